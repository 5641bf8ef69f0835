/// The declarations of a modifier: a method for each form of its value.
struct ModifierDeclaration {
    private let modifier: SwiftModifier
    private let model: SwiftModel

    init(_ modifier: SwiftModifier, _ model: SwiftModel) {
        self.modifier = modifier
        self.model = model
    }

    var text: String { methods.joined(separator: "\n") }

    private var methods: [String] {
        switch modifier.type {
        case .boolean: return [method([value(.boolean)], "value.sceneLiteral", default: "true")]
        case .number, .text, .literal, .list, .components:
            return [method([value(modifier.type)], "value.sceneLiteral")]
        case .views: return [method([content], "content().sceneLiteral")]
        case .named(let name):
            guard let type = model.nominal(name) else { return [] }
            var methods: [String] = []
            methods.append(method([value(modifier.type)], "value.sceneLiteral"))
            if type.acceptsBoolean { methods.append(method([], "true")) }
            if type.acceptsViews, !type.records.contains(where: Self.hasContent) {
                methods.append(method([content], "content().sceneLiteral"))
            }
            for record in type.records
            where SwiftNominal.keyword(of: record) == nil {
                let unset = record.map { field in
                    var field = field
                    field.isUnlabeled = false
                    return field
                }
                var payload = "SceneLiteral" + ParameterList(unset).record(of: unset)
                if type.acceptsViews, Self.hasContent(record) { payload += ".orContent(\"content\")" }
                methods.append(method(unset, payload))
            }
            return methods
        }
    }

    private static func hasContent(_ record: [SwiftField]) -> Bool {
        record.contains { $0.key == "content" && $0.type == .views }
    }

    private func value(_ type: SwiftType) -> SwiftField {
        SwiftField(key: "value", type: type, isRequired: true, summary: modifier.summary, isUnlabeled: true)
    }

    private var content: SwiftField {
        SwiftField(key: "content", type: .views, isRequired: true, summary: modifier.summary)
    }

    private func method(_ fields: [SwiftField], _ value: String, default standard: String? = nil) -> String {
        let parameters = ParameterList(fields)
        // Methods stand in an extension, one level to the right.
        let width = SwiftText.width - 4
        var text = SwiftText.comment(SwiftText.sentence(modifier.summary), width: width)
        if !fields.isEmpty { text += "///\n" + parameters.comment(indent: 0, width: width) }
        var declarations = parameters.declarations
        if let standard, !declarations.isEmpty { declarations[0] += " = \(standard)" }
        text += SwiftText.call(
            "public func \(SwiftNames.parameter(modifier.name))", declarations, " -> ModifiedView {",
            indent: 0)
        text += "\n    modified(\"\(modifier.key)\", \(value), at: SourceLocation(file, line, column))\n"
        return text + "}\n"
    }
}
