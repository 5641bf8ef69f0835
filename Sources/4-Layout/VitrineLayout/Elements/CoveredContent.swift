import VitrineGeometry
import VitrineStyle

/// What a layer of a screen shows, which bars may cover.
struct CoveredContent {
    /// The frames of its texts, symbols and controls, where scrolls have not been moved.
    private var frames: [Rect] = []
    /// The frames of the shapes and pictures in a scroll.
    private var pieces: [Rect] = []
    private var scroll: PlacedElement?
    private var holdsList = false
    /// The edges at which it keeps its place, whatever lies there.
    private var kept: Set<Edge>
    private let frame: Rect

    /// The length, in points, by which texts may reach into a bar.
    private static let tolerance = 1.0
    /// The kinds that lie above all of a screen, its bars included, or around it.
    private static let presented: Set<String> = [
        "alert", "confirmationDialog", "dynamicIsland", "homeIndicator", "menu", "popover", "sheet",
        "statusBar", "toast",
    ]

    /// The kinds that are content although they may show no text and no symbol. Shapes and pictures may be
    /// behind everything.
    private static let drawn: Set<String> = [
        "activityIndicator", "avatar", "chart", "gauge", "pageControl", "progressBar", "progressRing",
        "ratingStars", "searchField", "secureField", "skeleton", "slider", "stepper", "textField", "toggle",
    ]

    init(_ layer: PlacedElement, ignoring edges: Set<Edge>) {
        kept = edges
        frame = layer.frame
        visit(layer, moved: 0, isOwn: true)
    }

    /// - Parameters:
    ///   - moved: The points by which scrolls around have moved the element.
    ///   - isOwn: `true` if no node but the layer's is around the element.
    ///   - outer: The path of the element around it.
    private mutating func visit(
        _ placed: PlacedElement, moved: Double, isOwn: Bool, within outer: String = ""
    ) {
        let element = placed.element
        let source = element.source
        if let kind = source.node?.kind, Self.presented.contains(kind) || ScreenBar.kinds.contains(kind) {
            return
        }
        if source.node?.kind == "list" { holdsList = true }
        let isAlone = isOwn && placed.children.count == 1
        if isAlone, element is OffsetElement || element is PositionElement || element is TransformElement {
            kept = Set(Edge.allCases)
        }
        var inner = moved
        if let viewport = element as? ScrollElement, viewport.axes.contains(.vertical) {
            scroll = scroll ?? placed
            inner += viewport.restOffset(placed)
        }
        let isShown = element is TextElement || element is IconElement || isDrawn(source, within: outer)
        if isShown, !placed.frame.isEmpty { frames.append(placed.frame.offsetBy(Point(0, moved))) }
        let isPiece = element is ShapeElement || element is SurfaceElement || element is ImageElement
        if isPiece, scroll != nil, !placed.frame.isEmpty {
            pieces.append(placed.frame.offsetBy(Point(0, moved)))
        }
        for child in placed.children { visit(child, moved: inner, isOwn: isAlone, within: source.path) }
    }

    /// Returns `true` for the outermost element of a node that is content whatever it consists of: a control,
    /// or what is said to be a button.
    private func isDrawn(_ source: ElementSource, within outer: String) -> Bool {
        guard source.path != outer else { return false }
        return source.node.map { Self.drawn.contains($0.kind) } == true
            || source.accessibility?.properties.traits.contains(.isButton) == true
    }

    /// Returns the outermost vertical scroll, if it ends where the layer does.
    func scroll(reaching edge: Edge) -> PlacedElement? {
        scroll.flatMap { placed in
            let gap = edge == .top ? placed.frame.minY - frame.minY : frame.maxY - placed.frame.maxY
            return gap <= Self.tolerance ? placed : nil
        }
    }

    /// Returns `true` if something would lie under a bar without having been put there.
    func isCovered(by bar: ScreenBar) -> Bool {
        func isTouched(_ frames: [Rect]) -> Bool {
            frames.contains { frame in
                bar.room.intersection(frame).map { min($0.width, $0.height) > Self.tolerance } ?? false
            }
        }
        if kept.contains(bar.edge) { return false }
        if bar.edge == .top, scroll(reaching: .top) != nil {
            // As in SwiftUI, what scrolls begins below the bar, unless it is as wide and may be behind
            // everything.
            let narrow = pieces.filter { $0.width < bar.room.width - Self.tolerance }
            return isTouched(frames) || isTouched(narrow)
        }
        guard let first = frames.map(\.minY).min(), let last = frames.map(\.maxY).max() else { return false }
        if bar.edge == .bottom, let scroll = scroll(reaching: .bottom), let content = scroll.children.first {
            // What ends a screen scrolls on, if it can.
            let viewport = scroll.frame
            guard viewport.maxY > bar.room.minY, content.frame.height > viewport.height else { return false }
            return (scroll.element as? ScrollElement).map {
                viewport.maxY - $0.margins.bottom > bar.room.minY + Self.tolerance
            } ?? false
        }
        guard isTouched(frames) else { return false }
        if scroll(reaching: bar.edge) != nil { return true }
        return bar.edge == .top
            ? first >= bar.room.minY - Self.tolerance
            : !holdsList && last <= bar.room.maxY + Self.tolerance
    }
}
