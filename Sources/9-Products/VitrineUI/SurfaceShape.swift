/// The shape of a surface.
public struct SurfaceShape: Sendable {
    let corners: CornerRadius

    /// A rectangle.
    ///
    /// - Parameter cornerRadius: The radius of its corners, in points. Default: 0.
    public static func rect(cornerRadius: any NumberConvertible = 0) -> SurfaceShape {
        SurfaceShape(corners: CornerRadius(cornerRadius))
    }

    /// A rectangle.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of its corners, in points.
    ///   - style: The style of its corners.
    public static func rect(
        cornerRadius: any NumberConvertible, style: CornerRadiusStyle
    ) -> SurfaceShape {
        SurfaceShape(corners: CornerRadius(radius: cornerRadius, style: style))
    }

    /// A rectangle.
    ///
    /// - Parameters:
    ///   - corners: The radii of its corners.
    ///   - isUniform: `true` if all corners are alike, as those of one radius are. Default: `false`.
    public static func rect(corners: CornerRadius, isUniform: Bool = false) -> SurfaceShape {
        SurfaceShape(corners: corners)
    }

    /// A rectangle whose corners can have different radii.
    ///
    /// - Parameters:
    ///   - topLeadingRadius: The radius of one corner. Default: 0.
    ///   - bottomLeadingRadius: The radius of one corner. Default: 0.
    ///   - bottomTrailingRadius: The radius of one corner. Default: 0.
    ///   - topTrailingRadius: The radius of one corner. Default: 0.
    ///   - style: The style of the corners. Default: continuous.
    @_disfavoredOverload
    public static func rect(
        topLeadingRadius: any NumberConvertible = 0, bottomLeadingRadius: any NumberConvertible = 0,
        bottomTrailingRadius: any NumberConvertible = 0, topTrailingRadius: any NumberConvertible = 0,
        style: CornerRadiusStyle = .unset
    ) -> SurfaceShape {
        SurfaceShape(
            corners: CornerRadius(
                topLeading: EllipticalRadius(topLeadingRadius),
                topTrailing: EllipticalRadius(topTrailingRadius),
                bottomTrailing: EllipticalRadius(bottomTrailingRadius),
                bottomLeading: EllipticalRadius(bottomLeadingRadius), style: style))
    }

    /// A rectangle without round corners.
    public static var rect: SurfaceShape { SurfaceShape(corners: CornerRadius(0)) }

    /// The largest ellipse in the frame.
    public static var ellipse: SurfaceShape {
        SurfaceShape(corners: CornerRadius(radius: Percent(50), style: .circular))
    }

    /// A rectangle whose corners are concentric with those of the surface around it.
    public static var containerRelative: SurfaceShape { concentric }

    /// The shape of buttons: a rectangle with round ends.
    public static var buttonBorder: SurfaceShape { capsule }

    /// A rectangle whose corners have the radii of those around it, less the distance.
    public static var concentric: SurfaceShape { SurfaceShape(corners: .concentric) }

    /// A rectangle with round ends.
    public static var capsule: SurfaceShape { SurfaceShape(corners: .capsule) }

    /// A circle, in a square frame.
    public static var circle: SurfaceShape { SurfaceShape(corners: .capsule) }
}
