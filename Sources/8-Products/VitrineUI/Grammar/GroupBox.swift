/// Views on a rounded surface, below a title.
public struct GroupBox: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The title. Default: none.
    ///   - content: The views.
    public init(
        _ title: (any TextConvertible)? = nil, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, @ViewBuilder content: () -> ViewList
    ) {
        literals =
            VStack(alignment: .leading, file: file, line: line, column: column) {
                if let title {
                    Text(title, file: file, line: line, column: column)
                        .font(.headline, file: file, line: line, column: column)
                }
                content()
            }
            .padding(16, file: file, line: line, column: column)
            .background(.secondarySystemBackground, file: file, line: line, column: column)
            .cornerRadius(12, file: file, line: line, column: column).literals
    }
}
