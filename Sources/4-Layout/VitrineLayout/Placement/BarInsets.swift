import VitrineGeometry

/// The room that the bars of screens take from content that would lie under them.
///
/// SwiftUI insets what is on a screen by its bars; in a scene they are nodes beside others. Content that keeps
/// clear of them by its own padding, margins or place has all of the screen.
struct BarInsets: Sendable {
    /// The room that a layer of a screen begins or ends at, from the screen's edges; `nil` for the safe area.
    struct Room: Sendable {
        var top: Double?
        var bottom: Double?
        /// The bars' ends, from the screen's edges; 0 for none.
        var bars = Insets.zero
    }

    /// The rooms of layers by the paths of their screens and their positions.
    private(set) var rooms: [String: [Int: Room]] = [:]
    /// The margins of vertical scrolls that extend under bars, by their paths.
    private(set) var margins: [String: Insets] = [:]

    /// No insets.
    init() {}

    /// Creates the insets that a scene needs, which has been laid out without any.
    init(in root: PlacedElement) {
        if let screen = root.element as? CanvasElement { add(screen, root) }
        for child in root.children {
            let inner = BarInsets(in: child)
            rooms.merge(inner.rooms) { own, _ in own }
            margins.merge(inner.margins) { own, _ in own }
        }
    }

    var isEmpty: Bool { rooms.isEmpty }

    private mutating func add(_ screen: CanvasElement, _ placed: PlacedElement) {
        let bars = placed.children.compactMap { layer in ScreenBar(in: layer, on: placed.frame) }
        if bars.isEmpty { return }
        for (index, layer) in placed.children.enumerated() where index < screen.layers.count {
            let content = CoveredContent(layer, ignoring: screen.layers[index].ignores)
            for bar in bars where content.isCovered(by: bar) {
                add(bar, to: content, at: (screen.source.path, index), on: placed.frame)
            }
        }
    }

    private mutating func add(
        _ bar: ScreenBar, to content: CoveredContent, at place: (screen: String, layer: Int), on screen: Rect
    ) {
        var room = rooms[place.screen]?[place.layer] ?? Room()
        let end = bar.edge == .top ? bar.room.maxY - screen.minY : screen.maxY - bar.room.minY
        var start = end
        if let scroll = content.scroll(reaching: bar.edge) {
            // It extends to the edge of the screen, its content no farther than the bar.
            start = 0
            var own = margins[scroll.element.source.path] ?? .zero
            if bar.edge == .top { own.top = max(own.top, end) } else { own.bottom = max(own.bottom, end) }
            margins[scroll.element.source.path] = own
        }
        if bar.edge == .top {
            room.top = max(room.top ?? 0, start)
            room.bars.top = max(room.bars.top, end)
        } else {
            room.bottom = max(room.bottom ?? 0, start)
            room.bars.bottom = max(room.bars.bottom, end)
        }
        rooms[place.screen, default: [:]][place.layer] = room
    }
}
