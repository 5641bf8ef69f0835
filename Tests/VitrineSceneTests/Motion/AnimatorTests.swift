import Testing
import VitrineGeometry
import VitrineMotion

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

@Suite("Phases and keys move nodes by themselves")
struct AnimatorTests {
    /// Confetti is thrown by a state: nothing is there before, and the flight begins anew each time.
    @Test func confettiIsThrownByAState() throws {
        let scene = MotionScene(
            "{ confetti: { seed: 3, count: 5, trigger: { button: pressed } } }",
            script: "[{ at: 1, set: { button: pressed } }, { at: 2, set: { button: rest } }, "
                + "{ at: 3, set: { button: pressed } }]")
        for (time, age) in [(0.5, -1.0), (1, 0), (1.5, 0.5), (2.5, 1.5), (3.25, 0.25)] {
            let found = try scene.elements(ConfettiElement.self, at: time)
            #expect(found.map(\.time) == [age], "at \(time)")
        }
    }

    /// What goes through phases and keys is known in numbers at any moment, as films that are goldens have it.
    @Test func phasesAndKeysHaveCurves() throws {
        let scene = MotionScene(
            "{ circle: 8, keyframeAnimator: { trigger: { button: pressed }, tracks: { x: { from: 4, "
                + "keyframes: [{ linear: 10, duration: 1 }] } } }, "
                + "phaseAnimator: { phases: [2, 6], animation: { linear: 1 }, trigger: { button: pressed } } }",
            script: Self.twice)
        let tracks = try scene.resolved(at: 0).motion.tracks
        func numbers(_ property: String) throws -> [[Double]] {
            let track = try #require(tracks.first { $0.property.hasSuffix(property) })
            let curve = try #require(track.curve)
            #expect(curve.hasNumbers)
            return [0.5, 1.5, 2, 9].map(curve.numbers)
        }
        #expect(try numbers("keyframe.x") == [[4], [7], [10], [10]])
        #expect(try numbers("phase") == [[2], [4], [6], [2]])
    }

    private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

    private static let twice = """
        [{ at: 1, set: { button: pressed } }, { at: 3, set: { button: rest } }]
        """

    /// A loop goes round for ever, each phase by its own animation, from when the node appears.
    @Test func phasesGoRound() throws {
        let scene = MotionScene(
            """
            { circle: 8, phaseAnimator: { phases: [0.2, 1], animation: [{ linear: 1 }, { linear: 0.5 }] }, \
            opacity: "{phase}" }
            """)
        for (time, opacity) in [(0.0, 0.2), (0.25, 0.6), (0.75, 0.8), (1.5, 0.2), (1.75, 0.6), (30.25, 0.6)] {
            #expect(isNear(try scene.opacity(at: time), opacity), "at \(time)")
        }
        #expect(try scene.resolved(at: 0).motion.duration == 1.5)
    }

    /// Springs of phases are interrupted after their responses, as the engine does by itself.
    @Test func triggersSetPhasesOff() throws {
        let scene = MotionScene(
            """
            { circle: 8, phaseAnimator: { phases: [{ x: 0, y: 1 }, { x: 30, y: 2 }, { x: -8, y: 1 }], \
            animation: { spring: { response: 0.4 } }, trigger: button }, offset: { x: "{phase.x}" }, scale: \
            "{phase.y}" }
            """, script: Self.twice)
        let spring = Animation.spring(response: 0.4)
        let sequence = PhaseSequence([spring, spring, spring], repeats: false)
        let motion = sequence.motion(from: [1, 3], until: 30)
        for time in [0.5, 1, 1.2, 1.5, 1.9, 2.5, 3.1, 3.6, 9] {
            let wanted = motion.shares(at: time).value(of: [[0, 1], [30, 2], [-8, 1]])
            let offset = try scene.elements(OffsetElement.self, at: time).first?.offset.x ?? 0
            let scale = try scene.elements(TransformElement.self, at: time).first?.map.a ?? 1
            #expect(isNear(offset, wanted[0]) && isNear(scale, wanted[1]), "at \(time)")
        }
    }

    /// A trigger may be for one value of a state.
    @Test(arguments: [("button", 2), ("{ button: pressed }", 1), ("{ button: [rest, pressed] }", 2)])
    func triggersMayBeForSomeValues(trigger: String, count: Int) throws {
        let scene = MotionScene(
            "{ circle: 8, sensoryFeedback: { feedback: success, trigger: \(trigger) } }", script: Self.twice)
        #expect(try scene.resolved(at: 0).motion.marks.map(\.time) == (count == 1 ? [1] : [1, 3]))
    }

