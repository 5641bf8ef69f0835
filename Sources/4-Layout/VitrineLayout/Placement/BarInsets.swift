import VitrineGeometry

/// The room that the bars of screens take from content that would lie under them.
///
/// SwiftUI insets what is on a screen by its bars; in a scene they are nodes beside others. Content that
/// keeps clear of them by its own padding, margins or place has all of the screen.
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

    var isEmpty: Bool { rooms.isEmpty }

    /// Adds the room that a bar takes from a layer, which begins or ends at it.
    ///
    /// - Parameters:
    ///   - length: The bar's end, in points, from the edge of the screen.
    ///   - scroll: The path of a scroll that extends to the edge of the screen, its content no farther than
    ///     the bar; `nil` for content that does not.
    mutating func add(
        _ length: Double, at edge: Edge, to place: (screen: String, layer: Int), extending scroll: String?
    ) {
        var room = rooms[place.screen]?[place.layer] ?? Room()
        if let scroll {
            var own = margins[scroll] ?? .zero
            if edge == .top { own.top = max(own.top, length) } else { own.bottom = max(own.bottom, length) }
            margins[scroll] = own
        }
        let start = scroll == nil ? length : 0
        if edge == .top {
            room.top = max(room.top ?? 0, start)
            room.bars.top = max(room.bars.top, length)
        } else {
            room.bottom = max(room.bottom ?? 0, start)
            room.bars.bottom = max(room.bars.bottom, length)
        }
        rooms[place.screen, default: [:]][place.layer] = room
    }
}
