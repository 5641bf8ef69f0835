import Testing
import VitrineTestSupport

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource
@testable import VitrineStyle

/// Slips of people who are new to YAML and to scenes: the place, the words and the way to mend them.
@Suite struct BeginnerMistakeTests {
    /// A scene with a slip. The text is the rest of a scene after `body:`, with `‸` at the place of the
    /// error.
    struct Slip: Sendable, CustomTestStringConvertible {
        let body: String
        let message: String
        let hint: String
        var top = "vitrine: 1\ncanvas: { width: 200, height: 200 }\nbody:\n"
        var testDescription: String { body }

        init(_ body: String, _ message: String, _ hint: String) {
            (self.body, self.message, self.hint) = (body, message, hint)
        }

        /// A whole scene.
        init(whole: String, _ message: String, _ hint: String) {
            self.init(whole, message, hint)
            top = ""
        }
    }

    static let words = [
        Slip("  - ‸text Hello\n", "unknown kind of node `text Hello`", "`text: Hello`"),
        Slip("  - text: Hi\n    font: ‸bold\n", "unknown text style `bold`", "`font: { weight: bold }`"),
        Slip("  - text: Hi\n    ‸width: 100\n", "unknown key `width` on text", "`frame: { width: 100 }`"),
        Slip("  - text: Hi\n    ‸margin: 8\n", "unknown key `margin` on text", "`padding`"),
        Slip("  - text: Hi\n    ‸color: red\n", "unknown key `color` on text", "`foreground`"),
        Slip("  - text: Hi\n    ‸fontSize: 20\n", "unknown key `fontSize` on text", "`font: { size: 20 }`"),
        Slip("  - text: Hi\n    ‸textAlign: center\n", "unknown key `textAlign` on text", "textAlignment"),
        Slip(
            "  - rectangle:\n    ‸borderRadius: 8\n", "unknown key `borderRadius` on rectangle",
            "`cornerRadius`"),
        Slip(
            "  - rectangle:\n    ‸border-radius: 8\n", "unknown key `border-radius` on rectangle",
            "`cornerRadius`"),
        Slip(
            "  - rectangle:\n    ‸box-shadow: none\n", "unknown key `box-shadow` on rectangle",
            "`shadow: {"),
        Slip("  - button: Save\n    ‸onTap: go\n", "unknown key `onTap` on button", "without actions"),
        Slip("  - vstack: []\n    ‸gap: 8\n", "unknown key `gap` on vstack", "`spacing`"),
        Slip(
            "  - vstack: []\n    ‸justifyContent: center\n", "unknown key `justifyContent` on vstack",
            "`spacer`"),
        Slip(
            "  - rectangle: ‸{ fill: red }\n", "expected nothing after the colon, found a mapping",
            "below it"),
        Slip(
            "  - text: ‸{ value: Hi }\n", "expected text or a list of runs, found a mapping", "`text: Hello`"),
        Slip("  - text: Hi\n    frame: ‸30\n", "expected a frame, found the number 30", "`{ size: 40 }`"),
        Slip(
            "  - text: Hi\n    shadow: ‸0 2px 4px black\n",
            "expected a shadow, found the text \"0 2px 4px black\"", "`{ color: black, radius: 4, y: 2 }`"),
        Slip(
            "  - text: Hi\n    background: ‸linear-gradient(red, blue)\n",
            "`linear-gradient(red, blue)` is not a colour: there is no notation `linear-gradient()`",
            "`{ linearGradient: { colors: [red, blue]"),
        Slip(
            "  - text: Hi\n    foreground: ‸$color.ink\n",
            "`$color.ink` is not a colour: it is neither a name nor a notation", "\"{color.ink}\""),
        Slip(
            "  - rectangle:\n    fill: { linearGradient: { colors: ‸red } }\n",
            "expected a list, found the text \"red\"", "[red]"),
        Slip("  - icon: ‸hert\n", "unknown icon `hert`", "`heart`"),
        Slip(
            "  - text: Hi\n    frame: { width: \"{‸space.md}\" }\n", "unknown placeholder `space.md`",
            "a file that `tokens` names"),
    ]

