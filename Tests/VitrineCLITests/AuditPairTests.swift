import Testing

@Suite("Of two scenes that differ in one mistake, audits name the one")
struct AuditPairTests {
    /// A scene with a place that two values fill, of which one is a mistake.
    struct Pair: Sendable, CustomTestStringConvertible {
        let mistake: String
        let rule: String
        var isPhone = false
        var width = 390
        /// The nodes, with `<>` at the place.
        let nodes: String
        let right: String
        let wrong: String

        var testDescription: String { mistake }
    }

    private static let places: [Pair] = [
        Pair(
            mistake: "lines that touch each other", rule: "overlapping-text",
            nodes: """
                  - vstack: [{ text: Heavy goes the yellow sky }, { text: over gypsum and the quay }]
                    spacing: <>
                """, right: "2", wrong: "-6"),
        Pair(
            mistake: "a cell of a grid that is moved", rule: "misaligned-edge",
            nodes: """
                  - lazyVGrid:
                      - { card: [{ text: One }], frame: { maxWidth: infinity } }
                      - { card: [{ text: Two }], frame: { maxWidth: infinity } }
                      - { card: [{ text: Three }], frame: { maxWidth: infinity } }
                      - { card: [{ text: Four }], frame: { maxWidth: infinity }<> }
                    columns: 2
                """, right: "", wrong: ", offset: { x: -2, y: 3 }"),
        Pair(
            mistake: "a button that padding pulls to its neighbour", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - vstack: [{ iconButton: { icon: bookmark, size: 56 }, accessibility: Mark }]
                        padding: { trailing: <> }
                      - { iconButton: { icon: stop.fill, size: 84 }, accessibility: Stop }
                      - { iconButton: { icon: pause.fill, size: 56 }, accessibility: Pause }
                    spacing: 40
                """, right: "0", wrong: "-14"),
        Pair(
            mistake: "a title beside the line of the others", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - { text: Focus, font: { size: 13 } }
                      - { card: [{ text: One }], frame: { width: 300 } }
                      - { text: Reminders, font: { size: 13 }, padding: { leading: <> } }
                      - { card: [{ text: Two }], frame: { width: 300 } }
                      - { text: Account, font: { size: 13 } }
                      - { card: [{ text: Three }], frame: { width: 300 } }
                    alignment: leading
                """, right: "0", wrong: "3"),
        Pair(
            mistake: "a text among the signals of the status bar", rule: "covered-text", isPhone: true,
            nodes: """
                  - statusBar
                  - { text: Skip, position: { x: 330, y: <> }, ignoresSafeArea: true }
                """, right: "90", wrong: "32"),
        Pair(
            mistake: "a picture under the island", rule: "content-under-bar", isPhone: true,
            nodes: """
                  - statusBar
                  - vstack: [{ avatar: { name: Ada, size: 120 }, padding: { top: <> } }]
                    frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }
                """, right: "0", wrong: "-30"),
        Pair(
            mistake: "a control that an edge of the screen cuts", rule: "clipped-text", isPhone: true,
            nodes: """
                  - hstack: [{ text: Ferry }, spacer, { iconButton: { icon: play }, accessibility: Play }]
                    padding: { leading: 16, trailing: <> }
                """, right: "16", wrong: "-22"),
        Pair(
            mistake: "a toast on a tab bar", rule: "content-under-bar", isPhone: true,
            nodes: """
                  - vstack: [{ toast: { title: Removed, action: Undo } }]
                    padding: { bottom: <> }
                    frame: { maxHeight: infinity, alignment: bottom }
                  - tabBar: { items: [{ icon: cart, label: Lists }, { icon: clock, label: Earlier }] }
                """, right: "84", wrong: "6"),
        Pair(
            mistake: "a page that begins under its navigation bar", rule: "content-under-bar", isPhone: true,
            nodes: """
                  - vstack:
                      - navigationBar: { title: "", back: Magazine }
                      - scroll:
                          - vstack: [{ text: Gardens }, { text: Stone and shade }]
                            alignment: leading
                            padding: { horizontal: 20, top: <> }
                        clip: false
                    spacing: 0
                    frame: { maxHeight: infinity, alignment: top }
                """, right: "8", wrong: "-50"),
        Pair(
            mistake: "the button of a form behind its keyboard", rule: "covered-text", isPhone: true,
            nodes: """
                  - vstack:
                      - { textField: { label: E-mail, text: ada@example.org } }
                      - spacer
                      - { button: { title: Sign in, size: large } }
                    padding: { horizontal: 20, bottom: <> }
                    frame: { maxHeight: infinity, alignment: top }
                    ignoresSafeArea: [bottom]
                  - keyboard: { layout: letters }
                    alignment: bottom
                    ignoresSafeArea: true
                """, right: "400", wrong: "48"),
        Pair(
            mistake: "a field behind its keyboard", rule: "content-under-bar", isPhone: true,
            nodes: """
                  - vstack: [spacer, { textField: { text: Platform 7, state: focused } }]
                    padding: { horizontal: 16, bottom: <> }
                    ignoresSafeArea: true
                  - keyboard: { returnKey: send }
                    alignment: bottom
                    ignoresSafeArea: true
                """, right: "400", wrong: "200"),
        Pair(
            mistake: "a floating button on the switch of a row", rule: "overlapping-targets", isPhone: true,
            nodes: """
                  - hstack: [{ text: Read }, spacer, { toggle: true, accessibility: Read }]
                    position: { x: 201, y: 120 }
                    frame: { width: 340 }
                  - iconButton: { icon: plus, size: 60, style: prominent }
                    accessibility: New habit
                    position: { x: <>, y: 182 }
                    ignoresSafeArea: true
                """, right: "60", wrong: "340"),
    ]

