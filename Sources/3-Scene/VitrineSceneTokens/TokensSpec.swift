import VitrineJSON
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A file of design tokens that a scene or a library uses.
package struct TokensSpec: Sendable {
    var file: FileReference
    /// The chosen contexts of a resolver's modifiers.
    var contexts: [Choice] = []

    /// The context of one modifier, which may depend on the appearance.
    struct Choice: Sendable {
        var axis: String
        var light: String
        var dark: String
        var mark: SourceMark
    }

    private struct Fields: Sendable {
        var file: FileReference?
        var contexts: [Choice] = []
    }

    private static let parts = Codec<Fields>.record(
        .designTokens, from: Fields(),
        [
            Field(
                "file", .path, required: true, "a file of design tokens or a resolver, relative to this file"
            ) {
                $0.file = $1
            },
            Field("context", contexts, "contexts of a resolver's modifiers, such as `{ theme: dark }`") {
                $0.contexts = $1
            },
        ])

    private static let one = Codec<TokensSpec>(
        .anyOf([Codec<FileReference>.path.schema, parts.schema]), expected: "a file of design tokens"
    ) { value, reader in
        guard value.isMapping else {
            return Codec<FileReference>.path.read(value, reader).map { TokensSpec(file: $0) }
        }
        guard let parts = parts.read(value, reader), let file = parts.file else { return nil }
        return TokensSpec(file: file, contexts: parts.contexts)
    }

    /// One or more token files; later ones override earlier ones.
    package static let codec = Codec<[TokensSpec]>.oneOrMore(of: one)

    // MARK: Contexts

    private struct Pair: Sendable {
        var light = ""
        var dark = ""
    }

    private static let name = Codec<String>.word("the name of a context")

    private static let pair = Codec<Pair>.record(
        "a context by appearance", from: Pair(),
        [
            Field("light", name, required: true, "the context in light appearance") { $0.light = $1 },
            Field("dark", name, required: true, "the context in dark appearance") { $0.dark = $1 },
        ])

    private static let context = Codec<Pair>.either(
        pair, when: \.isMapping, or: name.map { Pair(light: $0, dark: $0) })

    private static let contexts = Codec<[Choice]>(
        .map(of: context.schema), expected: "contexts by modifier, such as `{ theme: dark }`"
    ) { value, reader in
        guard case .mapping(let entries) = value.content else {
            return reader.mismatch(value, expected: "contexts by modifier, such as `{ theme: dark }`")
        }
        var axes: Set<String> = []
        return entries.sorted { $0.key < $1.key }.compactMap { entry in
            // Names of modifiers are case-insensitive.
            guard axes.insert(entry.key.lowercased()).inserted else {
                reader.report(.duplicateKey(entry.key), at: entry.keyMark)
                return nil
            }
            return context.read(entry.value, reader).map {
                Choice(axis: entry.key, light: $0.light, dark: $0.dark, mark: entry.value.mark)
            }
        }
    }

    /// Returns the contexts in an appearance. Contexts from options take precedence.
    func contexts(in appearance: Appearance, _ options: [String: String]) -> [String: String] {
        var all: [String: String] = [:]
        for choice in contexts { all[choice.axis] = appearance == .light ? choice.light : choice.dark }
        for (axis, context) in options {
            for key in all.keys where key.lowercased() == axis.lowercased() { all[key] = nil }
            all[axis] = context
        }
        return all
    }
}

extension Noun {
    package static let designTokens: Noun = "design tokens"
}
