import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// A bar of a screen, or the keyboard, and its place in the order of painting.
package struct PlacedBar {
    /// The position among the audited elements.
    package let index: Int
    /// The name in messages, such as `tab bar`.
    package let name: String
    package let frame: Rect
    /// `true` for a stack that is a bar by its place.
    package var isHandmade = false

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

    /// The heights of bars, in points, the part of its screen's width that one has at least, and the distance
    /// from the edge of that up to which it lies along it.
    private static let (heights, share, distance) = (40.0...120, 0.8, 64.0)
    /// The alpha from which nothing is seen behind a bar.
    private static let opaque = 0.9

    /// Returns the opaque stacks of buttons or words along the upper or lower edge of a screen, which are its
    /// bars, in their order.
    package static func handmade(in elements: [AuditedElement]) -> [PlacedBar] {
        var screen = Rect.zero
        return elements.enumerated().compactMap { index, element in
            if element.placed.element is CanvasElement { screen = element.placed.frame }
            let frame = element.placed.frame
            guard let surface = element.placed.element as? SurfaceElement,
                case .color(let color)? = surface.decoration.fills.last, color.alpha >= opaque,
                element.isSeen, !element.isScrolling, element.device == nil,
                heights.contains(frame.height), frame.width >= share * screen.width,
                screen.insetBy(-1, -1).contains(frame),
                min(frame.minY - screen.minY, screen.maxY - frame.maxY) <= distance,
                element.placed.texts.count + element.placed.symbolNames.count > 1,
                (AlignedChild(element.placed).core.element as? StackElement)?.axis == .horizontal
            else { return nil }
            return PlacedBar(index: index, name: "bar", frame: frame, isHandmade: true)
        }
    }
}

extension PlacedElement {
    /// What paints the node: a keyboard, and a bar with an alignment of its own, is placed in a frame as
    /// large as its screen.
    fileprivate var painted: PlacedElement {
        let isKeyboard = element.source.node?.kind == "keyboard"
        var placed = self
        while isKeyboard || (placed.element as? FrameElement)?.isPlacement == true,
            placed.element.modifiedContent != nil, placed.children.count == 1,
            let content = placed.children.first
        {
            placed = content
        }
        return placed
    }
}
