import Testing

@testable import VitrineMotion

@Suite("Scripts lead from one arrangement of states to the next")
struct MotionScriptTests {
    private static let script = MotionScript(
        [MotionScript.State("button", ["rest", "pressed"]), MotionScript.State("page", ["a", "b", "c"])],
        [
            MotionScript.Event(at: 0, [0: 1]),
            MotionScript.Event(at: 1, [1: 2, 0: 1], by: .linear(duration: 1)),
            MotionScript.Event(at: 1, [0: 0, 1: 2]),
        ])

    @Test func arrangementsFollowTheEvents() {
        let script = Self.script
        #expect(script.wholeSpan == 0...3)
        let times: [(Double, Int)] = [(-1, 0), (0, 1), (0.9, 1), (1, 3), (50, 3)]
        for (time, arrangement) in times { #expect(script.arrangement(at: time) == arrangement) }
        let buttons = (0...3).map { script.value(of: 0, in: $0) }
        let pages = (0...3).map { script.values(of: [1], in: $0) }
        #expect(buttons == [0, 1, 1, 0] && pages == [[0], [0], [2], [2]])
        // What is set to the value that it has does not change.
        let changed = (0...2).map { script.changedStates(after: $0) }
        #expect(changed == [[0], [1], [0]])
    }

    @Test func theInnermostScopeForAStateWins() {
        let inner = AnimationScope(.init(.easeIn(), for: [1]))
        let outer = AnimationScope(.init(.easeOut()))
        #expect(Self.script.animation(after: 1, in: [inner, outer]) == .easeIn())
        #expect(Self.script.animation(after: 0, in: [inner, outer]) == .easeOut())
        #expect(Self.script.animation(after: 0, in: [inner]) == nil)
        #expect(Self.script.animation(after: 1, in: []) == .linear(duration: 1))
    }

    /// Of two states that change at once, what depends on one follows the rule for that one.
    @Test func aRuleIsForWhatDependsOnItsStates() {
        let script = MotionScript(Self.script.states, [MotionScript.Event(at: 0, [0: 1, 1: 1])])
        let scopes = [
            AnimationScope(.init(.easeIn(), for: [0])), AnimationScope(.init(.easeOut(), for: [1])),
        ]
        #expect(script.animation(after: 0, in: scopes, of: [0]) == .easeIn())
        #expect(script.animation(after: 0, in: scopes, of: [1]) == .easeOut())
        #expect(script.animation(after: 0, in: scopes, of: [0, 1]) == .easeIn())
        #expect(script.animation(after: 0, in: scopes) == .easeIn())
        let motion = script.motion(through: [0, 1], in: script.wholeSpan, scopes: scopes, of: [1])
        #expect(motion.changes.map(\.animation) == [.easeOut()])
    }

    @Test func aScopeMayDependOnTheNewArrangement() {
        let scope = AnimationScope(
            [.init(.easeIn()), .init(.easeOut()), nil], [0, 1, 2, 0], in: Self.script.wholeSpan)
        #expect(Self.script.animation(after: 0, in: [scope]) == .easeOut())
        #expect(Self.script.animation(after: 1, in: [scope]) == .linear(duration: 1))
        #expect(Self.script.animation(after: 2, in: [scope]) == .easeIn())
    }

    /// What comes back while it leaves is the same; what comes back later is new.
    @Test func livesEndWhenTheyHaveSettled() {
        let script = MotionScript(
            [MotionScript.State("it", ["out", "in"])],
            [
                MotionScript.Event(at: 0, [0: 1], by: .linear(duration: 1)),
                MotionScript.Event(at: 2, [0: 0], by: .linear(duration: 1)),
                MotionScript.Event(at: 2.5, [0: 1], by: .linear(duration: 1)),
                MotionScript.Event(at: 4, [0: 0], by: .linear(duration: 1)),
                MotionScript.Event(at: 6, [0: 1]),
            ])
        let isThere = script.wholeSpan.map { script.value(of: 0, in: $0) == 1 }
        let lives = MotionLife.all(isThere, in: script.wholeSpan, of: script, scopes: [])
        #expect(lives.map(\.span) == [1...3, 5...5])
        #expect(lives.map(\.start) == [0, 6])
        #expect(lives.first?.standIns == [2: 1])
        #expect(lives.first?.motion.changes.map(\.target) == [1, 2, 1, 2])
        #expect(lives.first?.motion.settlingTime == 5)
        let leaving = [1, 2.2, 2.7, 4.5].map { lives.first?.isLeaving(at: $0) }
        #expect(leaving == [false, true, false, true])
    }

    /// What is there from the start does not appear.
    @Test func theFirstLifeHasNoBeginning() {
        let script = Self.script
        let lives = MotionLife.all([true, true, false, false], in: 0...3, of: script, scopes: [])
        #expect(lives.count == 1)
        #expect(lives.first?.motion.initialState == 1)
        #expect(lives.first?.motion.changes.map(\.time) == [1])
        #expect(MotionLife.all([false, false], in: 0...1, of: script, scopes: []).isEmpty)
    }
}
