/// A path in a scene, such as `body[0].card[1].text.font.size`, split into its parts.
struct ScenePath: Hashable {
    enum Part: Hashable {
        case key(String)
        case index(Int)
    }

    var parts: [Part] = []

    init(_ parts: some Sequence<Part>) { self.parts = Array(parts) }

    init(_ text: String) {
        var name = ""
        func finish(_ parts: inout [Part]) {
            if !name.isEmpty { parts.append(.key(name)) }
            name = ""
        }
        var index: String?
        for character in text {
            switch character {
            case ".": if index == nil { finish(&parts) }
            case "[":
                finish(&parts)
                index = ""
            case "]":
                if let digits = index, let number = Int(digits) { parts.append(.index(number)) }
                index = nil
            default:
                if index == nil { name.append(character) } else { index?.append(character) }
            }
        }
        finish(&parts)
    }

    var text: String {
        parts.reduce(into: "") { text, part in
            switch part {
            case .key(let name): text += text.isEmpty ? name : ".\(name)"
            case .index(let number): text += "[\(number)]"
            }
        }
    }

    /// Returns the distance between two places: the number of steps into lists that they do not share.
    func distance(to other: ScenePath) -> Int {
        let common = zip(parts, other.parts).prefix { $0 == $1 }.count
        func descents(_ parts: ArraySlice<Part>) -> Int {
            parts.count { if case .index = $0 { true } else { false } }
        }
        return descents(parts[common...]) + descents(other.parts[common...])
    }

    func starts(with other: ScenePath) -> Bool { parts.starts(with: other.parts) }
}
