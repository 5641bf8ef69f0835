import VitrineAuditElements
import VitrineJSON
import VitrineSource

/// A value of a scene that does not keep to its design tokens.
struct TokenUseProblem: MeasuredProblem {
    /// What is wrong with the value.
    enum Kind: Hashable {
        /// A colour that can hardly be told from that of a token, by a Delta E OK.
        case nearColor(Double)
        /// A length beside the scale of tokens for such lengths; what these are called.
        case offScale(String)
        /// A colour that is written out, where others are tokens.
        case literal
        /// A token for lengths of one purpose that serves another.
        case wrongLength(meant: String, used: String)
        /// A token for one purpose that serves another.
        case wrongRole(meant: String, used: String)
        /// A length near that of a token that a node of the same form has beside it.
        case besideToken
        /// Another token than the one that a number of nodes of the same form have beside it.
        case oddToken(count: Int)
        /// The colour of something that says one thing, and the colour another.
        case wrongMeaning(thing: String, meant: String, said: String)
        /// A colour whose name says one thing, and which is seen to be another.
        case wrongHue(meant: String, seen: String)
        /// A length that is not between those of the steps of its scale beside it, in points.
        case outOfOrder(String, isGreater: Bool)
        /// A ground under a token that is made for another one.
        case wrongGround(made: String, stands: String)
        /// The fill of a button that destroys something; its text.
        case wrongButton(text: String)
        /// The colour of a button that does something ordinary; its text, and what the colour says.
        case wrongAction(text: String, said: String)
        /// A token that is otherwise the colour of texts, and how many.
        case wrongHabit(texts: Int)
    }

    let kind: Kind
    /// The value, as it is written.
    let value: String
    /// The nearest token, or the one that is used.
    let token: String
    /// What the token is, or the name of the one to take.
    let tokenValue: String

    var subject: String { value }
    var badness: Double { 1 }

    var message: String {
        switch kind {
        case .nearColor(let difference):
            let distance = PrintedText.number((difference * 1000).rounded() / 1000)
            return "\(value) can hardly be told from `\(token)` (\(tokenValue)): they are \(distance) apart"
        case .offScale(let scale): return "\(value) is beside the scale of the design tokens for \(scale)"
        case .literal: return "\(value) is written out, where the scene's other colours are design tokens"
        case .wrongLength(let meant, let used):
            return "`\(token)` is a length for \(meant), and is one of \(used)"
        case .wrongRole(let meant, let used):
            return "`\(token)` is a colour for \(meant), and is that of \(used)"
        case .besideToken:
            return "\(value) stands beside one that is `\(token)`, \(tokenValue)"
        case .oddToken(let count):
            return
                "\(value) is another token than `\(tokenValue)`, which \(count) beside it "
                + (count == 1 ? "has" : "have")
        case .wrongMeaning(let thing, let meant, let said):
            return "\(thing) says \(meant), and its colour `\(token)` \(said)"
        case .wrongHue(let meant, let seen):
            return "\(value) says \(meant), and is \(seen): \(tokenValue)"
        case .outOfOrder(let points, let isGreater):
            return "\(value) is \(points), \(isGreater ? "more" : "less") than `\(token)`, the "
                + "\(isGreater ? "greater" : "smaller") step beside it, which is \(tokenValue)"
        case .wrongGround(let made, let stands):
            return "`\(stands)` is made for `\(made)`, and stands on `\(token)`"
        case .wrongButton(let text):
            return "“\(text)” destroys something, and has the colour `\(token)`"
        case .wrongAction(let text, let said):
            return "“\(text)” is an ordinary action, and its colour `\(token)` says \(said)"
        case .wrongHabit(let texts):
            return "`\(token)` is the colour of \(texts) texts, and here of a background"
        }
    }

    var suggestion: Suggestion? {
        switch kind {
        case .nearColor: "write `\"{\(token)}\"`, or take a colour that is seen to differ"
        case .literal: "the nearest is `\(token)`, \(tokenValue)"
        case .wrongMeaning, .wrongGround, .wrongButton, .wrongAction, .oddToken: "take `\(tokenValue)`"
        case .wrongHue: "give it a hue for what it says, in the file of tokens"
        case .outOfOrder: "let the lengths rise with their steps, in the file of tokens"
        case .besideToken: "write `\"{\(token)}\"`"
        case .offScale: "the nearest is `\(token)`, \(tokenValue)"
        case .wrongLength, .wrongRole, .wrongHabit:
            "take a token for what it is used for, or give this one a name for both"
        }
    }

    var details: [String: JSONValue] {
        ["value": .string(value), "token": .string(token), "tokenValue": .string(tokenValue)]
    }

    /// Returns the diagnostic of the problem, silenced where the scene silences its rule.
    func diagnostic(_ rule: AuditRule, at mark: SourceMark, in scope: AuditScope) -> Diagnostic {
        var diagnostic = Diagnostic(rule, .language(Diagnostic.ProblemOfLanguage(self)), at: mark)
        diagnostic.silence = scope.silence(of: rule)
        return diagnostic
    }
}
