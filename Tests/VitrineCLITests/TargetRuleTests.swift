import Testing

@Suite("Targets are as large as the area that reacts")
struct TargetRuleTests {
    private static let rules = ["target-size", "small-target"]

    private func found(_ nodes: String) throws -> [String] {
        try AuditedScene(nodes: nodes).found(Self.rules)
    }

    @Test(arguments: rules + ["overlapping-targets"])
    func pageShowsWhatARuleFinds(rule: String) throws {
        let (wrong, right) = try AuditedScene.examples(of: rule)
        let findings = try AuditedScene(nodes: wrong).found([rule])
        #expect(findings.isEmpty == false, "\(findings)")
        #expect(try AuditedScene(nodes: right).found([rule]) == [])
    }

    /// Returns small buttons, which are 28 points high.
    private static func buttons(_ modifiers: String) -> String {
        "  - { iconButton: { icon: heart, size: 28 }\(modifiers) }"
    }

    private static let areas: [(modifiers: String, size: String?)] = [
        ("", "28 by 28"), (", hitArea: 44", nil), (", hitArea: { width: 44 }", "44 by 28"),
        (", hitArea: { outsets: 8 }", nil),
        (", hitArea: { outsets: { horizontal: 8, top: 10 } }", "44 by 38"),
        (", padding: 8", "28 by 28"), (", hitArea: 20", "20 by 20"),
    ]

    @Test(arguments: areas)
    func hitAreaTakesThePlaceOfWhatIsDrawn(modifiers: String, size: String?) throws {
        let findings = try found(Self.buttons(modifiers))
        #expect(findings.count == (size == nil ? 0 : 1), "\(findings)")
        #expect(findings.allSatisfy { $0.contains("reacts on \(size ?? "") points") }, "\(findings)")
    }

    private static let kinds: [(nodes: String, isFound: Bool)] = [
        ("  - { text: More }", false), ("  - { text: More, hitArea: { outsets: 2 } }", true),
        ("  - { text: More, accessibility: { traits: isButton } }", true),
        ("  - { text: More, padding: 16, accessibility: { traits: isButton } }", false),
        ("  - { text: More, accessibility: { traits: isHeader } }", false),
        // The system enlarges them.
        ("  - toggle: true", false), ("  - { toggle: true, hitArea: 30 }", true),
        // Above a keyboard, nodes are the app's.
        ("  - keyboard: { accessory: [{ iconButton: { icon: mic, size: 22 } }] }", true),
        ("  - keyboard: { accessory: [{ iconButton: { icon: mic, size: 44 } }] }", false),
        // A negative padding draws a button beyond the frame around it.
        ("  - { button: { title: More, style: plain }, frame: { minWidth: 44, minHeight: 44 } }", false),
        (
            "  - { button: { title: More, style: plain }, frame: { minWidth: 44, minHeight: 44 }, "
                + "padding: { top: -30 } }", true
        ),
    ]

    @Test(arguments: kinds)
    func anyNodeMayBeATarget(nodes: String, isFound: Bool) throws {
        #expect(try found(nodes).isEmpty == !isFound)
    }

    private static let overlaps: [(nodes: String, isFound: Bool)] = [
        ("{ zstack: [{ button: Save }, { button: Cancel, offset: { x: 30 } }] }", true),
        ("{ zstack: [{ button: Save }, { button: Cancel, offset: { x: 200 } }] }", false),
        // All of it.
        ("{ zstack: [{ button: Save }, { button: Save }] }", true),
        // Where only the room around both is shared, each takes the touches on itself.
        (
            "{ hstack: [{ iconButton: { icon: minus, size: 28 }, hitArea: 44 }, "
                + "{ iconButton: { icon: plus, size: 28 }, hitArea: 44 }], spacing: 8 }", false
        ),
        (
            "{ hstack: [{ iconButton: { icon: minus, size: 28 } }, "
                + "{ iconButton: { icon: plus, size: 28 }, hitArea: 44 }], spacing: 2 }", true
        ),
        // A part of a card, and what a card is made of.
        ("{ zstack: [\(card), { iconButton: heart }] }", false),
        ("{ vstack: [{ button: Buy }], padding: 20, accessibility: { traits: isButton } }", false),
        // In front of what scrolls, and of a screen.
        ("{ zstack: [{ scroll: [{ button: Save }] }, { button: Add, alignment: top }] }", false),
        ("{ zstack: [{ button: Save }, { alert: { title: Sure?, actions: [Yes] } }] }", false),
        // Both ends of a way, and what goes.
        (
            "{ glassMorph: { from: [{ iconButton: plus, glass: regular, id: a }], "
                + "to: [{ iconButton: xmark, glass: regular, id: a }], at: 0.5 } }", false
        ),
        ("{ zstack: [{ button: Save }, { button: Cancel, opacity: 0.2 }] }", false),
    ]

    private static let card =
        "{ rectangle: , fill: blue, frame: { width: 200, height: 120 }, accessibility: { traits: isButton } }"

    @Test(arguments: overlaps)
    func aTargetThatTakesTouchesFromAnotherIsFound(nodes: String, isFound: Bool) throws {
        let findings = try AuditedScene(nodes: "  - \(nodes)").found(["overlapping-targets"])
        #expect(findings.count == (isFound ? 1 : 0), "\(findings)")
    }

    private static let spaces: [(neighbour: String, spacing: Double, isNear: Bool)] = [
        ("{ iconButton: { icon: plus, size: 20 } }", 3, true),
        ("{ iconButton: { icon: plus, size: 20 } }", 4, false),
        // The circle of a target that is large enough counts for nothing; the target does.
        ("{ iconButton: { icon: plus, size: 44 } }", 1, true),
        ("{ iconButton: { icon: plus, size: 44 } }", 2, false),
        // The middle of a long target is far away.
        ("{ button: { title: A long title that is low }, frame: { width: 200, height: 16 } }", 1, true),
        ("{ button: { title: A long title that is low }, frame: { width: 200, height: 16 } }", 2, false),
        ("{ toggle: true }", 1, true), ("{ toggle: true }", 2, false),
        ("{ rectangle: , frame: { width: 20, height: 20 } }", 0, false),
    ]

    @Test(arguments: spaces)
    func aSmallTargetNeedsACircleOfItsOwn(neighbour: String, spacing: Double, isNear: Bool) throws {
        let small = "{ iconButton: { icon: minus, size: 20 }, id: small }"
        let findings = try found("  - { hstack: [\(small), \(neighbour)], spacing: \(spacing) }")
        let own = findings.filter { $0.contains("iconButton reacts on 20 by 20") }
        #expect(own.first?.hasSuffix("[target-size]") == isNear, "\(findings)")
    }
}
