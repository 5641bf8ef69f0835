/// A time for which something is there, as arrangements of a script.
package struct MotionLife: Hashable, Sendable {
    /// The arrangements in which it is there.
    package var span: ClosedRange<Int>
    /// The last arrangement in which it is there, for each one between in which it is not.
    package var standIns: [Int: Int] = [:]
    /// The places that it goes through: 0 before it has appeared, 1 while it is there, 2 after it has
    /// disappeared.
    package var motion: StateMotion

    /// The time from which it is there, in seconds.
    package var start: Double { motion.initialState == 1 ? 0 : motion.changes.first?.time ?? 0 }

    /// Returns `true` if it disappears at a time, or has disappeared.
    package func isLeaving(at time: Double) -> Bool {
        motion.changes.last { $0.time <= time }?.target == 2
    }

    /// Returns the time from which it appears or disappears at a time, in seconds.
    package func changeTime(at time: Double) -> Double {
        motion.changes.last { $0.time <= time }?.time ?? 0
    }

    /// Returns the lives of something in a span of arrangements, in their order.
    ///
    /// What comes back before it has gone is the same, and turns back from where it is; what comes back later
    /// is new.
    ///
    /// - Parameters:
    ///   - isThere: Whether it is there, for each arrangement of the span.
    ///   - span: The arrangements.
    ///   - script: The script that they belong to.
    ///   - scopes: The scopes around it, the innermost first.
    ///   - states: The states that it depends on. Default: all.
    package static func all(
        _ isThere: [Bool], in span: ClosedRange<Int>, of script: MotionScript, scopes: [AnimationScope],
        states: Set<Int>? = nil
    ) -> [MotionLife] {
        var lives: [MotionLife] = []
        for (arrangement, isIn) in zip(span, isThere) {
            let time = arrangement > span.lowerBound ? script.events[arrangement - 1].time : 0
            let animation =
                arrangement > span.lowerBound
                ? script.animation(after: arrangement - 1, in: scopes, of: states) : nil
            let wasIn = lives.last?.motion.target == 1
            switch (wasIn, isIn) {
            case (false, true):
                if var life = lives.last, time < life.motion.settlingTime {
                    for gap in (life.span.upperBound + 1)..<arrangement {
                        life.standIns[gap] = life.span.upperBound
                    }
                    life.span = life.span.lowerBound...arrangement
                    life.motion.change(to: 1, at: time, by: animation)
                    lives[lives.count - 1] = life
                } else {
                    var life = MotionLife(span: arrangement...arrangement, motion: StateMotion(of: 3))
                    if arrangement == span.lowerBound {
                        life.motion = StateMotion(at: 1, of: 3)
                    } else {
                        life.motion.change(to: 1, at: time, by: animation)
                    }
                    lives.append(life)
                }
            case (true, true):
                lives[lives.count - 1].span = lives[lives.count - 1].span.lowerBound...arrangement
            case (true, false): lives[lives.count - 1].motion.change(to: 2, at: time, by: animation)
            case (false, false): break
            }
        }
        return lives
    }
}
