import Testing
import VitrineComponents
import VitrineJSON
import VitrineScene
import VitrineTestSupport

@testable import VitrineHints
@testable import VitrineSource

/// Names that people bring from SwiftUI are answered with the scene language's own.
@Suite struct SwiftUINameTests {
    @Test(arguments: [
        ("fontWeight: bold", "font: { weight"), ("clipShape: circle", "clip: circle"),
        ("glassEffect: regular", "glass: regular"), ("border: red", "stroke: {"),
        ("hidden: true", "opacity: 0"), ("scaleEffect: 2", "scale: 1.2"),
        ("multilineTextAlignment: center", "textAlignment: center"), ("tint: red", "foreground"),
        ("foregroundStyle: red", "foreground"), ("rotationEffect: 4", "rotation: 45"),
        ("zIndex: 1", "later ones are on top"), ("listRowSeparator: hidden", "separators: false"),
        ("presentationDetents: [medium]", "detent: medium"), ("safeAreaBar: 1", "safeAreaInset"),
        ("containerRelativeFrame: horizontal", "frame: { width: 100% }"), ("pickerStyle: wheel", "style"),
        ("backgroundExtensionEffect: true", "ignoresSafeArea: true"), ("textScale: 2", "font"),
        ("scrollPosition: bottom", "contentOffset"), ("lines: 2", "lineLimit"),
    ])
    func modifiersOfSwiftUIGetTheirEquivalent(entry: String, words: String) throws {
        let scene = SceneText.node("{ text: Hi, \(entry) }")
        let faults = try #require(try SceneRun.faults(scene))
        let fault = try #require(faults.all.first)
        #expect(faults.all.count == 1)
        #expect(fault.mark == SourceMark(line: 4, column: 17))
        #expect(
            fault.problem.hint?.text.contains(words) == true, "\(fault.problem.hint?.text ?? "")")
    }

    /// Flips and rolls of digits have one word each, whatever they are called elsewhere.
    @Test(arguments: [
        ("flip", "digitFlip"), ("flip-clock", "digitFlip"), ("splitFlap", "digitFlip"),
        ("digitflip", "digitFlip"), ("digit-flip", "digitFlip"), ("digtFlip", "digitFlip"),
        (".digitFlip", "digitFlip"), ("{ digitFlip: true }", "contentTransition: digitFlip"),
        ("numeric", "numericText"), (".numericText()", "numericText"), ("odometer", "numericText"),
        ("rolling", "numericText"), ("crossfade", "opacity"), ("interpolate", "opacity"),
        ("none", "identity"), ("countsDown", "countsDown: true"), ("replace", "symbolEffect"),
    ])
    func contentTransitionsOfOthersGetTheirEquivalent(value: String, words: String) throws {
        let scene = SceneText.node("{ text: '1', contentTransition: \(value) }")
        let faults = try #require(try SceneRun.faults(scene))
        let hint = faults.all.first?.problem.hint?.text
        #expect(faults.all.count == 1)
        #expect(hint?.contains(words) == true, "\(hint ?? "")")
    }

    @Test(arguments: ["numericText", "digitFlip", "flipClock", "digit-flip"])
    func contentTransitionsAreNoModifiers(key: String) throws {
        let scene = SceneText.node("{ text: '1', \(key): true }")
        let faults = try #require(try SceneRun.faults(scene))
        let hint = faults.all.first?.problem.hint?.text
        #expect(hint?.contains("contentTransition: ") == true, "\(hint ?? "")")
    }

    /// Where a modifier of the scene language is not a key, the answer is where it belongs.
    @Test func modifiersOfTheLanguageHaveNoOtherWords() {
        let keys = SceneLanguage.builtIn.modifiers.map(\.name)
        #expect(keys.contains("tracking"))
        #expect(keys.filter { SwiftUIName.modifier($0) != nil } == [])
    }

    @Test(arguments: [
        ("ScrollView: []", "`scroll`"), ("TabView: []", "`tabBar: { items:"),
        ("Label: Hi", "did you mean `label`?"),
        ("ProgressView:", "progressBar"), ("VStack: []", "did you mean `vstack`?"),
    ])
    func viewsOfSwiftUIGetTheirEquivalent(entry: String, words: String) throws {
        let scene = SceneText.node("{ \(entry) }")
        let fault = try #require(try SceneRun.faults(scene)?.all.first)
        #expect(
            fault.problem.hint?.text.contains(words) == true, "\(fault.problem.hint?.text ?? "")")
    }

    /// A word that is near to none is answered with a few, not with seventy.
    @Test func listsAreShort() throws {
        let scene = SceneText.node("{ qqqqqqqqqqq: [] }")
        let suggestion = try #require(try SceneRun.faults(scene)?.all.first?.problem.hint?.text)
        #expect(suggestion.hasPrefix("kinds: ") && suggestion.count < 120, "\(suggestion)")
        #expect(suggestion.contains(" more"))
    }
}
