import Testing
import VitrineGeometry
import VitrineMotion

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

@Suite("Texts and symbols become others by their transitions")
struct ContentTransitionTests {
    private static let script = "[{ at: 1, set: { button: pressed }, animation: { linear: 1 } }]"

    private func scene(_ from: String, _ to: String, _ transition: String, kind: String = "text")
        -> MotionScene
    {
        MotionScene(
            """
            { \(kind): { when: { state: { button: pressed } }, then: "\(to)", else: "\(from)" }, \
            contentTransition: \(transition) }
            """, script: Self.script)
    }

    private func parts(_ scene: MotionScene, at time: Double) throws -> [[Double]] {
        try scene.elements(ContentTransitionElement.self, at: time).map { $0.parts.map(\.share) }
    }

    @Test func contentsFadeIntoEachOther() throws {
        let scene = scene("one", "two", "opacity")
        for time in [1.25, 1.75] {
            let found = try parts(scene, at: time)
            try #require(found.map(\.count) == [2], "\(found) at \(time)")
            #expect(abs(found[0][0] - 0.75) < 1e-9 && abs(found[0][1] - 0.25) < 1e-9, "\(found) at \(time)")
        }
        let dump = try scene.resolved(at: 1.25).dump.text()
        #expect(dump.contains("text=\"one\"") && dump.contains("text=\"two\""))
        for (time, text) in [(0.5, "one"), (1, "one"), (2, "two")] {
            #expect(try parts(scene, at: time).isEmpty)
            #expect(try scene.resolved(at: time).dump.text().contains("text=\"\(text)\""), "at \(time)")
        }
    }

    @Test(arguments: ["identity", "none"]) func otherContentsJump(transition: String) throws {
        let text = transition == "none" ? "" : ", contentTransition: \(transition)"
        let scene = MotionScene(
            "{ text: { when: { state: { button: pressed } }, then: two, else: one }\(text) }",
            script: Self.script)
        #expect(try parts(scene, at: 1.25).isEmpty)
        #expect(try scene.resolved(at: 1.25).dump.text().contains("text=\"two\""))
    }

