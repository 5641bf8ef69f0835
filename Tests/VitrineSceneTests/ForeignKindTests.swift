import Testing
import VitrineComponents
import VitrineTestSupport

@testable import VitrineHints
@testable import VitrineScene
@testable import VitrineSource

/// Views, widgets and elements of other languages are answered with the kind that stands for them, or with the
/// page that says how it is made.
@Suite struct ForeignKindTests {
    static let rows = ForeignKind.all.keys.sorted()
    private static let kinds = Set(SceneLanguage.builtIn.kinds.map(\.name))

    private func hint(_ name: String, bare: Bool = false) throws -> String? {
        let node = bare ? name : "{ \(name): }"
        let scene = SceneText.node(node)
        let faults = try #require(try SceneRun.faults(scene))
        let fault = try #require(faults.all.first)
        return faults.suggestion(for: fault)?.text
    }

    /// Returns the parts of a text that are code.
    private func code(in text: String) -> [Substring] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter {
            $0.offset % 2 == 1
        }
        .map(\.element)
    }

    @Test(arguments: rows) func eachRowNamesAKindOrThePage(name: String) throws {
        let text = try #require(ForeignKind.all[name]?.text)
        #expect(!Self.kinds.contains(name), "a kind of its own needs no other name")
        #expect(name.allSatisfy { $0.isLowercase || $0.isNumber }, "rows are in lower case, without dashes")
        let words = code(in: text).map { $0.prefix { $0.isLetter || $0.isNumber } }
        let names = words.contains { Self.kinds.contains(String($0)) }
        let isOfNode = text.contains("of a node") || text.contains("of the node in it")
        #expect(
            names || isOfNode || text.contains(".md") || text.hasPrefix("nothing") || text.hasPrefix("the "),
            "\(text)")
    }

    /// What is code can be written word for word: it is a node without errors.
    @Test(arguments: rows) func whatIsNamedCanBeWritten(name: String) throws {
        let text = try #require(ForeignKind.all[name]?.text)
        for part in code(in: text) {
            let key = String(part.prefix { $0.isLetter || $0.isNumber })
            guard part.contains(":"), Self.kinds.contains(key), !part.contains(".png") else { continue }
            let scene = SceneText.node(String(part), canvas: "{ width: 390, height: 390 }")
            let faults = try SceneRun.faults(scene)
            #expect(faults == nil, "\(faults?.rendered() ?? "")")
        }
    }

    @Test(arguments: [
        ("pagination", "`pageControl: {"), ("UIPageControl", "did you mean `pageControl`?"),
        ("page-dots", "`pageControl: {"), ("lineChart", "`chart: { kind: line"),
        ("PieChart", "`chart: { kind: sector"), ("sparkle", "`icon: sparkles`"),
        ("UILabel", "`text`"), ("UITableView", "`list`"), ("UISwitch", "`toggle`"),
        ("CupertinoSlider", "did you mean `slider`?"), ("OutlinedButton", "style: bordered"),
        ("ListTile", "`row`"), ("textarea", "`textField` with `lines`"), ("h3", "font: title2"),
        ("DisclosureGroup", "did you mean `disclosureGroup`?"), ("accordion", "`disclosureGroup: {"),
        ("meter", "`gauge`"), ("Gauge", "did you mean `gauge`?"), ("hyperlink", "`link`"),
        ("actionSheet", "`confirmationDialog: {"),
        ("speechBubble", "`bubble: {"),
        ("calendarView", "`datePicker: {"), ("UIDatePicker", "did you mean `datePicker`?"),
        ("UIPickerView", "style: wheel"), ("combobox", "`picker: {"),
        ("NavigationSplitView", "`splitView: {"), ("LabeledContent", "`row: { title: Date"),
        ("Snackbar", "`toast: {"), ("NavigationRail", "`vstack`"), ("qrCode", "`image: picture.png`"),
        ("MuiButtonGroup", "SceneLanguage.md"),
    ])
    func namesAreAnsweredInTheirOwnSpelling(name: String, words: String) throws {
        let hint = try hint(name)
        #expect(hint?.contains(words) == true, "\(hint ?? "")")
    }

    /// A word without a colon is answered as a key is.
    @Test(arguments: ["pageDots", "lineChart", "UILabel", "Snackbar", "heatmap"])
    func bareWordsAreAnsweredAlike(name: String) throws {
        #expect(try hint(name, bare: true) == hint(name))
    }

    /// A kind that nobody knows is answered with the pages that have all, never with five at random.
    @Test(arguments: ["qqqqqqqqqqq", "flurbButton", "teleporter"])
    func unknownKindsNameThePages(name: String) throws {
        let hint = try #require(try hint(name))
        #expect(hint.contains("SceneLanguage.md, Controls.md and Structures.md"), "\(hint)")
    }
}
