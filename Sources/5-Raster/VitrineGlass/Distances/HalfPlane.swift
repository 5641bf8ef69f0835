import VitrineGeometry
import VitrinePixels

/// The coverage of a pixel by an outline that is straight within it.
struct HalfPlane: Sendable {
    /// The map from gradients in points to gradients in device pixels.
    private let map: (a: Float, b: Float, c: Float, d: Float)
    /// The distance in points from which on no outline can cross a pixel, if gradients are no longer than 1.
    private let reach: Float

    init?(_ transform: Affine) {
        guard let inverse = transform.inverse else { return nil }
        map = (Float(inverse.a), Float(inverse.b), Float(inverse.c), Float(inverse.d))
        // No corner of a pixel is further from its centre than 0.7072; a vector grows at most by the root of
        // the sum of all squares.
        reach = 0.72 * (map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d).squareRoot()
    }

    /// Returns the coverage of eight pixels if their distances alone show that they are all inside or all
    /// outside; otherwise `nil`.
    @inline(__always)
    func even(_ distances: SIMD8<Float>) -> UInt16? {
        if LaneTest.all(distances, { $0 .> SIMD4(repeating: reach) }) { return 0 }
        return LaneTest.all(distances, { $0 .< SIMD4(repeating: -reach) }) ? Unit16.one : nil
    }

    /// Returns the covered fraction of a pixel, given the signed distance and its gradient at the pixel's
    /// centre, in points.
    @inline(__always)
    func coverage(_ distance: Float, _ gx: Float, _ gy: Float) -> UInt16 {
        let (dx, dy) = (map.a * gx + map.b * gy, map.c * gx + map.d * gy)
        let length = (dx * dx + dy * dy).squareRoot()
        if !(length > 0) { return distance < 0 ? Unit16.one : 0 }
        return UInt16(Self.area(distance / length, dx / length, dy / length) * 65535 + 0.5)
    }

    /// Returns the area of the unit square around the origin where `(x, y) . n < -distance`, with `n` a unit
    /// normal.
    @inline(__always)
    private static func area(_ distance: Float, _ nx: Float, _ ny: Float) -> Float {
        let (x, y) = (nx < 0 ? -nx : nx, ny < 0 ? -ny : ny)
        let (large, small) = x > y ? (x, y) : (y, x)
        let corner = 0.5 * (large + small)
        let flat = 0.5 * (large - small)
        let far = distance < 0 ? -distance : distance
        if far >= corner { return distance < 0 ? 1 : 0 }
        if far <= flat { return 0.5 - distance / large }
        let rest = corner - far
        let cut = rest * rest / (2 * large * small)
        return distance < 0 ? 1 - cut : cut
    }
}
