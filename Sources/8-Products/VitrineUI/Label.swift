/// An icon and a title side by side.
public struct Label: View, PrimitiveView {
    package let literals: [SceneLiteral]

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
        let place = SourceLocation(file, line, column)
        literals = Self.nodes(
            Icon(systemImage, file: file, line: line, column: column).literals,
            Text(title, file: file, line: line, column: column).literals, place)
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
        literals = Self.nodes(
            icon().literals, title().literals, SourceLocation(file, line, column))
    }

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