    static let yaml = [
        Slip("  - ‸rectangle\n    fill: red\n", "there is no colon after `rectangle`", "`rectangle:`"),
        Slip(
            "  - ‸vstack\n      - text: Hi\n      - text: Ho\n", "there is no colon after `vstack`",
            "`vstack:`"),
        Slip(
            whole: "vitrine: 1\n‸canvas\n  width: 200\nbody:\n  - text: Hi\n",
            "there is no colon after `canvas`", "`canvas:`"),
        Slip(
            whole: "vitrine: 1\n‸canvas { width: 200, height: 200 }\nbody:\n  - text: Hi\n",
            "there is no colon after `canvas`", "`canvas:`"),
        Slip(
            whole: "‸vitrine 1\ncanvas: { width: 20, height: 20 }\nbody: []\n",
            "there is no colon after `vitrine`", "`vitrine:`"),
        Slip(
            "  - text: Hi\n      ‸font: title\n",
            "the line begins at column 7, where nothing above it begins", "column 5, below `text`"),
        Slip(
            "  - vstack:\n      - text: Hi\n        ‸- text: Ho\n",
            "the line begins at column 9, where nothing above it begins", "column 7, below `- text`"),
        Slip(
            "  - vstack:\n      - text: Hi\n    padding: 4\n   ‸spacing: 4\n",
            "the line begins at column 4, where nothing above it begins", "column 5, below `padding`"),
        Slip(
            "  - vstack:\n      - text: Hi\n     ‸- text: Ho\n",
            "the line begins at column 6, where nothing above it begins", "column 7, below `- text`"),
        Slip("  - vstack:\n‸\t- text: Hi\n", "this line is indented with a tab", "spaces"),
        Slip("  - text: Hi\n‸\tfont: title\n", "this line is indented with a tab", "spaces"),
        Slip("  - text: Note‸: this\n", "a colon followed by a space ends a key", "quotes"),
        Slip("  - text: ‸@everyone\n", "cannot begin with `@`", "quotes"),
        Slip("  - text: ‸%d items\n", "cannot begin with `%`", "quotes"),
        Slip("  - text: ‸**bold**\n", "cannot begin with `*`", "quotes"),
        Slip("  - text: Hi\n    font: ‸{ size: 17\n    padding: 4\n", "this `{` is not closed", "`}`"),
        Slip(
            "  - text: Hi\n    font: { size: 17 ‸weight: bold }\n", "there is no comma before `weight`",
            "comma"),
        Slip("  - rectangle: { width: 4‸; height: 5 }\n", "there is `;` where a comma belongs", "comma"),
        Slip("  - text: Hi\n    ‸padding = 4\n", "but `=`", "`padding:`"),
        Slip(
            "  - rectangle:\n    fill: { linearGradient: { colors: [‸#FF0000, #00FF00] } }\n",
            "`#FF0000` is a comment", "\"#FF0000\""),
        Slip("  - text: 'It‸'s me'\n", "the text ends at the second `'`", "double quotes"),
        Slip("  - text: ‸\"Hi\n    padding: 3\n", "this quote is not closed", ""),
    ]

    static let values = [
        Slip("  - text: Hi\n    foreground:‸ #FF0000\n", "expected a colour, found nothing", "\"#FF0000\""),
        Slip("  - text: Hi\n    padding: ‸12pt\n", "expected insets", "write 12"),
        Slip("  - text: Hi\n    padding: ‸big\n", "expected insets", "{ horizontal: 16 }"),
        Slip("  - text: Hi\n    font: { size: ‸17px }\n", "expected a font size", "write 17"),
        Slip("  - text: Hi\n    foreground: ‸FF0000\n", "unknown colour `FF0000`", "\"#FF0000\""),
        Slip("  - text: Hi\n    italic: ‸yes\n", "expected true or false", "write true"),
        Slip("  - ‸text:Hello\n", "unknown kind of node", "`text: Hello`"),
        Slip("  - ‸-text: Hi\n", "no key here names a kind of node", "`- text`"),
        Slip(
            "  - rectangle:\n    fill:\n      linearGradient:\n        colors: [red, blue]\n      ‸in: oklab\n",
            "unknown key `in` on a gradient", "belongs to `linearGradient`"),
        Slip(
            "  - text: Hi\n    font:\n      size: 17\n      ‸padding: 4\n", "unknown key `padding` on a font",
            "is a key of the node"),
        Slip(
            whole: "‸canvas: { width: 20, height: 20 }\nbody: [{ text: Hi }]\n", "a scene needs `vitrine`",
            "`vitrine: 1`"),
        Slip(whole: "‸vitrine: 1\nbody: [{ text: Hi }]\n", "a scene needs `canvas`", "--device"),
    ]

