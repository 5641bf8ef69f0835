/// A rectangle whose corners can have different radii.
public struct UnevenRoundedRectangle: Shape, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - topLeadingRadius: The radius of one corner, in points. Default: 0.
    ///   - bottomLeadingRadius: The radius of one corner, in points. Default: 0.
    ///   - bottomTrailingRadius: The radius of one corner, in points. Default: 0.
    ///   - topTrailingRadius: The radius of one corner, in points. Default: 0.
    ///   - style: The style of the corners. Default: continuous.
    public init(
        topLeadingRadius: any NumberConvertible = 0, bottomLeadingRadius: any NumberConvertible = 0,
        bottomTrailingRadius: any NumberConvertible = 0, topTrailingRadius: any NumberConvertible = 0,
        style: CornerRadiusStyle = .unset, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let shape = SurfaceShape.rect(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
        literals = .node(
            "roundedRectangle", shape.corners.sceneLiteral, at: SourceLocation(file, line, column))
    }
}
