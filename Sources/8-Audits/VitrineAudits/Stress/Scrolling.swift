import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

/// Scenes as they are after their scrolls have been scrolled.
enum Scrolling {
    /// Returns a scene whose scrolls are scrolled down by a length in points, or as far as they can be.
    static func applied(to value: SceneValue, by length: Double) -> SceneValue {
        let content: SceneValue.Content
        switch value.content {
        case .sequence(let values): content = .sequence(values.map { applied(to: $0, by: length) })
        case .mapping(let entries):
            var entries = entries.map { entry in
                SceneValue.Entry(
                    key: entry.key, keyMark: entry.keyMark, value: applied(to: entry.value, by: length))
            }
            if let scroll = entries.first(where: { $0.key == "scroll" }) {
                let y = SceneValue(.number(length, literal: PrintedText.number(length)), at: scroll.keyMark)
                let offset = SceneValue(
                    .mapping([SceneValue.Entry(key: "y", keyMark: scroll.keyMark, value: y)]),
                    at: scroll.keyMark)
                entries.removeAll { $0.key == "contentOffset" }
                entries.append(
                    SceneValue.Entry(key: "contentOffset", keyMark: scroll.keyMark, value: offset))
            }
            content = .mapping(entries)
        case .null, .bool, .number, .string: return value
        }
        return SceneValue(content, at: value.mark, in: value.scope)
    }

    /// Returns the lengths by which to scroll a scene, so that all of its content comes to lie under its
    /// bars: quarters of the longest way; none for a scene that does not scroll.
    static func lengths(in elements: [AuditedElement]) -> [Double] {
        let ways = elements.compactMap { element -> Double? in
            guard let scroll = element.placed.element as? ScrollElement, scroll.axes.contains(.vertical),
                let content = element.placed.children.first
            else { return nil }
            return content.frame.height + scroll.margins.vertical - element.placed.frame.height
        }
        guard let longest = ways.max(), longest.isFinite, longest > leastWay else { return [] }
        return (1...parts).map { (longest * Double($0) / Double(parts)).rounded(.up) }
    }

    private static let parts = 4
    /// What scrolls by less brings nothing else under a bar, in points.
    private static let leastWay = 8.0
}
