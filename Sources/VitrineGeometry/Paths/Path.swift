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
