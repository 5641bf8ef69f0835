import VitrineGeometry

/// An affine map without its translation, with factors so small that no sum of products is infinite.
public struct LinearMap: Sendable, Equatable {
    var a: Double
    var b: Double
    var c: Double
    var d: Double

    /// The bound of all factors, which keeps sums of their products with distances in pixels finite.
    static let limit = 1e100

    /// Creates the map from device pixels to the points that `transform` maps there, or `nil` if it collapses
    /// the plane.
    init?(inverseOf transform: Affine) {
        guard let inverse = transform.inverse else { return nil }
        (a, b, c, d) = (inverse.a, inverse.b, inverse.c, inverse.d)
        guard isSound else { return nil }
    }

    /// Returns this map followed by a scaling.
    func scaled(_ x: Double, _ y: Double) -> LinearMap? {
        var copy = self
        (copy.a, copy.c) = (a * x, c * x)
        (copy.b, copy.d) = (b * y, d * y)
        return copy.isSound ? copy : nil
    }

    private var isSound: Bool { [a, b, c, d].allSatisfy { abs($0) < Self.limit } }

    @inline(__always)
    func x(_ x: Double, _ y: Double) -> Double { x * a + y * c }

    @inline(__always)
    func y(_ x: Double, _ y: Double) -> Double { x * b + y * d }
}
