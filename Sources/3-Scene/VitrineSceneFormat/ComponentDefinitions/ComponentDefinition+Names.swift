import VitrineSource

extension ComponentDefinition {
    /// Warns of parameters and slots that the body does not use.
    func warnOfUnused(_ reader: SceneReader) {
        if parameters.isEmpty && slots.isEmpty { return }
        var used = UsedNames()
        used.note(body)
        for parameter in parameters {
            if let standard = parameter.defaultValue { used.note(standard) }
        }
        let unused =
            parameters.filter { !used.names.contains($0.name) }.map { ("parameter", $0.name, $0.mark) }
            + slots.filter { !used.slots.contains($0.name) && !used.names.contains($0.name) }
            .map { ("slot", $0.name, $0.mark) }
        let unknown = used.names.union(used.slots).subtracting(keys).sorted()
        for (what, name, mark) in unused {
            reader.warn(
                .unusedParameter,
                .unusedDeclaration(
                    name, noun: what, in: self.name, nearest: Suggestion.nearest(to: name, among: unknown)),
                at: mark)
        }
    }
}

/// The names that a body refers to: words in braces, keys of conditions, and slots.
private struct UsedNames {
    var names: Set<String> = []
    var slots: Set<String> = []

    mutating func note(_ value: SceneValue) {
        switch value.content {
        case .null, .bool, .number: break
        case .string(let text): note(text)
        case .sequence(let values): for value in values { note(value) }
        case .mapping(let entries):
            for entry in entries {
                if entry.key == "slot" { note(slot: entry.value) }
                if entry.key == "when" { note(condition: entry.value) }
                note(entry.value)
            }
        }
    }

    private mutating func note(slot value: SceneValue) {
        if case .string(let name) = (value.entry("name")?.value ?? value).content { slots.insert(name) }
    }

    private mutating func note(condition value: SceneValue) {
        switch value.content {
        case .sequence(let values): for value in values { note(condition: value) }
        case .mapping(let entries):
            for entry in entries {
                names.insert(entry.key)
                if ["any", "not"].contains(entry.key) { note(condition: entry.value) }
                if entry.key == "given" { note(given: entry.value) }
            }
        default: break
        }
    }

    private mutating func note(given value: SceneValue) {
        switch value.content {
        case .string(let name): names.insert(name)
        case .sequence(let values): for value in values { note(given: value) }
        default: break
        }
    }

    /// Collects all words in braces, regardless of their role. Bytes, because letters take their time, and
    /// every definition is read for every picture.
    private mutating func note(_ text: String) {
        let bytes = text.utf8
        guard let first = bytes.firstIndex(of: UInt8(ascii: "{")) else { return }
        for part in bytes[first...].split(separator: UInt8(ascii: "{")) {
            let inside = part.prefix { $0 != UInt8(ascii: "}") }
            for word in inside.split(whereSeparator: Self.isSeparator) {
                let word = Substring(word)
                guard !word.utf8.allSatisfy({ $0 < 0x80 }) else {
                    names.insert(String(word))
                    continue
                }
                let words = word.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                names.formUnion(words.map(String.init))
            }
        }
    }

    /// Returns `true` for ASCII that is no part of a word.
    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: false
        default: true
        }
    }
}
