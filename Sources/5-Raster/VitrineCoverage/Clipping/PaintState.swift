import VitrineGeometry

/// The transform and the clip with which items are painted.
public struct PaintState: Sendable {
    /// The map from the items' points to device pixels.
    public var transform: Affine
    public var clip: Clip

    @inlinable public init(transform: Affine, clip: Clip) {
        self.transform = transform
        self.clip = clip
    }

    /// Returns the sigma of a blur, which is given in points, in device pixels along x and y.
    ///
    /// A circular blur under a shear would be a slanted ellipse; it is approximated by the axis-aligned one
    /// with the same sigma along x and y, which is exact for scales, quarter turns and rotations. The
    /// approximation ignores the correlation of the axes, `(a b + c d)` divided by the product of the two
    /// lengths: 0.17 under a skew of 10 degrees, 0.5 under one of 30 degrees. Blurring along slanted lines
    /// would require resampling the picture, which costs more sharpness than this does. Shadows of areas,
    /// which are smooth, are resampled; see `ShadowMask`.
    @inlinable public func deviceSigma(_ sigma: Double) -> (x: Double, y: Double) {
        let t = transform
        let sigma = max(sigma, 0)
        return (
            sigma * (t.a * t.a + t.c * t.c).squareRoot(), sigma * (t.b * t.b + t.d * t.d).squareRoot()
        )
    }

    /// Returns a displacement, which is given in points, in device pixels.
    @inlinable public func deviceOffset(_ offset: Point) -> Point {
        Point(
            transform.a * offset.x + transform.c * offset.y, transform.b * offset.x + transform.d * offset.y)
    }
}
