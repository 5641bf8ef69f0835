import Foundation

/// Words that lead to a page, in the color of the scene's controls.
public struct Link: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The words.
    ///   - destination: The address, which a still does not show; `nil` for none.
    public init(
        _ title: any TextConvertible, destination: URL?, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(Text(title, file: file, line: line, column: column), SourceLocation(file, line, column))
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - destination: The address, which a still does not show.
    ///   - label: The words.
    public init(
        destination: URL?, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder label: () -> ViewList
    ) {
        self.init(label(), SourceLocation(file, line, column))
    }

    private init(_ label: some View, _ place: SourceLocation) {
        literals =
            label.foregroundStyle(.accent, file: place.file, line: place.line, column: place.column).literals
    }
}
