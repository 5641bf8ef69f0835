import Testing

@Suite("Audits measure the contrast of what has to be read as it is")
struct ContrastExemptionTests {
    private static let cases: [(node: String, isFound: Bool)] = [
        // The end of a stepper does not react. (Its value has the system's secondary colour.)
        (
            "{ stepper: { label: Guests, value: 1, range: [1, 5] }, audit: { ignore: contrast, reason: iOS } }",
            false
        ),
        // A symbol before or above its words says no more than they do, nor does a thing after them. A sign after
        // them may be a state.
        ("{ hstack: [{ icon: heart, foreground: \"#C4C4C4\" }, { text: Health }] }", false),
        ("{ hstack: [{ text: Health }, { icon: heart, foreground: \"#DDDDDD\" }] }", true),
        ("{ hstack: [{ text: Health }, { icon: heart, foreground: \"#C4C4C4\" }] }", false),
        ("{ hstack: [{ text: Health }, { icon: lock, foreground: \"#C4C4C4\" }] }", true),
        ("{ vstack: [{ icon: heart, foreground: \"#C4C4C4\" }, { text: Health }] }", false),
        // A symbol at the start of a row, unless it shows a state.
        ("{ row: { title: Premium, leading: [{ icon: crown, foreground: \"#C4C4C4\" }] } }", false),
        ("{ row: { title: Premium, leading: [{ icon: circle, foreground: \"#DDDDDD\" }] } }", true),
        ("{ row: { title: Premium, content: [{ icon: crown, foreground: \"#C4C4C4\" }] } }", true),
        // Stars beside their number.
        ("{ hstack: [{ ratingStars: { value: 3 } }, { text: \"3.0\" }] }", false),
        ("{ hstack: [{ icon: star, foreground: \"#DDDDDD\" }, { text: \"4.7\" }] }", false),
        ("{ hstack: [{ icon: flame, foreground: \"#DDDDDD\" }, { text: \"12\" }] }", true),
        ("{ vstack: [{ ratingStars: { value: 3 } }] }", true),
        // The system draws the charge in the battery, and the app chooses the colour of the time.
        ("{ statusBar: { battery: 0.5, batteryPercentage: true, power: charging } }", false),
        ("{ statusBar: { style: light }, background: \"#BBBBBB\" }", true),
        // A page, a bar and a sheet on their way, and what a page comes in over; a card stays as it is.
        (
            "{ vstack: [\(faint), \(faint), \(faint)], frame: { width: 320, height: 160 }, opacity: 0.4 }",
            false
        ),
        (
            "{ vstack: [\(faint), \(faint), \(faint)], frame: { width: 200, height: 100 }, opacity: 0.4 }",
            true
        ),
        ("{ tabBar: { items: [{ icon: house, label: Home }] }, opacity: 0.4 }", false),
        // What leaves under a material that a mask lets fade.
        ("{ zstack: [\(pale), \(material), mask: \(fade) }] }", false),
        ("{ zstack: [\(material), mask: \(fade) }, \(pale)] }", true),
        // What leaves under a mask of what it is in; the mask of a text itself is how the text looks.
        ("{ vstack: [\(words)], mask: \(fade) }", false),
        ("{ vstack: [\(words)], frame: { height: 150, alignment: top }, mask: \(late) }", true),
        ("{ text: Words, foreground: \"#AAAAAA\", mask: \(fade) }", true),
        (
            "{ vstack: [\(words)], mask: { linearGradient: { colors: [\"#000000FF\", \"#000000B0\"] } } }",
            true
        ),
        // A pattern that glass is shown on: hidden, or written again and again.
        ("{ zstack: [\(hidden), \(material) }] }", false),
        ("{ zstack: [\(material) }, \(hidden)] }", true),
        ("{ hstack: [\(covered), \(covered), \(covered)] }", false),
        ("{ hstack: [\(covered), \(covered)] }", true),
        // Signs that begin as boxes and stars are, and show a thing.
        (
            "{ row: { title: Share, leading: [{ icon: square.and.arrow.up, foreground: \"#C4C4C4\" }] } }",
            false
        ),
        ("{ row: { title: Done, leading: [{ icon: checkmark.circle, foreground: \"#DDDDDD\" }] } }", true),
        ("{ hstack: [{ icon: staroflife, foreground: \"#DDDDDD\" }, { text: \"12\" }] }", true),
        // A symbol that says no more than the words beside it is to be seen at all, unless it is a picture.
        ("{ hstack: [{ icon: heart.fill, foreground: \"#BBBBBB\" }, { text: Likes }] }", false),
        ("{ hstack: [{ icon: heart.fill, foreground: \"#E4E4E4\" }, { text: Likes }] }", true),
        ("{ hstack: [{ icon: heart.fill, foreground: \"#E4E4E4\", font: 80 }, { text: Likes }] }", false),
        // A shadow within a symbol is a part of its colour.
        ("{ icon: heart.fill, foreground: \"#FFD0D8\", font: 60, \(shade) }", false),
        ("{ icon: heart.fill, foreground: \"#FFD0D8\", font: 60 }", true),
        // What leaves under a blur can be scrolled; what lies on it cannot.
        ("{ zstack: [{ text: Words, foreground: \"#AAAAAA\" }, { progressiveBlur: bottom }] }", false),
        ("{ zstack: [{ progressiveBlur: bottom }, { text: Words, foreground: \"#AAAAAA\" }] }", true),
        (
            "{ text: Words, foreground: \"#AAAAAA\", background: [{ progressiveBlur: bottom }] }", true
        ),
    ]

