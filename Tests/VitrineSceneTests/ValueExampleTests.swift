import Testing
import VitrineComponents
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineTestSupport
import VitrineText

@testable import VitrineHints
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource

/// A value of another type is answered with one that can be written.
@Suite struct ValueExampleTests {
    private static let kinds = Set(SceneLanguage.builtIn.kinds.map(\.name))

    /// Returns a scene with a key and its value where they belong.
    private func scene(_ entry: String) -> String {
        let key = String(entry.prefix { $0 != ":" })
        let node =
            switch key {
            case "detent": "{ sheet: { content: [{ text: Hi }], \(entry) } }"
            case "viewBox": "{ path: { data: M0 0H9V9Z, \(entry) } }"
            case _ where Self.kinds.contains(key): "{ \(entry) }"
            default: "{ text: Hi, \(entry) }"
            }
        return SceneText.node(node, canvas: "{ width: 90, height: 390 }")
    }

    @Test(arguments: ValueExample.all.keys.sorted { $0.text < $1.text })
    func examplesAreRead(expected: Noun) throws {
        let text = try #require(ValueExample.all[expected])
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() where index % 2 == 1 {
            let faults = try SceneRun.faults(scene(String(part)))
            #expect(faults == nil, "\(faults?.rendered() ?? "")")
        }
    }

    /// Every modifier says what belongs to it: by the message, a hint, or both.
    @Test(arguments: SceneLanguage.builtIn.modifiers.map(\.name))
    func eachModifierSaysWhatBelongsToIt(key: String) throws {
        let kinds = ["text", "rectangle", "scroll", "lazyVGrid", "lazyHGrid", "vstack", "grid"]
        var said: [String] = []
        for kind in kinds {
            let value = kind == "text" ? "Hi" : kind == "rectangle" ? "" : "[]"
            let scene =
                SceneText.node("{ \(kind): \(value), \(key): [[{}]] }")
            guard let faults = try SceneRun.faults(scene), let fault = faults.errors.first else { return }
            if case .notAllowed = fault.problem { continue }
            let hint = faults.suggestion(for: fault)?.text ?? ""
            said.append(fault.problem.message + " " + hint)
            // A number, a list of words or an example: a name of a type alone says too little.
            let isPlain = ["number", "length", "text", "word", "flag", "angle", "true", "list", "width"]
            if !hint.isEmpty || isPlain.contains(where: fault.problem.message.contains)
                || fault.problem.message.contains("`") || fault.problem.message.contains(": ")
            {
                return
            }
        }
        // Cells of grids and slots alone take what none of these does.
        if !said.isEmpty { Issue.record("\(said)") }
    }

    @Test(arguments: [
        ("{ text: Hi, padding: big }", "expected insets such as `16` or `{ horizontal: 16, vertical: 8 }`"),
        ("{ text: Hi, rotation: big }", "write it as `rotation: 45`"),
        ("{ text: Hi, truncation: none }", "`fixedSize: horizontal` of the text"),
        ("{ text: Hi, truncation: clip }", "`fixedSize: horizontal` of the text"),
        ("{ text: Hi, help: x }", "without a pointer"),
        ("{ text: Hi, link: y }", "link: \"https://example.com\" }]"),
        ("{ chart: { series: [[1]], unitPosition: before } }", "the `unit` stands after the numbers"),
        ("{ forEach: { data: people.txt, content: { text: a } } }", "data: [{ name: A }, { name: B }]"),
        ("{ rectangle: , ignoresSafeArea: top bottom }", "put it in brackets: [top, bottom]"),
        ("{ chart: { series: 1 2 3 } }", "put it in brackets: [[1, 2, 3]]"),
    ])
    func hintsCanBeFollowed(node: String, words: String) throws {
        let scene = SceneText.node(node)
        let faults = try #require(try SceneRun.faults(scene))
        #expect(faults.rendered().contains(words), "\(faults.rendered())")
    }

    // MARK: SVG's and CSS's forms

    @Test(arguments: [
        "\"0 0 402 874\"", "\"0, 0, 402, 874\"", "\"0,0 402,874\"", "[0, 0, 402, 874]",
        "\" 0\\t0 402.0 8.74e2 \"",
        "0 0 402 874",
    ])
    func theViewBoxOfSVGIsRead(value: String) throws {
        func scene(_ value: String) -> String {
            SceneText.body("[{ path: { data: M0 0H9V9Z, viewBox: \(value) } }]")
        }
        let dump = try SceneRun.resolved(scene(value)).dump.text()
        #expect(try dump == SceneRun.resolved(scene("[0, 0, 402, 874]")).dump.text())
    }

    @Test(arguments: [
        ("\"0 0 402\"", "a list of 3 is out of range: exactly 4"), ("\"0 0 a b\"", "expected a view box"),
        ("\"\"", "expected a view box"), ("\"0 0 0 4\"", "a view box without area"),
        ("4", "expected a view box"),
    ])
    func aViewBoxThatIsNoneIsSaid(value: String, message: String) throws {
        let scene =
            SceneText.body("[{ path: { data: M0 0H9V9Z, viewBox: \(value) } }]")
        let faults = try #require(try SceneRun.faults(scene))
        #expect(faults.errors.first?.problem.message.contains(message) == true, "\(faults.rendered())")
    }

    /// The lengths are those of the line's strokes, with flat ends: round ones would close the gaps.
    @Test(arguments: [("[4, 4]", [4.0, 4]), ("[6]", [6]), ("[1, 2, 3, 4]", [1, 2, 3, 4]), ("[0, 0]", [])])
    func theDashOfASeriesIsRead(value: String, lengths: [Double]) throws {
        let style = try line(value)
        #expect(style.dash == lengths)
        #expect(style.cap == (lengths.isEmpty ? StrokeStyle.Cap.round : .butt))
    }

    @Test func aFlagIsDotsOrNone() throws {
        let (dots, solid) = (try line("true"), try line("false"))
        #expect(dots.dash == [0.1, 5] && dots.cap == .round)
        #expect(solid.dash == [] && solid.cap == .round)
    }

    private func line(_ value: String) throws -> StrokeStyle {
        let node =
            "{ chart: { kind: line, axes: none, grid: false, series: [{ values: [1, 2], dash: \(value) }] } }"
        let scene = SceneText.body("[\(node)]")
        let engine = try TextEngine(library: sharedLibrary)
        let list = try SceneRun.resolved(scene, engine: engine).laidOut(text: engine).displayList(
            text: engine)
        var found: [StrokeStyle] = []
        func walk(_ item: DisplayItem) {
            switch item.content {
            case .fill(let area, _):
                for operand in area.operands {
                    if case .stroke(_, let style) = operand.geometry { found.append(style) }
                }
            case .group(let group): group.items.forEach(walk)
            default: break
            }
        }
        list.items.forEach(walk)
        return try #require(found.first)
    }
}
