/// The declarations of the members of a value type: static members for words, initializers, and static
/// functions.
struct ValueMembers {
    private var words: [String]
    private var others: [String]

    init(_ type: SwiftNominal, _ model: SwiftModel) {
        words = type.words.map { word in
            "    public static var \(SwiftNames.word(word)): Self { "
                + "Self(SceneLiteral(stringLiteral: \"\(word)\")) }\n"
        }
        others = Self.others(type, model)
    }

    /// The declarations between which there are blank lines.
    var groups: [String] { (words.isEmpty ? [] : [words.joined()]) + others }

    /// Returns the members that other ones have, too.
    func intersection(_ other: ValueMembers) -> ValueMembers {
        var common = self
        common.words.removeAll { !other.words.contains($0) }
        common.others.removeAll { !other.others.contains($0) }
        return common
    }

    /// Returns the members that other ones do not have.
    func subtracting(_ other: ValueMembers) -> ValueMembers {
        var rest = self
        rest.words.removeAll(where: other.words.contains)
        rest.others.removeAll(where: other.others.contains)
        return rest
    }

    private static func others(_ type: SwiftNominal, _ model: SwiftModel) -> [String] {
        var members: [String] = []
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
        for record in type.records { members += self.record(record, of: type, model) }
        if type.name == "Condition" { members.append(dictionary) }
        return members
    }

    /// Returns the initializer from a value of a type.
    private static func initializer(_ type: String, _ summary: String) -> String {
        """
            /// \(summary)
            public init(_ value: \(type)) { self.init(value.sceneLiteral) }

        """
    }

    private static func list(_ element: SwiftType) -> String {
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

    private static func record(
        _ record: [SwiftField], of type: SwiftNominal, _ model: SwiftModel
    ) -> [String] {
        if let keyword = SwiftNominal.keyword(of: record), keyword.type != .views {
            return functions(keyword, model)
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
    private static func functions(_ field: SwiftField, _ model: SwiftModel) -> [String] {
        let name = SwiftNames.parameter(field.label)
        let summary = SwiftText.comment(SwiftText.sentence(field.summary), indent: 4)
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