    private static let sizes: [Pair] = [
        Pair(
            mistake: "a tiny symbol that is all of a button", rule: "tiny-text",
            nodes: "  - { iconButton: { icon: bookmark, size: 48, iconSize: <> }, accessibility: Save }",
            right: "18", wrong: "7"),
        Pair(
            mistake: "a segmented picker that is lower than iOS has any", rule: "small-target",
            nodes: "  - { segmentedPicker: { segments: [Day, Week]<> }, accessibility: Span }",
            right: "", wrong: ", height: 20"),
    ]

    /// Returns two fields below their labels.
    private static func fields(label: String = "\"#14181F\"", first: String, second: String) -> String {
        """
          - vstack:
              - { text: Street, font: subheadline, foreground: \(label) }
              - textField: { text: Quay 4, style: bordered }
                stroke: { paint: \(first), width: 1 }
                background: white
                cornerRadius: 12
                accessibility: Road
              - spacer: 20
              - { text: Floor, font: subheadline, foreground: "#14181F" }
              - secureField: { text: longwalks, style: bordered, revealButton: false }
                stroke: { paint: \(second), width: 1 }
                background: white
                cornerRadius: 12
                accessibility: Level
            alignment: leading
            spacing: 6
        """
    }

    private static let reading: [Pair] = [
        Pair(
            mistake: "a paragraph as wide as a tablet", rule: "line-length", width: 1024,
            nodes: """
                  - text: "\(story)"
                    frame: { width: <> }
                """, right: "350", wrong: "980"),
        Pair(
            mistake: "a column of two words beside free room", rule: "line-length",
            nodes: """
                  - vstack: [{ text: "\(story)"<> }]
                    frame: { width: 350 }
                    alignment: leading
                """, right: "", wrong: ", frame: { width: 90 }"),
        Pair(
            mistake: "a rating whose stars are read one by one", rule: "double-label",
            nodes: """
                  - hstack: [{ icon: star.fill }, { icon: star.fill }, { icon: star.fill }, { icon: star }]
                    accessibility: <>
                """, right: "{ children: ignore, label: 3 of 4 stars }", wrong: "{ children: contain }"),
        Pair(
            mistake: "a tile that hangs below its row", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - icon: figure.walk
                        frame: { size: 52 }
                        background: "#DDEEDD"
                        accessibility: { hidden: true }
                        offset: { y: <> }
                      - vstack: [{ text: Steps today }, { text: "7,420 of 9,000" }]
                      - spacer
                """, right: "0", wrong: "11"),
        Pair(
            mistake: "a count that lies on the name of a folder", rule: "covered-text",
            nodes: """
                  - hstack:
                      - { text: Inbox }
                      - spacer
                      - text: "12"
                        foreground: white
                        padding: { horizontal: 9, vertical: 3 }
                        background: "#3A3AC0"
                        cornerRadius: capsule
                        offset: { x: <> }
                """, right: "0", wrong: "-345"),
    ]

    static let story =
        "We walked to the harbour by the long way, past the boatyard, and counted "
        + "eleven herons on the wall. None of them moved for us. Priya had the good umbrella, and nobody "
        + "needed it, so we carried it home again. Then the whole street came out at once, and somebody "
        + "sold us plums and would not take our coins."

    private static let colors: [Pair] = [
        Pair(
            mistake: "fields whose borders cannot be seen", rule: "control-contrast",
            nodes: fields(first: "<>", second: "<>"), right: "\"#747B88\"", wrong: "\"#EDEFF2\""),
        Pair(
            mistake: "a password that a red border alone calls wrong", rule: "hue-alone",
            nodes: fields(first: "\"#747B88\"", second: "<>"), right: "\"#747B88\"", wrong: "\"#B3261E\""),
        Pair(
            mistake: "a label that is red for what is required", rule: "hue-alone",
            nodes: fields(label: "<>", first: "\"#747B88\"", second: "\"#747B88\""),
            right: "\"#14181F\"", wrong: "\"#B3261E\""),
        Pair(
            mistake: "a box to tick that cannot be seen", rule: "control-contrast",
            nodes: """
                  - hstack:
                      - roundedRectangle: 6
                        fill: white
                        stroke: { paint: <>, width: 2 }
                        frame: { size: 26 }
                      - { text: Map of the northern part }
                    frame: { height: 52 }
                    background: white
                    accessibility: { label: Map, traits: isButton, value: not done, children: ignore }
                """, right: "\"#5F6B63\"", wrong: "\"#E9EDEA\""),
        Pair(
            mistake: "numbers that green and red alone call rising and falling", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Nordhavn }, spacer, { text: "1.8 %", foreground: "#5BD29A" }]
                      - hstack: [{ text: Ito }, spacer, { text: "<>0.6 %", foreground: "#FF8A80" }]
                """, right: "−", wrong: ""),
        Pair(
            mistake: "a link that a hue alone shows", rule: "hue-alone",
            nodes: """
                  - text:
                      - "By going on you accept our "
                      - { text: privacy notice, link: "https://example.org", color: "#4A3570"<> }
                    foreground: "#3B3547"
                """, right: ", underline: true", wrong: ""),
    ]

