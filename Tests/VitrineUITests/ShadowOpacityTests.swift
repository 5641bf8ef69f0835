import Testing
import Vitrine
import VitrineUI

/// The opacity of a shadow in Swift is what YAML's number is: of black, or times the alpha of the colour.
@Suite struct ShadowOpacityTests {
    private static func scene(_ shadow: Shadow) -> Scene {
        Scene(canvas: Canvas(width: 60, height: 60, scale: 1)) {
            Rectangle().frame(width: 20, height: 20).fill(.red).shadow(shadow)
        }
    }

    private static func scene(yaml modifier: String) throws -> Scene {
        try Scene(
            yaml: """
                vitrine: 1
                canvas: { width: 60, height: 60, scale: 1 }
                body:
                  - { rectangle: null, frame: { width: 20, height: 20 }, fill: red, \(modifier) }

                """)
    }

    private static let half: Color = "#00000080"

    static let shadows: [(shadow: Shadow, yaml: String)] = [
        (Shadow(radius: 4, opacity: 0.8), "{ opacity: 0.8, radius: 4 }"),
        (Shadow(radius: 4, opacity: 0), "{ opacity: 0, radius: 4 }"),
        (Shadow(radius: 4, opacity: 1), "{ opacity: 1, radius: 4 }"),
        (Shadow(radius: 4), "{ radius: 4 }"),
        (Shadow(radius: 4, inner: true, opacity: 0.6), "{ inner: true, opacity: 0.6, radius: 4 }"),
        (Shadow(color: half, radius: 4, opacity: 0.5), "{ color: \"#00000080\", opacity: 0.5, radius: 4 }"),
        (
            Shadow(color: .blue, radius: 4, y: 2, opacity: 0.3),
            "{ color: blue, opacity: 0.3, radius: 4, y: 2 }"
        ),
        (
            [Shadow(radius: 4, opacity: 0.6), Shadow(color: .blue, radius: 9, opacity: 0.2)],
            "[{ opacity: 0.6, radius: 4 }, { color: blue, opacity: 0.2, radius: 9 }]"
        ),
    ]

    @Test(arguments: shadows.indices) func swiftSaysWhatYAMLSays(_ index: Int) throws {
        let (shadow, yaml) = Self.shadows[index]
        let expected = try SceneTexts.painted(Self.scene(yaml: "shadow: \(yaml)"))
        #expect(try SceneTexts.painted(Self.scene(shadow)) == expected, "\(yaml)")
    }

    /// The modifier that takes the parts, and the shadow of a filter.
    @Test func allSpellingsAreAlike() throws {
        for opacity in [0.2, 0.8] {
            let parts = Scene(canvas: Canvas(width: 60, height: 60, scale: 1)) {
                Rectangle().frame(width: 20, height: 20).fill(.red).shadow(radius: 4, opacity: opacity)
            }
            #expect(
                try SceneTexts.painted(parts)
                    == SceneTexts.painted(Self.scene(Shadow(radius: 4, opacity: opacity))))
            let filter = Scene(canvas: Canvas(width: 60, height: 60, scale: 1)) {
                Rectangle().frame(width: 20, height: 20).fill(.red)
                    .filter(dropShadow: Shadow(radius: 4, opacity: opacity))
            }
            let yaml = "filter: { dropShadow: { opacity: \(opacity), radius: 4 } }"
            #expect(try SceneTexts.painted(filter) == SceneTexts.painted(Self.scene(yaml: yaml)))
        }
    }
}
