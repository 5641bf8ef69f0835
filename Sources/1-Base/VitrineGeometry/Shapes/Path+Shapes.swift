extension Path {
    /// Returns a rectangle, clockwise on screen from its top left. Empty for an empty or non-finite one.
    public static func rectangle(_ rect: Rect) -> Path {
        var path = Path()
        guard rect.isDrawable else { return path }
        path.move(to: Point(rect.minX, rect.minY))
        path.line(to: Point(rect.maxX, rect.minY))
        path.line(to: Point(rect.maxX, rect.maxY))
        path.line(to: Point(rect.minX, rect.maxY))
        path.close()
        return path
    }

    /// Returns a rectangle with round or elliptical corners, clockwise on screen, with its radii fitted to
    /// it.
    ///
    /// The outline starts at the left end of the top edge, as `rect` does in SVG.
    public static func roundedRectangle(_ rect: Rect, _ radii: CornerRadii, _ style: CornerStyle) -> Path {
        guard rect.isDrawable else { return Path() }
        let fitted = radii.fitted(to: rect.size)
        guard !fitted.isZero else { return rectangle(rect) }
        let (topLeft, topRight) = (fitted.topLeft, fitted.topRight)
        let (bottomRight, bottomLeft) = (fitted.bottomRight, fitted.bottomLeft)
        /// Returns the curve of a corner, from its radii and those of its neighbours along both sides.
        func curve(
            _ radius: Double, _ alongWidth: Double, _ height: Double, _ alongHeight: Double,
            turned: Bool = false
        ) -> CornerCurve {
            guard style == .continuous, radius > 0 else { return .arc }
            // Neighbours share a side in proportion to their radii.
            let (across, down) = (rect.width / (radius + alongWidth), rect.height / (height + alongHeight))
            return .continuous(incoming: turned ? down : across, outgoing: turned ? across : down)
        }
        var path = Path()
        path.reserve(18)
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let first = curve(
            topLeft.width, topRight.width, topLeft.height, bottomLeft.height, turned: true)
        path.move(to: Point(x0 + topLeft.width * (first.points.last?.y ?? 0), y0))
        path.addCorner(
            curve(topRight.width, topLeft.width, topRight.height, bottomRight.height),
            radii: (topRight.width, topRight.height), at: Point(x1, y0),
            incoming: Point(-1, 0), outgoing: Point(0, 1))
        path.addCorner(
            curve(
                bottomRight.width, bottomLeft.width, bottomRight.height, topRight.height, turned: true),
            radii: (bottomRight.height, bottomRight.width), at: Point(x1, y1),
            incoming: Point(0, -1), outgoing: Point(-1, 0))
        path.addCorner(
            curve(bottomLeft.width, bottomRight.width, bottomLeft.height, topLeft.height),
            radii: (bottomLeft.width, bottomLeft.height), at: Point(x0, y1),
            incoming: Point(1, 0), outgoing: Point(0, -1))
        path.addCorner(
            first, radii: (topLeft.height, topLeft.width), at: Point(x0, y0),
            incoming: Point(0, 1), outgoing: Point(1, 0))
        path.close()
        return path
    }

    /// Returns a square from the origin on, clockwise on screen, with the corner at the origin rounded.
    public static func square(_ side: Double, corner: CornerCurve, radius: Double) -> Path {
        var path = Path()
        path.addCorner(
            corner, radii: (radius, radius), at: .zero, incoming: Point(0, 1), outgoing: Point(1, 0))
        // The corner's curve is the first of the path; it begins on the left side.
        path.line(to: Point(side, 0))
        path.line(to: Point(side, side))
        path.line(to: Point(0, side))
        path.close()
        return path
    }

    /// Returns the ellipse that fills a rectangle, clockwise on screen from 3 o'clock.
    public static func ellipse(_ rect: Rect) -> Path {
        var path = Path()
        guard rect.isDrawable else { return path }
        let quarter = CornerCurve.arc
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        path.reserve(4 * quarter.cubicCount + 2)
        var sides = (Point(0, -1), Point(-1, 0))
        for index in 0..<4 {
            let (incoming, outgoing) = sides
            func place(_ unit: Point) -> Point {
                // Corners of the square -1...1 lie opposite to both sides' inward directions.
                let x = -(incoming.x + outgoing.x) + incoming.x * unit.x + outgoing.x * unit.y
                let y = -(incoming.y + outgoing.y) + incoming.y * unit.x + outgoing.y * unit.y
                return Point(rect.midX + rx * x, rect.midY + ry * y)
            }
            if index == 0 { path.move(to: place(quarter.points[0])) }
            path.addCubics(of: quarter, place)
            sides = (Point(-outgoing.x, -outgoing.y), incoming)
        }
        path.close()
        return path
    }

    /// Adds a line to the start of the corner, and the corner itself.
    ///
    /// - Parameters:
    ///   - radii: The radii along the side that leads to the corner, and along the one that leaves it.
    ///   - incoming: The direction from the corner back along the side that leads to it.
    ///   - outgoing: The direction along the side that leaves the corner.
    private mutating func addCorner(
        _ curve: CornerCurve, radii: (Double, Double), at corner: Point, incoming: Point, outgoing: Point
    ) {
        func place(_ unit: Point) -> Point {
            corner + incoming * (radii.0 * unit.x) + outgoing * (radii.1 * unit.y)
        }
        let radius = max(radii.0, radii.1)
        let start = place(curve.points[0])
        // Two corners that use up a side meet in one point, up to rounding.
        if let last = currentPoint, (start - last).length <= 1e-12 * (abs(last.x) + abs(last.y) + radius) {
        } else {
            line(to: start)
        }
        if radius > 0 { addCubics(of: curve, place) }
    }

    private mutating func addCubics(of curve: CornerCurve, _ place: (Point) -> Point) {
        let points = curve.points
        for i in stride(from: 1, to: points.count - 2, by: 3) {
            cubic(place(points[i]), place(points[i + 1]), to: place(points[i + 2]))
        }
    }
}
