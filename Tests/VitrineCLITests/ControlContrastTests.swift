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
        // Words say the value.
        ("{ progressBar: { value: 0.5, tint: \(pale), label: Copying, valueLabel: 50 % } }", false),
        ("{ vstack: [{ text: 50 of 100 }, { progressBar: { value: 0.5, tint: \(pale) } }] }", false),
        ("{ vstack: [{ text: Half }, { progressBar: { value: 0.5, tint: \(pale) } }] }", true),
        // On its way, it is neither on nor off.
        ("{ toggle: { at: 0.5, tint: \(pale) } }", false),
        ("{ progressRing: { value: 0.5, tint: \(pale), size: 60 } }", true),
        ("{ progressRing: { value: 0.5, tint: \(dark), size: 60 } }", false),
        ("{ gauge: { value: 0.5, tint: \(pale) } }", true),
        ("{ gauge: { value: 0.5, tint: \(dark) } }", false),
        ("{ gauge: { value: 0.5, tint: \(pale), style: accessoryCircularCapacity } }", true),
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
