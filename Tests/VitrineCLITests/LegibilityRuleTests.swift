import Testing

@Suite("vitrine audit finds texts that cannot be read as a whole in the design itself")
struct LegibilityRuleTests {
    private static let rules = ["truncated-text", "clipped-text", "covered-text", "tiny-text"]

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

    private static let cases: [(node: String, rule: String?)] = [
        ("{ text: Notifications, frame: { width: 60 }, lineLimit: 1 }", "truncated-text"),
        ("{ textField: { text: \(long) } }", nil),
        ("{ text: Today, frame: { height: 9 }, clip: true }", "clipped-text"),
        ("{ text: Today, frame: { height: 40 }, clip: true }", nil),
        ("{ text: Today, frame: { height: 9 } }", nil),
        ("{ card: [{ text: Today }], frame: { width: 20, height: 40 }, clip: true, fixedSize: true }", nil),
        ("{ scroll: [{ text: Today }], frame: { height: 9 } }", nil),
        ("{ text: Today, offset: { x: 190 } }", "clipped-text"),
        ("{ text: Today, alignment: top, ignoresSafeArea: [top], padding: { top: 20 } }", "covered-text"),
        ("{ text: Today, overlay: [{ rectangle: , fill: blue }] }", "covered-text"),
        ("{ text: Today, overlay: [{ rectangle: , fill: { color: blue, opacity: 0.3 } }] }", nil),
        ("{ text: Today, background: [{ rectangle: , fill: blue }] }", nil),
        // Something lies on the shape: it is another layer.
        ("{ text: Today, overlay: [{ rectangle: , fill: blue }, { text: Later }] }", nil),
        ("{ text: Today, overlay: [{ circle: 4, fill: blue }] }", nil),
        ("{ text: Small print, font: { size: 10 } }", "tiny-text"),
        ("{ text: Small print, font: caption2 }", nil), ("{ text: \"·\", font: { size: 8 } }", nil),
        ("{ text: Small print, font: { size: 8 }, audit: { ignore: tiny-text, reason: legal } }", nil),
    ]
    private static let long = "a very long entry of a field that shows the end of it while it is edited"

    @Test(arguments: cases)
    func textIsFoundWhereItCannotBeRead(node: String, rule: String?) throws {
        let findings = try found("  - \(node)")
        #expect(findings.count == (rule == nil ? 0 : 1), "\(node): \(findings)")
        #expect(findings.allSatisfy { $0.hasSuffix("[\(rule ?? "")]") }, "\(node): \(findings)")
    }
}
