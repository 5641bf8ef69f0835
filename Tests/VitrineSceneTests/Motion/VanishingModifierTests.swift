import Testing
import VitrineColor
import VitrineGeometry

@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

@Suite("What a state takes away goes as slowly as it came")
struct VanishingModifierTests {
    /// Returns a scene that is pressed until 1 s, and lets go in a second at a constant speed.
    private func scene(_ body: String) -> MotionScene {
        MotionScene(
            body.replacing("WHEN", with: "when: { state: { button: pressed } }"),
            script: """
                [{ at: 0, set: { button: pressed } },
                  { at: 1, set: { button: rest }, animation: { linear: 1 } }]
                """)
    }

    /// At the very moment of the change all is as it was just before.
    @Test(arguments: [
        "{ rectangle: , stroke: { WHEN, then: { paint: red, width: 4 } } }",
        "{ text: a, shadow: { WHEN, then: { radius: 8 } } }",
        "{ text: a, background: { WHEN, then: red } }",
        "{ text: a, background: { WHEN, then: { circle: 8 } } }",
        "{ text: a, overlay: { WHEN, then: { circle: 8 } } }",
        "{ text: a, glass: { WHEN, then: regular } }",
        "{ text: a, material: { WHEN, then: thin } }",
        "{ text: a, filter: { WHEN, then: { blur: 4 } } }",
        "{ text: a, opacity: { WHEN, then: 0.5 } }",
        "{ scroll: [{ text: a }], contentOffset: { WHEN, then: { y: 10 } } }",
    ])
    func nothingIsMissingAtTheMomentOfTheChange(body: String) throws {
        let scene = scene(body)
        let (before, at) = (try scene.resolved(at: 0.99), try scene.resolved(at: 1))
        func shown(_ scene: ResolvedScene) -> [String] {
            scene.dump.text().split(separator: "\n").map {
                $0.trimmingPrefix { $0 == " " }.description
            }.filter { !$0.hasPrefix("transition") && !$0.hasPrefix("group") && !$0.isEmpty }
        }
        // What is told apart, the moment itself, stands in the first line.
        let there = shown(before).dropFirst()
        let (leaving, gone) = (shown(at).dropFirst(), shown(try scene.resolved(at: 2)).dropFirst())
        #expect(leaving == there)
        #expect(gone != there)
    }

    @Test func glassFadesAndKeepsItsTintOnTheWay() throws {
        let scene = scene("{ text: a, glass: { WHEN, then: { tint: red }, else: clear } }")
        let middle = try #require(try scene.elements(SurfaceElement.self, at: 1.25).first?.decoration.glass)
        let box = Rect(x: 0, y: 0, width: 80, height: 40)
        let environment = middle.environment
        let red = GlassSpec(tint: GlassTint(try #require(environment.systemColor("red"))))
        let wanted = GlassSpec(style: .clear).optics(in: box, environment).interpolated(
            to: red.optics(in: box, environment), at: 0.75)
        #expect(middle.spec.optics(in: box, environment) == wanted)
    }

    /// Each pair of styles and states is mixed by what it looks like.
    @Test(arguments: [
        (GlassSpec(), GlassSpec(style: .clear)), (GlassSpec(), GlassSpec(state: .pressed)),
        (GlassSpec(style: .prominent), GlassSpec(style: .thin)),
        (GlassSpec(style: .identity), GlassSpec(state: .disabled)),
        (GlassSpec(tint: GlassTint(.black)), GlassSpec(style: .clear, state: .hovered)),
    ])
    func glassOfAllStylesAndStatesIsMixed(from: GlassSpec, to: GlassSpec) {
        let box = Rect(x: 0, y: 0, width: 120, height: 50)
        let environment = SceneEnvironment()
        #expect(from.isInterpolatable(to: to))
        #expect(from.interpolated(to: to, at: 0) == from && from.interpolated(to: to, at: 1) == to)
        for share in [0.2, 0.5, 0.9] {
            let mixed = from.interpolated(to: to, at: share)
            let (one, two) = (from.optics(in: box, environment), to.optics(in: box, environment))
            #expect(mixed.optics(in: box, environment) == one.interpolated(to: two, at: share))
            #expect(!mixed.isIdentity)
        }
        // A third, on the way.
        let third = GlassSpec(style: .clear, state: .focused)
        let both = from.interpolated(to: to, at: 0.5).interpolated(to: third, at: 0.25)
        #expect(both.focusShare == 0.25)
    }

    /// What glass has in common with others, such as its union, has nothing in between.
    @Test func glassOfAnotherUnionJumps() {
        #expect(!GlassSpec(union: "a").isInterpolatable(to: GlassSpec(union: "b")))
    }

    /// Views of a background take each other's place by their transitions.
    @Test func backgroundsOfNodesComeAndGo() throws {
        let scene = scene("{ text: a, background: { WHEN, then: { circle: 8 }, else: { rectangle: } } }")
        for (time, counts) in [(0.5, [1, 0]), (1.5, [1, 1]), (2, [0, 1])] {
            let names = try scene.elements(ShapeElement.self, at: time).map(\.name)
            let found = ["circle", "rectangle"].map { name in names.count { $0 == name } }
            #expect(found == counts, "at \(time)")
        }
        let opacities = try scene.elements(EffectElement.self, at: 1.25).map(\.opacity)
        #expect(opacities == [0.75, 0.25])
    }

    /// A material fades to what lies behind, whichever edge it ends at.
    @Test func materialsFade() throws {
        let blur = BackdropFilter([.blur(sigma: 8)], tints: [.white], edge: .region)
        let half = Material(name: "custom", filter: blur).interpolated(to: .none, at: 0.75)
        let wanted = BackdropFilter([.blur(sigma: 2)], tints: [Color.white.opacity(0.25)], edge: .region)
        #expect(half.filter == wanted)
    }
}
