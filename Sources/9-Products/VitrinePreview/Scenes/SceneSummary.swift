import VitrineFiles
import VitrineRendering
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineSuites
import VitrineThreads
import VitrineTokens

/// An entry of a list of scenes, read from the scene's text without rendering.
struct SceneSummary: Sendable {
    /// An axis of the scene's design tokens.
    struct Contexts: Hashable, Sendable {
        var axis: String
        var names: [String]
        var standard: String?
    }

    /// The title that the scene gives itself; `nil` if it has none.
    var title: String?
    var tags: Set<String>
    /// The variants, the default one first.
    var variants: [Variant]
    /// The values that the scene's canvas has for axes of the environment, by the names of the axes.
    var canvas: [String: String] = [:]
    var contexts: [Contexts] = []
    /// The error that prevents the scene from being read.
    var failure: RenderError?

    /// Reads a file. Returns `nil` for files that are not scenes, such as libraries, tokens and schemas.
    ///
    /// - Parameters:
    ///   - file: The path of the file.
    ///   - isNamed: `true` if the user named the file as a scene.
    static func read(_ file: String, isNamed: Bool) -> SceneSummary? {
        LargeStackThreads.run { SceneSummary(file, isNamed: isNamed) }
    }

    /// Reads several files at once.
    ///
    /// - Parameters:
    ///   - files: The paths of the files, and whether the user named each.
    ///   - threads: The number of threads.
    /// - Returns: The summaries, in order; `nil` for files that are not scenes.
    static func read(_ files: [(path: String, isNamed: Bool)], threads: Int) -> [SceneSummary?] {
        LargeStackThreads.map(count: files.count, threads: threads) { index in
            SceneSummary(files[index].path, isNamed: files[index].isNamed)
        }
    }

    private init?(_ file: String, isNamed: Bool) {
        guard let scene = SuiteScene(path: file, file: file, isNamed: isNamed) else { return nil }
        tags = scene.settings.tags
        variants = scene.variants
        failure = scene.failure
        guard failure == nil, let bytes = try? FileBytes.read(file, limit: SceneLimits.standard.bytes),
            let source = try? SourceFile(name: file, bytes: bytes),
            let parsed = try? SceneParser.parse(source)
        else { return }
        let disk = DiskFiles(scene: file, allowsOutside: false)
        guard let settings = try? disk.settings(of: file) else { return }
        let value = SceneContent(parsed, of: source, settings).standalone
        if case .string(let text)? = value.entry("title")?.value.content { title = text }
        if case .mapping(let entries)? = value.entry("canvas")?.value.content {
            for entry in entries {
                switch entry.value.content {
                case .string(let text): canvas[entry.key] = text
                case .number(_, let literal): canvas[entry.key] = literal
                default: break
                }
            }
        }
        contexts = Self.contexts(value, disk)
    }

    /// Returns the axes of the resolver that a scene takes its tokens from; none if it has none that can be
    /// read, which the scene's picture reports.
    private static func contexts(_ value: SceneValue, _ files: DiskFiles) -> [Contexts] {
        guard let tokens = value.entry("tokens")?.value else { return [] }
        let path: String
        switch tokens.content {
        case .string(let text): path = text
        case .mapping:
            guard case .string(let text)? = tokens.entry("file")?.value.content else { return [] }
            path = text
        default: return []
        }
        let document = try? TokenDocument(at: path, from: SceneTokenFiles(files: files))
        return document?.modifiers.map {
            Contexts(axis: $0.name, names: $0.contexts, standard: $0.defaultContext)
        } ?? []
    }
}

/// The token files in a scene's folder.
private struct SceneTokenFiles: TokenFiles {
    let files: DiskFiles

    func bytes(at path: String, limit: Int) -> Result<[UInt8], TokenFileError> {
        files.bytes(at: path, limit: limit).mapError { error in
            switch error {
            case .missing: .missing
            case .outside: .outside
            default: .unreadable("\(error)")
            }
        }
    }
}
