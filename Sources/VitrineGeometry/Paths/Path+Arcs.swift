extension Path {
    /// Returns a part of the ellipse that fills a rectangle.
    ///
    /// A full turn or more is the whole ellipse from the start on, closed, regardless of `closing`. The path
    /// is empty for an empty or non-finite rectangle, and for angles that are equal or not finite.
    ///
    /// - Parameters:
    ///   - startAngle: The start, in degrees clockwise on screen from 3 o'clock. Angles are those of a circle
    ///     that is then scaled to the rectangle, so that 45 degrees lies on its diagonal.
    ///   - endAngle: The end, in the same way. If it is before the start, the arc runs anticlockwise.
    ///   - closing: The way in which the two ends are joined.
    public static func arc(
        _ rect: Rect, startAngle: Double, endAngle: Double, closing: ArcClosing = .open
    ) -> Path {
        var path = Path()
        let sweep = min(max(endAngle - startAngle, -360), 360)
        guard rect.isDrawable, startAngle.isFinite, endAngle.isFinite, sweep != 0 else { return path }
        let isWhole = abs(sweep) == 360
        let centre = Point(rect.midX, rect.midY)
        func place(_ unit: Point) -> Point {
            Point(centre.x + rect.width / 2 * unit.x, centre.y + rect.height / 2 * unit.y)
        }
        let pieces = UnitArc.pieces(degrees: sweep)
        let quarter = ExactMath.sinCos(degrees: sweep / Double(pieces) / 4)
        let handle = 4.0 / 3 * quarter.sine / quarter.cosine
        // Reducing large start angles preserves the digits of small ones.
        let first = startAngle.truncatingRemainder(dividingBy: 360)
        func direction(_ index: Int) -> Point {
            let angle = isWhole && index == pieces ? first : first + sweep * Double(index) / Double(pieces)
            let turn = ExactMath.sinCos(degrees: angle)
            return Point(turn.cosine, turn.sine)
        }
        var from = direction(0)
        path.move(to: place(from))
        for index in 1...pieces {
            let to = direction(index)
            let (c1, c2) = UnitArc.controls(from, to, handle)
            path.cubic(place(c1), place(c2), to: place(to))
            from = to
        }
        if isWhole { path.close() }
        if !isWhole, closing == .pie { path.line(to: centre) }
        if !isWhole, closing != .open { path.close() }
        return path
    }
}
