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
        literals =
            Text(title, file: file, line: line, column: column)
            .foregroundStyle(.accent, file: file, line: line, column: column).literals
    }
}
