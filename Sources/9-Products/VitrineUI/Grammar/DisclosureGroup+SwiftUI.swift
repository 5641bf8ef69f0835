// SwiftUI's ways to make disclosure groups.

extension DisclosureGroup {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isExpanded: `true` to show the content.
    ///   - content: The views below the title.
    public init(
        _ title: any TextConvertible, isExpanded: Binding<Bool>, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, @ViewBuilder content: () -> ViewList
    ) {
        self.init(
            title, isExpanded: isExpanded.wrappedValue, file: file, line: line, column: column,
            content: content)
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - isExpanded: `true` to show the content.
    ///   - content: The views below the title.
    ///   - label: The title: a text, and an icon or none.
    public init(
        isExpanded: Binding<Bool>, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, @ViewBuilder content: () -> ViewList, @ViewBuilder label: () -> ViewList
    ) {
        let label = label().sceneLiteral
        self.init(
            label.firstText ?? "", icon: label.firstIcon, isExpanded: isExpanded.wrappedValue, file: file,
            line: line, column: column, content: content)
    }
}
