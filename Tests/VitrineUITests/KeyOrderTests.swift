import Testing
import Vitrine
import VitrineTestSupport
import VitrineUI

/// In Swift modifiers are methods, and a scene gives them an order of its own: no note on the order of keys.
@Suite struct SwiftKeyOrderTests {
    @Test func scenesInSwiftHaveNoNotes() {
        let scene = Scene(canvas: Canvas(width: 60, height: 60)) {
            Text("Hi").offset(y: -9).rotationEffect(degrees: 30)
        }
        #expect(scene.diagnostics().isEmpty, "\(scene.diagnostics())")
    }

    @Test func theSameSceneInYAMLHasOne() throws {
        let scene = try Scene(
            yaml:
                SceneText.body(
                    "[{ text: Hi, offset: { y: -9 }, rotation: 30 }]", canvas: "{ width: 60, height: 60 }")
        )
        let found = scene.diagnostics()
        #expect(found.map(\.severity) == [.note] && found.map(\.id) == ["key-order"])
        #expect(found.first?.description.hasSuffix("[key-order]") == true)
    }
}
