/// What a screen says that has nothing to show: an icon, a title and a description.
public struct ContentUnavailableView: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the icon.
    ///   - description: A smaller text below. Default: none.
    public init(
        _ title: any TextConvertible, systemImage: any TextConvertible, description: Text? = nil,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        literals =
            VStack(spacing: 8, file: file, line: line, column: column) {
                Icon(systemImage, file: file, line: line, column: column)
                    .font(Font(48), file: file, line: line, column: column)
                    .foregroundStyle(.secondary, file: file, line: line, column: column)
                Text(title, file: file, line: line, column: column)
                    .font(Font.title2.bold(), file: file, line: line, column: column)
                if let description {
                    description.font(.subheadline, file: file, line: line, column: column)
                        .foregroundStyle(.secondary, file: file, line: line, column: column)
                        .multilineTextAlignment(.center, file: file, line: line, column: column)
                }
            }
            .padding(16, file: file, line: line, column: column)
            .frame(
                maxWidth: .infinity, maxHeight: .infinity, file: file, line: line, column: column
            ).literals
    }
}