    /// Each kind of key, at its value at the end and by its own way between.
    @Test func keysOfAllKindsFollowEachOther() throws {
        let scene = MotionScene(
            """
            { circle: 8, keyframeAnimator: { trigger: { button: pressed }, tracks: { x: { from: 4, keyframes: \
            [{ linear: 10, duration: 1 }, { cubic: -20, duration: 1 }, { move: 30 }, { spring: 0, response: \
            0.3, dampingFraction: 0.7 }] } } }, offset: { x: "{keyframe.x}" } }
            """, script: Self.twice)
        let track = KeyframeTrack(
            [4],
            [
                .linear(to: [10], duration: 1), .cubic(to: [-20], duration: 1), .move(to: [30]),
                .spring(to: [0], spring: Spring(response: 0.3, dampingFraction: 0.7)),
            ])
        for time in [0.5, 1, 1.5, 2, 2.25, 2.99, 3, 3.1, 3.4, 9] {
            let offset = try scene.elements(OffsetElement.self, at: time).first?.offset.x ?? 0
            #expect(isNear(offset, track.value(at: time - 1)[0]), "at \(time)")
        }
        // A straight line, by hand.
        let offset = try #require(try scene.elements(OffsetElement.self, at: 1.5).first)
        #expect(isNear(offset.offset.x, 7))
        let tracks = try scene.resolved(at: 0).motion.tracks
        #expect(tracks.map(\.property) == ["keyframe.x"])
        #expect(tracks.first?.steps.map(\.value) == ["10", "-20", "30", "0"])
        #expect(tracks.first?.steps.first?.way == "linear 1 s")
    }

    @Test func tracksWithoutATriggerRepeat() throws {
        let scene = MotionScene(
            """
            { circle: 8, keyframeAnimator: { tracks: { o: { from: 0, keyframes: [{ linear: 1, duration: 2 }] } \
            } }, opacity: "{keyframe.o}" }
            """)
        for (time, opacity) in [(0.5, 0.25), (1.5, 0.75), (2.5, 0.25), (41, 0.5)] {
            #expect(isNear(try scene.opacity(at: time), opacity), "at \(time)")
        }
    }

    /// For those who want less motion, nothing moves by itself.
    @Test(arguments: [
        #"phaseAnimator: { phases: [0.2, 1], animation: { linear: 1 } }, opacity: "{phase}""#,
        #"keyframeAnimator: { tracks: { o: { from: 0.2, keyframes: [{ linear: 1, duration: 2 }] } } }, opacity: "{keyframe.o}""#,
    ])
    func reducedMotionRests(keys: String) throws {
        var options = SceneOptions()
        (options.time, options.motion) = (0.5, .reduced)
        let scene = try SceneRun.resolved(MotionScene("{ circle: 8, \(keys) }").text, options: options)
        #expect(scene.dump.text().contains("opacity=0.2"))
    }

    /// The names reach into what is in the node, and pieces of data keep theirs.
    @Test func namesReachIntoTheNode() throws {
        let scene = MotionScene(
            """
            { hstack: [{ forEach: { data: [2, 4], content: { circle: "{item * phase}" } } }], phaseAnimator: { \
            phases: [1, 3], animation: { linear: 1 } } }
            """)
        let dump = try scene.resolved(at: 0.5).dump.text()
        #expect(dump.contains("frame width=4 height=4") && dump.contains("frame width=8 height=8"), "\(dump)")
    }

    /// A haptic is a mark with a time and its parameters, in the order of the times.
    @Test func hapticsAreMarks() throws {
        let scene = MotionScene(
            """
            { circle: 8, id: key, sensoryFeedback: [{ feedback: impact, weight: light, intensity: 0.7, \
            trigger: button }, { feedback: selection, trigger: { button: rest } }] }
            """, script: Self.twice)
        let lines = try scene.resolved(at: 0).motionDump.text().split(separator: "\n").map(String.init)
        #expect(
            lines.dropFirst() == [
                "  mark node=#key at=1 feedback=\"impact light 0.7\"",
                "  mark node=#key at=3 feedback=\"impact light 0.7\"",
                "  mark node=#key at=3 feedback=\"selection\"",
            ])
    }
}
