import VitrineSceneFormat
import VitrineSource

/// The keys at the top of a library: a file of components that scenes import.
struct LibraryDocument: Sendable {
    var components: SceneValue?

    static let fields: [Field<LibraryDocument>] = [
        Field("vitrine", SceneDocument.version, required: true, "the version of the scene language: 1") {
            _, _ in
        },
        Field("title", .text, "what the library is of") { _, _ in },
        tokens(),
        imports { _, _ in },
        components { $0.components = $1 },
    ]

    /// The key that scenes and libraries have in common, read before all others.
    static func imports<Record>(
        _ assign: @escaping @Sendable (inout Record, [FileReference]) -> Void
    ) -> Field<Record> {
        Field(
            "import", .oneOrMore(of: .path),
            "a library of components or several, relative to the file", assign)
    }

    /// Read before all others too: colours at the top may be tokens.
    static func tokens<Record>() -> Field<Record> {
        Field(
            "tokens", TokensSpec.codec,
            "files of design tokens, whose names in braces stand for values; the later over the earlier"
        ) { _, _ in }
    }

    static func components<Record>(
        _ assign: @escaping @Sendable (inout Record, SceneValue) -> Void
    ) -> Field<Record> {
        Field("components", .raw(ComponentTable.schema), "components by their names", assign)
    }
}

extension SceneReader {
    /// Takes up what is wrong with design tokens.
    func register(_ tokens: SceneTokensLoader) {
        for problem in tokens.problems { report(problem.problem, at: problem.mark) }
        for warning in tokens.warnings { warn(warning.problem, at: warning.mark) }
    }

    /// Takes up what is wrong with libraries, and the components of a scene and of its libraries.
    func register(_ sources: SceneSources, _ own: SceneValue?) {
        for problem in sources.problems { report(problem.problem, at: problem.mark) }
        components.isIncomplete = !sources.problems.isEmpty
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
        if let own { registerComponents(own, in: sources.files) }
    }
}
