import VitrineGeometry

/// A horizontal line along a text.
package struct TextDecoration: Hashable, Sendable {
    /// The left end of the center line.
    package var start: Point
    package var length: Double
    package var thickness: Double
    package var pattern: TextLineStyle.Pattern
    package var paint: Int

    /// The rectangles to paint.
    ///
    /// In a pattern, dots and dashes are whole, except for the last one, which ends with the line. As in
    /// CoreText, dots are as long as the line is thick, dashes are three times as long, and each is followed
    /// by a gap as long as a dot.
    package var rects: [Rect] {
        let lengths: [Double] =
            switch pattern {
            case .solid: []
            case .dot: [1]
            case .dash: [3]
            case .dashDot: [3, 1]
            case .dashDotDot: [3, 1, 1]
            }
        guard !lengths.isEmpty, thickness > 0 else { return [rect(0, length)] }
        var rects: [Rect] = []
        var x = 0.0
        var index = 0
        // Bounds the number of dots of very thin lines.
        while x < length, rects.count < 20_000 {
            let part = lengths[index % lengths.count] * thickness
            rects.append(rect(x, min(part, length - x)))
            x += part + thickness
            index += 1
        }
        return rects
    }

    private func rect(_ from: Double, _ width: Double) -> Rect {
        Rect(x: start.x + from, y: start.y - thickness / 2, width: max(width, 0), height: thickness)
    }
}
