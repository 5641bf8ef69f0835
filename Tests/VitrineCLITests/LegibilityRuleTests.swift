import Testing

@Suite("Audits find texts that cannot be read as a whole")
struct LegibilityRuleTests {
    private static let rules = ["truncated-text", "clipped-text", "covered-text", "tiny-text"]

    /// Returns the findings of the rules in nodes on a phone.
    private func found(_ nodes: String) throws -> [String] {
        try AuditedScene(top: "canvas: { device: iphone-17 }", nodes: nodes).found(Self.rules)
    }

    @Test(arguments: rules)
    func pageShowsWhatARuleFinds(rule: String) throws {
        let (wrong, right) = try AuditedScene.examples(of: rule)
        let findings = try found(wrong)
        #expect(findings.count == 1 && findings.first?.hasSuffix("[\(rule)]") == true, "\(findings)")
        #expect(try found(right) == [])
    }

    /// Returns a text that is cut off, some points below the middle of the screen.
    private static func cut(_ y: String) -> String {
        "{ text: Messages, lineLimit: 1, frame: { width: 40 }, offset: { y: \(y) } }"
    }

    /// Returns a frame that cuts off what is below it.
    private static func low(_ height: Int) -> String {
        "frame: { height: \(height), alignment: top }, clip: true"
    }

    private static let wrong: [(nodes: String, rule: String, message: String)] = [
        ("{ text: Messages, lineLimit: 1, frame: { width: 40 } }", "truncated-text", "is cut off"),
        ("{ button: { title: Notifications }, frame: { width: 70 } }", "truncated-text", "is cut off"),
        ("{ textField: What you would like to find, frame: { width: 90 } }", "truncated-text", "is cut off"),
        // Beside a sheet, it is cut off for good.
        ("{ zstack: [\(cut("-250")), { sheet: [{ text: Hi }] }] }", "truncated-text", "is cut off"),
        ("{ text: Messages, frame: { height: 9 }, clip: true }", "clipped-text", "points to its frame"),
        ("{ text: \"10:30\", font: 8 }", "tiny-text", "\"10:30\" has 8 points"),
        (
            "{ vstack: [{ text: Messages, fixedSize: true }], frame: { width: 30 }, clip: true }",
            "clipped-text", "points to its frame"
        ),
        (
            "{ vstack: [{ text: Messages }, { text: Calls }], \(low(34)) }", "clipped-text",
            "\"Calls\" loses"
        ),
        ("{ text: Messages, offset: { x: 190 } }", "clipped-text", "beyond its screen"),
        // A scroll brings into sight what is below, and nothing that is beside.
        (
            """
            scroll: [{ rectangle: , frame: { height: 900 } }, { text: Messages, offset: { x: 190 } }]
            """,
            "clipped-text", "beyond its screen"
        ),
        // By less than a point of small letters, and in what does not react.
        ("{ text: Messages, font: footnote, frame: { height: 9 }, clip: true }", "clipped-text", "loses"),
        (
            "{ card: { state: disabled, content: [{ text: Old, frame: { height: 9 }, clip: true }] } }",
            "clipped-text", "loses"
        ),
        (
            "{ scroll: [{ text: Messages, frame: { height: 9 }, clip: true }] }", "clipped-text",
            "points to its frame"
        ),
        (
            "{ text: Last synced now, ignoresSafeArea: [top], padding: { top: 20 }, alignment: top }",
            "covered-text", "lies under the island"
        ),
        (
            "{ text: Messages, overlay: [{ rectangle: , fill: \"#7788AA\" }] }", "covered-text",
            "lies behind a `rectangle`"
        ),
        ("{ text: Messages, font: { size: 7 } }", "tiny-text", "has 7 points"),
        ("{ button: { title: Buy }, font: { size: 8 } }", "tiny-text", "has 8 points"),
        (
            "{ text: Back, ignoresSafeArea: true, position: { x: 20, y: 18 } }", "covered-text",
            "lies under the rounded corner of the screen"
        ),
        (
            "{ text: Messages, overlay: [{ rectangle: , fill: \"#7788AA\", frame: { width: 20 } }] }",
            "covered-text", "lies behind a `rectangle`"
        ),
        (
            "{ zstack: [{ text: Messages }, { iconButton: { icon: plus, size: 44, style: prominent } }] }",
            "covered-text", "lies behind a `iconButton`"
        ),
        (
            "{ zstack: [{ text: Messages, alignment: top, offset: { y: 600 } }, keyboard] }", "covered-text",
            "lies under the keyboard"
        ),
        // A pill that does not grow, and cards that an edge of the screen cuts.
        (
            "{ hstack: [{ text: Messages, fixedSize: true }], frame: { width: 50 }, \(card) }",
            "clipped-text", "wider than"
        ),
        ("{ text: Messages, frame: { width: 420 }, \(card) }", "clipped-text", "cuts it off"),
        (
            "{ text: Messages, frame: { width: 380 }, \(card), offset: { x: 20 } }", "clipped-text",
            "cuts it off"
        ),
    ]

