import Testing

@Suite("Audits find texts that stay small where others grow, and lines that are hard to follow")
struct TextSizeRuleTests {
    private static let rules = ["fixed-text", "line-length", "unfilled-text"]

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

    @Test(arguments: [
        ("Thank you, %@", 1), ("%d orders", 1), ("${name} writes", 1), ("{{ name }} writes", 1),
        ("ORDER_TITLE", 1), ("Balance: NaN", 1), ("(null)", 1), ("Optional(3)", 1), ("Lorem ipsum dolor", 1),
        ("50 % dinner", 0), ("100% iron", 0), ("NaNa", 0), ("USB_C cable", 0), ("Undefined behaviour", 0),
    ])
    func placesThatNobodyFilledAreFound(text: String, count: Int) throws {
        let nodes = "  - text: '\(text)'"
        let lines = try found(nodes, at: "large").filter { $0.hasSuffix("[unfilled-text]") }
        #expect(lines.count == count, "\(lines)")
    }

    /// A picture of 64 by 64 pixels, which stands for a photograph.
    @Test func picturesAreNotStretched() throws {
        let (wrong, right) = try AuditedScene.examples(of: "stretched-image")
        let counts = try [wrong, right].map { nodes in
            let folder = try Folder()
            let photo = "canvas: { width: 64, height: 64 }\nbody: [{ circle: 64, fill: teal }]"
            try folder.write("vitrine: 1\n\(photo)\n", "p.yaml")
            _ = try Tool.run(["render", "p.yaml", "-o", "photo.png"], in: folder.url)
            let canvas = "canvas: { width: 320, height: 160 }"
            try folder.write("vitrine: 1\n\(canvas)\nbody:\n\(nodes)\n", "scene.yaml")
            let result = try Tool.run(["audit", "scene.yaml", "--no-pixels"], in: folder.url)
            #expect(result.code < 2, "\(result.output)\(result.errors)")
            return result.output.split(separator: "\n").count { $0.hasSuffix("[stretched-image]") }
        }
        #expect(counts == [1, 0])
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
