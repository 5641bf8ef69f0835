/// A choice between options, of which one is selected: a row with its value, or segments in the style
/// `segmented`.
public struct Picker: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: What is chosen.
    ///   - selection: The tag of the option that is selected.
    ///   - content: The options: texts or labels, each with a tag.
    public init<Value: Hashable>(
        _ title: any TextConvertible, selection: Binding<Value>, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, @ViewBuilder content: () -> ViewList
    ) {
        literals = Self.nodes(
            title.sceneLiteral, LiteralNote.name(of: selection.wrappedValue), content(),
            SourceLocation(file, line, column))
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - selection: The tag of the option that is selected.
    ///   - content: The options: texts or labels, each with a tag.
    ///   - label: What is chosen.
    public init<Value: Hashable>(
        selection: Binding<Value>, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, @ViewBuilder content: () -> ViewList, @ViewBuilder label: () -> ViewList
    ) {
        literals = Self.nodes(
            label().sceneLiteral.firstText ?? .unset, LiteralNote.name(of: selection.wrappedValue), content(),
            SourceLocation(file, line, column))
    }

    private static func nodes(
        _ title: SceneLiteral, _ selection: String, _ options: ViewList, _ place: SourceLocation
    ) -> [SceneLiteral] {
        let segments = options.literals.filter { $0.firstText != nil || $0.firstIcon != nil }
        let selected = segments.firstIndex { $0.tag == selection }
        let row = SceneLiteral.record([
            ("title", title), ("value", selected.flatMap { segments[$0].firstText }), ("accessory", "menu"),
        ])
        let picker = SceneLiteral.record([
            (
                "segments",
                SceneLiteral.list(
                    segments.map { segment in
                        guard let icon = segment.firstIcon else { return segment.firstText ?? .unset }
                        return SceneLiteral.record([("label", segment.firstText), ("icon", icon)])
                    })
            ), ("selection", selected),
        ])
        let node = SceneLiteral(.mapping([("row", row)]), at: place)
        return [node.withStyles(["pickerStyle.segmented": .record([("segmentedPicker", picker)])])]
    }
}

extension LiteralNote {
    /// The name of a tag, the same for equal values of one type and for optional ones.
    static func name(of value: some Hashable) -> String {
        let text = String(reflecting: value)
        guard text.hasPrefix("Optional("), text.hasSuffix(")") else { return text }
        return String(text.dropFirst("Optional(".count).dropLast())
    }
}

extension SceneLiteral {
    /// The tag of the node, or of the first node in it that has one.
    fileprivate var tag: String? {
        if case .tag(let name) = note { return name }
        switch content {
        case .sequence(let values): return values.lazy.compactMap(\.tag).first
        case .mapping(let entries): return entries.first?.value.tag
        default: return nil
        }
    }
}

extension View {
    /// Gives the view a value by which a picker knows it.
    public func tag(_ tag: some Hashable) -> ModifiedView { noting(.tag(LiteralNote.name(of: tag))) }

    /// Sets the style of pickers in the view.
    public func pickerStyle(_ style: PickerStyle) -> ModifiedView {
        mapMappings { $0.inStyle("pickerStyle.\(style.name)") }
    }
}
