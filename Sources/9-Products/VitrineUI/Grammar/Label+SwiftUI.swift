// SwiftUI's ways to make labels.

extension Label {
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
        self.init(title, icon: systemImage, file: file, line: line, column: column)
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The path of the picture.
    public init(
        _ title: any TextConvertible, image: any TextConvertible, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        literals = Self.nodes(
            Image(image, file: file, line: line, column: column).literals,
            Text(title, file: file, line: line, column: column).literals, SourceLocation(file, line, column))
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - icon: The icon.
    public init(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder title: () -> ViewList, @ViewBuilder icon: () -> ViewList
    ) {
        let (title, icon) = (title(), icon())
        if let words = ButtonLabel(title), words.icon == nil, words.modifiers.isEmpty,
            let symbol = ButtonLabel(icon), symbol.title == nil, symbol.modifiers.isEmpty
        {
            let payload = SceneLiteral.record([("title", words.title), ("icon", symbol.icon)])
            literals = .node("label", payload, at: SourceLocation(file, line, column))
        } else {
            literals = Self.nodes(icon.literals, title.literals, SourceLocation(file, line, column))
        }
    }

    /// Returns a label of any views, which the scene language has no node for.
    private static func nodes(
        _ icon: [SceneLiteral], _ title: [SceneLiteral], _ place: SourceLocation
    ) -> [SceneLiteral] {
        let row = SceneLiteral(
            .mapping([("hstack", SceneLiteral.list(icon + title)), ("spacing", 6)]), at: place)
        func only(_ part: [SceneLiteral]) -> SceneLiteral? { part.count == 1 ? part[0] : nil }
        var forms: [String: SceneLiteral] = [:]
        forms["labelStyle.iconOnly"] = only(icon)
        forms["labelStyle.titleOnly"] = only(title)
        return [row.withStyles(forms)]
    }
}

extension LabelStyle {
    /// The icon and the title.
    public static var automatic: LabelStyle { titleAndIcon }
}

extension View {
    /// Sets which parts of labels in the view show.
    public func labelStyle(_ style: LabelStyle) -> ModifiedView {
        settingStyle("labelStyle", style.sceneLiteral, of: ["label": "title"])
    }
}