    private static let faint = "{ text: Words of a page }"
    private static let pale = "{ text: Words, foreground: \"#AAAAAA\", offset: { y: 20 } }"
    private static let shade = "shadow: { inner: true, color: \"#600010\", opacity: 1, radius: 20 }"
    private static let fade =
        "{ linearGradient: { stops: [{ at: 0, color: black }, "
        + "{ at: 1, color: { color: black, opacity: 0 } }] } }"

    private static let late =
        "{ linearGradient: { stops: [{ at: 0.9, color: black }, "
        + "{ at: 1, color: { color: black, opacity: 0 } }] } }"
    private static let words = "{ text: Words, foreground: \"#AAAAAA\" }"
    private static let hidden =
        "{ text: Words, foreground: \"#AAAAAA\", accessibility: { hidden: true } }"
    /// The lower half of a text lies under a material.
    private static let covered =
        "{ zstack: [\(words), { rectangle: , material: ultraThin, frame: { height: 30 }, "
        + "offset: { y: 18 } }] }"

    private static let material = "{ rectangle: , material: ultraThin, frame: { width: 200, height: 60 }"

    @Test(arguments: cases)
    func whatNeedNotBeReadIsNotMeasured(node: String, isFound: Bool) throws {
        let rules = ["contrast", "symbol-contrast"]
        let findings = try AuditedScene(nodes: "  - \(node)").found(rules, [])
        #expect(findings.isEmpty != isFound, "\(findings)")
    }

    /// Lines of one text, and the labels of one axis, fail together, and those of two colours apart.
    @Test(arguments: [
        ("{ text: \"Saved today\\nand yesterday\", foreground: \"#AAAAAA\" }", 1),
        (
            "{ vstack: [{ text: Saved, foreground: \"#AAAAAA\" }, { text: Sent, foreground: \"#AAAAAA\" }] }",
            2
        ),
        (
            """
            { text: [{ text: Saved, foreground: "#AAAAAA" }, { text: " and sent", foreground: "#BBBBBB" }] }
            """, 2
        ),
    ])
    func whatFailsTogetherIsFoundOnce(node: String, count: Int) throws {
        let findings = try AuditedScene(nodes: "  - \(node)").found(["contrast"], [])
        #expect(findings.count == count, "\(findings)")
    }
}
