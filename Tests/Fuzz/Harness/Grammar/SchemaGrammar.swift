import VitrineTestSupport

/// A grammar from a JSON Schema: values that match it, many of them at the ends of their ranges.
struct SchemaGrammar {
    let definitions: [String: SchemaShape]
    /// The depth at which values become as simple as they can be.
    var depth = 9
    /// The texts where any may stand.
    var texts: [String]

    /// Returns a value of a shape.
    func value(_ shape: SchemaShape, at level: Int = 0, using random: inout SeededGenerator) -> FuzzValue {
        switch shape {
        case .any: return anything(using: &random)
        case .boolean: return .raw(Bool.random(using: &random) ? "true" : "false")
        case .number(let range, let isInteger): return number(range, isInteger, using: &random)
        case .text(let pattern): return .text(text(pattern, using: &random))
        case .words(let words): return .text(words.randomElement(using: &random, or: ""))
        case .constant(let value): return value
        case .reference(let name):
            return definitions[name].map { value($0, at: level, using: &random) } ?? .null
        case .choice(let choices):
            let fitting = level > depth ? choices.filter { isSimple($0) } : choices
            let chosen = (fitting.isEmpty ? choices : fitting).randomElement(using: &random, or: .any)
            // Names and conditions are one choice of every value: too many, and few values are left.
            if case .reference("lookedUp") = chosen, Int.random(in: 0..<20, using: &random) > 0,
                let first = choices.first
            {
                return value(first, at: level, using: &random)
            }
            return value(chosen, at: level, using: &random)
        case .list(let element, let count):
            let many = level > depth ? count.lowerBound : Int.random(in: count, using: &random)
            return .list((0..<many).map { _ in value(element, at: level + 1, using: &random) })
        case .map(let members, let required, let rest):
            return .map(self.members(members, required, rest, at: level, using: &random))
        }
    }

    private func members(
        _ members: [(name: String, shape: SchemaShape)], _ required: Set<String>, _ rest: SchemaShape?,
        at level: Int, using random: inout SeededGenerator
    ) -> [FuzzValue.Member] {
        let optional = members.filter { !required.contains($0.name) }
        let extra =
            level > depth ? 0 : min(optional.count, [0, 1, 1, 2, 3, 5].randomElement(using: &random, or: 0))
        var names = required
        for _ in 0..<extra {
            if let chosen = optional.randomElement(using: &random) { names.insert(chosen.name) }
        }
        var found = members.filter { names.contains($0.name) }.map {
            FuzzValue.Member($0.name, value($0.shape, at: level + 1, using: &random))
        }
        if let rest, level <= depth {
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                found.append(
                    FuzzValue.Member(
                        texts.randomElement(using: &random, or: "a"),
                        value(rest, at: level + 1, using: &random)))
            }
        }
        return found
    }

    /// Returns `true` if a value of the shape holds no others.
    private func isSimple(_ shape: SchemaShape) -> Bool {
        switch shape {
        case .list, .map, .choice, .reference, .any: false
        default: true
        }
    }

    private func number(
        _ range: ClosedRange<Double>, _ isInteger: Bool, using random: inout SeededGenerator
    ) -> FuzzValue {
        let near = max(range.lowerBound, min(range.upperBound, Double.random(in: -1...40, using: &random)))
        switch Int.random(in: 0..<60, using: &random) {
        case 0, 5, 6, 7: return .raw(Self.written(range.lowerBound))
        case 1, 8, 9, 10: return .raw(Self.written(range.upperBound))
        case 2: return .raw(FuzzWords.number(using: &random))
        case 3:
            return .raw(
                "\(isInteger ? Double.random(in: range, using: &random).rounded() : Double.random(in: range, using: &random))"
            )
        case 4: return .text("{" + ExpressionGrammar().text(depth: 2, using: &random) + "}")
        default: return .raw(Self.written(isInteger ? near.rounded() : (near * 4).rounded() / 4))
        }
    }

    private static func written(_ value: Double) -> String {
        Int(exactly: value).map { "\($0)" } ?? "\(value)"
    }

    private func text(_ pattern: String?, using random: inout SeededGenerator) -> String {
        guard let pattern else { return texts.randomElement(using: &random, or: "") }
        let fitting = Self.samples.first { $0.pattern == pattern }?.texts ?? texts
        return fitting.randomElement(using: &random, or: "")
    }

    private func anything(using random: inout SeededGenerator) -> FuzzValue {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .raw(FuzzWords.number(using: &random))
        case 1: .raw(["true", "false", "null"].randomElement(using: &random, or: "null"))
        case 2: .list([.raw("1"), .text("a"), .map([FuzzValue.Member("x", .raw("2"))])])
        default: .text(texts.randomElement(using: &random, or: ""))
        }
    }

    /// Texts for the patterns of the schema of scenes.
    private static let samples: [(pattern: String, texts: [String])] = [
        (#"\{[^{}]+\}"#, ["{1}", "{0.5 + 0.25}", "{'a'}", "{min(1, 2)}", "{true}", "{'4' + 'x'}", "{gone}"]),
        (#"^-?\d+(\.\d+)?%$"#, ["0%", "50%", "-3%", "100%", "99999999999999999999%", "0.0001%"]),
        (
            #"^\s*(rgba?|hsla?|color)\(.+\)$"#,
            [
                "rgb(255 0 128)", "rgba(1,2,3,.5)", "hsl(120deg 50% 50%)", "hsl(1e308 1e308% -1%)",
                "color(display-p3 1 0.5 0)", "color(oklch 0.7 0.4 1e308)", "color(lab 1e308 -1e308 0)",
            ]
        ),
        (
            #"^\s*[Mm]"#,
            [
                "M0 0L10 10", "M0 0H9V9Z", "M1 1C2 2 3 3 4 4S5 5 6 6Q7 7 8 8T9 9A5 3 30 1 0 0 0Z",
                "M0 0A0 0 0 0 0 9 9",
                "M1e5 1e5L-1e5-1e5", "M0 0A1e-9 1e5 45 1 1 1 1", "M0,0l1e300,1", "m0 0z m1 1z",
            ]
        ),
        (#"^\d+(\.\d+)? *[/:] *\d+(\.\d+)?$"#, ["16:9", "1/1", "0:0", "1:99999", "4 / 3"]),
        (#"^[A-Za-z_][A-Za-z0-9_]*$"#, ["x", "item", "size", "title"]),
        (#"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"#, ["en", "de-DE", "ar", "he-IL", "ja", "zz-99999999"]),
        (#"^(>=|<=|>|<) *(18|26|27)$"#, [">= 26", "< 18"]),
        (#"^(>=|<=|>|<) *\d+(\.\d+)?$"#, ["> 300", "<= 0", ">= 99999999999999999999"]),
        (#"^\d{4}-\d{2}-\d{2}$"#, ["2026-06-01", "9999-99-99", "0000-00-00"]),
        (
            #"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"#,
            ["#fff", "#12345678", "#0000"]
        ),
    ]
}
