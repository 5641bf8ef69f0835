import Testing
import VitrineTestSupport

@testable import VitrineLayout
@testable import VitrineSource

@Suite("Mistakes in structures are found, with their place")
struct StructureMistakeTests {
    /// A node, the message about it, and the suggestion.
    private static let cases: [(String, String, String?)] = [
        (
            "{ navigationBar: { titel: Inbox } }", "unknown key `titel` on a navigation bar",
            "did you mean `title`?"
        ),
        (
            "{ navigationBar: { title: a, display: larg } }", "unknown title display `larg`",
            "did you mean `large`?"
        ),
        (
            "{ navigationBar: { trailing: [{ style: prominent }] } }",
            "a bar item without `title` needs `icon`", nil
        ),
        ("{ toolbar: [spacr] }", "unknown bar item `spacr`", "did you mean `spacer`?"),
        ("{ toolbar: [{ icon: hearrt }] }", "unknown icon `hearrt`", "did you mean `heart`?"),
        (
            "{ list: { style: insetGroupd, sections: [] } }", "unknown list style `insetGroupd`",
            "did you mean `insetGrouped`?"
        ),
        ("{ list: { sections: [{ header: a }] } }", "a section needs `rows`", nil),
        (
            "{ row: { title: a, accessory: disclosur } }", "unknown accessory `disclosur`",
            "did you mean `disclosure`?"
        ),
        ("{ row: { title: a, swipe: 2 } }", "2 is out of range: -1 to 1", nil),
        (
            "{ row: { title: a, trailingActions: [{ tint: red }] } }",
            "a swipe action without `title` needs `icon`", nil
        ),
        ("{ sheet: { detent: medum, content: [] } }", "unknown detent `medum`", "did you mean `medium`?"),
        ("{ alert: { title: a, actions: [] } }", "a list of 0 is out of range: 1 to 6", nil),
        ("{ alert: { actions: [OK] } }", "an alert needs `title`", nil),
        ("{ menu: { items: [{ icon: heart }] } }", "a command needs `title`", nil),
        ("{ popover: { arrow: topp, content: [] } }", "unknown edge `topp`", "did you mean `top`?"),
        ("{ toast: { title: a, style: sucess } }", "unknown toast style `sucess`", "did you mean `success`?"),
        (
            "{ sectionHeader: { title: a, subtitel: b } }", "unknown key `subtitel` on a section header",
            "did you mean `subtitle`?"
        ),
        (
            "{ calendarStrip: { start: \"2026-02-30\" } }",
            "`2026-02-30` is out of range: a day of the calendar such as 2026-03-09", nil
        ),
        (
            "{ calendarStrip: { start: \"2026-02-20\", days: 5, selected: 5 } }",
            "day 5 is out of range: 0 to 4", nil
        ),
        ("{ chart: { kind: pie, series: [[1]] } }", "unknown kind of chart `pie`", nil),
        (
            "{ chart: { series: [[1, 2]], labels: [a] } }",
            "there are 1 `labels` where 2 belong: every value has one", nil
        ),
        ("{ chart: { series: [[1, 2]], selected: 2 } }", "value 2 is out of range: 0 to 1", nil),
        (
            "{ chart: { series: [[1, 2]], minimum: 3, maximum: 3 } }",
            "minimum 3 is out of range: less than the maximum, 3", nil
        ),
        (
            "{ chart: { kind: ring, series: [[-1]] } }",
            "a negative value is out of range: 0 or more in a ring", nil
        ),
        ("{ keyboard: letrs }", "unknown keyboard layout `letrs`", "did you mean `letters`?"),
        ("{ keyboard: { pressed: ä } }", "unknown key `ä`", nil),
        (
            "{ tabBar: { items: [{ icon: heart }], selected: 2, search: true } }",
            "tab 2 is out of range: 0 to 1", nil
        ),
        (
            "{ tabBar: { items: [{ icon: heart, state: presed }] } }", "unknown tab's state `presed`",
            "did you mean `pressed`?"
        ),
        (
            "{ card: { content: [], style: outlind } }", "unknown card style `outlind`",
            "did you mean `outlined`?"
        ),
        ("{ statusBar: { power: chargng } }", "unknown state of power `chargng`", "did you mean `charging`?"),
    ]

    @Test(arguments: cases.indices)
    func mistakesInStructuresAreFound(_ index: Int) throws {
        let (body, message, suggestion) = Self.cases[index]
        let faults = try #require(
            try SceneRun.faults(SceneText.node(body, canvas: "{ width: 390, height: 400 }")),
            "\(body)")
        let problems = faults.all.filter { $0.severity == .error }
        #expect(problems.count == 1, "\(body): \(problems.map(\.problem.message))")
        #expect(problems.first?.problem.message == message)
        #expect(problems.first?.mark.line == 4)
        if let suggestion { #expect(problems.first?.problem.hint?.text == suggestion) }
    }

    @Test func aStripInAnUnknownLanguageIsEnglishWithAWarning() throws {
        let scene = try SceneRun.resolved(
            SceneText.node(
                "calendarStrip: { start: \"2026-03-09\" }", canvas: "{ width: 390, height: 400 }",
                top: "language: eo\n")
        )
        #expect(scene.warnings.all.count == 1)
    }
}
