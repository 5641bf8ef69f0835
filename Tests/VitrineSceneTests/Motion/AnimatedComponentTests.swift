import Testing
import VitrineMotion

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource
@testable import VitrineStyle

@Suite("Components follow the states of the scene that uses them")
struct AnimatedComponentTests {
    /// Returns a scene whose state `button` is pressed at 0 s, by an animation of one second at a constant
    /// speed, unless others are given.
    private func resolved(
        _ component: String, use: String, at time: Double, animation: String = "{ linear: 1 }"
    ) throws -> ResolvedScene {
        let text = """
            vitrine: 1
            canvas: { width: 200, height: 200 }
            states: { button: [rest, pressed] }
            script: [{ at: 0, set: { button: pressed }, animation: \(animation) }]
            components:
              \(component)
            body:
              - \(use)

            """
        var options = SceneOptions()
        options.time = time
        return try SceneRun.resolved(text, options: options)
    }

    private func find<Kind: Element>(_ type: Kind.Type, in element: any Element) -> [Kind] {
        ((element as? Kind).map { [$0] } ?? []) + element.children.flatMap { find(type, in: $0) }
    }

    /// The thumb of a control is on its way between two values, and no spring leads it out of its range.
    @Test(arguments: [
        ("toggle: { isOn:", "true", "false"), ("slider: { value:", "1", "0"),
        ("segmentedPicker: { segments: [One, Two], selection:", "1", "0"),
    ])
    func controlsFollowTheirValues(_ control: String, pressed: String, rest: String) throws {
        let use = "\(control) { when: { state: { button: pressed } }, then: \(pressed), else: \(rest) } }"
        func ends(at time: Double, animation: String = "{ linear: 1 }") throws -> [Double] {
            let unused = "unused: { body: [{ circle: 8 }] }"
            let scene = try resolved(unused, use: use, at: time, animation: animation)
            return find(HorizontalSpanElement.self, in: scene.root).map {
                $0.to.fraction * 1000 + $0.to.offset
            }
        }
        let (start, middle, end) = try (ends(at: 0), ends(at: 0.5), ends(at: 1))
        #expect(start != end && start.count == middle.count && middle.count == end.count)
        for (index, place) in middle.enumerated() {
            // In the middle between two segments, the thumb is 0.12 of a segment longer at each end.
            let isStretched = control.hasPrefix("segmentedPicker") && start[index] != end[index]
            let stretch = isStretched ? 0.12 * (1000 + 4) / 2 : 0
            #expect(abs(place - (start[index] + end[index]) / 2 - stretch) < 1e-9)
        }
        let bouncy = "{ spring: { response: 0.3, dampingFraction: 0.3 } }"
        #expect(try ends(at: 0.15, animation: bouncy) == end)
    }

    /// The selection of a tab bar fades from one tab into the other, and rests on the last one.
    @Test func tabsFadeIntoEachOther() throws {
        let use = """
            tabBar: { items: [{ icon: clock }, { icon: star }], selected: { when: { state: { button: pressed } \
            }, then: 1, else: 0 } }
            """
        func opacities(at time: Double, animation: String = "{ linear: 1 }") throws -> [Double] {
            let unused = "unused: { body: [{ circle: 8 }] }"
            let scene = try resolved(unused, use: use, at: time, animation: animation)
            return find(EffectElement.self, in: scene.root).map(\.opacity).filter { $0 < 1 }
        }
        func near(_ value: Double, _ other: Double) -> Bool { abs(value - other) < 1e-9 }
        let rest = try opacities(at: 9)
        #expect(!rest.contains(0.25) && !rest.contains(0.75))
        let moving = try opacities(at: 0.25)
        let (coming, going) = (moving.count { near($0, 0.25) }, moving.count { near($0, 0.75) })
        #expect(coming >= 2 && coming == going, "\(moving)")
        let bouncy = "{ spring: { response: 0.3, dampingFraction: 0.3 } }"
        #expect(try opacities(at: 0.15, animation: bouncy) == rest)
    }

    private static let key = """
        key: { states: [rest, pressed], body: { circle: 8, opacity: { when: { state: pressed }, then: 0.2, \
        else: 1 } } }
        """
    private static let pressed = "{ when: { state: { button: pressed } }, then: pressed, else: rest }"

    /// What hangs on a component's own state is animated as that of the scene is.
    @Test func ownStatesAreAnimated() throws {
        for (time, opacity) in [(0.0, 1.0), (0.25, 0.8), (0.5, 0.6), (1, 0.2)] {
            let scene = try resolved(Self.key, use: "key: { state: \(Self.pressed) }", at: time)
            let found = find(EffectElement.self, in: scene.root).first?.opacity ?? 1
            #expect(abs(found - opacity) < 1e-12, "at \(time)")
        }
    }

    /// A component's own state is that of the moment in dumps, and its name does not depend on the script.
    @Test func ownStatesAreNamed() throws {
        let scene = try resolved(
            Self.key, use: "key: { state: \(Self.pressed) }", at: 0.5, animation: "none")
        #expect(find(ComponentElement.self, in: scene.root).map(\.state) == ["pressed"])
    }

