import Testing

/// The examples of the rule "Text has minimum contrast" (afw4f7) of the ACT Rules Community, as far as a scene
/// says what a page does. Three of the thirty-two are left out, as a scene cannot say them: text of an SVG
/// picture (inapplicable 4) and within a photograph (5), which are pictures here, and a label that belongs to
/// another element (7). A radial gradient stands for the photograph of two others, and a component for a
/// shadow tree.
@Suite("Verdicts on contrast are those of the ACT rule afw4f7")
struct ContrastRuleTests {
    enum Verdict: Sendable { case passed, failed, inapplicable }

    struct Example: Sendable, CustomStringConvertible {
        let name: String
        let verdict: Verdict
        let body: String

        init(_ name: String, _ verdict: Verdict, _ body: String) {
            (self.name, self.verdict, self.body) = (name, verdict, body)
        }

        var description: String { name }
    }

    private static func text(_ color: String, on paint: String, _ more: String = "") -> String {
        "{ text: Some text in English, foreground: \(color), background: \(paint)\(more) }"
    }

    /// A text whose shadows fall on a background that casts none.
    private static func shadowed(
        _ color: String, on paint: String, _ shadows: [(color: String, x: Int, y: Int)]
    ) -> String {
        let list = shadows.map { "{ color: \($0.color), radius: 2, x: \($0.x), y: \($0.y) }" }
        let shadow = "shadow: [\(list.joined(separator: ", "))]"
        let text = "text: Some text in English, foreground: \(color), \(shadow)"
        return "{ vstack: [{ \(text) }], background: \(paint) }"
    }

    /// The light around a dark middle.
    private static let photograph = """
        { radialGradient: { colors: ["#101010", "#050505"], center: center, endRadius: 200 } }
        """

    private static func gradient(_ width: Int) -> String {
        "{ linearGradient: { colors: [\"#FFFFFF\", \"#0000FF\"], from: leading, to: trailing } }, "
            + "frame: { width: \(width), alignment: leading }"
    }

    static let examples: [Example] = [
        Example("passed 1: dark grey on white", .passed, text("\"#333333\"", on: "white")),
        Example("passed 2: a gradient's light part", .passed, text("\"#333333\"", on: gradient(500))),
        Example(
            "passed 3: light grey on a picture", .passed,
            text("\"#CCCCCC\"", on: photograph, ", shadow: [{ color: black, radius: 2 }]")),
        Example(
            "passed 4: black on grey with a white shadow", .passed,
            shadowed("black", on: "\"#737373\"", [("white", 0, 0), ("white", 0, 0)])),
        Example(
            "passed 5: large text", .passed,
            text("black", on: "\"#666666\"", ", font: { size: 24 }")),
        Example(
            "passed 6: large bold text", .passed,
            text("black", on: "\"#666666\"", ", font: { size: 18.67, weight: 700 }")),
        Example(
            "passed 7: signs are no language", .passed,
            "{ text: \"----=====++++++++*******%%%%±±±@@@@\", background: \"#666666\", foreground: black }"),
        Example(
            "passed, an earlier example: an X is no language", .passed,
            "{ text: X, foreground: \"#666666\", background: black }"),
        Example("passed 8: the standard colours", .passed, "{ text: Some text in English }"),
        Example(
            "passed 9: dark grey in a component", .passed,
            "{ tree: { ink: \"#333333\" }, foreground: \"#CCCCCC\", background: white }"),
        Example("passed 10: a link", .passed, "{ text: W3C, foreground: \"#0000EE\", background: white }"),
        Example(
            "passed 11: a button", .passed, "{ text: My button!, accessibility: { traits: isButton } }"),
        Example("failed 1: light grey on white", .failed, text("\"#AAAAAA\"", on: "white")),
        Example("failed 2: a gradient", .failed, text("\"#AAAAAA\"", on: gradient(300))),
        Example("failed 3: dark grey on a picture", .failed, text("\"#555555\"", on: photograph)),
        Example("failed 4: translucent black", .failed, text("rgba(0 0 0 / 0.3)", on: "white")),
        Example("failed 5: black with an opacity", .failed, text("black", on: "white", ", opacity: 0.3")),
        Example(
            "failed 6: light grey in a component", .failed,
            "{ tree: { ink: \"#AAAAAA\" }, background: white }"),
        Example(
            "failed 7: a split background", .failed,
            """
            { text: Hello world, foreground: "rgba(90 90 90 / 0.8)", background: { linearGradient: { stops: \
            [{ at: 0, color: white }, { at: 0.5, color: white }, { at: 0.5, color: black }, \
            { at: 1, color: black }], from: leading, to: trailing } } }
            """),
        Example("failed 8: grey on grey", .failed, text("\"#777777\"", on: "\"#EEEEEE\"")),
        Example(
            "failed 9: a button", .failed,
            "{ button: { title: My button!, style: plain, tint: \"#777777\" }, background: \"#EEEEEE\" }"),
        Example(
            "failed 10: what is a button for a screen reader", .failed,
            text("\"#777777\"", on: "\"#EEEEEE\"", ", accessibility: { traits: isButton }")),
        Example(
            "failed, an earlier example: grey on a grey shadow", .failed,
            shadowed(
                "\"#666666\"", on: "white",
                [(-1, -1), (-1, 1), (1, -1), (1, 1)].map { ("\"#AAAAAA\"", $0, $1) })),
        Example(
            "inapplicable 1: not shown", .inapplicable, text("\"#AAAAAA\"", on: "white", ", opacity: 0")),
        Example(
            "inapplicable 2: beyond the screen", .inapplicable,
            text("\"#AAAAAA\"", on: "white", ", position: { x: 0, y: -900 }")),
        Example("inapplicable 3: white on white", .inapplicable, text("white", on: "white")),
        Example(
            "inapplicable 6: the label of a disabled field", .inapplicable,
            "{ row: { title: My name, state: disabled, content: [text: test] }, foreground: \"#888888\" }"),
        Example(
            "inapplicable 8 and 9: a label in a group that is disabled", .inapplicable,
            "{ card: { state: disabled, content: [\(text("\"#888888\"", on: "white"))] } }"),
        Example(
            "inapplicable 11: what is a disabled button for a screen reader", .inapplicable,
            "{ press: { state: disabled } }"),
        Example(
            "inapplicable 10: a disabled button", .inapplicable,
            "{ button: { title: My button, state: disabled } }"),
    ]

    @Test(arguments: examples)
    func verdictIsThatOfTheRule(example: Example) throws {
        let folder = try Folder()
        try folder.write(
            """
            vitrine: 1
            canvas: { width: 540, height: 80, scale: 2 }
            background: white
            components:
              tree:
                parameters: { ink: color }
                body: { text: Some text in English, foreground: "{ink}" }
              press:
                states: [rest, disabled]
                body:
                  accessibility: { traits: isButton }
                  text: My button!
                  foreground: "#777777"
                  background: "#EEEEEE"
            body:
              - \(example.body)

            """, "example.yaml")
        let result = try Tool.run(["audit", "example.yaml"], in: folder.url)
        #expect(result.code == (example.verdict == .failed ? 1 : 0), "\(result.output)\(result.errors)")
        #expect(result.output.contains("[contrast]") == (example.verdict == .failed), "\(result.output)")
    }
}
