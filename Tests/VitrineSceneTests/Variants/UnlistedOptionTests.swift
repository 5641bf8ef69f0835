import Testing
import VitrineTestSupport

@testable import VitrineLayout
@testable import VitrineSource
@testable import VitrineStyle

/// Options along an axis of a scene's variants that none of them has.
@Suite struct UnlistedOptionTests {
    private func warnings(_ variants: String, _ options: SceneOptions) throws -> [String] {
        let scene =
            SceneText.node("{ circle: 5, fill: red }", canvas: "{ width: 20, height: 20 }", top: variants)
        let resolved = try SceneRun.resolved(scene, options: options)
        return resolved.warnings.all.map { "\($0.mark.line) \($0.problem.message)" }
    }

    @Test func anUnlistedAppearanceWarns() throws {
        let found = try warnings("variants: { appearance: [dark] }\n", SceneOptions(appearance: .light))
        #expect(found == ["3 none of the scene's variants has `appearance=light`"])
    }

    @Test(arguments: [
        ("variants: { appearance: [dark] }\n", SceneOptions(appearance: .dark)),
        ("variants: { appearance: [dark] }\n", SceneOptions(scale: 3)),
        ("variants: { os: [26, 18] }\n", SceneOptions(appearance: .light)),
        ("", SceneOptions(appearance: .light)),
    ])
    func othersDoNot(variants: String, options: SceneOptions) throws {
        #expect(try warnings(variants, options).isEmpty)
    }
}
