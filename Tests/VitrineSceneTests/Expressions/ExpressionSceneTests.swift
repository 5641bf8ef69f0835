import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource
@testable import VitrineStyle

@Suite("Expressions in scenes")
struct ExpressionSceneTests {
    private func scene(_ node: String, top: String = "") -> String {
        SceneText.node(node, canvas: "{ width: 200, height: 80, scale: 1, time: 0.25 }", top: top)
    }

    private func dump(
        _ node: String, top: String = "", options: SceneOptions = SceneOptions()
    ) throws -> String {
        try SceneRun.resolved(scene(node, top: top), options: options).root.dump.text()
    }

    /// A node with an expression is the same as one with its result.
    @Test(arguments: [
        ("{ circle: \"{20 * 2}\" }", "{ circle: 40 }"),
        ("{ text: a, opacity: \"{time * 2}\" }", "{ text: a, opacity: 0.5 }"),
        (
            "{ text: a, offset: { x: \"{lerp(10, 20, easeInOut(time * 2))}\" } }",
            "{ text: a, offset: { x: 15 } }"
        ),
        ("{ text: a, rotation: \"{-90 * (1 - time)}\" }", "{ text: a, rotation: -67.5 }"),
        ("{ text: a, scale: \"{1 + 0.1 * sin(pi / 2)}\" }", "{ text: a, scale: 1.1 }"),
        ("{ text: \"{1 / 3} of {2 + 1}\" }", "{ text: 0.333 of 3 }"),
        ("{ text: \"{floor(125 / 60)}:{padded(125 % 60, 2)}\" }", "{ text: \"2:05\" }"),
        ("{ text: \"{time > 0.2 ? 'late' : 'early'}\" }", "{ text: late }"),
        ("{ text: \"{'{braces}'} and {'}'}\" }", "{ text: \"{'{braces}'} and {'}'}\" }"),
        ("{ text: a, bold: \"{time < 1}\" }", "{ text: a, bold: true }"),
        (
            "{ forEach: { data: [{ p: 2 }, { p: 3 }], content: { circle: \"{item.p * 2 + index}\" } } }",
            "{ group: [{ circle: 4 }, { circle: 7 }] }"
        ),
        (
            "{ forEach: { data: \"{1 + 1}\", content: { circle: 9 } } }",
            "{ group: [{ circle: 9 }, { circle: 9 }] }"
        ),
        // Names from two loops in one expression.
        (
            "{ forEach: { data: [1, 2], as: a, content: { forEach: { data: [10], as: b, content: { circle: \"{a * b}\" } } } } }",
            "{ group: [{ circle: 10 }, { circle: 20 }] }"
        ),
        // A mapping can be the result of a choice.
        (
            "{ forEach: { data: [{ on: true, c: { color: red, opacity: 0.5 } }], content: { circle: 9, fill: \"{item.on ? item.c : 'blue'}\" } } }",
            "{ circle: 9, fill: { color: red, opacity: 0.5 } }"
        ),
        // Data named `time` takes precedence over the time.
        ("{ forEach: { data: [7], as: time, content: { circle: \"{time}\" } } }", "{ circle: 7 }"),
    ])
    func comesTo(node: String, same: String) throws {
        func bare(_ text: String) -> [Substring] {
            text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
                !$0.hasPrefix("forEach") && !$0.hasPrefix("group")
            }
        }
        #expect(try bare(dump(node)) == bare(dump(same)))
    }

    @Test func timeIsThatOfTheCaller() throws {
        let node = "{ circle: \"{time * 10}\" }"
        #expect(try dump(node, options: SceneOptions(time: 3)) == dump("{ circle: 30 }"))
        let within = "{ circle: \"{time * 10}\", environment: { time: 2 } }"
        #expect(try dump(within) == dump("{ circle: 20, environment: { time: 2 } }"))
        #expect(try dump("{ text: a, when: { time: \">0.2\" } }") == dump("{ text: a }"))
        #expect(
            try dump("{ text: a, when: { time: \">0.2\" } }", options: SceneOptions(time: 0))
                != dump("{ text: a }"))
    }

    @Test func withinComponents() throws {
        let top =
            "components:\n  c: { parameters: { v: number, w: { type: number, default: \"{v * 2}\" } }, body: { circle: \"{v + w}\" } }\n"
        let text = try dump("{ c: { v: 3 } }", top: top)
        #expect(text.contains("9"))
        #expect(try SceneRun.faults(scene("{ c: { v: \"{1 / 0}\" } }", top: top))?.all.count == 1)
    }

    static let mistakes: [MistakeTests.Mistake] = [
        .init("{ circle: \"{20 * ‸}\" }", "expected a value in braces, found the end of the braces"),
        .init("{ text: a, opacity: \"{1 ‸/ 0}\" }", "this divides by zero"),
        .init("{ circle: '{clamp(1, ‸claap(2), 3)}' }", "unknown function `claap`", "did you mean `clamp`?"),
        .init("{ circle: '{20 * ‸tiem}' }", "unknown name `tiem`", "did you mean `time`?"),
        .init("{ text: \"{‸tmie}\" }", "unknown placeholder `tmie`", "did you mean `time`?"),
        .init("{ text: \"it is {3 ‸+ 'a'}\" }", "expected a number for `+`, found the text \"a\""),
        .init(
            "{ forEach: { data: [{ price: 2 }], content: { circle: \"{2 * ‸item.prise}\" } } }",
            "unknown key `prise` of `item`", nil),
        .init(
            "{ forEach: { data: [{ own: [1, 2] }], as: r, content: { text: \"{‸r.own.0}\" } } }",
            "`r.own.0` has no meaning on a list", "`forEach` gives the values of a list one by one"),
        .init(
            "{ text: \"{‸1 +* 2}\" }".replacing("‸1 +*", with: "1 +‸*"),
            "expected a value in braces, found `*`"),
    ]

    @Test(arguments: mistakes)
    func mistakesAreReportedAtTheirCharacter(_ mistake: MistakeTests.Mistake) throws {
        let fault = try #require(try SceneRun.faults(mistake.scene.text)?.all.first)
        #expect(fault.mark == mistake.scene.mark, "\(fault.problem.message)")
        if mistake.suggestion != nil {
            #expect(fault.problem.message == mistake.message)
            #expect(fault.problem.hint?.text == mistake.suggestion)
        }
    }

    /// All unknown names in all texts.
    @Test func mistakesAreReportedTogether() throws {
        let node =
            "{ vstack: [{ circle: \"{sise + wdth * 2}\" }, { circle: \"{2 +}\" }, { text: \"x {2 +} y\" }] }"
        let faults = try #require(try SceneRun.faults(scene(node)))
        #expect(faults.all.map(\.mark.column) == [28, 35, 64])
        // Braces that may be intended literally are left unchanged.
        let left = try SceneRun.resolved(scene("{ text: \"x {2 +} y\" }"))
        #expect(left.root.dump.text().contains("x {2 +} y"))
        #expect(left.warnings.all.count == 1)
    }

    /// A block over several lines.
    @Test func marksInBlocks() throws {
        let text =
            SceneText.lines("  - text: |\n      one\n      two {sqrt(-1)}", canvas: "{ width: 9, height: 9 }")
        let fault = try #require(try SceneRun.faults(text)?.all.first)
        #expect(fault.mark == SourceMark(line: 6, column: 12))
    }
}
