import Testing

@testable import VitrineGoldens

/// Causes in the words of those who wrote the scene: names of nodes, whole colours.
struct PlainWordsTests {
    private static func color(_ components: [Double], space: String = "srgb", alpha: Double? = nil)
        -> [String: String]
    {
        var leaves = ["color.accent.$value.colorSpace": space]
        for (index, component) in components.enumerated() {
            leaves["color.accent.$value.components[\(index)]"] = String(component)
        }
        leaves["color.accent.$value.alpha"] = alpha.map { String($0) }
        return leaves
    }

    private static func cause(_ old: [String: String], _ new: [String: String]) -> Cause? {
        let items = [ExplanationTests.item("body[0].circle", ExplanationTests.left, ["paint": "1"])]
        let before = ExplanationTests.explanation(
            [("body[0].circle.fill", "{color.accent}")], items: items, tokens: old)
        var after = before
        after.tokens = new
        after.items[0].properties = ["paint": "2"]
        return DiffExplanation(
            old: before, new: after, oldProvenance: ExplanationTests.making,
            newProvenance: ExplanationTests.making
        ).causes(of: [ExplanationTests.left]).first?.causes.first
    }

    @Test(
        arguments: [
            ([0.345, 0.361, 1], [1, 0.231, 0.188], "srgb", nil, "#585CFF", "#FF3B30"),
            ([0, 0, 0], [0, 0, 0.5], "srgb", 0.5, "#00000080", "#00008080"),
            (
                [0.1, 0.2, 0.3], [0.1, 0.2, 0.4], "display-p3", nil, "color(display-p3 0.1 0.2 0.3)",
                "color(display-p3 0.1 0.2 0.4)"
            ),
            // Too near to differ in eight bits.
            (
                [0.1, 0.2, 0.3], [0.1001, 0.2, 0.3], "srgb", nil, "color(srgb 0.1 0.2 0.3)",
                "color(srgb 0.1001 0.2 0.3)"
            ),
        ] as [([Double], [Double], String, Double?, String, String)])
    func aColourIsNamedWhole(
        old: [Double], new: [Double], space: String, alpha: Double?, before: String, after: String
    ) {
        let found = Self.cause(
            Self.color(old, space: space, alpha: alpha), Self.color(new, space: space, alpha: alpha))
        #expect(found?.kind == .token)
        #expect(found?.subject == "color.accent")
        #expect(found?.old == before)
        #expect(found?.new == after)
    }

    @Test func otherValuesAreNamedByTheirParts() {
        let found = Self.cause(
            ["color.accent.$value.offset": "1"], ["color.accent.$value.offset": "2"])
        #expect(found?.subject == "color.accent.offset")
    }

    @Test(
        arguments: [
            ("body[0].vstack[1].text", "Deep work"), ("body[0].vstack[1].text.font.size", "Deep work"),
            ("body[0].vstack[0].icon", "timer"), ("body[0].vstack", "Deep work"), ("body[1].circle", nil),
            ("background", nil), ("body[0].vstack[2].text", nil),
            ("body[2].tabBar", "Focus"),
        ] as [(String, String?)])
    func nodesAreKnownByTheirWords(path: String, name: String?) {
        let manifest = ExplanationTests.explanation(
            [
                ("background", "white"), ("body[0].vstack[0].icon", "timer"),
                ("body[0].vstack[1].text", "Deep work"), ("body[0].vstack[1].text.font.size", "17"),
                ("body[0].vstack[2].text", "{title}"), ("body[1].circle", "380"),
                ("body[1].circle.fill", "#FF0000"), ("body[2].tabBar.items[0].label", "Focus"),
            ], items: [])
        #expect(NodeNames(manifest).name(of: ScenePath(path)) == name)
    }

    @Test func longTextsAreCut() {
        let manifest = ExplanationTests.explanation(
            [("body[0].text", String(repeating: "word ", count: 20) + "\nsecond")], items: [])
        #expect(NodeNames(manifest).name(of: ScenePath("body[0].text"))?.count == 40)
    }
}
