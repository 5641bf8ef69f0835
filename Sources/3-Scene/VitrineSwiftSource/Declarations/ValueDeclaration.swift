/// The declaration of a type of values.
struct ValueDeclaration {
    private let type: SwiftNominal
    private let model: SwiftModel

    init(_ type: SwiftNominal, _ model: SwiftModel) {
        self.type = type
        self.model = model
    }

    var text: String {
        var text = SwiftText.comment(summary)
        text += "public struct \(type.name): \(conformances.joined(separator: ", ")) {\n"
        text += "    public let sceneLiteral: SceneLiteral\n\n"
        text += "    public init(_ literal: SceneLiteral) { sceneLiteral = literal }\n"
        let own = vocabularies.reduce(ValueMembers(type, model)) { $0.subtracting($1.members) }
        for group in own.groups { text += "\n\(group)" }
        return text + "}\n"
    }

    private var summary: String {
        var kinds: [String] = []
        if !type.words.isEmpty { kinds.append("a word") }
        if type.acceptsNumber { kinds.append("a number") }
        if type.acceptsBoolean { kinds.append("a Boolean value") }
        if type.acceptsText { kinds.append("a text") }
        if !type.records.isEmpty { kinds.append("a record") }
        if type.acceptsViews { kinds.append("views") }
        if type.list != nil { kinds.append("a list") }
        let list =
            kinds.count < 2
            ? kinds.joined() : kinds.dropLast().joined(separator: ", ") + " or " + (kinds.last ?? "")
        return "A value of the scene language: \(list)."
    }

    /// The protocols that declare what the type has in common with others.
    private var vocabularies: [VocabularyDeclaration] { VocabularyDeclaration.all(for: type, model) }

    private var conformances: [String] {
        var names = vocabularies.map(\.name)
        if names.isEmpty { names.append("SceneValueType") }
        return names
            + Self.literals(of: type).filter { name in
                !vocabularies.contains { $0.conformances.contains(name) }
            }
    }

    /// The protocols of the literals that a type has as its values.
    static func literals(of type: SwiftNominal) -> [String] {
        var names: [String] = []
        if type.acceptsNumber { names += ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"] }
        if type.acceptsBoolean { names.append("ExpressibleByBooleanLiteral") }
        if type.acceptsText { names.append("ExpressibleByStringInterpolation") }
        if type.list != nil { names.append("ExpressibleByArrayLiteral") }
        if type.name == "Condition" { names.append("ExpressibleByDictionaryLiteral") }
        return names
    }
}
