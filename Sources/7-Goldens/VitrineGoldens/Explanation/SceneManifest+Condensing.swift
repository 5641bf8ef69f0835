extension SceneManifest {
    /// The manifest without what explains no difference: components that the scene does not use, design
    /// tokens that it does not refer to, nodes that only hold others, and frames.
    ///
    /// Goldens carry it, because most of a library and of a file of tokens is of no use to one scene.
    package var condensed: SceneManifest {
        var result = self
        let used = usedComponents
        result.texts.removeAll { text in
            Self.component(of: text).map { !used.contains($0) } ?? false
        }
        let uses = TokenUses(result.texts.map(\.text), tokens: tokens)
        result.tokens = tokens.filter { uses.paths.contains($0.key) || Self.isChoice($0.key) }
        let painting = Set(items.map(\.source))
        let places = nodes.map { ChangedNode.place(of: $0.source, self) }
        result.nodes = nodes.indices.filter { index in
            painting.contains(nodes[index].source) || index + 1 == nodes.count
                || !places[index + 1].starts(with: places[index])
        }.map { Node(source: nodes[$0].source, frame: [], properties: nodes[$0].properties) }
        return result
    }

    /// Returns the manifest without what only one of two has because only one scene uses it: components, and
    /// tokens that the other one does not refer to.
    ///
    /// Condensed goldens lack it, and the use itself is the change.
    ///
    /// - Parameter other: The manifest that it is compared with.
    func comparable(with other: SceneManifest) -> SceneManifest {
        var result = self
        let known = Set(other.texts.compactMap(Self.component))
        result.texts.removeAll { text in Self.component(of: text).map { !known.contains($0) } ?? false }
        let added = tokens.keys.filter { other.tokens[$0] == nil }
        if added.isEmpty { return result }
        let uses = TokenUses(other.texts.map(\.text), tokens: other.tokens)
        for path in added where !uses.reach(path) { result.tokens[path] = nil }
        return result
    }

    /// The name of a component, and the library that defines it.
    private struct ComponentName: Hashable {
        let library: String
        let name: String
    }

    /// Returns the component that a text belongs to the definition of.
    private static func component(of text: Text) -> ComponentName? {
        let parts = ScenePath(text.path).parts
        guard let definition = ComponentUses.definition(parts) else { return nil }
        return ComponentName(
            library: ScenePath(parts.prefix { $0 != .key("components") }).text, name: definition.name)
    }

    /// The components that the scene uses, by themselves or in others: all whose name is written anywhere.
    private var usedComponents: Set<ComponentName> {
        var definitions: [String: (components: Set<ComponentName>, texts: [Text])] = [:]
        var open: [Text] = []
        for text in texts {
            guard let component = Self.component(of: text) else {
                open.append(text)
                continue
            }
            definitions[component.name, default: ([], [])].components.insert(component)
            definitions[component.name]?.texts.append(text)
        }
        var used: Set<ComponentName> = []
        while let text = open.popLast() {
            let keys = ScenePath(text.path).parts.compactMap { part -> String? in
                if case .key(let key) = part { key } else { nil }
            }
            for word in keys + [text.text] {
                guard let found = definitions.removeValue(forKey: word) else { continue }
                used.formUnion(found.components)
                open += found.texts
            }
        }
        return used
    }

    /// Returns `true` for a leaf of a resolver's file that chooses between tokens, such as
    /// `modifiers.theme.default`.
    private static func isChoice(_ path: String) -> Bool {
        !path.contains("$")
            && ["modifiers.", "sets.", "resolutionOrder"].contains { path.hasPrefix($0) }
    }
}
