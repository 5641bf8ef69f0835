/// A node of any kind, by its name in the scene language: a component of the scene or of a library that it
/// imports.
public struct Node: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates a node.
    ///
    /// - Parameters:
    ///   - kind: The name of the kind or of the component.
    ///   - value: The value of its key: a component's parameters by name. Default: none.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    public init(
        _ kind: String, _ value: SceneLiteral = nil, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        literals = .node(kind, value, at: SourceLocation(file, line, column))
    }
}
