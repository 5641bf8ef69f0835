import VitrineJSON
import VitrineSource

extension ComponentDefinition {
    private struct Fields: Sendable {
        var summary: String?
        var parameters: [Parameter] = []
        var slots: [Slot] = []
        var states: [String] = []
        var body: SceneValue?
    }

    private static let parts = Codec<Fields>.record(
        .component, from: Fields(),
        [
            Field("summary", .text, "one line about it, for editors") { $0.summary = $1 },
            Field("parameters", parameters, "parameters by name, each a type or a mapping") {
                $0.parameters = $1
            },
            Field("slots", slots, "places for the nodes that a use provides: names, or names with properties")
            {
                $0.slots = $1
            },
            Field("states", .list(of: stateName, count: 1...40), "its states. Default: the first") {
                $0.states = $1
            },
            Field(
                "body", .raw(.anyOf([.reference("node"), .array(.reference("node"))])), required: true,
                "the content of the component: a node, or several over one another"
            ) { $0.body = $1 },
        ])

    /// The schema of a component definition.
    package static let schema = parts.schema

    /// Reads a component definition; returns `nil` after reporting an error.
    static func read(_ entry: SceneValue.Entry, _ reader: SceneReader) -> ComponentDefinition? {
        guard let parts = parts.read(entry.value, reader), let body = parts.body else { return nil }
        // Names that a faulty definition lacks would be reported wherever the body has them.
        guard hasAllNames(parts, entry.value, reader) else { return nil }
        let component = ComponentDefinition(
            name: entry.key, mark: entry.keyMark, summary: parts.summary, parameters: parts.parameters,
            parametersByReference: Parameter.byReference(parts.parameters), slots: parts.slots,
            states: parts.states, body: body)
        component.checkNames(reader)
        component.warnOfUnused(reader)
        component.warnOfHiddenConditions(reader)
        return component
    }

    /// Returns `true` unless parameters or slots could not be read, or stand under an unknown key.
    private static func hasAllNames(_ parts: Fields, _ value: SceneValue, _ reader: SceneReader) -> Bool {
        let parameters = value.entry("parameters")?.value
        let slots = value.entry("slots")?.value
        return value.keys.allSatisfy { Self.parts.schema.hasProperty($0) }
            && (parameters.map { $0.isMapping && $0.keys.count == parts.parameters.count } ?? true)
            && (slots.map { $0.isNull || !parts.slots.isEmpty } ?? true)
    }

    private static let parameters = Codec<[Parameter]>(
        .map(of: Parameter.schema), expected: "parameters such as `{ title: text }`"
    ) { value, reader in
        guard case .mapping(let entries) = value.content else {
            return reader.mismatch(value, expected: "parameters such as `{ title: text }`")
        }
        guard reader.canHold(entries.count, "parameters", at: value.mark) else { return nil }
        return entries.compactMap { Parameter.read($0, reader) }
    }

    private static let stateName = Codec<String>.word("the name of a state")

    private static let slotParts = Codec<Slot>.record(
        "a slot", from: Slot(name: "", mark: .start),
        [
            Field("required", .bool, "requires each use to provide nodes") { $0.isRequired = $1 },
            Field("summary", .text, "a description of the slot, for editors") { $0.summary = $1 },
        ])

    /// Slot names, or a mapping of names to their properties. A list may mix both.
    private static let slots = Codec<[Slot]>(
        .anyOf([
            .array(.anyOf([.string, .map(of: slotParts.schema)])),
            .map(of: .anyOf([.null, slotParts.schema])),
        ]),
        expected: "a list of slots"
    ) { value, reader in
        let slots: [Slot?]
        switch value.content {
        case .mapping(let entries): slots = entries.map { slot($0, reader) }
        case .sequence(let values):
            slots = values.flatMap { value -> [Slot?] in
                switch value.content {
                case .string(let name): [Slot(name: name, mark: value.mark)]
                case .mapping(let entries): entries.map { slot($0, reader) }
                default: [reader.mismatch(value, expected: "the name of a slot, or `{ name: { required } }`")]
                }
            }
        default: return reader.mismatch(value, expected: "a list of slots")
        }
        guard reader.canHold(slots.count, "slots", at: value.mark) else { return nil }
        return slots.compactMap { $0 }
    }

    private static func slot(_ entry: SceneValue.Entry, _ reader: SceneReader) -> Slot? {
        let name = Slot(name: entry.key, mark: entry.keyMark)
        if entry.value.isNull { return name }
        return slotParts.read(entry.value, reader).map {
            Slot(name: entry.key, mark: entry.keyMark, isRequired: $0.isRequired, summary: $0.summary)
        }
    }

    /// Reports invalid, reserved and duplicate names. Parameters and slots share one namespace because a use
    /// gives both as keys of the same mapping.
    private func checkNames(_ reader: SceneReader) {
        var seen: Set<String> = []
        for (name, mark) in parameters.map({ ($0.name, $0.mark) }) + slots.map({ ($0.name, $0.mark) }) {
            if !Parameter.isName(name) {
                reader.report(
                    .invalidName(
                        name, noun: "parameter or slot",
                        instead: "use letters, digits and `_`, no digit first"),
                    at: mark)
            } else if let meaning = Parameter.taken[name] {
                reader.report(
                    .invalidName(
                        name, noun: "parameter or slot", instead: "it is \(meaning): use another name"),
                    at: mark)
            } else if !seen.insert(name).inserted {
                reader.report(.duplicateKey(name), at: mark)
            }
        }
    }
}

extension SceneReader {
    fileprivate func canHold(_ count: Int, _ what: String, at mark: SourceMark) -> Bool {
        if count > 100 { report(.tooMany(noun: what, count: count, limit: 100), at: mark) }
        return count <= 100
    }
}

extension Noun {
    package static let component: Noun = "a component"
}
