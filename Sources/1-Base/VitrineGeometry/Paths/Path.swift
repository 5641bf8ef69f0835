/// A sequence of contours made of straight lines and Bézier curves.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quad(Point, Point)
        case cubic(Point, Point, Point)
        case close
    }

    public private(set) var elements: [Element]
    /// The start of the next segment, or `nil` before the first `move`.
    public private(set) var currentPoint: Point?
    private var start: Point?

    public init() {
        elements = []
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// Reserves memory for `count` elements.
    mutating func reserve(_ count: Int) { elements.reserveCapacity(count) }

    public mutating func move(to p: Point) {
        elements.append(.move(p))
        currentPoint = p
        start = p
    }

    /// Adds a line from the current point, or starts a contour at `p` if there is none.
    public mutating func line(to p: Point) {
        guard currentPoint != nil else { return move(to: p) }
        elements.append(.line(p))
        currentPoint = p
    }

    public mutating func quad(_ control: Point, to p: Point) {
        if currentPoint == nil { move(to: control) }
        elements.append(.quad(control, p))
        currentPoint = p
    }

    public mutating func cubic(_ first: Point, _ second: Point, to p: Point) {
        if currentPoint == nil { move(to: first) }
        elements.append(.cubic(first, second, p))
        currentPoint = p
    }

    public mutating func close() {
        guard currentPoint != nil else { return }
        elements.append(.close)
        currentPoint = start
    }

    public mutating func append(_ other: Path) {
        elements.append(contentsOf: other.elements)
        currentPoint = other.currentPoint
        start = other.start
    }

    /// Returns the path with each point transformed.
    public func transformed(by map: Affine) -> Path {
        var result = self
        result.elements = elements.map { element in
            switch element {
            case .move(let p): .move(map.apply(p))
            case .line(let p): .line(map.apply(p))
            case .quad(let c, let p): .quad(map.apply(c), map.apply(p))
            case .cubic(let c1, let c2, let p): .cubic(map.apply(c1), map.apply(c2), map.apply(p))
            case .close: .close
            }
        }
        result.currentPoint = currentPoint.map(map.apply)
        result.start = start.map(map.apply)
        return result
    }

    /// The bounding box of all end points and control points, or `nil` for an empty path.
    public var controlBounds: Rect? {
        var box: Rect?
        func add(_ p: Point) {
            let spot = Rect(origin: p, size: .zero)
            box = box.map { $0.union(spot) } ?? spot
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): add(p)
            case .quad(let c, let p):
                add(c)
                add(p)
            case .cubic(let c1, let c2, let p):
                add(c1)
                add(c2)
                add(p)
            case .close: break
            }
        }
        return box
    }
}

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

extension Path {
    /// The tight bounding box of the drawn curve, or `nil` for an empty path.
    public var bounds: Rect? {
        var box: Rect?
        var current = Point.zero
        var start = Point.zero
        func add(_ p: Point) {
            let spot = Rect(origin: p, size: .zero)
            box = box.map { $0.union(spot) } ?? spot
        }
        for element in elements {
            switch element {
            case .move(let p):
                add(p)
                (current, start) = (p, p)
            case .line(let p):
                add(p)
                current = p
            case .quad(let c, let p):
                // The same curve as a cubic.
                let c1 = current + (c - current) * (2.0 / 3)
                let c2 = p + (c - p) * (2.0 / 3)
                Self.extremes(current, c1, c2, p).forEach(add)
                add(p)
                current = p
            case .cubic(let c1, let c2, let p):
                Self.extremes(current, c1, c2, p).forEach(add)
                add(p)
                current = p
            case .close: current = start
            }
        }
        return box
    }

    /// Returns the points of a cubic where it reverses in x or in y.
    private static func extremes(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> [Point] {
        var result: [Point] = []
        func solve(_ v0: Double, _ v1: Double, _ v2: Double, _ v3: Double) {
            // A third of the derivative: a t^2 + b t + c.
            let a = v3 - v0 + 3 * (v1 - v2)
            let b = 2 * (v0 - 2 * v1 + v2)
            let c = v1 - v0
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return }
            // The stable form of the quadratic formula: no difference of nearly equal numbers.
            let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
            for t in [q / a, c / q] where t > 0 && t < 1 {
                result.append(Flattening.cubic(p0, p1, p2, p3, t, 1 - t))
            }
        }
        solve(p0.x, p1.x, p2.x, p3.x)
        solve(p0.y, p1.y, p2.y, p3.y)
        return result
    }
}
