import Testing

@Suite("Audits measure the contrast of what has to be read as it is")
struct ContrastExemptionTests {
    private static let cases: [(node: String, isFound: Bool)] = [
        // The end of a stepper does not react. (Its value has the system's secondary colour.)
        (
            "{ stepper: { label: Guests, value: 1, range: [1, 5] }, audit: { ignore: contrast, reason: iOS } }",
            false
        ),
        // A symbol before its words says no more than they do; one after them may be a state.
        ("{ hstack: [{ icon: heart, foreground: \"#DDDDDD\" }, { text: Health }] }", false),
        ("{ hstack: [{ text: Health }, { icon: heart, foreground: \"#DDDDDD\" }] }", true),
        ("{ vstack: [{ icon: heart, foreground: \"#DDDDDD\" }, { text: Health }] }", true),
        // What leaves under a blur can be scrolled; what lies on it cannot.
        ("{ zstack: [{ text: Words, foreground: \"#AAAAAA\" }, { progressiveBlur: bottom }] }", false),
        ("{ zstack: [{ progressiveBlur: bottom }, { text: Words, foreground: \"#AAAAAA\" }] }", true),
        (
            "{ text: Words, foreground: \"#AAAAAA\", background: [{ progressiveBlur: bottom }] }", true
        ),
    ]

    @Test(arguments: cases)
    func whatNeedNotBeReadIsNotMeasured(node: String, isFound: Bool) throws {
        let rules = ["contrast", "symbol-contrast"]
        let findings = try AuditedScene(nodes: "  - \(node)").found(rules, [])
        #expect(findings.isEmpty != isFound, "\(findings)")
    }
}
