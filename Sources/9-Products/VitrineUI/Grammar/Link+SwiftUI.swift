import Foundation

// SwiftUI's ways to make links. A still does not show where they lead.

extension Link {
    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The words.
    ///   - destination: The address, which a still does not show; `nil` for none.
    public init(
        _ title: any TextConvertible, destination: URL?, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(title, file: file, line: line, column: column)
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - destination: The address, which a still does not show.
    ///   - label: The words: a text, an icon, both, or any views.
    public init(
        destination: URL?, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder label: () -> ViewList
    ) {
        let views = label()
        let place = SourceLocation(file, line, column)
        if let parts = ButtonLabel(views), let title = parts.title {
            let payload = SceneLiteral.record([("title", title), ("icon", parts.icon)])
            literals = [SceneLiteral(.mapping([("link", payload)] + parts.modifiers), at: place)]
        } else {
            literals = views.foregroundStyle(.accent, file: file, line: line, column: column).literals
        }
    }
}
