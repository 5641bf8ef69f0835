import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineTokens

/// A loader of the design tokens of a scene and its libraries.
package struct SceneTokensLoader {
    let files: any SceneFiles
    /// The contexts from options, which take precedence over those of the scene.
    let contexts: [String: String]
    /// The files of the scene, to which the token files are added.
    package private(set) var sources: SourceFiles
    package private(set) var problems: [Diagnostic] = []
    package private(set) var warnings: [Diagnostic] = []
    /// The files read so far, merged so that each may refer to the others' tokens, and the key of each.
    private var document: TokenDocument?
    private var chosen: [(spec: TokensSpec, light: [String: String], dark: [String: String])] = []
    /// `true` if a file of tokens could not be read at all.
    private var isIncomplete = false
    /// `true` if the tokens are those of the last time.
    package private(set) var isKnown = false
    private var used: Set<String> = []
    /// What has been read.
    private let reads = Reads()
    private var indices: [String: Int] = [:]

    /// Values that take the place of those in the token files, as a user tries them in the preview.
    private let overrides: ValueOverrides
    /// The tokens of the last time; `nil` if they are not kept.
    private var memory: SceneMemory?
    /// The tokens in each appearance, once they are resolved; `nil` if there are none.
    private var resolved: (light: DesignTokens, dark: DesignTokens)?

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - files: The files of the scene.
    ///   - contexts: The contexts from options.
    ///   - sources: The texts of the scene and its libraries.
    ///   - overrides: The values that take the place of those in the token files. Default: none.
    ///   - memory: The tokens of the last time. Default: none.
    package init(
        files: any SceneFiles, contexts: [String: String], sources: SourceFiles,
        overrides: ValueOverrides = ValueOverrides(), memory: SceneMemory? = nil
    ) {
        self.memory = memory
        self.overrides = overrides
        self.files = files
        self.contexts = contexts
        self.sources = sources
    }

    /// Returns the tokens of the libraries, overridden by the scene's own; `nil` if there are none.
    package mutating func tokens(of all: SceneSources, limits: SceneLimits) -> SceneTokens? {
        let key = SceneMemory.Key(
            sources: sources.all.map { [$0.name, $0.text] }, contexts: contexts, overrides: overrides)
        // What is kept does not keep its keeper.
        let memory = memory
        self.memory = nil
        if let known = memory?.loader(for: key, in: files) {
            self = known
            isKnown = true
        } else {
            load(all, limits)
            if let reads = reads.all { memory?.keep(self, for: key, reads: reads) }
        }
        // Each resolving has suggestions of its own.
        return resolved.map { SceneTokens(light: $0.light, dark: $0.dark, isIncomplete: isIncomplete) }
    }

    /// Reads the files of all tokens and resolves them.
    private mutating func load(_ all: SceneSources, _ limits: SceneLimits) {
        let reader = SceneReader(
            limits: limits, environment: SceneEnvironment(), files: NoFiles(), references: SceneReferences(),
            folders: all.folders)
        var hasTokens = false
        var tokensKey: SourceMark?
        for value in all.libraries.map(\.value) + [all.scene] {
            guard let entry = value.entry(DocumentKey<[TokensSpec]>.tokens.name) else { continue }
            hasTokens = true
            tokensKey = entry.keyMark
            guard let specs = SceneHeader(value, limits: limits).value(of: .tokens) else {
                isIncomplete = true
                continue
            }
            for spec in specs { load(spec, reader) }
        }
        for axis in contexts.keys.sorted() where !used.contains(axis.lowercased()) {
            // A scene without tokens has no key at which the option could be reported.
            guard let tokensKey else { continue }
            problems.append(Diagnostic(.unusedContext(axis), at: tokensKey))
        }
        guard hasTokens else { return }
        let light = tokens(in: chosen.map(\.light))
        resolved = (light, tokens(in: chosen.map(\.dark)))
    }

    /// Returns the tokens of all files in contexts of each.
    private mutating func tokens(in contexts: [[String: String]]) -> DesignTokens {
        guard let document, let spec = chosen.last?.spec else { return .none }
        do throws(Diagnostics) {
            let tokens = try document.tokens(in: contexts, overriding: overrides.tokens)
            report(tokens.diagnostics.summarised(invalid: tokens.invalid), spec)
            return tokens
        } catch {
            isIncomplete = true
            report(error, spec)
            return .none
        }
    }

    private mutating func load(_ spec: TokensSpec, _ reader: SceneReader) {
        let path = reader.path(spec.file.path, from: spec.file.mark)
        do throws(Diagnostics) {
            let source = Files(files: files, reads: reads)
            let document = try TokenDocument(at: path, from: source, over: document)
            guard contextsExist(spec, in: document) else {
                isIncomplete = true
                return
            }
            chosen.append(
                (spec, contexts(for: spec, document, .light), contexts(for: spec, document, .dark)))
            self.document = document
        } catch {
            isIncomplete = true
            report(error, spec)
        }
    }

    /// Returns the contexts for a document. Contexts from options apply to each document that has the
    /// modifier.
    private mutating func contexts(
        for spec: TokensSpec, _ document: TokenDocument, _ appearance: Appearance
    ) -> [String: String] {
        let known = Set(document.modifiers.map { $0.name.lowercased() })
        let given = contexts.filter { known.contains($0.key.lowercased()) }
        used.formUnion(given.keys.map { $0.lowercased() })
        return spec.contexts(in: appearance, given)
    }

    /// Returns `true` if a document has the modifiers and contexts that the scene chooses. Others are
    /// reported in the scene, not in the document.
    private mutating func contextsExist(_ spec: TokensSpec, in document: TokenDocument) -> Bool {
        var isSound = true
        for choice in spec.contexts {
            let modifier = document.modifiers.first { $0.name.lowercased() == choice.axis.lowercased() }
            guard let modifier else {
                let names = document.modifiers.map(\.name)
                problems.append(
                    Diagnostic(.unknownValue(choice.axis, noun: "modifier", known: names), at: choice.mark))
                isSound = false
                continue
            }
            for context in [choice.light, choice.dark] where modifier.context(context) == nil {
                problems.append(
                    Diagnostic(
                        .unknownValue(
                            context, noun: "context of `\(modifier.name)`", known: modifier.contexts),
                        at: choice.mark))
                isSound = false
                break
            }
        }
        return isSound
    }

    // MARK: Reports

    private mutating func report(_ found: Diagnostics, _ spec: TokensSpec) {
        let prefix = ScenePath.folder(of: sources.all[0].name)
        for var diagnostic in found.all {
            let file = found.files[diagnostic.mark]
            if file.isReadable {
                diagnostic.mark.file = index(of: file, prefix)
            } else {
                // There is no text to point at, so the scene's own key is blamed.
                diagnostic.mark = spec.file.mark
            }
            switch diagnostic.severity {
            case .error: add(diagnostic, to: &problems)
            case .warning, .note: add(diagnostic, to: &warnings)
            }
        }
    }

    /// Adds a diagnostic once: both appearances read the same files.
    private func add(_ diagnostic: Diagnostic, to list: inout [Diagnostic]) {
        if !list.contains(diagnostic) { list.append(diagnostic) }
    }

    private mutating func index(of file: SourceFile, _ prefix: String) -> Int {
        if let known = indices[file.name] { return known }
        let index = sources.add(SourceFile(name: ScenePath.joined(prefix, file.name), text: file.text))
        indices[file.name] = index
        return index
    }

    /// An adapter that reads token files through the scene's files.
    private struct Files: TokenFiles {
        let files: any SceneFiles
        let reads: Reads

        func bytes(at path: String, limit: Int) -> Result<[UInt8], TokenFileError> {
            let found = files.bytes(at: path, limit: limit)
            reads.note(found, of: path, limit)
            return found.mapError {
                switch $0 {
                case .missing:
                    files.lookAlike(of: path) { $0 }.map { .misnamed(advice: $0.text) } ?? .missing
                case .outside: .outside
                case .unreadable(let reason), .notAnImage(let reason): .unreadable(reason)
                }
            }
        }
    }
}

/// The files that a loader has read.
private final class Reads {
    /// The files in the order in which they were read; `nil` if one of them could not be.
    private(set) var all: [SceneMemory.Read]? = []

    func note(_ result: Result<[UInt8], SceneFileError>, of path: String, _ limit: Int) {
        guard case .success(let bytes) = result else {
            all = nil
            return
        }
        all?.append(SceneMemory.Read(path: path, limit: limit, bytes: bytes))
    }
}

extension Diagnostics {
    /// Returns the warnings, after one more that stands for all errors: a scene fails only where it uses a
    /// token that has no value.
    fileprivate func summarised(invalid: [InvalidToken]) -> Diagnostics {
        guard let first = errors.first else { return self }
        let count = max(invalid.count { !$0.isSkipped }, 1)
        let summary = Diagnostic(
            .invalidTokens, .invalidTokens(count: count, first: first.problem.message), at: first.mark)
        return Diagnostics(files, [summary] + all.filter { $0.severity == .warning })
    }
}
