// SwiftUI's ways to make pickers, whose options have tags.

extension Picker {
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
            title.sceneLiteral, selection: LiteralNote.name(of: selection.wrappedValue), options: content(),
            at: SourceLocation(file, line, column))
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
            label().sceneLiteral.firstText ?? .unset, selection: LiteralNote.name(of: selection.wrappedValue),
            options: content(),
            at: SourceLocation(file, line, column))
    }

    private static func nodes(
        _ title: SceneLiteral, selection: String, options: ViewList, at place: SourceLocation
    ) -> [SceneLiteral] {
        let shown = options.literals.filter { $0.firstText != nil || $0.firstIcon != nil }
        let parts: [(String, (any SceneConvertible)?)] = [
            (
                "options",
                SceneLiteral.list(
                    shown.map { option in
                        guard let icon = option.firstIcon else { return option.firstText ?? .unset }
                        return SceneLiteral.record([("label", option.firstText), ("icon", icon)])
                    })
            ), ("selection", shown.firstIndex { $0.tag == selection }),
        ]
        let node = SceneLiteral(
            .mapping([("picker", SceneLiteral.record([("label", title)] + parts))]), at: place)
        // Styles that show their options alone have no use for a label.
        var forms: [String: SceneLiteral] = [:]
        for style in ["segmented", "inline", "palette"] {
            let own = SceneLiteral.record(parts + [("style", style)])
            forms["pickerStyle.\(style)"] = .record([("picker", own)])
        }
        return [node.withStyles(forms)]
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
    /// Gives the view the value that identifies it in a picker.
    public func tag(_ tag: some Hashable) -> ModifiedView { noting(.tag(LiteralNote.name(of: tag))) }

    /// Sets the style of pickers in the view that do not have their own.
    public func pickerStyle(_ style: PickerStyle) -> ModifiedView {
        settingStyle("pickerStyle", style.sceneLiteral, of: ["picker": "label"])
    }

    /// Sets the style of date pickers in the view that do not have their own.
    public func datePickerStyle(_ style: DatePickerStyle) -> ModifiedView {
        settingStyle("datePickerStyle", style.sceneLiteral, of: ["datePicker": "date"])
    }
}
