/// Recognisable names of the nodes of a scene: the text of a text or a button, the name of an icon, or the
/// first of these among the node's descendants.
struct NodeNames {
    /// The words at the paths of nodes.
    private var words: [[ScenePath.Part]: String] = [:]
    /// The keys below a node whose values are seen in the picture.
    private static let spoken: Set<String> = ["text", "label", "title", "button", "placeholder"]
    private static let lengthLimit = 40

    init(_ manifest: SceneManifest) {
        for text in manifest.texts {
            guard let word = Self.word(text.text) else { continue }
            let parts = ScenePath(text.path).parts
            guard let last = parts.lastIndex(where: { if case .index = $0 { true } else { false } }),
                last + 1 < parts.count
            else { continue }
            if parts.count == last + 2 {
                words[parts] = word
            }
            guard case .key(let key)? = parts.last, Self.spoken.contains(key) else { continue }
            // The first text within a node names it, where it has no words of its own.
            for count in stride(from: parts.count - 1, to: 0, by: -1) {
                let holder = Array(parts[..<count])
                if words[holder] == nil { words[holder] = word }
            }
        }
    }

    /// Returns the words of a node, or of the node that a property belongs to; `nil` if it has none.
    func name(of path: ScenePath) -> String? {
        let parts = path.parts
        guard let last = parts.lastIndex(where: { if case .index = $0 { true } else { false } }) else {
            return nil
        }
        let node = Array(parts.prefix(last + 2))
        return words[node]
    }

    /// Returns a text as a name, or `nil` for references, numbers and colours, which name nothing.
    private static func word(_ text: String) -> String? {
        let line = text.prefix { !$0.isNewline }
        guard line.contains(where: \.isLetter), !line.contains("{"), !line.hasPrefix("#") else { return nil }
        return line.count > lengthLimit ? "\(line.prefix(lengthLimit - 1))…" : String(line)
    }
}
