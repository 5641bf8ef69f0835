import VitrineRendering
import VitrineSource
import VitrineTestSupport
import VitrineTokens

/// Files of design tokens, of this format and of older dialects.
public final class TokensTarget: FuzzTarget {
    public static let name = "tokens"

    public init(folder: String) throws {}

    public func run(_ bytes: [UInt8]) -> FuzzOutcome { TokenRun.outcome(of: bytes, named: "t.tokens.json") }

    public func generated(using random: inout SeededGenerator) -> [UInt8]? {
        TokenGrammar().group(depth: 3, using: &random).bytes
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        ValueMutation(words: TokenGrammar.words).apply(to: bytes, with: other, using: &random)
    }
}

/// Resolvers of design tokens, with a file that they may refer to.
public final class ResolverTarget: FuzzTarget {
    public static let name = "resolvers"

    public init(folder: String) throws {}

    public func run(_ bytes: [UInt8]) -> FuzzOutcome { TokenRun.outcome(of: bytes, named: "r.resolver.json") }

    public func generated(using random: inout SeededGenerator) -> [UInt8]? {
        TokenGrammar().resolver(using: &random).bytes
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        let words =
            TokenGrammar.words + [
                "sets", "modifiers", "sources", "contexts", "default", "resolutionOrder", "version",
                "2025.10",
                "#/sets/a", "#/modifiers/a", "other.json", "r.resolver.json", "../out.json", "name", "type",
            ]
        return ValueMutation(words: words).apply(to: bytes, with: other, using: &random)
    }
}

/// The reading and printing of tokens in memory.
private enum TokenRun {
    private struct Files: TokenFiles {
        let name: String
        let contents: [UInt8]

        func bytes(at path: String, limit: Int) -> Result<[UInt8], TokenFileError> {
            switch path {
            case name: .success(contents)
            case "other.json": .success(Array(#"{"a": {"$type": "number", "$value": 1}}"#.utf8))
            default: .failure(.missing)
            }
        }
    }

    static func outcome(of bytes: [UInt8], named name: String) -> FuzzOutcome {
        do throws(Diagnostics) {
            let document = try TokenDocument(at: name, from: Files(name: name, contents: bytes))
            let hasContext = document.modifiers.contains { $0.name == "a" && $0.contexts.contains("dark") }
            for contexts in hasContext ? [[:], ["a": "dark"]] : [[:]] {
                let tokens = try document.tokens(in: contexts)
                _ = tokens.json()
                _ = tokens.text()
                _ = tokens.diagnostics.rendered()
            }
            return .accepted
        } catch {
            return FuzzOutcome(error)
        }
    }
}