    /// What is the same stays in one piece, and digits are paired from the end.
    @Test(arguments: [
        ("12 days", "13 days", ["1", "2", "3", " days"]), ("$9", "$10", ["$", "9", "0", "1"]),
        ("99", "100", ["9", "0", "9", "0", "1"]),
    ])
    func digitsThatDifferRoll(from: String, to: String, pieces: [String]) throws {
        let scene = scene(from, to, "numericText")
        let dump = try scene.resolved(at: 1.25).dump.text()
        for piece in pieces { #expect(dump.contains("text=\"\(piece)\""), "\(dump)") }
        let cells = try scene.elements(ContentTransitionElement.self, at: 1.25)
        // What comes is below its place, what goes above.
        let shifts = cells.flatMap(\.parts).map(\.shift)
        #expect(shifts.contains(0.375) && shifts.contains(-0.125), "\(shifts)")
        #expect(try scene.elements(ContentTransitionElement.self, at: 2).isEmpty)
    }

    /// Digits leave their line and come to it; what stands beside them keeps it.
    @Test func whatDoesNotRollStaysInItsLine() throws {
        let scene = scene("5 days", "6 days", "numericText")
        let places = try [0.5, 1.25, 1.5, 1.75, 2.5].map { time in
            try #require(try scene.frames(of: "text", at: time).map(\.maxY).last)
        }
        let heights = try [1.25, 1.5, 1.75].map { time in
            try #require(try scene.frames(of: "hstack", at: time).first).height
        }
        let line = try #require(try scene.frames(of: "text", at: 0.5).first).height
        let isStill = places.allSatisfy { abs($0 - places[0]) < 1e-9 }
        let isLine = heights.allSatisfy { abs($0 - line) < 1e-9 }
        #expect(isStill, "\(places)")
        #expect(isLine, "\(heights)")
    }

    @Test func countingDownRollsTheOtherWay() throws {
        let scene = scene("13", "12", "{ numericText: { countsDown: true } }")
        let shifts = try scene.elements(ContentTransitionElement.self, at: 1.25).flatMap(\.parts).map(\.shift)
        #expect(shifts == [0.125, -0.375])
    }

    /// The old digit turns until it is seen from the side, then the new one, each in its place; a clock's
    /// other digits stay.
    @Test(arguments: [(1.25, "1", -45.0), (1.75, "2", 45.0)])
    func digitsFlip(time: Double, digit: String, degrees: Double) throws {
        let scene = scene("9:41", "9:42", "digitFlip")
        let turned = try scene.elements(Rotation3DElement.self, at: time)
        let turns = turned.map(\.rotation.degrees)
        #expect(turns.count == 1 && abs(turns[0] - degrees) < 1e-9, "\(turns)")
        #expect(turned.first?.content.dump.text().contains("text=\"\(digit)\"") == true)
        let cells = try scene.elements(ContentTransitionElement.self, at: time)
        #expect(cells.count == 1 && cells[0].parts.allSatisfy { $0.shift == 0 })
        #expect(try scene.resolved(at: time).dump.text().contains("text=\"9:4\""))
        #expect(try scene.elements(Rotation3DElement.self, at: 2).isEmpty)
    }

    /// For those who want less motion they fade.
    @Test func reducedMotionFadesDigits() throws {
        let scene = scene("1", "2", "digitFlip")
        var options = SceneOptions()
        (options.time, options.motion) = (1.25, .reduced)
        let dump = try SceneRun.resolved(scene.text, options: options).dump.text()
        #expect(!dump.contains("rotation3D") && dump.contains("text=\"1\"") && dump.contains("text=\"2\""))
    }

    /// The place of a text is on the way from one width to the other.
    @Test func widthsAreMixed() throws {
        let scene = scene("i", "wwww", "opacity")
        func width(_ time: Double) throws -> Double {
            let label = time > 1 && time < 2 ? "contentTransition" : "text"
            return try #require(try scene.frames(of: label, at: time).first).width
        }
        let (narrow, wide) = (try width(0.5), try width(2.5))
        #expect(abs(try width(1.25) - (narrow * 0.75 + wide * 0.25)) < 1e-9)
    }

    @Test func symbolsAreReplaced() throws {
        let scene = scene("heart", "star", "symbolEffect", kind: "icon")
        let scales = try scene.elements(TransformElement.self, at: 1.25).map(\.map.a)
        #expect(scales == [0.875, 0.625])
    }

    /// Effects of symbols start with a change, or go on.
    @Test(arguments: [
        ("pulse", 0.75, 0.3), ("{ effect: pulse, speed: 2 }", 0.375, 0.3),
        ("{ effect: pulse, trigger: button }", 1.75, 0.3), ("{ effect: pulse, trigger: button }", 0.75, 1),
        (
            "{ effect: disappear, isActive: { when: { state: { button: pressed } }, then: true, else: false } }",
            1.25, 0.75
        ),
    ])
    func effectsMoveSymbols(effect: String, time: Double, opacity: Double) throws {
        let scene = MotionScene(
            "{ hstack: [{ icon: heart }], symbolEffect: \(effect) }", script: Self.script)
        #expect(abs(try scene.opacity(at: time) - opacity) < 1e-9)
    }

    @Test func effectsAreListed() throws {
        let scene = MotionScene(
            "{ icon: heart, symbolEffect: { effect: rotate, trigger: button, repeatCount: 2 } }",
            script: Self.script)
        let track = try #require(try scene.resolved(at: 0).motion.tracks.first)
        #expect(track.property == "symbolEffect" && track.steps.map(\.time) == [1])
        #expect(track.steps.first?.settlingTime == 3.4)
        // A turn changes degrees alone.
        let curve = try #require(track.curve)
        let degrees = [0.5, 1, 1.6, 2.8, 9].map { curve.numbers(at: $0) }
        #expect(curve.hasNumbers && degrees.allSatisfy { $0.count == 1 })
        #expect(zip(degrees, [0, 0, 180, 180, 0]).allSatisfy { abs($0[0] - $1) < 1e-9 }, "\(degrees)")
    }
}
