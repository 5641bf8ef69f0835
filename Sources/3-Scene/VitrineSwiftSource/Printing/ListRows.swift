import VitrineSceneFormat

/// The rows of lists, whose padding is a method of its own in Swift: in the scene language it takes the place
/// of the insets that a list gives its rows, and in Swift, as in SwiftUI, padding is inside them.
enum ListRows {
    /// The method for the padding of rows, in the place of its key.
    static let insets = "listRowInsets"

    /// Returns the value of a list with the padding of its rows under the name of the method.
    static func withInsets(_ list: SceneValue) -> SceneValue {
        guard case .mapping = list.content else { return rows(list) }
        return replacing("sections", in: list) { sections in
            guard case .sequence(let values) = sections.content else { return sections }
            return SceneValue(
                .sequence(values.map { replacing("rows", in: $0, by: rows) }), at: sections.mark)
        }
    }

    /// Returns rows, or one row.
    private static func rows(_ value: SceneValue) -> SceneValue {
        guard case .sequence(let nodes) = value.content else { return row(value) }
        return SceneValue(.sequence(nodes.map(row)), at: value.mark)
    }

    /// Returns a mapping with another value of a key.
    private static func replacing(
        _ key: String, in record: SceneValue, by change: (SceneValue) -> SceneValue
    ) -> SceneValue {
        guard case .mapping(let entries) = record.content else { return record }
        return SceneValue(
            .mapping(
                entries.map { entry in
                    guard entry.key == key else { return entry }
                    return SceneValue.Entry(key: key, keyMark: entry.keyMark, value: change(entry.value))
                }), at: record.mark)
    }

    private static func row(_ node: SceneValue) -> SceneValue {
        guard case .mapping(let entries) = node.content else { return node }
        if SwiftValueWriter.choice(entries) != nil {
            return replacing("else", in: replacing("then", in: node, by: row), by: row)
        }
        if entries.contains(where: { $0.key == "row" }) { return node }
        let inner = replacing("group", in: node, by: rows)
        let outer = replacing("forEach", in: inner) { replacing("content", in: $0, by: rows) }
        guard case .mapping(let changed) = outer.content else { return outer }
        return SceneValue(
            .mapping(
                changed.map { entry in
                    guard entry.key == "padding" else { return entry }
                    return SceneValue.Entry(key: insets, keyMark: entry.keyMark, value: entry.value)
                }), at: outer.mark)
    }
}
