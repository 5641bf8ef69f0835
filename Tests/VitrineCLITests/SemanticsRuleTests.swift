import Testing

@Suite("vitrine audit looks at what a screen reader says")
struct SemanticsRuleTests {
    private static let rules = [
        "unnamed-control", "symbol-name", "hidden-control", "hidden-text", "label-in-name", "same-name",
        "double-label", "reading-order", "modal-escape", "silent-timer", "heading-structure",
    ]

    private static let top = """
        canvas: { device: iphone-17 }
        components:
          go: { parameters: { title: text }, body: { vstack: [{ button: "{title}" }], padding: 4 } }
        """

    /// Returns the findings of the rules in nodes, their ids and messages.
    private func found(_ nodes: String) throws -> [String] {
        try AuditedScene(top: Self.top, nodes: nodes).found(Self.rules)
    }

    // MARK: The page

    @Test(arguments: rules)
    func pageShowsWhatARuleFinds(rule: String) throws {
        let (wrong, right) = try AuditedScene.examples(of: rule)
        let findings = try found(wrong)
        #expect(findings.count == 1 && findings.first?.hasSuffix("[\(rule)]") == true, "\(findings)")
        #expect(try found(right) == [])
    }

    // MARK: What is meant

    private static let meant: [String] = [
        // A picture of a screen, and a button that is a small part of an ornament.
        "  - { vstack: [{ go: { title: Yes } }, { go: { title: No } }], accessibility: { hidden: true } }",
        """
          - vstack: [{ rectangle: , frame: { height: 300 } }, { go: { title: Yes } }]
            accessibility: { hidden: true }
        """,
        // A row names the control in it.
        "  - row: { title: Wi-Fi, content: [{ toggle: true }] }",
        // Words beside a symbol name the button.
        "  - button: { title: Save, icon: checkmark }",
        // What is seen is said, with more or with short forms written out.
        "  - { button: Stop, accessibility: Stop the timer }",
        "  - { button: 5 min, accessibility: 5 minutes }",
        "  - { iconButton: xmark, accessibility: Close }",
        // Nothing can be pressed.
        "  - { button: { title: Save, state: disabled }, accessibility: { hidden: true } }",
        // An ornament.
        "  - hstack: [{ icon: heart }, { text: Health }]",
        // Data of a table.
        "  - vstack: [{ text: 12 km }, { text: 12 km }]",
        // Two columns.
        """
          - hstack:
              - vstack: [{ text: A }, { rectangle: , frame: { height: 200 } }, { text: B }]
              - vstack: [{ text: C }, { rectangle: , frame: { height: 200 } }, { text: D }]
        """,
        // A button that is pinned to a scroll is no part of what scrolls.
        """
          - scroll:
              - vstack: [{ rectangle: , frame: { height: 900 } }, { text: End }]
            safeAreaInset: { edge: bottom, content: [{ button: Start }] }
        """,
        // A kind alone, and a picture of what it shows.
        "  - button: Button",
        "  - { button: example.com }",
        "  - { icon: person, accessibility: Profile picture }",
        // Screens of their own.
        """
          - zstack:
              - deviceFrame: { device: iphone-17, content: [{ vstack: [{ spacer: }, { text: Last }] }] }
              - deviceFrame: { device: iphone-17, content: [{ vstack: [{ text: First }, { spacer: }] }] }
        """,
        // What runs on behind a pinned bar.
        """
          - vstack: [{ rectangle: , frame: { height: 900 } }, { text: End }]
            safeAreaInset: { edge: bottom, content: [{ button: Start }] }
        """,
        // Both ends of a morph, in the middle of it.
        """
          - glassMorph:
              from: [{ text: Menu, glass: regular, id: a }]
              to: [{ text: Menu, glass: regular, id: a }, { iconButton: plus, accessibility: Menu }]
              at: 0.3
        """,
        // A time of day, the system's clock, and lengths.
        "  - { text: \"9:41\", font: { size: 60 } }",
        "  - { text: \"25:00\", font: { size: 60, design: clock } }",
        "  - hstack: [{ text: \"7:24\", font: { size: 34 } }, { text: h }, { button: Start }]",
        "  - hstack: [{ text: \"31:50\", font: { size: 34 } }, { text: of 40 h }]",
        // A name that says more than is seen, short forms, signs, and a control that does not react.
        "  - { button: Stop, accessibility: Stop the timer }",
        "  - { button: 25 min, accessibility: 25 minutes of focus }",
        "  - { button: \"×\", accessibility: Close }",
        "  - { button: { title: Save, state: disabled }, accessibility: { hidden: true } }",
        // An ornament, and what is behind a modal element.
        """
          - { text: Backdrop, accessibility: { hidden: true } }
          - { rectangle: , material: thin, frame: { width: 60, height: 60 } }
        """,
        """
          - { button: Behind, accessibility: { hidden: true } }
          - { vstack: [{ button: Buy }], accessibility: { traits: isModal } }
        """,
        // A text that something else says, a sign, a picture of a screen, and one that is hardly seen.
        """
          - hstack:
              - { progressRing: 0.6, accessibility: { label: Water, value: 6 of 10 glasses } }
              - { text: 6 of 10, accessibility: { hidden: true } }
        """,
        "  - { text: •, accessibility: { hidden: true } }",
        "  - { vstack: [{ text: Inbox }, { text: Drafts }], accessibility: { hidden: true } }",
        "  - { text: Draft, opacity: 0.2, accessibility: { hidden: true } }",
        // Buttons of one name that look the same, show forms of one symbol, or are in rows.
        "  - hstack: [{ button: Edit }, { button: Edit }]",
        "  - hstack: [\(named("xmark", "Close")), \(named("xmark.circle.fill", "Close"))]",
        "  - hstack: [\(named("trash", "Delete")), \(named("archivebox", "Archive"))]",
        """
          - list:
              - row: { title: Ada, content: [\(named("phone", "Call"))] }
              - row: { title: Grace, content: [\(named("video", "Call"))] }
        """,
        // A layer behind everything.
        "  - { rectangle: , fill: { color: black, opacity: 0.5 } }\n  - { text: In front }",
        // The system dims what is behind its sheets.
        "  - { text: Behind }\n  - sheet: [{ text: Inside }]",
        // When something is.
        "  - { text: \"9:41\", font: { size: 17 } }",
        // Initials are in the place of a picture.
        "  - { avatar: { name: Ada Lind, size: 52 }, accessibility: { label: Profile, traits: isButton } }",
        // What is left follows from what is said.
        """
          - { slider: 0.36, accessibility: { label: Position, value: "1:24 of 3:52" } }
          - { text: "−2:28", accessibility: { hidden: true } }
        """,
        // The title of a film is one in any language.
        """
          - { text: Der Film ist ab 12 und die Karten liegen bei uns. }
          - { iconButton: { icon: play.fill, size: 44 }, accessibility: Back to the Future }
        """,
        // A tab bar that is written first.
        "  - tabBar: { items: [{ icon: house, label: Home }] }\n  - { text: Hello, alignment: top }",
    ]

