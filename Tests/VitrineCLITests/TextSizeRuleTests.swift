import Testing

@Suite("Audits find texts that stay small where others grow, and lines that are hard to follow")
struct TextSizeRuleTests {
    private static let rules = ["fixed-text", "line-length"]

    private func found(_ nodes: String, at size: String = "AX1", _ arguments: [String] = []) throws
        -> [String]
    {
        let top = "canvas: { device: iphone-17, dynamicType: \(size) }\nbackground: white"
        return try AuditedScene(top: top, nodes: nodes).found(Self.rules, ["--no-pixels"] + arguments)
    }

    @Test(arguments: rules)
    func pageShowsWhatARuleFinds(rule: String) throws {
        let (wrong, right) = try AuditedScene.examples(of: rule)
        let size = rule == "fixed-text" ? "AX1" : "large"
        let findings = try found(wrong, at: size)
        #expect(findings.count == 1 && findings.first?.hasSuffix("[\(rule)]") == true, "\(findings)")
        #expect(try found(right, at: size) == [])
    }

    private static let beside = "  - { text: Valid until Sunday, font: { size: 12 } }"

    @Test(arguments: [
        // The default size, and one below the accessibility sizes.
        ("large", "  - text: Tickets\n\(beside)"), ("xxxLarge", "  - text: Tickets\n\(beside)"),
        // Nothing grows.
        ("AX3", "  - { text: Tickets, font: { size: 20 } }\n\(beside)"),
        // Large enough, initials, and what is hidden.
        ("AX3", "  - text: Tickets\n  - { text: Sunday, font: { size: 24 } }"),
        ("AX3", "  - text: Tickets\n  - { text: AB, font: { size: 12 } }"),
        (
            "AX3",
            "  - text: Tickets\n  - { text: Sunday, font: { size: 12 }, accessibility: { hidden: true } }"
        ),
    ])
    func otherTextsMayStay(size: String, nodes: String) throws {
        #expect(try found(nodes, at: size).filter { $0.hasSuffix("[fixed-text]") } == [])
    }

    @Test func stressFindsThemAtItsLargeSizes() throws {
        let lines = try found("  - text: Tickets\n\(Self.beside)", at: "large", ["--stress"])
        #expect(lines.count == 1, "\(lines)")
    }

    /// Of an explicit environment, too, in which one text stands.
    @Test func anEnvironmentOfItsOwnKeepsATextSmall() throws {
        let small = "  - { text: Valid until Sunday, font: body, environment: { dynamicType: large } }"
        #expect(try found("  - text: Tickets\n\(small)").count == 1)
    }
}
