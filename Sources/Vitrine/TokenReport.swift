import VitrineDisplayList
import VitrinePNG
import VitrineSource
import VitrineTokens

/// What `vitrine tokens` prints: every token of a file or a resolver, resolved.
public struct TokenReport: Sendable {
    public let tokens: DesignTokens

    /// Reads a file of design tokens, or a resolver in a choice of contexts. Throws where there is no such file, and all
    /// that is wrong with the tokens.
    public init(path: String, contexts: [String: String] = [:]) throws(TokenError) {
        do throws(FileReadError) {
            // The file itself is looked for first, so that a missing one is no fault within a file.
            _ = try FileBytes.read(path, limit: TokenLimits.standard.bytes)
        } catch {
            throw .input(error)
        }
        do throws(Diagnostics) {
            tokens = try TokenDocument(at: path, from: DiskTokenFiles()).tokens(in: contexts)
        } catch {
            throw .tokens(error)
        }
    }

    /// A line a token; `inColor` puts a swatch of two columns before each value with colours.
    public func text(inColor: Bool) -> String {
        guard inColor else { return tokens.text() }
        return tokens.text(swatches: Self.swatches, blank: "   ")
    }

    public func json() -> String { tokens.json() }

    /// What is odd, for a terminal; empty where nothing is.
    public var warnings: String { tokens.warnings.rendered() }

    /// Two spaces on the colour; of several colours at most eight, each of one space. Colours that are seen through show
    /// what they are over white and over black.
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
        guard let model = CSSColorSpace(rawValue: color.space.rawValue), color.components.count == 3 else {
            return .clear
        }
        let c = color.components.map { $0 ?? 0 }
        return model.color(SIMD3(c[0], c[1], c[2]), alpha: color.alpha, in: .sRGB)
    }
}

/// Files as the command names them.
private struct DiskTokenFiles: TokenFiles {
    func bytes(at path: String, limit: Int) -> Result<[UInt8], TokenFileError> {
        do throws(FileReadError) {
            return .success(try FileBytes.read(path, limit: limit))
        } catch .noSuchFile {
            return .failure(.missing)
        } catch {
            return .failure(.unreadable(error.reason(for: "a file of design tokens")))
        }
    }
}
