import VitrineSceneFormat
import VitrineSceneTokens
import VitrineSource

/// The top-level keys of a library: a file of components that scenes import.
struct LibraryDocument: Sendable {
    var components: SceneValue?

    static let fields: RecordFields<LibraryDocument> = [
        Field(.version),
        Field("title", .text, "the title of the library"),
        Field(.tokens),
        Field(.imports),
        Field(.components) { $0.components = $1 },
    ]
}

extension SceneReader {
    /// Adds the problems and warnings of design tokens.
    func register(_ tokens: SceneTokensLoader) {
        for problem in tokens.problems { report(problem.problem, at: problem.mark) }
        for warning in tokens.warnings {
            if let rule = warning.rule { warn(rule, warning.problem, at: warning.mark) }
        }
    }

    /// Adds the problems of libraries, and the components of a scene and its libraries.
    func register(_ sources: SceneSources, _ own: SceneValue?, _ memory: SceneMemory? = nil) {
        for problem in sources.problems { report(problem.problem, at: problem.mark) }
        let key = DocumentKey<[FileReference]>.imports
        let isUnread =
            sources.scene.entry(key.name) != nil && SceneHeader(sources.scene).value(of: key) == nil
        components.isIncomplete = !sources.problems.isEmpty || isUnread
        let known = components.isIncomplete ? nil : memory?.components(of: sources, in: environment)
        let reports = problems.count + warnings.count
        if let known { components = known } else { registerComponents(of: sources) }
        if known == nil, problems.count + warnings.count == reports {
            memory?.keep(components, of: sources, in: environment)
        }
        if let own { registerComponents(own, in: sources.files) }
    }

    private func registerComponents(of sources: SceneSources) {
        for library in sources.libraries {
            guard case .mapping(let entries) = library.value.content else {
                report(
                    .wrongType(expected: "a library", found: library.value.kindName), at: library.value.mark)
                components.isIncomplete = true
                continue
            }
            var top = LibraryDocument()
            read(entries, of: "a library", at: library.value.mark, into: &top, fields: LibraryDocument.fields)
            if let value = top.components { registerComponents(value, in: sources.files) }
        }
    }
}
