import Foundation
import VitrineColor
import VitrineFiles
import VitrineSource
import VitrineStyle
import VitrineTokens

/// The report of `vitrine tokens`: every sound token of some files or resolvers, resolved.
package struct TokenReport: Sendable {
    package let tokens: DesignTokens

    /// Reads files of design tokens or resolvers, with a choice of contexts. Each may refer to the others'
    /// tokens, and later ones take precedence.
    ///
    /// - Parameters:
    ///   - paths: The paths of the token files and resolvers; `-` for standard input.
    ///   - contexts: The context to choose for each modifier, by the modifier's name, in all files that have
    ///     it.
    ///   - allowsOutside: `true` if a resolver may read files outside its own folder. Default: `false`.
    /// - Throws: ``TokenError/input(_:)`` if there is no readable file at one of the paths;
    ///   ``TokenError/tokens(_:)`` with all errors if none of the tokens can be read. An error in one token
    ///   leaves the others alone: see ``problems``.
    package init(paths: [String], contexts: [String: String] = [:], allowsOutside: Bool = false)
        throws(TokenError)
    {
        do throws(FileReadError) {
            // Check the files first: a missing file is an input error, not a problem with its tokens.
            for path in paths { _ = try StandardInput.read(path, limit: TokenLimits.standard.bytes) }
        } catch {
            throw .input(error)
        }
        do throws(Diagnostics) {
            var document: TokenDocument?
            var chosen: [[String: String]] = []
            for path in paths {
                let files = DiskTokenFiles(of: path, allowsOutside: allowsOutside)
                let next = try TokenDocument(at: path, from: files, over: document)
                let known = Set(next.modifiers.map { $0.name.lowercased() })
                chosen.append(contexts.filter { known.contains($0.key.lowercased()) })
                document = next
            }
            let used = Set(chosen.flatMap(\.keys))
            // The last file reports the contexts that none has.
            if let last = chosen.indices.last {
                chosen[last].merge(contexts.filter { !used.contains($0.key) }) { own, _ in own }
            }
            tokens = try document?.tokens(in: chosen, overriding: [:]) ?? .none
        } catch {
            throw .tokens(error)
        }
    }

    /// Returns one line per token.
    ///
    /// - Parameter inColor: Pass `true` to precede each value that has colours with a swatch.
    package func text(inColor: Bool) -> String {
        guard inColor else { return tokens.text() }
        return tokens.text(swatches: Self.swatches, blank: "   ")
    }

    /// Returns the tokens as a design token file in JSON, with all references resolved.
    package func json() -> String { tokens.json() }

    /// The errors and warnings of the tokens, formatted for a terminal; empty if there are none.
    package var problems: String { tokens.diagnostics.rendered() }

    /// The number of tokens that have a value.
    package var validCount: Int { tokens.tokens.count }

    /// The number of tokens that have no value, because of an error in them or in those they refer to.
    package var invalidCount: Int { tokens.invalid.count { !$0.isSkipped } }

    /// `true` if there are errors, in tokens or in groups.
    package var hasErrors: Bool { !tokens.diagnostics.errors.isEmpty }

    /// Returns a swatch: two spaces on the colour, or one space for each of up to eight colours. A single
    /// translucent colour is shown over white and over black.
    private static func swatches(_ colors: [TokenColor]) -> String {
        let shown: [(Color, over: Double)] =
            colors.count == 1
            ? [(srgb(colors[0]), 1), (srgb(colors[0]), 0)] : colors.prefix(8).map { (srgb($0), 1) }
        return shown.map { color, white in
            func byte(_ component: Double) -> Int {
                Int(((component * color.alpha + white * (1 - color.alpha)) * 255).rounded())
            }
            return "\u{1B}[48;2;\(byte(color.red));\(byte(color.green));\(byte(color.blue))m "
        }.joined() + "\u{1B}[0m "
    }

    private static func srgb(_ color: TokenColor) -> Color {
        guard color.components.count == 3 else { return .clear }
        let c = color.components.map { $0 ?? 0 }
        return color.space.color(SIMD3(c[0], c[1], c[2]), alpha: color.alpha, in: .sRGB)
    }
}

/// Token files on disk, at the paths given to the command: the first one, and those below its folder.
private struct DiskTokenFiles: TokenFiles {
    private let path: String
    private let files: DiskFiles

    init(of path: String, allowsOutside: Bool) {
        self.path = path
        files = DiskFiles(scene: path, allowsOutside: allowsOutside)
    }

    func bytes(at path: String, limit: Int) -> Result<[UInt8], TokenFileError> {
        guard path != StandardInput.path || path != self.path else { return standardInput(limit: limit) }
        // Paths are relative to the current folder here, and to that of the scene there.
        return files.bytes(at: URL(fileURLWithPath: path).path, limit: limit).mapError {
            switch $0 {
            case .missing:
                FileNames.question(about: path).map { .misnamed(advice: $0) } ?? .missing
            case .outside: .outside
            case .unreadable(let reason), .notAnImage(let reason): .unreadable(reason)
            }
        }
    }

    private func standardInput(limit: Int) -> Result<[UInt8], TokenFileError> {
        do throws(FileReadError) {
            return .success(try StandardInput.read(path, limit: limit))
        } catch {
            return .failure(.unreadable(error.reason))
        }
    }
}