    /// Expressions see a parameter on its way: a header that has shrunk after 50 points of 100.
    @Test(arguments: [
        (0.0, 1.0), (0.25, 0.5), (0.4, 0.2), (0.5, 0), (0.75, 0), (1, 0),
    ])
    func expressionsSeeParametersOnTheirWay(time: Double, opacity: Double) throws {
        let scene = try resolved(
            """
            header: { parameters: { scrolled: number }, body: { circle: 8, opacity: "{1 - clamp(scrolled / \
            50, 0, 1)}" } }
            """,
            use: "header: { scrolled: { when: { state: { button: pressed } }, then: 100, else: 0 } }",
            at: time)
        let found = find(EffectElement.self, in: scene.root).first?.opacity ?? 1
        #expect(abs(found - opacity) < 1e-12)
    }

    /// The way goes through components within components and defaults made of other parameters, and texts
    /// count along.
    @Test func parametersGoThroughExpressionsOfOthers() throws {
        let component = """
            inner: { parameters: { half: number }, body: { text: "{round(half * 10)} of 10" } }
              outer: { parameters: { whole: number, half: { type: number, default: "{whole / 2}" } }, body: { \
            inner: { half: "{half}" } } }
            """
        for (time, text) in [(0.0, "0 of 10"), (0.5, "5 of 10"), (0.7, "7 of 10"), (1, "10 of 10")] {
            let scene = try resolved(
                component,
                use: "outer: { whole: { when: { state: { button: pressed } }, then: 2, else: 0 } }", at: time)
            let dump = scene.dump.text()
            #expect(dump.contains("text=\"\(text)\""), "\(dump)")
        }
    }

    /// The innermost animation moves the parameter, as it moves anything else.
    @Test func animationsWithinTheBodyWin() throws {
        let scene = try resolved(
            """
            header: { parameters: { scrolled: number }, body: { circle: 8, opacity: "{scrolled / 100}", \
            animation: { linear: 2 } } }
            """,
            use: "header: { scrolled: { when: { state: { button: pressed } }, then: 100, else: 0 } }", at: 0.5
        )
        let found = try #require(find(EffectElement.self, in: scene.root).first)
        #expect(abs(found.opacity - 0.25) < 1e-12)
    }

    /// A condition holds or does not: what it lets in appears with the change, by its transition.
    @Test func conditionsDependOnStatesAndNotOnTheWay() throws {
        for (time, opacity) in [(0.25, 0.25), (0.75, 0.75)] {
            let scene = try resolved(
                """
                header: { parameters: { scrolled: number }, body: { zstack: [{ circle: 8, when: "{scrolled > \
                50}" }] } }
                """,
                use: "header: { scrolled: { when: { state: { button: pressed } }, then: 100, else: 0 } }",
                at: time)
            let found = try #require(find(EffectElement.self, in: scene.root).first, "at \(time)")
            #expect(abs(found.opacity - opacity) < 1e-12, "at \(time)")
        }
    }

    /// What an expression chooses goes from one choice to the other, as that of a condition does.
    @Test func choicesDependOnStatesAndNotOnTheWay() throws {
        for (time, opacity) in [(0.25, 0.8), (0.75, 0.4)] {
            let scene = try resolved(
                """
                header: { parameters: { scrolled: number }, body: { circle: 8, opacity: "{scrolled > 50 ? 0.2 : \
                1}" } }
                """,
                use: "header: { scrolled: { when: { state: { button: pressed } }, then: 100, else: 0 } }",
                at: time)
            let found = try #require(find(EffectElement.self, in: scene.root).first, "at \(time)")
            #expect(abs(found.opacity - opacity) < 1e-12, "at \(time)")
        }
    }

    /// A library's animation is for scenes that have states.
    @Test func animationsOfComponentsAreNoMistakeInScenesWithoutStates() throws {
        let text = """
            vitrine: 1
            canvas: { width: 20, height: 20 }
            components:
              key: { body: { circle: 8, animation: smooth } }
            body:
              - key:

            """
        let plain = text.replacing("- key:", with: "- { circle: 8, animation: smooth }")
        let (used, alone) = (try SceneRun.resolved(text), try SceneRun.resolved(plain))
        #expect(used.audit.found.isEmpty)
        #expect(alone.audit.found.map(\.rule).contains(.unusedModifier))
    }

    /// Changes of parameters are listed under the component and the name of the parameter.
    @Test func listsNameParameters() throws {
        let scene = try resolved(
            "dot: { parameters: { size: length }, body: { circle: \"{size}\" } }",
            use: "dot: { size: { when: { state: { button: pressed } }, then: 18, else: 8 } }", at: 0)
        #expect(scene.motion.tracks.map(\.property) == ["dot.size", "circle"])
        #expect(scene.motion.tracks.map(\.initialValue) == ["8", "8"])
    }
}
