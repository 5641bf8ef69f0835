import VitrineExpressions

extension Parameter {
    /// Parameters in an order in which each stands after those that its default refers to. Where some refer
    /// to each other, those are in the order of their names, and what they cannot know yet is reported when
    /// it is looked up.
    static func byReference(_ parameters: [Parameter]) -> [Parameter] {
        let names = Set(parameters.map(\.name))
        var left = parameters.sorted { $0.name < $1.name }.map { parameter in
            (parameter: parameter, references: parameter.references(among: names))
        }
        var ordered: [Parameter] = []
        while !left.isEmpty {
            let missing = Set(left.map(\.parameter.name))
            let ready = left.filter { $0.references.isDisjoint(with: missing) }
            let next = ready.isEmpty ? left : ready
            ordered += next.map(\.parameter)
            let placed = Set(next.map(\.parameter.name))
            left.removeAll { placed.contains($0.parameter.name) }
        }
        return ordered
    }

    /// The other parameters that the default refers to.
    private func references(among names: Set<String>) -> Set<String> {
        guard let defaultValue else { return [] }
        var roots = ReferencedRoots(names: names)
        roots.note(defaultValue)
        return roots.found.subtracting([name])
    }
}

/// The names that a value refers to, each without the keys after it: `data` of `{data.title}`.
private struct ReferencedRoots {
    let names: Set<String>
    var found: Set<String> = []

    init(names: Set<String>) { self.names = names }

    mutating func note(_ value: SceneValue) {
        switch value.content {
        case .null, .bool, .number: break
        case .string(let text): note(text)
        case .sequence(let values): for value in values { note(value) }
        case .mapping(let entries):
            for entry in entries {
                if entry.key == "when" { note(condition: entry.value) }
                note(entry.value)
            }
        }
    }

    /// Keys of conditions are names, too, and so is what `given` lists.
    private mutating func note(condition value: SceneValue) {
        switch value.content {
        case .null, .bool, .number: break
        case .string(let name): note(root: name)
        case .sequence(let values): for value in values { note(condition: value) }
        case .mapping(let entries):
            for entry in entries {
                note(root: entry.key)
                if ["any", "not", "given"].contains(entry.key) { note(condition: entry.value) }
            }
        }
    }

    private mutating func note(_ text: String) {
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = Interpolation.end(of: rest[open...]) {
            let inside = rest[rest.index(after: open)..<close]
            rest = rest[rest.index(after: close)...]
            note(root: inside)
            let names = names
            let expression = try? ExpressionParser.parse(inside) { name in
                names.contains(String(name.prefix { $0 != "." }))
            }
            for name in expression?.names ?? [] { note(root: name.text) }
        }
    }

    private mutating func note(root path: some StringProtocol) {
        let root = String(path.prefix { $0 != "." })
        if names.contains(root) { found.insert(root) }
    }
}
