import VitrineGeometry

/// What holds for items as they are painted.
public struct PaintState: Sendable {
    /// Maps the items' points to device pixels.
    public var transform: Affine
    public var clip: Clip

    @inlinable public init(transform: Affine, clip: Clip) {
        self.transform = transform
        self.clip = clip
    }

    /// A length in points as device pixels along x and y, for blurs.
    ///
    /// A circular blur under a shear would be a slanted ellipse; it is taken as the upright one of
    /// the same spread along x and y, which is exact for scales, quarter turns and rotations. What is left
    /// out is the correlation of both axes, `(a b + c d)` over the product of the two lengths: under a
    /// skew by 10 degrees 0.17, by 30 degrees 0.5. Blurring along slanted lines would need the picture
    /// resampled, which costs more sharpness than this does.
    @inlinable public func deviceSigma(_ sigma: Double) -> (x: Double, y: Double) {
        let t = transform
        let sigma = max(sigma, 0)
        return (
            sigma * (t.a * t.a + t.c * t.c).squareRoot(), sigma * (t.b * t.b + t.d * t.d).squareRoot()
        )
    }

    /// A displacement in points as device pixels.
    @inlinable public func deviceOffset(_ offset: Point) -> Point {
        Point(
            transform.a * offset.x + transform.c * offset.y, transform.b * offset.x + transform.d * offset.y)
    }
}
