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
        for member in members { text += "\n\(member)" }
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

    private var conformances: [String] {
        var names = ["SceneValueType"]
        if type.acceptsNumber { names += ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"] }
        if type.acceptsBoolean { names.append("ExpressibleByBooleanLiteral") }
        if type.acceptsText { names.append("ExpressibleByStringInterpolation") }
        if type.list != nil { names.append("ExpressibleByArrayLiteral") }
        if type.name == "Condition" { names.append("ExpressibleByDictionaryLiteral") }
        return names
    }

    private var members: [String] {
        var members = type.words.map { word in
            "    public static var \(SwiftNames.word(word)): Self { "
                + "Self(SceneLiteral(stringLiteral: \"\(word)\")) }\n"
        }
        if members.count > 1 { members = [members.joined()] }
        if type.acceptsNumber {
            members.append("    public init(integerLiteral value: Int) { self.init(value.sceneLiteral) }\n")
            members.append("    public init(floatLiteral value: Double) { self.init(value.sceneLiteral) }\n")
            members.append(initializer("any NumberConvertible", "The value of a number."))
        }
        if type.acceptsBoolean {
            members.append("    public init(booleanLiteral value: Bool) { self.init(value.sceneLiteral) }\n")
        }
        if type.acceptsText {
            members.append("    public init(stringLiteral value: String) { self.init(value.sceneLiteral) }\n")
            members.append(initializer("String", "The value of a text."))
        }
        for other in type.includes {
            members.append(initializer(other, "The value of another type."))
        }
        if let list = type.list { members.append(self.list(list)) }
        if type.acceptsViews, !type.records.contains(where: { $0.contains { $0.key == "content" } }) {
            members.append(
                """
                    /// The value of views.
                    public init(@ViewBuilder content: () -> ViewList) { self.init(content().sceneLiteral) }

                """)
        }
        for record in type.records { members += self.record(record) }
        if type.name == "Condition" { members.append(Self.dictionary) }
        return members
    }

    /// Returns the initializer from a value of a type.
    private func initializer(_ type: String, _ summary: String) -> String {
        """
            /// \(summary)
            public init(_ value: \(type)) { self.init(value.sceneLiteral) }

        """
    }

    private func list(_ element: SwiftType) -> String {
        let name: String
        switch element {
        case .named(let other): name = other
        case .list(.named(let other)): name = other
        default: name = "SceneLiteral"
        }
        return """
                public init(arrayLiteral elements: \(name)...) { self.init(SceneLiteral.list(elements)) }

                /// The value of a list.
                public init(_ elements: [\(name)]) { self.init(SceneLiteral.list(elements)) }

            """
    }

    /// Conditions may ask for parameters of components, which have names of their own.
    private static let dictionary = """
            public init(dictionaryLiteral elements: (String, SceneLiteral)...) {
                self.init(SceneLiteral.record(elements.map { ($0.0, $0.1) }))
            }

        """

    private func record(_ record: [SwiftField]) -> [String] {
        if let keyword = SwiftNominal.keyword(of: record), keyword.type != .views {
            return functions(keyword)
        }
        let parameters = ParameterList(record)
        var payload = "SceneLiteral" + parameters.record(of: record)
        if type.acceptsViews, record.contains(where: { $0.key == "content" && $0.type == .views }) {
            payload += ".orContent(\"content\")"
        }
        return [
            "    /// Creates the value from its parts.\n    ///\n" + parameters.comment(indent: 4)
                + SwiftText.call("public init", parameters.plainDeclarations, " {", indent: 4)
                + "\n        self.init(\(payload))\n    }\n"
        ]
    }

    /// The static functions for a record with one key: from the value of the key, and from its parts.
    private func functions(_ field: SwiftField) -> [String] {
        let name = SwiftNames.parameter(field.label)
        let summary = "    " + SwiftText.comment(SwiftText.sentence(field.summary))
        var result = [
            summary
                + "    public static func \(name)(_ value: \(field.type.requiredDeclaration)) -> Self {\n"
                + "        Self(SceneLiteral.record([(\"\(field.key)\", value)]))\n    }\n"
        ]
        guard case .named(let other) = field.type, let inner = model.nominal(other) else { return result }
        for record in inner.records where SwiftNominal.keyword(of: record) == nil {
            let parameters = ParameterList(record)
            result.append(
                summary + "    ///\n" + parameters.comment(indent: 4)
                    + SwiftText.call(
                        "public static func \(name)", parameters.plainDeclarations, " -> Self {", indent: 4)
                    + "\n        Self(SceneLiteral.record([(\"\(field.key)\", "
                    + "SceneLiteral\(parameters.record(of: record)))]))\n    }\n"
            )
        }
        return result
    }
}
