import VitrineGeometry
import VitrineLayout

/// A bar of a screen, or the keyboard, and its place in the order of painting.
package struct PlacedBar {
    /// The position among the audited elements.
    package let index: Int
    /// The name in messages, such as `tab bar`.
    package let name: String
    package let frame: Rect

    /// The kinds of bars, with their names in messages.
    package static let names = [
        "keyboard": "keyboard", "navigationBar": "navigation bar", "tabBar": "tab bar", "toolbar": "toolbar",
    ]

    /// Returns the bars that are seen among the elements of a scene, in their order.
    package static func all(in elements: [AuditedElement]) -> [PlacedBar] {
        var seen: Set<String> = []
        return elements.enumerated().compactMap { index, element in
            let source = element.placed.element.source
            guard let node = source.node, node.path == source.path, let name = names[node.kind],
                !element.placed.frame.isEmpty, element.isSeen, seen.insert(source.path).inserted
            else { return nil }
            return PlacedBar(index: index, name: name, frame: element.placed.painted.frame)
        }
    }
}

extension PlacedElement {
    /// What paints the node: a keyboard is placed in a frame as large as its screen.
    fileprivate var painted: PlacedElement {
        guard element.source.node?.kind == "keyboard" else { return self }
        var placed = self
        while placed.element.modifiedContent != nil, placed.children.count == 1,
            let content = placed.children.first
        {
            placed = content
        }
        return placed
    }
}
