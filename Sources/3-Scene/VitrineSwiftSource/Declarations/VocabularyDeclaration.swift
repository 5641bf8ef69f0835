/// The declaration of a protocol for a type of values and all types that include its values. What all of them
/// have is declared once, in an extension of the protocol.
struct VocabularyDeclaration {
    /// The members that all of the types have.
    let members: ValueMembers
    /// The protocols that all of the types conform to.
    let conformances: [String]
    private let type: SwiftNominal
    private let parents: [VocabularyDeclaration]

    /// Creates the declaration for a type; `nil` if no other type includes its values.
    init?(_ type: SwiftNominal, _ model: SwiftModel) {
        let types = model.nominals(including: type.name)
        guard !types.isEmpty else { return nil }
        self.type = type
        parents = Self.all(of: type.includes, model)
        members = types.reduce(ValueMembers(type, model)) { $0.intersection(ValueMembers($1, model)) }
        conformances = types.reduce(ValueDeclaration.literals(of: type)) { common, type in
            common.filter(ValueDeclaration.literals(of: type).contains)
        }
    }

    /// The nearest declarations that a type conforms to: its own, or those of the types that it includes.
    static func all(for type: SwiftNominal, _ model: SwiftModel) -> [VocabularyDeclaration] {
        VocabularyDeclaration(type, model).map { [$0] } ?? all(of: type.includes, model)
    }

    private static func all(of names: [String], _ model: SwiftModel) -> [VocabularyDeclaration] {
        names.compactMap { name in model.nominal(name).flatMap { VocabularyDeclaration($0, model) } }
    }

    var name: String { "ExpressibleBy\(type.name)" }

    var text: String {
        var names = parents.map(\.name)
        if names.isEmpty { names.append("SceneValueType") }
        names += conformances.filter { name in !parents.contains { $0.conformances.contains(name) } }
        let own = parents.reduce(members) { $0.subtracting($1.members) }
        return SwiftText.comment("A type whose values include those of ``\(type.name)``.")
            + "public protocol \(name): \(names.joined(separator: ", ")) {}\n\n"
            + "extension \(name) {\n" + own.groups.joined(separator: "\n") + "}\n"
    }
}