    private static let tokenUses: [Pair] = [
        Pair(
            mistake: "a button that removes, in the colour of what is proposed", rule: "token-role",
            nodes: "  - { button: { title: Remove, style: plain }, foreground: \"{color.<>}\" }",
            right: "tomato", wrong: "leaf"),
        Pair(
            mistake: "a button that deletes, in the colour of success", rule: "token-role",
            nodes: "  - { button: Delete album, background: \"{color.<>}\" }",
            right: "tomato", wrong: "success"),
        Pair(
            mistake: "a warning in the colour of actions", rule: "token-role",
            nodes: """
                  - icon: exclamationmark.triangle.fill
                    foreground: "{color.<>}"
                    accessibility: Low
                """, right: "warning", wrong: "brand"),
        Pair(
            mistake: "a token that nobody can tell from another one", rule: "near-token",
            nodes: "  - { text: Local, background: \"{color.<>}\" }", right: "wheat", wrong: "wheat2"),
        Pair(
            mistake: "a button that is nearly as high as its token", rule: "off-scale",
            nodes: "  - { button: { title: Order, size: large }, frame: { width: 300, height: <> } }",
            right: "\"{size.button}\"", wrong: "47"),
    ]

    private static let tokens = """
        {
          "color": {
            "$type": "color",
            "leaf": { "$value": "#2F6B3A", "$description": "primary actions" },
            "tomato": { "$value": "#B3361E", "$description": "expired, remove" },
            "success": { "$value": "#1B7F3B" }, "warning": { "$value": "#8A5A00" },
            "brand": { "$value": "#1B5FCC" }, "alert": { "$value": "#2E8B57" },
            "wheat": { "$value": "#F0E3CB" }, "wheat2": { "$value": "#F0E4CB" }
          },
          "radius": {
            "$type": "dimension", "card": { "$value": { "value": 20, "unit": "px" } },
            "bar": { "$value": { "value": 2, "unit": "px" } }
          },
          "size": { "$type": "dimension", "button": { "$value": { "value": 50, "unit": "px" } } },
          "step": {
            "$type": "dimension", "xs": { "$value": { "value": 4, "unit": "px" } },
            "sm": { "$value": { "value": 8, "unit": "px" } },
            "md": { "$value": { "value": 1, "unit": "px" } },
            "lg": { "$value": { "value": 24, "unit": "px" } }
          },
          "indent": {
            "$type": "dimension", "m": { "$value": { "value": 16, "unit": "px" } },
            "xl": { "$value": { "value": 3.2, "unit": "px" } }
          }
        }
        """

    private static let all =
        places + sizes + reading + odd + further + peers + tables + colors + tokenUses + meanings + cells
        + alike + rows + shoved + hues + symmetry + lines + single + said + sides + drawn

    @Test(arguments: all)
    func aMistakeIsNamedAndTheRightSceneIsNot(pair: Pair) throws {
        let counts = try [pair.right, pair.wrong].map { value in
            let folder = try Folder()
            try folder.write(Self.tokens, "t.json")
            let canvas = pair.isPhone ? "device: iphone-17-pro" : "width: \(pair.width), height: 300"
            let loads = pair.nodes.contains("{color.") || pair.rule == "off-scale" ? "tokens: t.json\n" : ""
            let nodes = pair.nodes.split(separator: "<>", omittingEmptySubsequences: false)
                .joined(separator: value)
            let scene = "vitrine: 1\ncanvas: { \(canvas) }\nbackground: white\n\(loads)body:\n\(nodes)\n"
            try folder.write(scene, "scene.yaml")
            let result = try Tool.run(["audit", "scene.yaml", "--no-pixels"], in: folder.url)
            #expect(result.code < 2, "\(result.output)\(result.errors)")
            return result.output.split(separator: "\n").count { $0.hasSuffix("[\(pair.rule)]") }
        }
        #expect(counts[0] == 0)
        #expect(counts[1] > 0)
    }
}