    private static let card = "padding: { vertical: 8 }, background: white, cornerRadius: 12"

    @Test(arguments: wrong)
    func aTextThatCannotBeReadIsFound(nodes: String, rule: String, message: String) throws {
        let findings = try found("  - \(nodes)")
        #expect(findings.contains { $0.contains(message) && $0.hasSuffix("[\(rule)]") }, "\(findings)")
    }

    private static let meant: [String] = [
        "{ text: Messages, frame: { width: 100, height: 40 }, clip: true }",
        "{ text: Messages, cornerRadius: 8, padding: 8, background: white, clip: true }",
        // A page that goes on.
        "{ vstack: [{ text: Messages }, { circle: 40 }, { text: Calls }], \(low(88)) }",
        // What is written in a field, and what lies under a sheet.
        "{ textField: { text: What I would like to find }, frame: { width: 90 } }",
        "{ zstack: [\(cut("250")), { sheet: [{ text: Hi }] }] }",
        // It scrolls.
        "{ scroll: [{ text: Messages }, { rectangle: , frame: { height: 900 } }, { text: End }] }",
        "{ scroll: [hstack: [{ text: Messages, offset: { x: 190 } }]], axes: horizontal }",
        // Lines are higher than their letters.
        "{ text: Moon, font: { size: 60 }, ignoresSafeArea: [top], position: { x: 201, y: 85 } }",
        "{ text: Above, font: { size: 40 }, fixedSize: true, offset: { y: 362 } }",
        // The slope of an A passes beside the corner.
        "{ text: A, font: { size: 60 }, ignoresSafeArea: true, position: { x: 36, y: 36 } }",
        // Painted smaller than it is laid out.
        "{ zstack: [{ text: Messages, font: { size: 100 }, fixedSize: true }], scale: 0.5 }",
        // A picture of letters behind a card.
        """
        zstack: [{ text: SUMMER, font: { size: 120 }, fixedSize: true }, { vstack: [{ text: Sale }, \
        { text: Until Sunday }], padding: 50, background: white, cornerRadius: 20 }]
            audit: { ignore: overlapping-text, reason: a picture }
        """,
        // Beyond the screen nothing is seen to be left out.
        "{ text: Messages, lineLimit: 1, frame: { width: 40 }, offset: { x: 420 } }",
        // The crop of a scroll that is wider than its screen.
        """
        scroll: [{ rectangle: , frame: { width: 600, height: 9 } }, { text: Messages, offset: { x: 190 } }]
            audit: { ignore: content-overflow, reason: a crop }
        """,
        // A bar that is on its way.
        """
        zstack: [{ text: Messages, alignment: bottom }, { tabBar: { items: [{ icon: house, label: A }] }, \
        opacity: 0.1 }]
            audit: { ignore: content-under-bar, reason: a moment }
        """,
        // Wholly beyond: a page to come.
        "{ text: Messages, offset: { x: 420 } }",
        // What shows through, what has words of its own, and what is a screen.
        "{ text: Messages, overlay: [{ rectangle: , fill: \"#7788AA40\" }] }",
        "{ zstack: [text: Old, { rectangle: , fill: blue, frame: { width: 90, height: 40 } }, text: New] }",
        "{ zstack: [{ text: Behind }, { rectangle: , fill: blue }] }",
        // Text that scrolls under a button, a card that slides away, and one in a row that scrolls.
        """
        zstack: [{ scroll: [{ text: Messages }, { rectangle: , frame: { height: 900 } }] }, \
        { iconButton: { icon: plus, size: 44, style: prominent }, alignment: top }]
        """,
        "{ hstack: [{ text: Messages }], frame: { width: 380 }, \(card), offset: { x: 200 } }",
        "{ scroll: [hstack: [{ text: Messages, frame: { width: 420 }, \(card) }]], axes: horizontal }",
        "{ text: Messages, frame: { width: 90 }, \(card) }",
        // The first lines of what each row holds more of.
        """
        vstack:
              - forEach:
                  data: [Ada, Grace, Edith]
                  content: { vstack: [{ text: "{item}" }, { text: "The new sheet feels much calmer, and two \
                  remarks are left on the spring and the light along its rim before we lock it", lineLimit: 2 }] }
        """,
        // What a clip leaves nothing of.
        "{ vstack: [{ rectangle: , frame: { height: 40 } }, { text: Messages, offset: { x: 190 } }], "
            + "frame: { width: 90, height: 40, alignment: top }, clip: true }",
        // Below 11 points, and not read as words.
        "{ text: \"•\", font: { size: 7 } }", "{ text: Messages, font: { size: 11 } }",
        "{ statusBar: { time: \"9:41\" } }",
    ]

    @Test(arguments: meant)
    func whatIsMeantIsNoFinding(nodes: String) throws {
        #expect(try found("  - \(nodes)") == [])
    }
}
