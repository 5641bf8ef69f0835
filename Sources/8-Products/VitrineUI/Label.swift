/// An icon and a title side by side.
public struct Label: View {
    private let title: any TextConvertible
    private let icon: any TextConvertible
    private let place: SourceLocation

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the icon.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    public init(
        _ title: any TextConvertible, systemImage: any TextConvertible, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.title = title
        icon = systemImage
        place = SourceLocation(file, line, column)
    }

    /// The icon and the title in a row.
    public var body: some View {
        HStack(spacing: 6, file: place.file, line: place.line, column: place.column) {
            Icon(icon, file: place.file, line: place.line, column: place.column)
            Text(title, file: place.file, line: place.line, column: place.column)
        }
    }
}