    @Test(arguments: meant)
    func ruleFindsNothingInWhatIsMeant(nodes: String) throws {
        #expect(try found(nodes) == [])
    }

    // MARK: What is found

    private static func hinted(_ what: String) -> String {
        "{ button: Edit, accessibility: { hint: Changes \(what) } }"
    }

    private static func named(_ icon: String, _ name: String) -> String {
        "{ iconButton: \(icon), accessibility: \(name) }"
    }

    private static let wrong: [(nodes: String, message: String)] = [
        ("  - { iconButton: trash, accessibility: { hidden: true } }", "can be pressed, and is hidden"),
        // The use of a component that is a button, and a node that one fills.
        ("  - { go: { title: Stop }, accessibility: { hidden: true } }", "the go \"Stop\" can be pressed"),
        (
            "  - { vstack: [{ button: Stop }], accessibility: { hidden: true } }",
            "the vstack \"Stop\" can be pressed"
        ),
        ("  - { button: Stop, accessibility: Go on }", "\"Stop\" is seen, and the name is \"Go on\""),
        ("  - toggle: true", "the switch button has no name"),
        ("  - { button: Save button }", "“Save button, button”"),
        ("  - { slider: 0.5, accessibility: Slider }", "“Slider, adjustable”"),
        ("  - { button: Save, accessibility: { hint: Save } }", "the hint of \"Save\" is its name again"),
        ("  - { iconButton: trash, accessibility: TODO }", "the button has no name"),
        ("  - { iconButton: trash, accessibility: \" \" }", "the button has no name"),
        ("  - { iconButton: trash, accessibility: trash.fill }", "no name but that of its symbol"),
        ("  - { iconButton: trash, accessibility: IMG_2034.png }", "no name but that of its symbol"),
        ("  - { slider: 0.5, accessibility: Volume slider }", "“Volume slider, adjustable”"),
        ("  - { toggle: { isOn: true, label: Wi-Fi switch } }", "“Wi-Fi switch, switch button”"),
        ("  - { icon: person, accessibility: Image of Ada }", "“Image of Ada, image”"),
        ("  - tabBar: { items: [{ icon: house }] }", "the tab has no name but that of its symbol, \"house\""),
        (
            "  - vstack: [{ sectionHeader: Today }, { text: Today }]",
            "\"Today\" is read twice, one after the other"
        ),
        (
            "  - { text: Ends today, accessibility: { hidden: true } }",
            "the text \"Ends today\" is seen, and nothing says it"
        ),
        (
            "  - { vstack: [{ text: \"€ 12.50\" }], accessibility: { hidden: true } }",
            "the text \"€ 12.50\" is seen, and nothing says it"
        ),
        (
            "  - hstack: [\(named("phone", "Call")), \(named("video", "Call"))]",
            "\"Call\" is the name of two buttons"
        ),
        (
            "  - hstack: [\(hinted("the title")), \(hinted("the picture"))]",
            "\"Edit\" is the name of two buttons"
        ),
        // What may be a time of day runs where something stops it.
        (
            "  - vstack: [{ text: \"9:41\", font: { size: 60 } }, { button: Pause }]",
            "the clock \"9:41\" runs"
        ),
        // A unit of something else.
        (
            "  - vstack: [{ text: \"1:25:00\", font: { size: 60 } }, { text: 3 h }]",
            "the clock \"1:25:00\" runs"
        ),
    ]

    @Test(arguments: wrong)
    func ruleSaysWhatIsWrong(nodes: String, message: String) throws {
        let findings = try found(nodes)
        #expect(findings.count == 1 && findings.first?.contains(message) == true, "\(findings)")
    }

    /// While something goes from one place to another, both pages are there.
    @Test(arguments: [("0.1", 0), ("9", 1)])
    func whatIsOnItsWayHasNoOrderYet(time: String, count: Int) throws {
        let scene = AuditedScene(
            top: """
                canvas: { device: iphone-17 }
                states: { isOpen: [false, true] }
                script: [{ at: 0, set: { isOpen: true }, animation: { easeInOut: { duration: 1 } } }]
                """,
            nodes: """
                  - { text: Continue, alignment: bottom }
                  - text: Welcome
                    alignment: top
                    when: { state: { isOpen: true } }
                    transition: { move: leading }
                """)
        let findings = try scene.found(["reading-order"], ["--no-pixels", "--time", time])
        #expect(findings.count == count, "\(findings)")
    }

    @Test func aNodeSilencesARule() throws {
        #expect(
            try found("  - { toggle: true, audit: { ignore: unnamed-control, reason: a specimen } }") == [])
    }
}
