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
        self.init(
            title.map { ViewList(Text($0, file: file, line: line, column: column).literals) }, content(),
            SourceLocation(file, line, column))
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - label: The title, such as a label.
    ///   - content: The views.
    public init(
        label: some View, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: () -> ViewList
    ) {
        self.init(ViewList(label.nodes), content(), SourceLocation(file, line, column))
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - content: The views.
    ///   - label: The title.
    public init(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: () -> ViewList, @ViewBuilder label: () -> ViewList
    ) {
        self.init(label(), content(), SourceLocation(file, line, column))
    }

    private init(_ label: ViewList?, _ content: ViewList, _ place: SourceLocation) {
        let (file, line, column) = (place.file, place.line, place.column)
        literals =
            VStack(alignment: .leading, file: file, line: line, column: column) {
                label?.font(.headline, file: file, line: line, column: column)
                content
            }
            .padding(16, file: file, line: line, column: column)
            .background(.secondarySystemBackground, file: file, line: line, column: column)
            .cornerRadius(12, file: file, line: line, column: column).literals
    }
}
