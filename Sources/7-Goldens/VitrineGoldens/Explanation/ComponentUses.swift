/// The places in a scene where its components are used, which change along with their definitions.
struct ComponentUses {
    /// The paths of the uses, by the name of the component.
    private let places: [String: Set<[ScenePath.Part]>]

    init(_ explanation: SceneManifest) {
        var places: [String: Set<[ScenePath.Part]>] = [:]
        let names = Set(explanation.texts.compactMap { Self.definition(ScenePath($0.path).parts)?.name })
        if !names.isEmpty {
            for source in Set(explanation.items.map(\.source)) {
                let path = ChangedNode.place(of: source, explanation)
                for (index, part) in path.parts.enumerated() {
                    guard case .key(let name) = part, names.contains(name) else { continue }
                    places[name, default: []].insert(Array(path.parts[...index]))
                }
            }
        }
        self.places = places
    }

    /// Returns the causes within definitions, at the places of their uses.
    func origins(of found: [(path: ScenePath, cause: Cause)]) -> [(path: ScenePath, cause: Cause)] {
        found.flatMap { path, cause -> [(path: ScenePath, cause: Cause)] in
            guard let (name, rest) = Self.definition(path.parts), let uses = places[name] else { return [] }
            return uses.sorted { ScenePath($0).text < ScenePath($1).text }.map {
                (ScenePath($0 + rest), cause)
            }
        }
    }

    /// Returns the component that a path in a definition belongs to, and the rest of the path within its
    /// body, which is empty for parameters and states.
    static func definition(_ parts: [ScenePath.Part]) -> (name: String, rest: [ScenePath.Part])? {
        // Definitions from libraries are below the name of the library.
        guard let start = parts.prefix(2).firstIndex(of: .key("components")), parts.count > start + 1,
            case .key(let name) = parts[start + 1]
        else { return nil }
        let inner = parts[(start + 2)...]
        return (name, inner.first == .key("body") ? Array(inner.dropFirst()) : [])
    }
}
