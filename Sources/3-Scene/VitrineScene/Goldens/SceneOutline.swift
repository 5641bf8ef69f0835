import VitrineSceneFormat
import VitrineSource

/// A parsed scene flattened to its leaves: values and their positions.
package struct SceneOutline: Sendable {
    /// A scalar or an empty collection of the scene.
    package struct Leaf: Hashable, Sendable {
        /// The path, such as `body[0].card[1].text.font`: like the source names of elements and display
        /// items, but without ids.
        package var path: String
        /// The value as written.
        package var text: String
        package var mark: SourceMark
    }

    package private(set) var leaves: [Leaf] = []
    /// The paths of nodes that have an id, by `#id`.
    package private(set) var ids: [String: String] = [:]
    private let components: Set<String>
    private let limit: Int
    private let vocabulary: Vocabulary

    /// Creates an outline of at most `limit` leaves.
    package init(_ scene: SceneValue, vocabulary: Vocabulary, limit: Int = 50_000) {
        self.vocabulary = vocabulary
        components = scene.entry("components")?.value.keys ?? []
        self.limit = limit
        guard case .mapping(let entries) = scene.content else { return }
        // The comparison settings for goldens are not part of the picture.
        for entry in entries where entry.key != "golden" { visit(entry.value, entry.key, entry.keyMark) }
    }

    private mutating func visit(_ value: SceneValue, _ path: String, _ mark: SourceMark) {
        guard leaves.count < limit else { return }
        switch value.content {
        case .null: leaves.append(Leaf(path: path, text: "", mark: mark))
        case .bool(let flag): leaves.append(Leaf(path: path, text: "\(flag)", mark: mark))
        case .number(_, let literal): leaves.append(Leaf(path: path, text: literal, mark: mark))
        case .string(let text):
            // A bare word such as `spacer` is a node.
            let isNode = path.hasSuffix("]") && isKind(text)
            leaves.append(Leaf(path: isNode ? "\(path).\(text)" : path, text: isNode ? "" : text, mark: mark))
        case .sequence(let values):
            for (index, value) in values.enumerated() { visit(value, "\(path)[\(index)]", value.mark) }
            if values.isEmpty { leaves.append(Leaf(path: path, text: "[]", mark: mark)) }
        case .mapping(let entries):
            let node = node(entries, path)
            for entry in entries {
                let own =
                    node.map { entry.key == $0.kind ? $0.path : "\($0.path).\(entry.key)" }
                    ?? "\(path).\(entry.key)"
                visit(entry.value, own, entry.keyMark)
            }
            if entries.isEmpty { leaves.append(Leaf(path: path, text: "{}", mark: mark)) }
        }
    }

    /// Returns the kind of a mapping that is a node, and its path. Nodes are list elements.
    private mutating func node(
        _ entries: [SceneValue.Entry], _ path: String
    ) -> (kind: String, path: String)? {
        guard path.hasSuffix("]"), let kind = kind(entries) else { return nil }
        if case .string(let id)? = entries.first(where: { $0.key == "id" })?.value.content {
            ids["#\(id)"] = "\(path).\(kind)"
        }
        return (kind, "\(path).\(kind)")
    }

    /// Returns a known kind, or the only key that is not a modifier: a component of a library.
    private func kind(_ entries: [SceneValue.Entry]) -> String? {
        if let known = entries.first(where: { isKind($0.key) }) { return known.key }
        let others = entries.filter { entry in !vocabulary.modifiers.contains(entry.key) }
        return others.count == 1 && others.count < entries.count ? others[0].key : nil
    }

    private func isKind(_ word: String) -> Bool { vocabulary.hasKind(word) || components.contains(word) }
}
