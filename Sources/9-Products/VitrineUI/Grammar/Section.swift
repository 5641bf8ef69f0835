/// Rows of a list with a header and a footer; in any other place, a column of these.
public struct Section: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - header: The words above the rows.
    ///   - content: The rows.
    public init(
        _ header: any TextConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, @ViewBuilder content: () -> ViewList
    ) {
        self.init(
            header.sceneLiteral, footer: .unset, rows: content(),
            at: SourceLocation(file, line, column))
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - content: The rows.
    ///   - header: A text above the rows. Default: none.
    ///   - footer: A text below the rows. Default: none.
    public init(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: () -> ViewList, @ViewBuilder header: () -> ViewList = ViewList.absent,
        @ViewBuilder footer: () -> ViewList = ViewList.absent
    ) {
        self.init(
            header().sceneLiteral.firstText ?? .unset, footer: footer().sceneLiteral.firstText ?? .unset,
            rows: content(),
            at: SourceLocation(file, line, column))
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - header: A text above the rows.
    ///   - footer: A text below the rows. Default: none.
    ///   - content: The rows.
    public init(
        header: Text, footer: Text? = nil, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, @ViewBuilder content: () -> ViewList
    ) {
        self.init(
            header.literals.first?.firstText ?? .unset, footer: footer?.literals.first?.firstText ?? .unset,
            rows: content(), at: SourceLocation(file, line, column))
    }

    private init(_ header: SceneLiteral, footer: SceneLiteral, rows: ViewList, at place: SourceLocation) {
        var views = rows.literals
        if !header.isUnset { views.insert(.record([("sectionHeader", header)]), at: 0) }
        if !footer.isUnset {
            views.append(.record([("text", footer), ("font", "footnote"), ("foreground", "secondary")]))
        }
        var node = SceneLiteral(.mapping([("group", .list(views))]), at: place)
        node.note = .section(header: header, footer: footer, rows: rows.literals)
        literals = [node]
    }
}
