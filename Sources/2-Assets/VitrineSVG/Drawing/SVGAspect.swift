import VitrineGeometry

/// The way a view box is fitted into a viewport: `preserveAspectRatio`.
struct SVGAspect: Hashable, Sendable {
    /// The fraction of the remaining room before the content: 0, 0.5 or 1 in each direction; `nil` if both
    /// axes are stretched independently.
    var align: Point? = Point(0.5, 0.5)
    var isSlice = false

    init() {}

    /// Parses the attribute, or returns `nil` if the text is invalid.
    init?(_ text: String) {
        var words = text.split(whereSeparator: \.isWhitespace)[...]
        if words.first == "defer" { words = words.dropFirst() }
        guard let first = words.popFirst() else { return nil }
        switch words.popFirst() {
        case nil, "meet": break
        case "slice": isSlice = true
        default: return nil
        }
        guard words.isEmpty else { return nil }
        if first == "none" {
            align = nil
            return
        }
        let places: [Substring: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
        guard first.count == 8, first.hasPrefix("x"), let x = places[first.dropFirst().prefix(3)],
            first.dropFirst(4).hasPrefix("Y"), let y = places[first.dropFirst(5)]
        else { return nil }
        align = Point(x, y)
    }

    /// Returns the map from a view box to a viewport at the origin (SVG 2, 8.2).
    func map(_ box: Rect, to size: Size) -> Affine {
        var x = size.width / box.width
        var y = size.height / box.height
        if align != nil {
            x = isSlice ? max(x, y) : min(x, y)
            y = x
        }
        let room = Point(size.width - box.width * x, size.height - box.height * y)
        let align = align ?? .zero
        return Affine.translation(-box.minX, -box.minY).then(.scale(x, y))
            .then(.translation(room.x * align.x, room.y * align.y))
    }
}
