import Testing
import VitrineTestSupport

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource

@Suite("Nodes are read, then checked, then built")
struct NodeCheckTests {
    private func found(_ body: String) throws -> [String] {
        let text = SceneText.node(body, canvas: "{ width: 90, height: 90, scale: 1 }")
        return try SceneRun.resolved(text).warnings.all.map {
            "\($0.mark.line):\($0.mark.column) \($0.rule?.id ?? "")"
        }
    }

    @Test func everyCheckHasARuleThatIsListed() {
        for check in NodeChecks.all { #expect(AuditRule.all.contains(check.rule), "\(check)") }
    }

    @Test(arguments: [
        ("{ circle: 9, environment: {} }", "4:18 unused-modifier"),
        ("{ circle: 9, layoutPriority: 1 }", "4:18 unused-space"),
        ("{ zstack: [spacer, { circle: 9 }] }", "4:16 unused-space"),
        ("{ grid: [{ gridRow: [{ circle: 9, layoutPriority: 1 }] }] }", "4:39 unused-space"),
        ("{ circle: 9, glass: { union: a } }", "4:27 unused-key"),
        ("{ vstack: [{ circle: 9, alignment: top }] }", "4:40 unused-alignment"),
        ("{ stepper: { range: [0, 9] } }", "4:18 unused-key"),
    ])
    func aCheckFindsItsFaultAtItsPlace(body: String, expected: String) throws {
        let found = try found(body)
        #expect(found.contains(expected), "\(found)")
    }

    /// A node that is wrong is not checked: what it lacks may be what a check looks for.
    @Test func aNodeWithAnErrorIsNotBuilt() {
        #expect(throws: Diagnostics.self) { try found("{ circle: [], environment: {} }") }
    }
}
