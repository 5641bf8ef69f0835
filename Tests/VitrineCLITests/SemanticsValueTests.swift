import Testing

@Suite("vitrine audit looks at what values, rows and titles say")
struct SemanticsValueTests {
    private static let rules = [
        "unnamed-control", "symbol-name", "hidden-text", "same-name", "double-label", "reading-order",
        "silent-timer", "heading-structure",
    ]

    private static let top = """
        canvas: { device: iphone-17 }
        components:
          file:
            parameters: { name: text, action: text }
            body:
              hstack: [{ text: "{name}" }, { spacer: }, { iconButton: ellipsis, accessibility: "{action}" }]
          plan:
            parameters: { name: text, says: text, icon: icon }
            body:
              hstack: [{ icon: "{icon}" }, { text: "{name}" }]
              accessibility: { label: "{name}, {says}", traits: isButton, children: ignore }
        """

    private func found(_ nodes: String) throws -> [String] {
        try AuditedScene(top: Self.top, nodes: "  - \(nodes)").found(Self.rules)
    }

    /// Returns three uses of a component with a button each.
    private static func files(_ action: String) -> String {
        let uses = ["Soup", "Salad", "Bread"].map {
            "{ file: { name: \($0), action: \(action.replacing("NAME", with: $0)) } }"
        }
        return "{ vstack: [\(uses.joined(separator: ", "))] }"
    }

    /// Returns three plans, of which the second is chosen.
    private static func plans(_ says: String) -> String {
        """
        { vstack: [{ plan: { name: Solo, says: 4 €, icon: circle } }, \
        { plan: { name: Duo, says: \(says), icon: checkmark.circle.fill } }, \
        { plan: { name: Team, says: 19 €, icon: circle } }] }
        """
    }

    /// Returns two lines and their sum.
    private static func sum(_ accessibility: String) -> String {
        """
        { vstack: [{ hstack: [{ text: Shirt }, { text: 59 € }] }, \
        { hstack: [{ text: Belt }, { text: 24 € }] }, \
        { hstack: [{ text: Total }, { text: 83 € }], accessibility: \(accessibility) }] }
        """
    }

    private static func books(_ traits: String) -> String {
        let rows = ["Salt", "Engines", "Letters"].map {
            """
            { vstack: [{ text: \($0) }, { text: by Vik }], \
            accessibility: { children: combine, traits: \(traits) } }
            """
        }
        return "{ vstack: [\(rows.joined(separator: ", "))] }"
    }

    private static func article(_ accessibility: String) -> String {
        """
        { vstack: [{ text: The wall, font: { style: largeTitle, weight: bold }\(accessibility) }, \
        { text: Stone, accessibility: { heading: 2 } }] }
        """
    }

    private static func trip(_ from: String, _ to: String) -> String {
        "{ hstack: [{ text: Oslo\(from) }, { text: Lisbon\(to) }] }"
    }

    private static func call(_ traits: String) -> String {
        """
        { vstack: [{ text: "02:36", \
        accessibility: { label: Length, value: 2 minutes 36 seconds\(traits) } }, { button: End call }] }
        """
    }

    private static let hidden = "{ hidden: true }"
    private static let first = ", accessibility: { sortPriority: 1 }"
    private static let chart =
        "{ chart: { kind: bar, series: [[1, 2, 3]], labels: [M, T, W] }, accessibility: \(hidden) }"
    private static let cases: [(wrong: String, right: String, message: String)] = [
        // Values.
        (
            "{ text: Lamp, accessibility: { label: \"Lamp, On\", value: On } }",
            "{ text: Lamp, accessibility: { label: Lamp, value: On } }", "is read with its value, \"On\""
        ),
        (
            "{ text: Lamp, accessibility: { label: Lamp 60 %, value: 60 % } }",
            "{ text: Lamp, accessibility: { label: Turn on, value: On } }", "is read with its value"
        ),
        (
            "{ text: 88 %, accessibility: Battery }",
            "{ text: 88 %, accessibility: { label: Battery, value: 88 percent } }",
            "is read as \"Battery\" alone"
        ),
        (
            "{ text: \"1:42\", accessibility: Timer }",
            "{ text: \"1:42\", accessibility: One minute and a half }", "is read as \"Timer\" alone"
        ),
        ("{ text: \"1:42\", accessibility: Timer }", "{ text: 14, accessibility: Wednesday }", "alone"),
        (chart, "{ vstack: [\(chart)], accessibility: Sleep on three days }", "the chart shows"),
        (
            chart, "{ vstack: [\(chart), { text: Monday }, { text: Tuesday }, { text: Wednesday }] }",
            "the chart shows"
        ),
        (call(""), call(", traits: updatesFrequently"), "the clock \"Length\" runs"),
        // Ornaments.
        (
            "{ icon: leaf, accessibility: { label: Decorative leaf, traits: isImage } }",
            "{ icon: leaf, accessibility: { label: Healthy, traits: isImage } }", "how an ornament looks"
        ),
        ("{ icon: leaf, font: 88 }", "{ icon: leaf, font: 24 }", "no name but that of its symbol"),
        // Rows.
        (sum(hidden), sum("{ children: combine }"), "the text \"Total\" is seen"),
        (trip("", first), trip(first, ""), "\"Oslo\" is read after \"Lisbon\""),
        (files("More"), files("More for NAME"), "a button in 3 rows"),
        (plans("7 €"), plans("selected"), "tells rows apart"),
        // Headings.
        (books("isHeader"), books("isButton"), "2 more rows are read as headings"),
        (article(""), article(", accessibility: { heading: 1 }"), "is the title of the screen"),
    ]

    @Test(arguments: cases)
    func ruleTellsWrongFromRight(wrong: String, right: String, message: String) throws {
        let findings = try found(wrong)
        #expect(findings.count == 1 && findings.first?.contains(message) == true, "\(findings)")
        #expect(try found(right) == [])
    }
}
