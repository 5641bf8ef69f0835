/// A field for several lines of text.
public struct TextEditor: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the view.
    ///
    /// - Parameter text: The text in the field.
    public init(
        text: Binding<String>, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        literals =
            TextField(
                text: text.fieldText, style: .plain, axis: .vertical, file: file, line: line, column: column
            ).literals
    }
}
