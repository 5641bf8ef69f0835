/// The declaration of a view.
struct ViewDeclaration {
    private let view: SwiftView

    init(_ view: SwiftView) { self.view = view }

    var text: String {
        var text = SwiftText.comment(SwiftText.sentence(view.summary))
        text += "public struct \(view.name): View, PrimitiveView {\n"
        text += "    package let literals: [SceneLiteral]\n"
        text += initializers.map { "\n\($0)" }.joined()
        return text + "}\n"
    }

    private var initializers: [String] {
        var result: [String] = []
        for value in view.values {
            let field = SwiftField(
                key: "value", type: value, isRequired: true,
                summary: valueSummary, isUnlabeled: true)
            result.append(initializer([field], payload: "value.sceneLiteral"))
        }
        if let record = view.record, !record.isEmpty {
            var payload = ParameterList(record).record(of: record)
            payload += view.contentKey.map { ".orContent(\"\($0)\")" } ?? ""
            payload += view.acceptsNull ? ".orNull" : ""
            result.append(initializer(record, payload: "SceneLiteral" + payload))
        }
        if view.acceptsViews, view.contentKey == nil {
            let field = SwiftField(
                key: "content", type: .views, isRequired: true, summary: "the nodes in it")
            result.append(initializer([field], payload: "content().sceneLiteral"))
        }
        let hasEmptyRecord = view.record.map { !$0.isEmpty && !$0.contains(where: \.isRequired) } ?? false
        if view.acceptsNull, !hasEmptyRecord { result.append(initializer([], payload: "nil")) }
        return result
    }

    /// The documentation of the only value of a node without keys.
    private var valueSummary: String { "the value of the node: \(view.summary)" }

    private func initializer(_ own: [SwiftField], payload: String) -> String {
        let parameters = ParameterList(own + view.modifiers)
        var text = "    /// Creates the view.\n"
        if !parameters.fields.isEmpty { text += "    ///\n" + parameters.comment(indent: 4) }
        text += SwiftText.call("public init", parameters.declarations, " {", indent: 4) + "\n"
        let modifiers = view.modifiers.map { field in
            "(\"\(field.key)\", \(SwiftNames.parameter(field.label))\(field.type == .views ? "()" : ""))"
        }
        text += "        literals = .node(\n"
        text += "            \"\(view.kind)\", \(payload),\n"
        text += "            modifiers: [\(modifiers.joined(separator: ", "))], "
        text += "at: SourceLocation(file, line, column))\n"
        return text + "    }\n"
    }
}
