import Testing
import VitrineGeometry
import VitrineStyle

@testable import VitrineDisplayList
@testable import VitrineLayout

@Suite("Controls change from one state into another")
struct ChoiceChangeTests {
    private static let script = "[{ at: 0, set: { button: pressed }, animation: { linear: 1 } }]"

    private static func items(
        _ node: String, _ value: String, at time: Double = 0, script: String = script, canvas: String = ""
    ) throws -> [DisplayItem] {
        var scene = MotionScene(node.replacing("VALUE", with: value), script: script)
        scene.canvas += canvas
        return try scene.items(at: time)
    }

    private static func moving(_ pressed: String, _ rest: String = "rest") -> String {
        "{ when: { state: { button: pressed } }, then: \(pressed), else: \(rest) }"
    }

    private static let controls = [
        ("{ button: { title: Save, state: VALUE } }", "pressed"),
        ("{ button: { title: Save, style: prominent, state: VALUE } }", "hovered"),
        ("{ button: { title: Save, style: glass, state: VALUE } }", "pressed"),
        ("{ button: { title: Save, style: bordered, state: VALUE } }", "focused"),
        ("{ button: { title: Save, state: VALUE } }", "loading"),
        ("{ iconButton: { icon: heart, state: VALUE } }", "disabled"),
        ("{ chip: { title: New, state: VALUE } }", "pressed"),
        ("{ toggle: { isOn: true, state: VALUE } }", "pressed"),
        ("{ slider: { value: 0.5, state: VALUE } }", "pressed"),
        ("{ textField: { placeholder: Name, state: VALUE } }", "focused"),
        ("{ link: { title: More, state: VALUE } }", "pressed"),
        ("{ card: { content: [{ text: a, id: inner }], state: VALUE } }", "pressed"),
    ]

    /// What is drawn halfway is neither what is drawn at one end nor at the other, where it is that of a
    /// scene that stands still.
    @Test(arguments: controls) func statesAreOnTheirWay(node: String, state: String) throws {
        let (rest, pressed) = (try Self.items(node, "rest"), try Self.items(node, state))
        let value = Self.moving(state)
        #expect(rest != pressed)
        #expect(try Self.items(node, value, at: 0) == rest)
        #expect(try Self.items(node, value, at: 1) == pressed)
        let steps = try [0.25, 0.5, 0.75].map { try Self.items(node, value, at: $0) }
        for (index, step) in steps.enumerated() {
            #expect(step != rest && step != pressed)
            #expect(index == 0 || step != steps[index - 1])
        }
        // Without an animation it jumps.
        let jump = "[{ at: 0.4, set: { button: pressed } }]"
        #expect(try Self.items(node, value, at: 0.3, script: jump) == rest)
        // What turns by itself has turned on.
        #expect(try Self.items(node, value, at: 0.4, script: jump) == Self.items(node, state, at: 0.4))
    }

    /// The scale and the opacity of a pressed button are on their way.
    @Test func modifiersOfStatesAreNumbersOnTheirWay() throws {
        let scene = MotionScene(
            "{ button: { title: Save, style: bordered, state: \(Self.moving("pressed")) } }",
            script: Self.script)
        var canvas = scene
        canvas.canvas += ", os: 18"
        #expect(abs(try canvas.opacity(at: 0.5) - 0.91) < 1e-9)
    }

    /// Flags are choices as well: a chip that is selected, a group that is open.
    @Test(arguments: [
        "{ chip: { title: New, selected: VALUE } }",
        "{ disclosureGroup: { title: More, isExpanded: VALUE, content: [{ text: a, id: inner }] } }",
    ])
    func flagsAreOnTheirWay(node: String) throws {
        let value = Self.moving("true", "false")
        let half = try Self.items(node, value, at: 0.5)
        let ends = [try Self.items(node, "false"), try Self.items(node, "true")]
        #expect(!ends.contains(half))
    }

    /// Other values of the control follow their own states meanwhile.
    @Test func numbersMoveBesideChoices() throws {
        let node = """
            { slider: { value: { when: { state: { button: pressed } }, then: 1, else: 0 }, state: VALUE } }
            """
        let scene = MotionScene(
            node.replacing("VALUE", with: Self.moving("pressed")), script: Self.script)
        let names = try scene.resolved(at: 0.5).motion.tracks.map(\.property)
        #expect(names.contains("slider.value") && names.contains("slider"))
    }

    /// For those who want less motion it fades where it is.
    @Test func reducedMotionDissolves() throws {
        let node = "{ button: { title: Save, style: bordered, state: VALUE } }"
        func groups(_ motion: String) throws -> Int {
            let items = try Self.items(
                node, Self.moving("loading"), at: 0.5, canvas: ", os: 18, motion: \(motion)")
            var count = 0
            items.forEachNumbered { _, item in
                if case .group(let group) = item.content, group.blendMode == .plusLighter { count += 1 }
            }
            return count
        }
        #expect(try groups("full") == 0)
        #expect(try groups("reduced") == 1)
    }

    /// What moves in lists is named by its values.
    @Test func listsNameStates() throws {
        let scene = MotionScene(
            "{ chip: { title: New, state: \(Self.moving("pressed")) } }", script: Self.script)
        let track = try #require(try scene.resolved(at: 0).motion.tracks.first { $0.property == "chip" })
        #expect(track.initialValue == "rest" && track.steps.map(\.value) == ["pressed"])
    }
}
