import Testing

@Suite("Values keep to the design tokens that a scene loads")
struct TokenRuleTests {
    private static let rules = ["near-token", "off-scale", "token-role", "literal-color"]

    private static let tokens = """
        {
          "space": {
            "$type": "dimension",
            "s": { "$value": { "value": 8, "unit": "px" } }, "m": { "$value": { "value": 16, "unit": "px" } },
            "l": { "$value": { "value": 24, "unit": "px" } }
          },
          "radius": { "$type": "dimension", "card": { "$value": { "value": 12, "unit": "px" } } },
          "color": {
            "$type": "color",
            "ink": { "$value": "#1C1C1E" }, "text": { "primary": { "$value": "#202124" } },
            "surface": { "card": { "$value": "#F5F5F7" } }, "onSurfaceText": { "$value": "#333333" }
          }
        }
        """

    private func found(_ nodes: String, loads: Bool = true) throws -> [String] {
        var scene = AuditedScene(nodes: nodes, files: ["t.json": Self.tokens])
        if loads { scene.top += "\ntokens: t.json" }
        return try scene.found(Self.rules)
    }

    @Test(arguments: rules)
    func pageShowsWhatARuleFinds(rule: String) throws {
        let (wrong, right) = try AuditedScene.examples(of: rule)
        let findings = try found(wrong)
        #expect(findings.count == 1 && findings.first?.hasSuffix("[\(rule)]") == true, "\(findings)")
        #expect(try found(right) == [])
        // The other two are about uses of tokens.
        if ["near-token", "off-scale"].contains(rule) { #expect(try found(wrong, loads: false) == []) }
    }

    private static let cases: [(node: String, rule: String?)] = [
        ("{ text: a, padding: 16 }", nil), ("{ text: a, padding: { top: 15 } }", "off-scale"),
        ("{ text: a, padding: { top: 15 }, audit: { ignore: off-scale, reason: optical } }", nil),
        // Beyond the scale there is no token.
        ("{ text: a, padding: 40 }", nil), ("{ text: a, padding: 2 }", nil),
        // There are no tokens for corners.
        ("{ text: a, cornerRadius: 15 }", nil),
        ("{ hstack: [text: a, text: b], spacing: 12 }", "off-scale"),
        ("{ text: a, foreground: \"#1C1C1E\" }", nil), ("{ text: a, foreground: \"#00FF00\" }", nil),
        ("{ text: \"#1C1D1E\" }", nil), ("{ text: a, foreground: \"#1C1D1E80\" }", nil),
        // The other appearance has other tokens.
        ("{ text: a, foreground: { light: black, dark: \"#1C1D1E\" } }", nil),
        ("{ text: a, foreground: { light: \"#1C1D1E\", dark: white } }", "near-token"),
        ("{ text: a, foreground: \"{color.text.primary}\" }", nil),
        ("{ text: a, foreground: color.surface.card }", "token-role"),
        ("{ circle: 9, fill: \"{color.text.primary}\" }", "token-role"),
        ("{ circle: 9, fill: \"{color.ink}\" }", nil),
        ("{ hstack: [text: a, text: b], spacing: \"{radius.card}\" }", "token-role"),
        ("{ rectangle: , fill: blue, cornerRadius: \"{radius.card}\" }", nil),
        ("{ text: a, padding: { top: radius.card } }", "token-role"),
        ("{ rectangle: , fill: blue, cornerRadius: \"{space.m}\" }", "token-role"),
        // Where few colours are tokens, one that is written out says nothing.
        ("{ text: a, foreground: \"{color.ink}\", background: \"#C2185B\" }", nil),
        ("{ iconButton: { icon: plus, size: 20 } }", nil), ("{ text: a, font: { size: 20 } }", nil),
        // Lengths of one purpose serve another.
        ("{ text: a, padding: \"{radius.card}\" }", "token-role"),
        ("{ text: a, padding: { top: \"{radius.card}\" } }", "token-role"),
        ("{ vstack: [text: a, text: b], spacing: radius.card }", "token-role"),
        ("{ text: a, cornerRadius: \"{space.s}\" }", "token-role"),
        ("{ text: a, cornerRadius: \"{radius.card}\", padding: \"{space.s}\" }", nil),
        // It says that it is for both.
        ("{ circle: 9, fill: \"{color.onSurfaceText}\" }", nil),
    ]

    @Test(arguments: cases)
    func aValueThatIsNoTokenMayBeMeant(node: String, rule: String?) throws {
        let findings = try found("  - \(node)")
        #expect(findings.count == (rule == nil ? 0 : 1), "\(findings)")
        #expect(findings.allSatisfy { $0.hasSuffix("[\(rule ?? "")]") }, "\(findings)")
    }

    private static let ink = "  - { text: a, foreground: \"{color.ink}\" }\n"

    /// One colour that is written out stands out among others; where many are, tokens are no rule.
    @Test(arguments: [
        (4, "\"#C2185B\"", 1), (3, "\"#C2185B\"", 0), (4, "white", 0), (4, "\"#FFFFFF\"", 0),
        (4, "\"#C2185B80\"", 0), (4, "\"#C2185B\", audit: { ignore: literal-color, reason: a flag }", 0),
    ])
    func aColorThatIsWrittenOutStandsOutAmongTokens(count: Int, color: String, found: Int) throws {
        let nodes = String(repeating: Self.ink, count: count) + "  - { text: b, foreground: \(color) }"
        let findings = try self.found(nodes)
        #expect(findings.count == found, "\(findings)")
        #expect(findings.allSatisfy { $0.hasSuffix("[literal-color]") }, "\(findings)")
    }
}
