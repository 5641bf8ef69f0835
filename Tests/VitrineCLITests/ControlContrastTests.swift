import Testing

@Suite("Audits measure the colours of controls that say something")
struct ControlContrastTests {
    private func found(_ nodes: String, _ arguments: [String] = []) throws -> [String] {
        try AuditedScene(nodes: nodes).found(["control-contrast"], arguments)
    }

    @Test func pageShowsWhatTheRuleFinds() throws {
        let (wrong, right) = try AuditedScene.examples(of: "control-contrast")
        let findings = try found(wrong)
        #expect(findings.count == 1 && findings.first?.contains("the toggle has a contrast") == true)
        #expect(try found(right) == [])
    }

    private static let (pale, dark) = ("\"#FFE08A\"", "\"#8A4B00\"")
    /// 2.2 to 1 on white.
    private static let middle = "\"#D9A520\""

    private static func chart(_ color: String) -> String {
        "{ chart: { kind: line, series: [{ values: [1, 3, 2], color: \(color) }] }, frame: { height: 90 } }"
    }

    private static let cases: [(node: String, isFound: Bool)] = [
        ("{ toggle: { isOn: true, tint: \(pale) } }", true),
        ("{ toggle: { isOn: true, tint: \(dark) } }", false),
        // Off it has none, iOS chooses the green, and a control that does not react may be pale.
        ("{ toggle: { isOn: false, tint: \(pale) } }", false), ("{ toggle: true }", false),
        ("{ toggle: { isOn: true, tint: \(pale), state: disabled } }", false),
        ("{ toggle: { isOn: true, tint: \(pale) }, environment: { os: 18 } }", true),
        ("{ slider: { value: 0.5, tint: \(pale) } }", true),
        ("{ slider: { value: 0.5, tint: \(dark) } }", false),
        ("{ progressBar: { value: 0.5, tint: \(pale) } }", true),
        ("{ progressBar: { value: 0.5, tint: \(dark) } }", false),
        // On a dark track, a pale colour is seen.
        ("{ progressBar: { value: 0.5, tint: \(pale), track: \"#202020\" } }", false),
        // Words say the value, and yet the colour can be seen.
        ("{ progressBar: { value: 0.5, tint: \(middle), label: Copying, valueLabel: 50 % } }", false),
        ("{ vstack: [{ text: 50 of 100 }, { progressBar: { value: 0.5, tint: \(middle) } }] }", false),
        ("{ vstack: [{ text: 50 of 100 }, { progressBar: { value: 0.5, tint: \(pale) } }] }", true),
        (
            "{ progressRing: { value: 0.6, size: 90, tint: \"#585E82\", track: \"#4B5070\", label: \"18:42\" } }",
            true
        ),
        ("{ vstack: [{ text: Half }, { progressBar: { value: 0.5, tint: \(pale) } }] }", true),
        // On its way, it is neither on nor off.
        ("{ toggle: { at: 0.5, tint: \(pale) } }", false),
        ("{ progressRing: { value: 0.5, tint: \(pale), size: 60 } }", true),
        ("{ progressRing: { value: 0.5, tint: \(dark), size: 60 } }", false),
        ("{ gauge: { value: 0.5, tint: \(pale) } }", true),
        ("{ gauge: { value: 0.5, tint: \(dark) } }", false),
        ("{ gauge: { value: 0.5, tint: \(pale), style: accessoryCircularCapacity } }", true),
        (chart(pale), true), (chart(dark), false),
        ("{ pageControl: { pages: 3, tint: \"#DDDDDD\", track: \"#F0F0F0\" } }", true),
        ("{ pageControl: { pages: 3, tint: black, track: \"#BBBBBB\" } }", false),
        ("{ pageControl: 3 }", false),
        // Nothing is filled.
        ("{ progressBar: { value: 0, tint: \(pale) } }", false),
    ]

    @Test(arguments: cases)
    func colourOfAControlIsMeasured(node: String, isFound: Bool) throws {
        let findings = try found("  - \(node)")
        #expect(findings.count == (isFound ? 1 : 0), "\(findings)")
        #expect(try found("  - \(node)", ["--no-pixels"]) == [])
    }
}
