// SwiftUI's ways to make lists.

/// Controls in sections, shown as a list.
public typealias Form = List

extension List {
    /// Creates the view of a row for each element.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - rowContent: The row of one element.
    public init<Elements: Sequence>(
        _ elements: Elements, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder rowContent: (Elements.Element) -> ViewList
    ) {
        self.init(file: file, line: line, column: column) { ForEach(elements, content: rowContent) }
    }

    /// Creates the view of a row for each element.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - id: What tells elements apart, which a still has no use for.
    ///   - rowContent: The row of one element.
    public init<Elements: Sequence, ID>(
        _ elements: Elements, id: KeyPath<Elements.Element, ID>, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        @ViewBuilder rowContent: (Elements.Element) -> ViewList
    ) {
        self.init(elements, file: file, line: line, column: column, rowContent: rowContent)
    }
}

extension ForEach {
    /// Creates the views of the elements of a sequence, one after the other, when the scene is made.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - id: What tells elements apart: their tags in a picker.
    ///   - content: The views of one element.
    public init<Elements: Sequence, ID>(
        _ elements: Elements, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: (Elements.Element) -> ViewList
    ) {
        literals = elements.flatMap { element in
            var views = content(element).literals
            if views.count == 1, views[0].note == nil {
                views[0].note = .tag(String(reflecting: element[keyPath: id]))
            }
            return views
        }
    }
}

extension ListStyle {
    /// The style of lists on phones: sections on rounded surfaces.
    public static var automatic: ListStyle { insetGrouped }

    /// The style of rows on the background itself.
    public static var inset: ListStyle { plain }
}

extension View {
    /// Sets the style of lists in the view.
    public func listStyle(_ style: ListStyle) -> ModifiedView {
        mapMappings { node in
            guard var entries = node.entries, entries[0].key == "list" else { return node }
            if case .sequence = entries[0].value.content {
                let rows = SceneLiteral.record([("rows", entries[0].value)])
                entries[0].value = .record([("sections", SceneLiteral.list([rows]))])
            }
            var copy = node
            copy.content = .mapping(entries)
            return copy.settingDefault("style", style.sceneLiteral, of: ["list": "sections"])
        }
    }

    /// Shows or hides the background of lists in the view.
    public func scrollContentBackground(_ visibility: Visibility) -> ModifiedView {
        guard visibility == .hidden else { return ModifiedView(literals: nodes) }
        return mapMappings { node in
            guard node.kind == "list", node.entries?.contains(where: { $0.key == "background" }) == false
            else {
                return node
            }
            return node.adding("background", "clear")
        }
    }

    /// Shows or hides the indicators of scroll views in the view.
    public func scrollIndicators(_ visibility: Visibility) -> ModifiedView {
        guard visibility != .automatic else { return ModifiedView(literals: nodes) }
        return mapMappings { node in
            guard node.kind == "scroll",
                node.entries?.contains(where: { $0.key == "showsIndicators" }) == false
            else { return node }
            return node.adding("showsIndicators", visibility == .visible ? true : false)
        }
    }

    /// Sets the insets of a row in a list, instead of those of the list.
    ///
    /// - Parameter insets: The insets.
    public func listRowInsets(
        _ insets: EdgeInsets, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        let isEmpty = insets.sceneLiteral.entries?.isEmpty == true
        return padding(isEmpty ? 0 : insets, file: file, line: line, column: column).noting(.rowInsets)
    }

    /// Sets the insets of a row in a list, instead of those of the list.
    ///
    /// - Parameters:
    ///   - all: All four sides; what is beside it wins.
    ///   - horizontal: Leading and trailing.
    ///   - vertical: Top and bottom.
    ///   - top: One side.
    ///   - leading: One side.
    ///   - bottom: One side.
    ///   - trailing: One side.
    public func listRowInsets(
        all: (any NumberConvertible)? = nil, horizontal: (any NumberConvertible)? = nil,
        vertical: (any NumberConvertible)? = nil, top: (any NumberConvertible)? = nil,
        leading: (any NumberConvertible)? = nil, bottom: (any NumberConvertible)? = nil,
        trailing: (any NumberConvertible)? = nil, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        listRowInsets(
            EdgeInsets(
                all: all, horizontal: horizontal, vertical: vertical, top: top, leading: leading,
                bottom: bottom, trailing: trailing), file: file, line: line, column: column)
    }

    /// Puts a view behind a row of a list, as large as the row with its insets.
    public func listRowBackground(
        _ view: (some View)?, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        guard let view else { return ModifiedView(literals: nodes) }
        let background = view.nodes.count == 1 ? view.nodes[0].fillOfRectangle : nil
        let value = background ?? ViewList(view.nodes).sceneLiteral
        return asRow.modified("background", value, at: SourceLocation(file, line, column))
    }

    /// Puts a color behind a row of a list, as large as the row with its insets.
    public func listRowBackground(
        _ color: Color, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        asRow.modified("background", color.sceneLiteral, at: SourceLocation(file, line, column))
    }

    /// The view as a row whose own padding and surface are inside the row's.
    private var asRow: ModifiedView {
        ModifiedView(
            literals: nodes.map { node in
                if case .rowInsets = node.note { return node }
                let outer = ["padding", "background", "material", "glass", "cornerRadius", "frame"]
                guard node.kind != "row", let entries = node.entries,
                    entries.contains(where: { outer.contains($0.key) })
                else { return node }
                return SceneLiteral(.mapping([("zstack", SceneLiteral.list([node]))]), at: node.location)
            })
    }
}

extension SceneLiteral {
    /// The fill of a rectangle that has nothing else; `nil` for any other node.
    fileprivate var fillOfRectangle: SceneLiteral? {
        guard let entries, entries.map(\.key) == ["rectangle", "fill"] else { return nil }
        return entries[1].value
    }
}
