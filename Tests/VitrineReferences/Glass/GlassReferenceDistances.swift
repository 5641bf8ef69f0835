@testable import VitrineDisplayList
@testable import VitrineGeometry

/// A rectangle with a quarter circle at each corner, whose distance is that to the nearest of four lines and
/// four arcs.
struct GlassReferenceRoundedRectangle {
    let rect: Rect
    /// The radii, clockwise from the top left.
    let radii: [Double]

    /// Creates a rectangle, with the radii reduced to those that fit.
    init(_ rect: Rect, _ radii: [Double]) {
        self.rect = rect
        self.radii = radii
    }

    /// The directions of the corners from the middle.
    private static let signs: [(x: Double, y: Double)] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]

    /// Returns the middle of the circle of a corner.
    private func center(_ corner: Int) -> Point {
        let (x, y) = Self.signs[corner]
        return Point(
            x < 0 ? rect.minX + radii[corner] : rect.maxX - radii[corner],
            y < 0 ? rect.minY + radii[corner] : rect.maxY - radii[corner])
    }

    func distance(_ p: Point) -> (value: Double, gradient: Point) {
        var isInside = p.x >= rect.minX && p.x <= rect.maxX && p.y >= rect.minY && p.y <= rect.maxY
        var (best, normal, foot) = (Double.infinity, Point.zero, Point.zero)
        for corner in 0..<4 {
            let (x, y) = Self.signs[corner]
            let middle = center(corner)
            let away = p - middle
            guard radii[corner] > 0, away.x * x >= 0, away.y * y >= 0 else { continue }
            let length = away.length
            if length > radii[corner] { isInside = false }
            let direction = length > 0 ? away * (1 / length) : Point(x, y) * 0.5.squareRoot()
            if abs(length - radii[corner]) < best {
                best = abs(length - radii[corner])
                (normal, foot) = (direction, middle + direction * radii[corner])
            }
        }
        let outward = [Point(0, -1), Point(1, 0), Point(0, 1), Point(-1, 0)]
        for side in 0..<4 {
            let (a, b) = (center(side), center((side + 1) % 4))
            let (start, end) = (a + outward[side] * radii[side], b + outward[side] * radii[(side + 1) % 4])
            let along = end - start
            let square = along.x * along.x + along.y * along.y
            let part = square > 0 ? ((p.x - start.x) * along.x + (p.y - start.y) * along.y) / square : 0
            let point = start + along * min(max(part, 0), 1)
            let length = (p - point).length
            if length < best { (best, normal, foot) = (length, outward[side], point) }
        }
        let sign = isInside ? -1.0 : 1.0
        let away = p - foot
        if away.length > 1e-9 { normal = away * (sign / away.length) }
        return (sign * best, normal)
    }
}

/// Both distances at a point and their gradients, for one body or a join.
struct GlassReferenceDistances {
    var edge: Double
    var edgeGradient: Point
    var lens: Double
    var lensGradient: Point
    /// The weight of each body, in order.
    var weights: [Double]

    /// Returns the join with one more body, with the smoothness `k`.
    func joined(with other: GlassReferenceDistances, _ k: Double) -> GlassReferenceDistances {
        let (first, second) = Self.shares(edge, other.edge, k)
        let (firstLens, secondLens) = Self.shares(lens, other.lens, k)
        return GlassReferenceDistances(
            edge: Self.join(edge, other.edge, k),
            edgeGradient: edgeGradient * first + other.edgeGradient * second,
            lens: Self.join(lens, other.lens, k),
            lensGradient: lensGradient * firstLens + other.lensGradient * secondLens,
            weights: weights.map { $0 * first } + other.weights.map { $0 * second })
    }

    static func join(_ a: Double, _ b: Double, _ k: Double) -> Double {
        let q = max(k - abs(a - b), 0)
        return k > 0 ? min(a, b) - q * q / (4 * k) : min(a, b)
    }

    static func shares(_ a: Double, _ b: Double, _ k: Double) -> (Double, Double) {
        let far = k > 0 ? max(k - abs(a - b), 0) / (2 * k) : 0
        return a <= b ? (1 - far, far) : (far, 1 - far)
    }
}

/// A body with its computed geometry.
struct GlassReferenceBody {
    private enum Shape {
        case rounded(GlassReferenceRoundedRectangle)
        case outline(GlassReferenceOutline)

        func distance(_ p: Point) -> (value: Double, gradient: Point) {
            switch self {
            case .rounded(let rectangle): rectangle.distance(p)
            case .outline(let outline): outline.distance(p)
            }
        }
    }

    let optics: GlassOptics
    /// The middle of the box.
    let center: Point
    let outline: GlassReferenceOutline
    private let edge: Shape
    private let lens: Shape?

    init(_ body: Glass.Body) {
        optics = body.optics
        center = body.shape.bounds.center
        outline = GlassReferenceOutline(body.shape)
        let corners: (rect: Rect, radii: [Double])?
        switch body.shape {
        case .rectangle(let rect):
            corners = (rect, [0, 0, 0, 0])
            edge = .rounded(GlassReferenceRoundedRectangle(rect, [0, 0, 0, 0]))
        case .roundedRectangle(let rect, let radii, let style) where radii.isRound:
            let fitted = radii.fitted(to: rect.size).across
            corners = (rect, fitted)
            edge =
                style == .circular
                ? .rounded(GlassReferenceRoundedRectangle(rect, fitted)) : .outline(outline)
        case .roundedRectangle, .ellipse, .path:
            corners = nil
            edge = .outline(outline)
        }
        lens = corners.map { rect, radii in
            let most = min(rect.width, rect.height) / 2
            return .rounded(
                GlassReferenceRoundedRectangle(
                    rect, radii.map { min(max(1.5 * $0, body.optics.lens.height), most) }))
        }
    }

    func distances(_ p: Point) -> GlassReferenceDistances {
        let (e, n) = edge.distance(p)
        let (l, m) = lens?.distance(p) ?? (e, n)
        return GlassReferenceDistances(edge: e, edgeGradient: n, lens: l, lensGradient: m, weights: [1])
    }
}
