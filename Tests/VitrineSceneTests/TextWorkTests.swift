import Testing
import VitrineLayout

@testable import VitrineSource
@testable import VitrineText

/// Texts have a budget of work: too much is refused where it stands, before it is set.
@Suite struct TextWorkTests {
    private static func scene(_ nodes: [String]) -> String {
        "vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody:\n" + nodes.map { "  - \($0)\n" }.joined()
    }

    /// A text of so many letters, in words.
    private static func text(_ letters: String, _ count: Int) -> String {
        String(repeating: letters + " ", count: count / (letters.unicodeScalars.count + 1))
    }

    /// Each of these took seconds to be set.
    @Test(arguments: [
        ("Arabic that shrinks", "\u{633}\u{644}\u{627}\u{645}", 40_000),
        ("Devanagari that shrinks", "\u{915}\u{94D}\u{937}\u{924}\u{94D}\u{930}", 40_000),
        ("Latin that shrinks", "lorem", 70_000),
    ])
    func textsThatShrinkAreRefused(name: String, letters: String, count: Int) throws {
        let node = "{ text: \"\(Self.text(letters, count))\", minimumScaleFactor: 0.1, lineLimit: 1 }"
        let faults = try #require(try SceneRun.faults(Self.scene(["{ text: short }", node])))
        let first = try #require(faults.all.first)
        #expect(faults.all.count == 1)
        #expect(first.problem.message.hasPrefix("too many units of work in texts: "))
        #expect(first.mark.line == 5)
    }

    /// What was set before costs nothing more, and what is longer or may shrink costs more.
    @Test func workGrowsWithTheText() throws {
        let engine = try TextEngine(library: FontLibrary())
        let font = FontDescription(family: "Inter", size: 12)
        func work(_ text: String, shrinks: Bool = false) -> Int {
            var style = ParagraphStyle()
            style.minimumScaleFactor = shrinks ? 0.5 : 1
            return engine.work(AttributedText(text, font: font), style: style)
        }
        let latin = work("hello")
        #expect(latin > 0 && work("hello hello") > 2 * latin)
        #expect(work("\u{645}\u{631}\u{62D}\u{628}\u{627}") > latin)
        #expect(work("hello", shrinks: true) == 8 * latin)
        _ = try engine.paragraph(AttributedText("hello", font: font))
        #expect(work("hello") == 0)
        #expect(work("hello!") > 0)
    }

    /// A font of thousands of letters takes long to be opened, once for each render.
    @Test(arguments: ["\u{65E5}", "\u{D55C}", "\u{1F600}"]) func largeFontsAreCountedOnce(letter: String)
        throws
    {
        let engine = try TextEngine(library: FontLibrary())
        func work(_ text: String) -> Int {
            engine.work(
                AttributedText(text, font: FontDescription(family: "Inter", size: 12)),
                style: ParagraphStyle())
        }
        let (first, second) = (work(letter), work(letter + letter))
        #expect(first > 10_000_000)
        #expect(second < 1_000_000)
    }

    /// A list of a thousand equal texts is one text.
    @Test func repeatedTextsAreCountedOnce() throws {
        let node = "{ text: \"\(Self.text("\u{5D0}\u{5D1}\u{5D2}", 4000))\" }"
        #expect(try SceneRun.faults(Self.scene(Array(repeating: node, count: 90))) == nil)
    }
}
