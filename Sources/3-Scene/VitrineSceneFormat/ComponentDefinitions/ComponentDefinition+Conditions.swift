import VitrineSource

extension ComponentDefinition {
    /// Warns of parameters and slots that are called like a condition on the environment, and stand in its
    /// place where the body asks for something that both may be, such as `when: { appearance: dark }`.
    func warnOfHiddenConditions(_ reader: SceneReader) {
        let declared =
            (parameters.map { ("parameter", $0.name, $0.mark) }
            + slots.map { ("slot", $0.name, $0.mark) })
            .filter { Condition.environmentNames.contains($0.1) }
        // Few definitions have such names, and every one is read for every picture.
        if declared.isEmpty { return }
        var asked = AskedConditions()
        asked.note(body)
        for (noun, name, mark) in declared {
            let entries = asked.entries[name] ?? []
            guard entries.contains(where: { Condition.isAboutEnvironment($0, reader) }) else { continue }
            reader.warn(
                .unusedKey,
                .odd(
                    name,
                    because: "is a \(noun) of \(self.name), which hides the scene's own `\(name)` in `when`",
                    instead: "call the \(noun) something else if `when` asks for that of the scene"),
                at: mark)
        }
    }
}

/// The keys of the conditions in a body, with what is asked for.
private struct AskedConditions {
    private(set) var entries: [String: [SceneValue.Entry]] = [:]

    mutating func note(_ value: SceneValue) {
        switch value.content {
        case .null, .bool, .number, .string: break
        case .sequence(let values): for value in values { note(value) }
        case .mapping(let entries):
            for entry in entries {
                if entry.key == "when" { note(condition: entry.value) }
                note(entry.value)
            }
        }
    }

    private mutating func note(condition value: SceneValue) {
        switch value.content {
        case .sequence(let values): for value in values { note(condition: value) }
        case .mapping(let entries):
            for entry in entries {
                if ["any", "not"].contains(entry.key) { note(condition: entry.value) }
                self.entries[entry.key, default: []].append(entry)
            }
        default: break
        }
    }
}