    /// Words of CSS, SwiftUI and design tools within values, and tokens that are not quoted.
    static let parts = [
        Slip("  - text: Hi\n    ‸colour: red\n", "unknown key `colour` on text", "`foreground`"),
        Slip("  - text: Hi\n    ‸textColor: red\n", "unknown key `textColor` on text", "`foreground`"),
        Slip("  - ‸if: dark\n    text: Hi\n", "unknown key `if` on text", "`when:"),
        Slip(
            "  - vstack:\n      ‸children:\n        - text: Hi\n", "expected a list, found a mapping",
            "leave out `children:`"),
        Slip(
            "  - text: Hi\n    font: ‸title bold\n", "unknown text style `title bold`",
            "`font: { style: title, weight: bold }`"),
        Slip(
            "  - text: Hi\n    frame: { width: ‸full }\n", "expected a length in points",
            "`maxWidth: infinity`"),
        Slip("  - text: Hi\n    frame: { maxWidth: ‸16px }\n", "expected a length in points or", "write 16"),
        Slip("  - text: Hi\n    padding: { ‸left: 4 }\n", "unknown key `left` on insets", "`leading`"),
        Slip("  - rectangle:\n    shadow: { ‸blur: 4 }\n", "unknown key `blur` on a shadow", "`radius`"),
        Slip("  - text: Hi\n    glass: { ‸blur: 4 }\n", "unknown key `blur` on glass", "`frost`"),
        Slip("  - text: Hi\n    glass: ‸true\n", "unknown glass style `true`", "`glass: regular`"),
        Slip(
            "  - rectangle:\n    fill: { ‸gradient: [red, blue] }\n", "unknown key `gradient`",
            "`linearGradient: { colors: [red, blue] }`"),
        Slip(
            "  - rectangle:\n    fill: { linearGradient: ‸[red, blue] }\n",
            "expected a linear gradient, found a list", "`{ colors: [red, blue] }`"),
        Slip(
            "  - rectangle:\n    fill: { linearGradient: { colors: [red, blue], ‸angle: 45 } }\n",
            "unknown key `angle`", "`from: leading, to: trailing`"),
        Slip(
            "  - rectangle:\n    fill: { linearGradient: { stops: [‸[red, 0]] } }\n",
            "expected a stop, found a list", "`{ color: red, at: 0 }`"),
        Slip("  - icon: ‸fa-heart\n", "unknown icon `fa-heart`", "`heart`"),
        Slip(
            "  - text: Hi\n    foreground: {‸color.accent}\n", "unknown key `color.accent`",
            "\"{color.accent}\""),
        Slip("  - text: Hi\n    opacity: ‸{space.md}\n", "found a mapping", "\"{space.md}\""),
        Slip("  - text: Hi\n    foreground: ‸var(--accent)\n", "is not a colour", "\"{color.accent}\""),
        Slip(
            "  - text: Hi\n    foreground: ‸\"{{color.accent}}\"\n", "is not a colour", "one pair of braces"),
        Slip("  - text: Hi\n    opacity: ‸50\n", "50 is out of range", "write 0.5, or 50%"),
        Slip("  - forEach: ‸[1, 2]\n", "expected a forEach, found a list", "`forEach: { data: [1, 2]"),
        Slip(
            "  - forEach:\n      data: 2\n      ‸body: { text: Hi }\n      content: { text: Hi }\n",
            "unknown key `body` on a forEach", "`content`"),
        Slip("  - vstack: []\n    alignment: ‸left\n", "unknown alignment `left`", "`leading`"),
        Slip(
            "  - button: { title: Go, style: ‸primary }\n", "unknown button style `primary`", "`prominent`"),
        Slip("  - button: { title: Go, ‸label: Go }\n", "unknown key `label` on a button", "`title`"),
        Slip("  - rectangle:\n    cornerRadius: ‸10px\n", "unknown corner `10px`", "write 10"),
        Slip("  - circle: ‸8 + 4\n", "expected a length in points", "\"{8 + 4}\""),
        Slip("  - text: Hi\n    background: ‸wall.png\n", "is not a colour", "`{ image: wall.png }`"),
        Slip("  - list:\n      - ‸title: Wi-Fi\n        value: On\n", "no key here", "`- row: {"),
        Slip(
            "  - tabBar:\n      ‸- { icon: house, label: Home }\n", "expected a tab bar, found a list",
            "items"),
        Slip("  - ‸Text(\"Hi\").font(.title)\n", "unknown kind of node", "not Swift"),
        Slip("  - ‸<div>Hi</div>\n", "unknown kind of node", "not HTML"),
        Slip(
            whole:
                SceneText.body("[{ text: Hi }]", canvas: "{ width: 20, height: 20, ‸colorScheme: dark }"),
            "unknown key `colorScheme` on the canvas", "`appearance: dark`"),
        Slip(
            whole: SceneText.body(
                "[{ text: Hi }]", canvas: "{ width: 20, height: 20 }", top: "‸content: []\n"),
            "unknown key `content` on a scene", "`body`"),
    ]

    @Test(arguments: yaml + values + words + parts)
    func mistakesAreExplained(_ slip: Slip) throws {
        let marked = MarkedText(slip.top + slip.body)
        let faults = try #require(SceneRun.faults(bytes: Array(marked.text.utf8)))
        let fault = try #require(faults.all.first)
        #expect(faults.all.count == 1, "\(faults.rendered())")
        #expect(fault.problem.message.contains(slip.message), "\(faults.rendered())")
        #expect(fault.mark == marked.mark, "\(faults.rendered())")
        #expect(faults.rendered().contains(slip.hint), "\(faults.rendered())")
    }

    /// A scene need not say how large it is where an option does.
    @Test func aDeviceIsACanvas() throws {
        let scene = "vitrine: 1\nbody: [{ text: Hi }]\n"
        let device = try #require(Device.all.first)
        #expect(
            try SceneRun.resolved(scene, options: SceneOptions(device: device)).canvas.size == device.size)
    }
}
