import Testing
import VitrineSource
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineStyle

@Suite("Modifiers in a list act in the order in which they are written")
struct ModifierListTests {
    private func scene(_ node: String) -> String {
        SceneText.node(node, canvas: "{ width: 200, height: 200, scale: 2 }")
    }

    private func list(_ node: String) throws -> String {
        let laidOut = try SceneRun.laidOut(scene(node))
        let list = laidOut.displayList(text: try TextEngine(library: sharedLibrary))
        // Paths of nodes differ where a stack stands around them.
        return DisplayListPrinter().text(of: list).split(separator: "\n").map { line in
            line.prefix { $0 != "←" }.split(separator: " ").joined(separator: " ")
        }.joined(separator: "\n")
    }

    private static let box = "rectangle: , fill: red, frame: { width: 40, height: 20 }"

    /// A list draws what stacks around each step draw.
    @Test(arguments: [
        ("{ offset: { x: 30 } }, { rotation: 30 }", ["offset: { x: 30 }", "rotation: 30"]),
        ("{ rotation: 30 }, { offset: { x: 30 } }", ["rotation: 30", "offset: { x: 30 }"]),
        ("{ background: blue }, { padding: 8 }", ["background: blue", "padding: 8"]),
        (
            "{ padding: 8 }, { background: blue }, { padding: 4 }, { background: green }",
            ["padding: 8", "background: blue", "padding: 4", "background: green"]
        ),
        (
            "{ opacity: 0.5 }, { shadow: { color: black, radius: 4 } }",
            ["opacity: 0.5", "shadow: { color: black, radius: 4 }"]
        ),
    ])
    func listsDrawWhatStacksDraw(_ entries: String, _ steps: [String]) throws {
        let stacked = steps.reduce("{ \(Self.box) }") { "{ zstack: [\($0)], \($1) }" }
        #expect(try list("{ \(Self.box), modifiers: [\(entries)] }") == list(stacked))
    }

    /// The order makes a difference, so that the test above can fail.
    @Test func ordersDiffer() throws {
        let first = try list("{ \(Self.box), modifiers: [{ offset: { x: 30 } }, { rotation: 30 }] }")
        let second = try list("{ \(Self.box), modifiers: [{ rotation: 30 }, { offset: { x: 30 } }] }")
        #expect(first != second)
    }

    /// The keys of the node are inside of its list, those of one entry in the order of nodes.
    @Test func keysOfTheNodeAreInside() throws {
        let node = "{ \(Self.box), opacity: 0.5, modifiers: [{ background: green, padding: 8 }] }"
        let stacked = "{ zstack: [{ \(Self.box), opacity: 0.5 }], background: green, padding: 8 }"
        #expect(try list(node) == list(stacked))
    }

    @Test(arguments: [
        ("‸offset: { x: 1 }, modifiers: [{ offset: { x: 2 } }]", "`offset` has no meaning on a node whose"),
        ("modifiers: [{ ‸foreground: red }]", "`foreground`"),
        ("modifiers: ‸[]", "a list of 0 is out of range"),
        ("modifiers: [{ ‸offest: { x: 2 } }]", "unknown key `offest` on a modifier of a list"),
        ("modifiers: [{ modifiers: [] }]", "`modifiers`"),
    ])
    func mistakesAreReported(_ entries: String, _ message: String) throws {
        let text = scene("{ text: a, \(entries.replacing("‸", with: "")) }")
        let fault = try #require(try SceneRun.faults(text)?.all.first)
        #expect(fault.problem.message.contains(message), "\(fault.problem.message)")
    }

    /// Other keys may stand beside the list.
    @Test func otherKeysStandBeside() throws {
        #expect(
            try SceneRun.faults(scene("{ text: a, padding: 4, modifiers: [{ offset: { x: 2 } }] }")) == nil)
    }

    /// The list takes every modifier that acts on what others have made.
    @Test func theListKnowsAllStepsButPlaces() {
        let own: Set = ["modifiers", "alignmentGuides", "alignment", "layoutPriority"]
        let steps = Set(ModifierStep.allCases.flatMap(\.keys)).subtracting(own).union(["isolated"])
        #expect(Set(ModifierList.keys) == steps)
    }
}
