import VitrineAuditElements
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineTokens

/// The design tokens that no scene of a whole suite uses, nor another token.
package struct UnusedTokens {
    /// A file of tokens, and the scenes that load it.
    private struct Source {
        let file: SourceFile
        var tokens: [DesignToken] = []
        var words = TokenWords()
    }

    /// The files of tokens, by their paths.
    private var sources: [String: Source] = [:]
    private var order: [String] = []

    /// - Parameters:
    ///   - variants: What was found in the scenes of a run.
    ///   - suite: The paths of all scenes that there are.
    package init(_ variants: [AuditedVariant], suite: Set<String>) {
        let audited = Set(variants.map(\.scene))
        var words: [String: TokenWords] = [:]
        var seen: Set<[String]> = []
        for variant in variants {
            guard let loaded = variant.tokens else { continue }
            let folder = ScenePath.folder(of: variant.scene)
            let paths = loaded.files.all.map { ScenePath.joined(folder, $0.name) }
            // All variants of a scene have the same texts; their tokens may come from other files.
            guard seen.insert([variant.scene] + loaded.tokens.map(\.location)).inserted else { continue }
            var own = TokenWords()
            for (file, path) in zip(loaded.files.all, paths) {
                own.formUnion(words.value(for: path) { TokenWords(ofTokens: file.text) })
            }
            for file in variant.found.files.all where !paths.contains(file.name) {
                own.formUnion(words.value(for: file.name) { TokenWords(ofScene: file.text) })
            }
            for (number, path) in paths.enumerated() {
                // Scenes beside the file use it; if there are none, any scene may.
                let home = ScenePath.folder(of: path)
                let near = suite.filter { $0.hasPrefix(home) }
                guard !suite.isEmpty, audited.isSuperset(of: near.isEmpty ? suite : near) else { continue }
                if sources[path] == nil {
                    sources[path] = Source(file: SourceFile(name: path, text: loaded.files.all[number].text))
                    order.append(path)
                }
                let known = Set(sources[path]?.tokens.map(\.name) ?? [])
                sources[path]?.tokens += loaded.tokens.filter {
                    $0.mark.file == number && !known.contains($0.name)
                }
                sources[path]?.words.formUnion(own)
            }
        }
    }

    /// Returns what is found, file by file.
    ///
    /// - Parameter levels: Returns the levels of rules, given the path of a file.
    package func findings(_ levels: (String) -> AuditSettings) -> [AuditedVariant] {
        // Contexts give one token several places.
        var told: Set<[String]> = []
        return order.compactMap { path in
            guard let source = sources[path] else { return nil }
            let folder = ScenePath.folder(of: path)
            let unused = source.tokens.filter {
                $0.deprecation == nil && !isUsed($0.name, in: folder)
                    && told.insert([folder, $0.name]).inserted
            }
            let found = unused.map { token in
                let problem = UnusedTokenProblem(token: token.name, type: token.type.rawValue)
                return Diagnostic(
                    .unusedToken, .language(Diagnostic.ProblemOfLanguage(problem)),
                    at: SourceMark(line: token.mark.line, column: token.mark.column))
            }
            return AuditedVariant(
                scene: path, name: nil,
                found: Diagnostics(SourceFiles(source.file), Audit(found: found).reported(levels(path))))
        }
    }

    /// Returns `true` if a scene uses a token of one of the files of a folder that has its name.
    private func isUsed(_ name: String, in folder: String) -> Bool {
        sources.contains { path, source in
            ScenePath.folder(of: path) == folder && source.words.mention(name)
                && source.tokens.contains { $0.name == name }
        }
    }
}

extension Dictionary {
    /// Returns the value of a key, which is made at the first time.
    fileprivate mutating func value(for key: Key, _ make: () -> Value) -> Value {
        if let known = self[key] { return known }
        let made = make()
        self[key] = made
        return made
    }
}
