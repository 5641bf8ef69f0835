import VitrineAuditElements
import VitrineColor
import VitrineSceneFormat
import VitrineSource
import VitrineTokens

/// The design tokens of a scene whose names say how things are, and whose colours say the opposite, such as a
/// green one for what is dangerous.
struct MeaningHues {
    /// A token that says how things are.
    private struct Signal {
        let token: DesignToken
        let meaning: ColorMeaning
        let color: Color
    }

    private let signals: [Signal]
    private let space: ColorSpace
    private let mentions: TokenMentions

    /// - Parameters:
    ///   - tokens: The design tokens that a scene loads, by their names.
    ///   - colors: Their colours.
    ///   - space: The encoding of these.
    ///   - mentions: The places of the scene that name them.
    init(
        _ tokens: [String: DesignToken], _ colors: [NamedColor], in space: ColorSpace,
        at mentions: TokenMentions
    ) {
        signals = colors.compactMap { named in
            guard let token = tokens[named.name], let meaning = ColorMeaning(of: token),
                token.groundWords.isEmpty, named.color.alpha > 0
            else { return nil }
            return Signal(token: token, meaning: meaning, color: named.color)
        }
        (self.space, self.mentions) = (space, mentions)
    }

    /// Returns what is found, once for each token that the scene names.
    var findings: [Diagnostic] {
        signals.compactMap { signal in
            guard let place = mentions.first(of: signal.token.name), let said = said(by: signal) else {
                return nil
            }
            let problem = TokenUseProblem(
                kind: .wrongHue(meant: signal.meaning.rawValue, seen: said),
                value: "`\(signal.token.name)`", token: signal.token.name, tokenValue: signal.color.hex)
            return problem.diagnostic(.tokenRole, at: place.mark, in: place.scope)
        }
    }

    /// Returns what the colour of a token is, against what its name says; `nil` if both agree.
    private func said(by signal: Signal) -> String? {
        let hue = SignalHue(signal.color, in: space)
        switch (signal.meaning, hue) {
        case (.danger, .green), (.warning, .green), (.success, .red): return hue?.rawValue
        // The other one of two that are equal is wrong.
        case (.danger, .red), (.success, .green): return nil
        default: break
        }
        let isColored = signal.color.chroma(in: space) >= Self.leastChroma
        let twin = signals.first { other in
            other.color == signal.color && other.token.path.dropLast() == signal.token.path.dropLast()
                && (other.meaning.contradicts(signal.meaning) || signal.meaning.contradicts(other.meaning))
        }
        guard isColored, let twin else { return nil }
        return "the colour of `\(twin.token.name)`"
    }

    /// The chroma below which a theme may do without colours.
    private static let leastChroma = 0.05
}
