import Testing
import VitrineTokens

@testable import VitrineHints
@testable import VitrineSource

/// Suggestions are data: the names in them need not be read out of their words.
@Suite struct SuggestionTests {
    typealias Problem = Diagnostic.Problem

    @Test(arguments: [
        (Problem.unknownKey("spacin", on: "a card", known: ["spacing"]), ["spacing"], ["spacing"]),
        (.unknownValue("leadng", noun: "alignment", known: ["leading", "top"]), ["leading"], ["leading"]),
        (.noNodeKind(known: ["text"], keys: ["txt"]), ["text"], ["text"]),
        (.missingFont("Intre", available: ["Inter"]), ["Inter"], ["Inter"]),
        (.unknownToken("a.b", near: "a.c"), ["a.c"], ["a.c"]),
        (.tokenGroup("a", root: "a.$root"), ["a.$root"], ["a.$root"]),
        (.token(.groupIsNotAToken("a", root: "a.$root")), ["a.$root"], ["a.$root"]),
        // A name in quotes of the advice is not one that was meant.
        (.unknownKey("offset", on: "a shadow", known: []), [], ["x", "y"]),
        (.unknownKey("opacity", on: "glass", known: []), [], ["tint"]),
        (.unknownKey("backgroundColor", on: "a node", known: ["frame", "opacity"]), [], ["background"]),
        (.unknownKey("inset", on: "a shadow", known: []), [], ["inner"]),
        (.unknownValue("7", noun: "text style", known: []), [], []),
        (.missingKey("vitrine", on: "a scene"), [], []),
        (.missingFontDesign("serif", family: "Serif", instead: "Inter"), [], []),
    ])
    func namesAreData(problem: Problem, meant: [String], names: [String]) throws {
        let suggestion = try #require(problem.hint)
        #expect(suggestion.meantNames == meant)
        #expect(suggestion.names == names)
        for name in names {
            #expect(suggestion.text.contains("`\(name)"), "\(suggestion.text)")
            #expect(suggestion.names.contains(name))
        }
    }

    @Test(arguments: [
        (Suggestion.name("timer"), "did you mean `timer`?"),
        (.rootToken("a.$root"), "did you mean its root token, `a.$root`?"),
        (.equivalent("\(name: "x") and \(name: "y")"), "in a scene: `x` and `y`"),
        (.equivalent(.name("radius")), "in a scene: `radius`"),
        (.installing(["A", "B"]), "`vitrine doctor` says how to install A and B"),
        (.advice("write `1`"), "write `1`"),
    ])
    func wording(suggestion: Suggestion, text: String) {
        #expect(suggestion.text == text)
    }
}
