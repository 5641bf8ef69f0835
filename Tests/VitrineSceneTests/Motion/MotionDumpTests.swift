import Testing

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

@Suite("The stage motion lists what moves")
struct MotionDumpTests {
    @Test func tracksNameNodesPropertiesAndAnimations() throws {
        let scene = MotionScene(
            """
            { circle: 8, id: dot, scale: { when: { state: { button: pressed } }, then: 0.96, else: 1 }, \
            animation: [{ spring: { response: 0.3, dampingFraction: 0.8 }, value: button }] }
            """,
            script: """
                [{ at: 0, set: { button: pressed } }, { at: 0.08, set: { button: rest } }]
                """)
        let text = try scene.resolved(at: 0).motionDump.text()
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("motion duration=0."))
        #expect(lines[1] == "  track node=#dot property=scale from=1")
        #expect(
            lines[2].hasPrefix(
                "    change at=0 to=0.96 by=\"spring response 0.3 dampingFraction 0.8\" settles="))
        #expect(lines[3].hasPrefix("    change at=0.08 to=1 by="))
        // What is listed does not depend on the moment.
        for time in [0.05, 0.5, 9] {
            #expect(try scene.resolved(at: time).motionDump.text() == text, "at \(time)")
        }
    }

    /// Of nodes from data each has its own name, as in messages of a film's `settles`.
    @Test func namesFromDataAreThoseOfTheNodes() throws {
        let value = "{ when: { state: { button: pressed } }, then: 0.5, else: 1 }"
        let scene = MotionScene(
            """
            { hstack: [{ forEach: { data: [{ name: quick }, { name: slow }], as: curve, content: { circle: 8, \
            id: "{curve.name}-{index}", scale: \(value) } } }] }
            """, script: "[{ at: 0, set: { button: pressed }, animation: smooth }]")
        #expect(try scene.resolved(at: 0).motion.tracks.map(\.node) == ["#quick-0", "#slow-1"])
    }

    /// Values are written as scenes have them, whatever their kind.
    @Test(arguments: [
        ("{ text: a, glass: VALUE }", "regular", "{ style: clear, tint: '#FF0000' }", "clear tint #FF0000"),
        ("{ text: a, font: VALUE }", "{ size: 10 }", "{ size: 20, weight: bold }", "size 20 weight 700"),
        ("{ rectangle: , cornerRadius: VALUE }", "0", "12", "rounded 12 continuous"),
        ("{ text: a, material: VALUE }", "thin", "thick", "thick"),
        ("{ text: a, filter: VALUE }", "[]", "{ blur: 4 }", "[blur 4]"),
        ("{ text: a, skew: VALUE }", "{ x: 0 }", "{ x: 10 }", "10 0"),
        ("{ text: a, padding: VALUE }", "0", "8", "8 8 8 8"),
        ("{ text: a, frame: VALUE }", "{ width: 10 }", "{ width: 30 }", "width 30"),
    ])
    func valuesAreWrittenInFewWords(body: String, from: String, to: String, text: String) throws {
        let value = "{ when: { state: { button: pressed } }, then: \(to), else: \(from) }"
        let scene = MotionScene(
            body.replacing("VALUE", with: value), script: "[{ at: 0, set: { button: pressed } }]")
        let tracks = try scene.resolved(at: 0).motion.tracks
        #expect(tracks.flatMap(\.steps).map(\.value) == [text])
    }

    @Test func whatRepeatsForEverNeverSettles() throws {
        let scene = MotionScene(
            """
            { circle: 8, opacity: { when: { state: { button: pressed } }, then: 0.95 } }
            """,
            script: """
                [{ at: 0, set: { button: pressed }, animation: { easeInOut: 2, repeatForever: true } }]
                """)
        let text = try scene.resolved(at: 0).motionDump.text()
        #expect(text.contains("from=1"))
        #expect(text.contains("by=\"easeInOut duration 2, repeatForever autoreverses\" settles=never"))
    }
}
