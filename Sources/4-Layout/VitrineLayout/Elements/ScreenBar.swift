import VitrineGeometry

/// A bar or keyboard along the upper or lower edge of a screen, which is a layer of it.
struct ScreenBar {
    /// The room of what it shows.
    let room: Rect
    let edge: Edge

    /// - Parameters:
    ///   - layer: A layer of a screen; there is no bar in most.
    ///   - screen: The frame of the screen.
    init?(in layer: PlacedElement, on screen: Rect) {
        guard Self.isBar(layer), let room = layer.shownRoom else { return nil }
        self.room = room
        edge = room.midY < screen.midY ? .top : .bottom
    }

    /// The kinds of nodes that inset what is beside them.
    static let kinds: Set<String> = ["keyboard", "navigationBar", "tabBar", "toolbar"]

    /// The kinds that a device shows around apps.
    private static let chrome: Set<String> = ["homeIndicator", "statusBar"]

    /// Returns `true` if a layer is a bar, whatever modifies it, or a component that is one.
    static func isBar(_ layer: PlacedElement) -> Bool { isNode(layer, of: kinds) }

    /// Returns `true` if a layer is the device's own.
    static func isChrome(_ layer: PlacedElement) -> Bool { isNode(layer, of: chrome) }

    private static func isNode(_ layer: PlacedElement, of kinds: Set<String>) -> Bool {
        let source = layer.element.source
        if let node = source.node, kinds.contains(node.kind), node.path == source.path { return true }
        return layer.children.count == 1 && isNode(layer.children[0], of: kinds)
    }
}

extension PlacedElement {
    /// The room of all texts, symbols and surfaces of a bar, whose outermost element may be as large as the
    /// body; `nil` if it shows nothing.
    package var shownRoom: Rect? {
        let isShown =
            element is TextElement || element is IconElement || element is SurfaceElement
            || element is TitleBarElement
        return children.reduce(isShown && !frame.isEmpty ? frame : nil) { room, child in
            guard let own = child.shownRoom else { return room }
            return room?.union(own) ?? own
        }
    }
}
