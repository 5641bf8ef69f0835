import Testing
import VitrineTestSupport

@testable import VitrineSource

/// Slips of people who know CSS, HTML, Swift and other notations.
extension BeginnerMistakeTests {
    static let lines = [
        Slip(
            "  text: |\n  ‸Hello\n  World\n", "the lines of the text below `text` are not indented",
            "begin them deeper than `text`"),
        Slip(
            "  vstack:\n    - text: >-\n    ‸Hello\n", "the lines of the text below `text` are not indented",
            "deeper than `text`"),
        Slip("  vstack:\n    ‸-- text: a\n    - text: b\n", "two dashes", "one dash and a space"),
        Slip(
            "  vstack:\n    ‸spacing: 8\n    - text: a\n", "`spacing` stands among the items of a list",
            "right below `vstack:`"),
        Slip("  vstack: ‸{ spacing: 8, children: [] }\n", "expected a list", "beside the list's"),
        Slip("  ‸// a comment\n  vstack:\n    - text: a\n", "`//` begins no comment", "begins with `#`"),
        Slip("  rectangle: ‸// no\n", "expected nothing", "a comment begins with `#`"),
        Slip("  - { text: b }‸,\n", "a comma at the end of the line", "leave it out"),
        Slip("  text: a\n  font: ‸system(size: 20)\n", "`system(` begins a call", "`font: { size: 20 }`"),
        Slip(
            "  text: a\n  font: ‸system(size: 20, weight: .bold)\n", "`system(` begins a call",
            "`font: { size: 20, weight: bold }`"),
        Slip("  text: a\n  ‸padding.horizontal: 8\n", "padding.horizontal", "`padding: { horizontal: ... }`"),
        Slip(
            whole: SceneText.body("{ text: a }", canvas: "‸390x844"), "expected the canvas",
            "`canvas: { width: 390, height: 844 }`"),
        Slip(
            whole: SceneText.body("{ text: a }", canvas: "‸iPhone"), "unknown device `iPhone`",
            "did you mean `iphone-se`?"),
    ]

    static let foreignValues = [
        Slip(
            "  rectangle:\n  stroke: ‸1px solid red\n", "not a colour", "`stroke: { paint: red, width: 1 }`"),
        Slip("  text: a\n  background: ‸ultraThinMaterial\n", "unknown colour", "`material: ultraThin`"),
        Slip("  text: a\n  background: ‸.thinMaterial\n", "not a colour", "`material: thin`"),
        Slip("  rectangle:\n  fill: ‸0xFF0000\n", "unknown colour", "write \"#FF0000\", in quotes"),
        Slip("  rectangle:\n  fill: ‸112233\n", "expected a colour", "write \"#112233\", in quotes"),
        Slip("  text: a\n  foreground: ‸Color.blue\n", "not a colour", "write the name alone: `blue`"),
        Slip("  text: a\n  foreground: ‸.blue\n", "not a colour", "write the name alone: `blue`"),
        Slip("  image: ‸heart.fill\n", "there is no file `heart.fill`", "`icon: heart.fill`"),
        Slip("  image: ‸https://example.com/a.png\n", "there is no file", "nothing is fetched"),
        Slip("  text: a\n  position: ‸absolute\n", "expected an offset", "`position: { x: 8, y: 8 }`"),
        Slip("  text: a\n  lineLimit: ‸none\n", "expected a whole number", "leave it out"),
        Slip("  text: a\n  frame: { maxWidth: ‸.infinity }\n", "expected a length", "write `infinity`"),
        Slip("  text: a\n  frame: { width: ‸50vw }\n", "expected a length", "`50%`"),
        Slip("  text: a\n  frame: { width: ‸calc(100% - 20px) }\n", "expected a length", "`50%`"),
        Slip("  hstack:\n    - spacer: ‸{ minLength: 8 }\n", "expected a length", "alone: `spacer: 8`"),
        Slip("  toggle: { isOn: ‸$wifi }\n", "expected true or false", "without state"),
        Slip("  text: a\n  padding: ‸8px 16px\n", "expected insets", "{ vertical: 8, horizontal: 16 }"),
        Slip(
            "  text: a\n  padding: ‸1 2 3 4px\n", "expected insets",
            "{ top: 1, trailing: 2, bottom: 3, leading: 4 }"),
    ]

    static let foreignNames = [
        Slip("  text: a\n  ‸display: none\n", "unknown key `display`", "`opacity: 0` hides"),
        Slip(
            "  text: a\n  ‸transition-duration: 0.2s\n", "unknown key `transition-duration`", "`animation: {"),
        Slip("  text: a\n  ‸hover: { opacity: 0.5 }\n", "unknown key `hover`", "`state: hovered`"),
        Slip("  text: a\n  ‸\":hover\": { opacity: 0.5 }\n", "unknown key `:hover`", "`state: hovered`"),
        Slip("  text: a\n  ‸top: 10\n", "unknown key `top`", "`offset: { y: 8 }`"),
        Slip("  text: a\n  ‸onAppear: load()\n", "unknown key `onAppear`", "without actions"),
        Slip("  text: a\n  ‸z-index: 2\n", "unknown key `z-index`", "later ones lie above"),
        Slip("  button: { title: A, ‸systemImage: heart }\n", "unknown key `systemImage`", "`icon`"),
        Slip("  textField: { text: P, ‸secure: true }\n", "unknown key `secure`", "`secureField: "),
        Slip("  ‸div:\n    - text: a\n", "no key here names a kind of node", "`vstack` or an `hstack`"),
        Slip("  label: { ‸text: A }\n", "unknown key `text`", "`title`"),
        Slip(
            whole: "vitrine: 1\ncanvas: { width: 100, height: 100 }\n‸text: hi\n", "unknown key `text`",
            "`body: [{ text: Hello }]`"),
    ]

    @Test(arguments: lines + foreignValues + foreignNames)
    func otherNotationsAreExplained(_ slip: Slip) throws { try mistakesAreExplained(slip) }
}
