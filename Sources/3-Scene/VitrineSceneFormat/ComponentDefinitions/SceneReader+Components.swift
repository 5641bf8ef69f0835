import VitrineJSON
import VitrineSource

extension ComponentTable {
    /// The schema of components by name.
    package static let schema = JSONSchema.map(of: .reference("component"))
}

extension SceneReader {
    /// Adds the components of a file.
    package func registerComponents(_ value: SceneValue, in files: SourceFiles) {
        guard case .mapping(let entries) = value.content else {
            let _: Int? = mismatch(value, expected: .components)
            components.isIncomplete = true
            return
        }
        guard components.all.count + entries.count <= limits.components else {
            report(
                .tooMany(
                    noun: "components", count: components.all.count + entries.count, limit: limits.components),
                at: value.mark)
            return
        }
        for entry in entries {
            let isGood = check(name: entry, in: files)
            guard let component = ComponentDefinition.read(entry, self) else {
                // Uses of the component should not be reported as further errors.
                components.isIncomplete = true
                continue
            }
            if isGood { components.add(component) } else { components.isIncomplete = true }
        }
    }

    private func check(name entry: SceneValue.Entry, in files: SourceFiles) -> Bool {
        let name = entry.key
        if let first = components[name] {
            report(.duplicateComponent(name, first: files.location(of: first.mark)), at: entry.keyMark)
        } else if vocabulary.hasKind(name) {
            report(
                .invalidName(
                    name, noun: "component",
                    instead:
                        """
                        it is a built-in kind: use another name, such as \
                        `my\(name.prefix(1).uppercased())\(name.dropFirst())`
                        """
                ),
                at: entry.keyMark)
        } else if vocabulary.modifiers.contains(name) {
            report(
                .invalidName(name, noun: "component", instead: "it is a modifier: use another name"),
                at: entry.keyMark)
        } else if !Parameter.isName(name.replacing("-", with: "_")) {
            report(
                .invalidName(
                    name, noun: "component", instead: "use letters, digits, `-` and `_`, a letter first"),
                at: entry.keyMark)
        } else {
            return true
        }
        return false
    }

    /// Returns `true` if a mapping with these entries is a node, rather than a paint or another mapping.
    package func isNode(_ entries: [SceneValue.Entry]) -> Bool {
        entries.contains { vocabulary.hasKind($0.key) || components[$0.key] != nil }
    }

    /// All names of node kinds that are valid here.
    package var kindNames: [String] { vocabulary.kinds + components.names }
}

extension Noun {
    package static let components: Noun = "components, each with its name"
}
