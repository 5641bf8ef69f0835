import Testing
import VitrineGeometry
import VitrineMotion

@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

@Suite("Values of modifiers lie between those of states")
struct AnimatedModifierTests {
    private static let faded = "{ when: { state: { button: pressed } }, then: 0.2, else: 1 }"
    private static let times = [0.0, 0.09, 0.1, 0.15, 0.25, 0.3, 0.31, 0.4, 0.6, 1, 2, 30]

    /// Returns the value that springs and curves give, by the engine alone.
    private func expected(_ changes: [(time: Double, value: Double, animation: Animation?)]) -> AnimatedValue
    {
        var value = AnimatedValue(1)
        for change in changes { value.change(to: change.value, at: change.time, by: change.animation) }
        return value
    }

    private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-12 }

    @Test func aScriptAnimatesWhatNoNodeDoes() throws {
        let scene = MotionScene(
            "{ circle: 8, opacity: \(Self.faded) }",
            script: """
                [{ at: 0.1, set: { button: pressed }, animation: { spring: { response: 0.3 } } },
                  { at: 0.3, set: { button: rest }, animation: { easeOut: 0.2 } }]
                """)
        let value = expected([(0.1, 0.2, .spring(response: 0.3)), (0.3, 1, .easeOut(duration: 0.2))])
        for time in Self.times {
            let found = try scene.opacity(at: time)
            #expect(isNear(found, min(max(value.value(at: time)[0], 0), 1)), "at \(time)")
        }
    }

    /// Of two states that change at once, each value follows the animation of the one that it depends on.
    @Test func valuesFollowTheAnimationOfTheirOwnState() throws {
        let scene = MotionScene(
            """
            { circle: 8, opacity: { when: { state: { lit: on } }, then: 0.2, else: 1 }, scale: { when: \
            { state: { button: pressed } }, then: 2, else: 1 }, animation: [{ linear: 2, value: button }, \
            { linear: 1, value: lit }] }
            """,
            states: "{ button: [rest, pressed], lit: [off, on] }",
            script: "[{ at: 0, set: { button: pressed, lit: on } }]")
        let settled = Dictionary(
            try scene.resolved(at: 0).motion.tracks.map { ($0.property, $0.duration) },
            uniquingKeysWith: { first, _ in first })
        #expect(settled == ["opacity": 1, "scale": 2])
    }

    /// Lengths and colours are drawn as numbers, whatever form they are written in; other values by how much
    /// of each shows.
    @Test(arguments: [
        ("offset", "{ x: 30 }", "{ x: 0 }", [15.0]),
        ("foreground", "\"#FF0000\"", "\"#00FF00\"", [127.5, 127.5]),
        ("padding", "10", "4", [7, 7, 7, 7]), ("textCase", "uppercase", "lowercase", []),
    ])
    func curvesAreNumbers(key: String, then: String, otherwise: String, half: [Double]) throws {
        let value = "{ when: { state: { button: pressed } }, then: \(then), else: \(otherwise) }"
        let scene = MotionScene(
            "{ text: a, \(key): \(value) }",
            script: "[{ at: 0, set: { button: pressed }, animation: { linear: 1 } }]")
        let curve = try scene.resolved(at: 0).motion.tracks.first?.curve
        if let curve, curve.hasNumbers {
            #expect(curve.numbers(at: 0.5) == half)
        } else {
            #expect(half.isEmpty)
        }
    }

    /// The node's animation wins over the script's, the innermost over those around it, and none of them is
    /// for other states.
    @Test(arguments: [
        ("{ circle: 8, animation: { easeIn: 0.4 }, opacity: VALUE }", Animation.easeIn(duration: 0.4)),
        (
            "{ circle: 8, animation: { easeIn: 0.4, value: button }, opacity: VALUE }",
            .easeIn(duration: 0.4)
        ),
        ("{ circle: 8, animation: { easeIn: 0.4, value: page }, opacity: VALUE }", .linear(duration: 1)),
        (
            """
            { zstack: [{ circle: 8, opacity: VALUE, animation: { linear: 0.5 } }], animation: { easeIn: \
            0.4 } }
            """, .linear(duration: 0.5)
        ),
        ("{ zstack: [{ circle: 8, opacity: VALUE }], animation: { easeIn: 0.4 } }", .easeIn(duration: 0.4)),
        (
            """
            { circle: 8, opacity: VALUE, animation: [{ smooth: , value: page }, { easeOut: , value: \
            button }] }
            """,
            .easeOut()
        ),
        ("{ circle: 8, opacity: VALUE }", .linear(duration: 1)),
    ])
    func theInnermostAnimationWins(body: String, animation: Animation) throws {
        let scene = MotionScene(
            body.replacing("VALUE", with: Self.faded), states: "{ button: [rest, pressed], page: [a, b] }",
            script: "[{ at: 0.1, set: { button: pressed }, animation: { linear: 1 } }]")
        let value = expected([(0.1, 0.2, animation)])
        for time in Self.times {
            #expect(isNear(try scene.opacity(at: time), value.value(at: time)[0]), "at \(time)")
        }
    }

    @Test func withoutAnAnimationAChangeJumps() throws {
        for animation in ["", ", animation: none"] {
            let scene = MotionScene(
                "{ circle: 8, opacity: \(Self.faded)\(animation) }",
                script: "[{ at: 0.1, set: { button: pressed } }]")
            #expect(try scene.opacity(at: 0.09) == 1)
            #expect(try scene.opacity(at: 0.1) == 0.2)
        }
    }

    /// A node may be quick in one direction and slow in the other, as `isOn ? quick : slow` is.
    @Test func theAnimationIsThatOfTheNewState() throws {
        let animation = """
            { when: { state: { button: pressed } }, then: { linear: 0.1 }, else: { linear: 1 } }
            """
        let scene = MotionScene(
            "{ circle: 8, opacity: \(Self.faded), animation: \(animation) }",
            script: "[{ at: 0, set: { button: pressed } }, { at: 1, set: { button: rest } }]")
        #expect(isNear(try scene.opacity(at: 0.05), 0.6))
        #expect(try scene.opacity(at: 0.5) == 0.2)
        #expect(isNear(try scene.opacity(at: 1.5), 0.6))
    }

    /// A value of three states goes from the one to the other, and not by way of the third.
    @Test func chainsOfConditionsAreOneValue() throws {
        let value = """
            { when: { state: { page: a } }, then: 0.5, else: { when: { state: { page: b } }, then: 0.9, \
            else: 0.1 } }
            """
        let scene = MotionScene(
            "{ circle: 8, opacity: \(value) }", states: "{ page: [a, b, c] }",
            script: "[{ at: 0, set: { page: b }, animation: { linear: 1 } }]")
        #expect(isNear(try scene.opacity(at: 0.5), 0.7))
    }

    /// An overshoot leads out of no range.
    @Test func opacitiesStayInTheirRange() throws {
        let scene = MotionScene(
            "{ circle: 8, opacity: { when: { state: { button: pressed } }, then: 0, else: 1 } }",
            script: """
                [{ at: 0, set: { button: pressed }, animation: { spring: { dampingFraction: 0.2 } } }]
                """)
        for step in 0..<100 {
            #expect((0...1).contains(try scene.opacity(at: Double(step) * 0.02)))
        }
    }

    /// What a modifier leaves out changes nothing, and the way goes from there.
    @Test func anAbsentModifierIsAtRest() throws {
        let scene = MotionScene(
            """
            { circle: 8, offset: { when: { state: { button: pressed } }, then: { x: 40 } }, blur: { when: { \
            state: { button: pressed } }, then: 4 } }
            """, script: "[{ at: 1, set: { button: pressed }, animation: { linear: 2 } }]")
        #expect(try scene.elements(OffsetElement.self, at: 0).isEmpty)
        let offset = try #require(try scene.elements(OffsetElement.self, at: 1.5).first)
        #expect(isNear(offset.offset.x, 10))
        let blur = try #require(try scene.elements(EffectElement.self, at: 2).first?.filters.first)
        #expect(blur == .blur(sigma: 2))
    }

    /// Values of other kinds than numbers, and parts of values.
    @Test(arguments: [
        ("{ rectangle: , fill: VALUE }", "'#000000'", "'#FFFFFF'", "fill=#808080"),
        ("{ circle: 8, padding: VALUE }", "0", "{ top: 8 }", "padding top=4"),
        ("{ circle: 8, frame: { width: VALUE } }", "10", "30", "frame width=20"),
        ("{ circle: 8, frame: VALUE }", "{ width: 10 }", "{ width: 30 }", "frame width=20"),
        ("{ circle: 8, rotation: VALUE }", "0", "90", "transform rotation=45"),
        ("{ circle: 8, scale: VALUE }", "1", "{ x: 3, y: 1 }", "transform scale=2 1"),
        ("{ hstack: [{ circle: 8 }], spacing: VALUE }", "0", "8", "hstack spacing=4"),
        ("{ text: a, font: VALUE }", "{ size: 10 }", "{ size: 20 }", "400 15"),
        ("{ circle: 8, filter: VALUE }", "{ blur: 2 }", "{ blur: 6 }", "filter=blur 4"),
        ("{ circle: 8, filter: VALUE }", "[]", "{ blur: 6 }", "filter=blur 3"),
        ("{ circle: VALUE }", "8", "16", "frame width=12 height=12"),
    ])
    func valuesOfManyKindsAreMixed(body: String, from: String, to: String, shown: String) throws {
        let value = "{ when: { state: { button: pressed } }, then: \(to), else: \(from) }"
        let scene = MotionScene(
            body.replacing("VALUE", with: value),
            script: "[{ at: 0, set: { button: pressed }, animation: { linear: 1 } }]")
        let dump = try scene.resolved(at: 0.5).dump.text()
        #expect(dump.contains(shown), "\(dump)")
    }

    /// A component's parameter may depend on a state.
    @Test func valuesReachIntoComponents() throws {
        let text = """
            vitrine: 1
            canvas: { width: 20, height: 20 }
            states: { button: [rest, pressed] }
            script: [{ at: 0, set: { button: pressed }, animation: { linear: 1 } }]
            components:
              dot:
                parameters: { size: length }
                body: { circle: "{size + 2}" }
            body:
              - dot: { size: { when: { state: { button: pressed } }, then: 18, else: 8 } }

            """
        var options = SceneOptions()
        options.time = 0.5
        let dump = try SceneRun.resolved(text, options: options).dump.text()
        #expect(dump.contains("frame width=15 height=15"), "\(dump)")
    }

    /// Each piece of data has an animation of its own.
    @Test func delaysFollowTheData() throws {
        let scene = MotionScene(
            """
            { forEach: { data: 3, content: { circle: 8, opacity: \(Self.faded), animation: { linear: 1, \
            delay: "{0.1 * index}" } } } }
            """, script: "[{ at: 0, set: { button: pressed } }]")
        let found = try scene.elements(EffectElement.self, at: 0.5).map(\.opacity)
        #expect(found.count == 3)
        for (index, opacity) in found.enumerated() {
            #expect(isNear(opacity, 1 - 0.8 * (0.5 - 0.1 * Double(index))), "\(index)")
        }
    }
}
