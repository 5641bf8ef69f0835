import Testing
import VitrineTestSupport

@testable import VitrineScene
@testable import VitrineSource

/// Hints that repeat what a newcomer wrote, in the form that a scene has for it.
@Suite struct WrittenHintTests {
    private func faults(_ scene: String) throws -> String {
        try #require(try SceneRun.faults(scene)).rendered()
    }

    /// What belongs to the canvas is put there, with what it already has.
    @Test(arguments: [
        ("appearance: light\n", "`canvas: { appearance: light }`"),
        ("theme: dark\n", "`canvas: { appearance: dark }`"),
        ("colorScheme: dark\n", "`canvas: { appearance: dark }`"),
        ("theme: ocean\n", "`canvas: { appearance: dark }`"),
        ("device: iphone-16\n", "`canvas: { device: iphone-16 }`"),
        ("os: 27\n", "`canvas: { os: 27 }`"), ("locale: fr\n", "`canvas: { locale: fr }`"),
        ("orientation: portrait\n", "`canvas: { orientation: portrait }`"),
        (
            "canvas: iphone-17-pro\nappearance: dark\n",
            "`canvas: { device: iphone-17-pro, appearance: dark }`"
        ),
    ])
    func keysOfTheCanvasArePutThere(head: String, hint: String) throws {
        let text = try faults("vitrine: 1\n\(head)body: [{ text: Hi }]\n")
        #expect(text.contains("in a scene: \(hint)"), "\(text)")
    }

    /// A key of the canvas is put within its braces; below a canvas on lines of its own it is indented.
    @Test(arguments: [
        (
            "canvas: { device: iphone-17-pro }\nappearance: dark\n",
            "`canvas: { device: iphone-17-pro, appearance: dark }`"
        ),
        ("canvas: { }\nlocale: fr\n", "`canvas: { locale: fr }`"),
        ("canvas:\n  device: iphone-17-pro\nappearance: dark\n", "indent it like the keys there"),
    ])
    func keysBesideTheCanvasArePutIntoIt(head: String, hint: String) throws {
        let text = try faults("vitrine: 1\n\(head)body: [{ text: Hi }]\n")
        #expect(text.contains(hint), "\(text)")
    }

    @Test(arguments: [
        ("{ image: { light: a.png, dark: b.png, fit: fill } }", true),
        ("{ rectangle: , fill: { image: { light: a.png, dark: b.png, fit: fill } } }", true),
        ("{ image: { source: { light: a.png } } }", false), ("{ image: { source: { size: 3 } } }", false),
    ])
    func picturesByTheAppearanceAreOneSource(node: String, isFound: Bool) throws {
        let text = try faults(SceneText.node(node, canvas: "{ width: 200, height: 200 }"))
        #expect(text.contains("`source: { light: a.png, dark: b.png }`") == isFound, "\(text)")
    }

    /// Both of two paddings may be meant: one within the glass, one around it.
    @Test(arguments: [
        (
            "{ text: Hi, padding: 4, glass: regular, padding: 8 }",
            "`modifiers: [{ padding: 4 }, { glass: regular }, { padding: 8 }]`"
        ),
        (
            "text: Hi\n    padding: 4\n    padding: { top: 3 }",
            "`modifiers: [{ padding: 4 }, { padding: { top: 3 } }]`"
        ),
        ("{ text: Hi, padding: 4, font: title, padding: 8 }", nil),
        ("{ text: Hi, id: a, id: b }", nil),
    ])
    func modifiersGivenTwiceAreAList(node: String, hint: String?) throws {
        let text = try faults(SceneText.node(node, canvas: "{ width: 200, height: 200 }"))
        #expect(text.contains("leave one of them out"), "\(text)")
        #expect(text.contains("modifiers:") == (hint != nil), "\(text)")
        if let hint { #expect(text.contains(hint), "\(text)") }
    }

    /// What SwiftUI says by modifiers of a font are parts of it.
    @Test(arguments: [
        ("title3.semibold", "{ style: title3, weight: semibold }"),
        (".title.bold", "{ style: title, weight: bold }"),
        ("bold title", "{ style: title, weight: bold }"),
        ("headline.weight(.heavy)", "{ style: headline, weight: heavy }"),
        ("body.monospaced", "{ style: body, design: monospaced }"),
        ("body.monospaced.italic", "{ style: body, design: monospaced, italic: true }"),
        ("caption.monospacedDigit", "{ style: caption, monospacedDigits: true }"),
        ("17.bold", "{ size: 17, weight: bold }"),
        ("title.body", nil), ("title.bold.semibold", nil), ("title.fancy", nil),
    ])
    func modifiersOfFontsAreItsParts(font: String, hint: String?) throws {
        let text = try faults(SceneText.node("{ text: Hi, font: \(font) }"))
        #expect(text.contains("in a scene: `font:") == (hint != nil), "\(text)")
        if let hint { #expect(text.contains("`font: \(hint)`"), "\(text)") }
    }

    @Test(arguments: [
        (
            "{ vstack: [], alignment: topTrailing }",
            "`frame: { maxWidth: infinity, maxHeight: infinity, alignment: topTrailing }`"
        ),
        (
            "{ hstack: [], alignment: bottomLeading }",
            "`frame: { maxWidth: infinity, maxHeight: infinity, alignment: bottomLeading }`"
        ),
        ("{ hstack: [], alignment: leading }", "`frame: { maxWidth: infinity, alignment: leading }`"),
        ("{ list: [{ row: { title: A, accessory: chevron } }] }", "`accessory: disclosure`"),
        ("{ sidebar: [{ text: A }] }", "`splitView: { sidebar: [{ list: [{ row: Inbox }] }], detail:"),
        ("{ navigationSplitView: [{ text: A }] }", "`splitView: { sidebar: [{ list: [{ row: Inbox }] }],"),
    ])
    func formsAreNamedInFull(node: String, hint: String) throws {
        let text = try faults(SceneText.node(node, canvas: "{ width: 200, height: 200 }"))
        #expect(text.contains(hint), "\(text)")
    }
}
