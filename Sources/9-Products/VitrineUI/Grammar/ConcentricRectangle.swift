/// A rectangle whose corners are concentric with those of the surface around it.
public struct ConcentricRectangle: Shape, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the view.
    public init(file: StaticString = #filePath, line: UInt = #line, column: UInt = #column) {
        literals = .node("roundedRectangle", "concentric", at: SourceLocation(file, line, column))
    }
}
