/// Any style, such as a color or a gradient.
public struct AnyShapeStyle: ShapeStyle {
    /// The style as a paint.
    public let paint: Paint

    /// Creates a style that is a color, a gradient or a paint.
    @_disfavoredOverload
    public init(_ style: some ShapeStyle) { paint = style.paint }

    /// Creates a style that is a paint.
    public init(_ paint: Paint) { self.paint = paint }
}
