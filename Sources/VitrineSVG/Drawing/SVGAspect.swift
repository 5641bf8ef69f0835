import VitrineGeometry

/// How a view box is fitted into a viewport: `preserveAspectRatio`.
struct SVGAspect: Hashable, Sendable {
    /// 0, 0.5 or 1 of the room that is left; nil where both axes are stretched on their own.
    var align: Point? = Point(0.5, 0.5)
    var isSlice = false

    init() {}

    /// Nil where the text is none.
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

    /// The map from a view box to a viewport at the origin (SVG 2, 8.2).
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
