/// Any style, such as a color or a gradient.
public struct AnyShapeStyle: ShapeStyle {
    /// The style as a paint.
    public let paint: Paint

    /// Creates a style that is a color, a gradient or a paint.
    public init(_ style: some ShapeStyle) { paint = style.paint }
}
