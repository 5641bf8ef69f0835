import Testing

@Suite("vitrine audit looks at what rows, headings and pictures say")
struct SemanticsRowTests {
    private static let rules = [
        "unnamed-control", "symbol-name", "hidden-text", "same-name", "double-label", "heading-structure",
    ]

    private func found(_ nodes: String) throws -> [String] {
        try AuditedScene(top: "canvas: { device: iphone-17 }", nodes: "  - \(nodes)").found(Self.rules)
    }

    /// Returns rows of three tasks, of which the first is done, with a symbol before and nodes behind each.
    private static func tasks(_ before: String, _ after: String = "{ spacer: }") -> String {
        let row =
            "{ hstack: [\(before), { text: \"{t.n}\" }, \(after)], accessibility: { children: combine } }"
        let data = "[{ n: Paint, d: true }, { n: Sweep, d: false }, { n: Water, d: false }]"
        return "{ vstack: [{ forEach: { as: t, data: \(data), content: \(row) } }] }"
    }

    /// Returns a symbol that shows a task's state.
    private static func state(_ done: String, _ open: String, _ accessibility: String) -> String {
        "{ icon: \"{t.d ? '\(done)' : '\(open)'}\", accessibility: \(accessibility) }"
    }

    private static let hidden = "{ hidden: true }"

    /// Returns a screen with a button in each of three rows.
    private static func rows(_ name: String, _ accessibility: String = "") -> String {
        let button = "{ iconButton: bookmark, accessibility: \(name) }"
        let row = "{ hstack: [{ text: \"{r.n}\" }, { spacer: }, \(button)]\(accessibility) }"
        let data = "[{ n: Soup }, { n: Salad }, { n: Bread }]"
        return "{ vstack: [{ forEach: { as: r, data: \(data), content: \(row) } }] }"
    }

    private static func alert(_ title: String, _ actions: String) -> String {
        "{ alert: { title: \"\(title)\", actions: [\(actions)] } }"
    }

    private static func headings(_ levels: Int...) -> String {
        let texts = levels.map { "{ text: Part \($0), accessibility: { heading: \($0) } }" }
        return "{ vstack: [\(texts.joined(separator: ", "))] }"
    }

    /// Returns two parts of a screen, each with a title.
    private static func parts(_ title: String, _ content: String) -> String {
        let parts = ["Sound", "Light"].map {
            "{ text: \($0), \(title) }, \(content.replacing("NAME", with: "\($0) level"))"
        }
        return "{ vstack: [\(parts.joined(separator: ", "))], alignment: leading }"
    }

    private static let slider = "{ slider: 0.5, accessibility: NAME }"
    private static let cases: [(wrong: String, right: String, message: String)] = [
        // A state, told by a symbol alone.
        (
            tasks(state("checkmark.circle.fill", "circle", hidden)),
            tasks(state("checkmark.circle.fill", "circle", "\"{t.d ? 'Done' : 'To do'}\"")),
            "tells rows apart"
        ),
        (
            tasks(state("star.fill", "star", hidden)), tasks(state("star.fill", "moon", hidden)),
            "the symbol \"star.fill\" tells rows apart"
        ),
        (
            tasks("{ icon: checkmark, when: { index: 0 }, accessibility: \(hidden) }"),
            tasks("{ icon: checkmark, accessibility: \(hidden) }"), "tells rows apart"
        ),
        (
            tasks(state("star.fill", "star", hidden)),
            tasks(state("star.fill", "star", hidden), "{ text: \"{t.d ? 'Done' : 'To do'}\" }"),
            "tells rows apart"
        ),
        // A value.
        (
            "{ progressRing: { value: 0.6, label: \"18:42\", caption: left }, accessibility: \(hidden) }",
            "{ progressRing: { value: 0.6, label: \"18:42\", caption: left } }", "the progressRing shows"
        ),
        (
            "{ chart: { kind: bar, series: [[1, 2]], labels: [Mon, Tue] }, accessibility: \(hidden) }",
            "{ chart: { kind: bar, series: [[1, 2]], labels: [Mon, Tue] } }", "the chart shows \"Mon\""
        ),
        ("{ progressBar: 0.4 }", "{ progressBar: 0.4, accessibility: Upload }", "progress has no name"),
        // Names.
        (
            "{ iconButton: plus, accessibility: plus }", "{ iconButton: plus, accessibility: New entry }",
            "no name but that of its symbol"
        ),
        (
            "{ iconButton: heart, accessibility: heart }", "{ iconButton: heart, accessibility: Heart }",
            "no name but that of its symbol"
        ),
        (
            "{ iconButton: ellipsis, accessibility: Ellipsis }",
            "{ iconButton: ellipsis, accessibility: More }", "no name but that of its symbol"
        ),
        (
            "{ iconButton: trash, accessibility: Icon }", "{ iconButton: photo, accessibility: Picture }",
            "the button has no name"
        ),
        (
            "{ rectangle: , padding: 4, accessibility: { label: IMG_2214, traits: isImage } }",
            "{ rectangle: , padding: 4, accessibility: { label: A laid table, traits: isImage } }",
            "\"IMG_2214\""
        ),
        (
            "{ capsule: , fill: blue, accessibility: { label: Coloured strip, traits: isImage } }",
            "{ capsule: , fill: blue, accessibility: { label: Work, traits: isImage } }",
            "how an ornament looks"
        ),
        // Alerts.
        (alert("Delete it?", "OK, OK"), alert("Delete it?", "Keep, Delete"), "the name of two buttons"),
        (alert("Are you sure?", "No, Yes"), alert("Delete the file?", "No, Yes"), "does not say what"),
        // Rows.
        (rows("Save"), rows("\"Save {r.n}\""), "a button in 3 rows"),
        (rows("Save"), rows("Save", ", accessibility: { children: combine }"), "a button in 3 rows"),
        // Headings.
        (headings(1, 3), headings(1, 2, 3, 1), "is of level 3, after one of level 1"),
        (headings(4, 2, 2), headings(2, 2), "others below it are of level 2"),
        (
            parts("font: headline", slider),
            parts("font: headline, accessibility: { heading: 2 }", slider), "is no heading"
        ),
        // Words before a value, and a title that stands above another text.
        (parts("font: headline", slider), parts("font: body", slider), "is no heading"),
        (parts("font: headline", slider), parts("font: headline", "{ text: 12 km }"), "is no heading"),
    ]

    @Test(arguments: cases)
    func ruleTellsWrongFromRight(wrong: String, right: String, message: String) throws {
        let findings = try found(wrong)
        #expect(findings.count == 1 && findings.first?.contains(message) == true, "\(findings)")
        #expect(try found(right) == [])
    }
}
