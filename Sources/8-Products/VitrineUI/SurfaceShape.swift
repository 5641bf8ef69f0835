/// The shape of a surface.
public struct SurfaceShape: Sendable {
    let corners: CornerRadius

    /// A rectangle.
    ///
    /// - Parameter cornerRadius: The radius of its corners, in points. Default: 0.
    public static func rect(cornerRadius: any NumberConvertible = 0) -> SurfaceShape {
        SurfaceShape(corners: CornerRadius(cornerRadius))
    }

    /// A rectangle whose corners have the radii of others around it, less the distance.
    public static var concentric: SurfaceShape { SurfaceShape(corners: .concentric) }

    /// A rectangle with round ends.
    public static var capsule: SurfaceShape { SurfaceShape(corners: .capsule) }

    /// A circle, in a square frame.
    public static var circle: SurfaceShape { SurfaceShape(corners: .capsule) }
}
