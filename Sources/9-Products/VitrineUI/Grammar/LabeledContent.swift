import Foundation

/// A title with a value at the end of the line.
public struct LabeledContent: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The value.
    public init(
        _ title: any TextConvertible, value: any TextConvertible, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(title, file: file, line: line, column: column) {
            Text(value, file: file, line: line, column: column)
        }
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The value.
    ///   - format: The format of the value, such as `.percent`.
    public init<F: FormatStyle>(
        _ title: any TextConvertible, value: F.FormatInput, format: F, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) where F.FormatOutput == String {
        self.init(title, value: format.format(value), file: file, line: line, column: column)
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - content: The views at the end of the line.
    ///   - label: The title, a text.
    public init(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: () -> ViewList, @ViewBuilder label: () -> ViewList
    ) {
        self.init(
            label().sceneLiteral.firstText ?? "", file: file, line: line, column: column, content: content)
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - content: The views at the end of the line.
    public init(
        _ title: any TextConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, @ViewBuilder content: () -> ViewList
    ) {
        literals =
            HStack(file: file, line: line, column: column) {
                Text(title, file: file, line: line, column: column)
                Spacer(file: file, line: line, column: column)
                Group(file: file, line: line, column: column, content: content)
                    .foregroundStyle(.secondary, file: file, line: line, column: column)
            }.literals
    }
}
