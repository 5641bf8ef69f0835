/// Coverage of a pixel by the inside of an outline that is straight within it.
struct HalfPlane: Sendable {
    /// Gradients in points as gradients in device pixels.
    private let map: (a: Float, b: Float, c: Float, d: Float)

    init?(_ transform: Affine) {
        guard let inverse = transform.inverse else { return nil }
        map = (Float(inverse.a), Float(inverse.b), Float(inverse.c), Float(inverse.d))
    }

    /// The share of a pixel that is inside, with the signed distance and its gradient at the pixel's middle, in points.
    @inline(__always)
    func coverage(_ distance: Float, _ gx: Float, _ gy: Float) -> UInt16 {
        let (dx, dy) = (map.a * gx + map.b * gy, map.c * gx + map.d * gy)
        let length = (dx * dx + dy * dy).squareRoot()
        if !(length > 0) { return distance < 0 ? Unit16.one : 0 }
        return UInt16(Self.area(distance / length, dx / length, dy / length) * 65535 + 0.5)
    }

    /// The area of the unit square around the origin where `(x, y) . n < -distance`, n being a unit normal.
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
