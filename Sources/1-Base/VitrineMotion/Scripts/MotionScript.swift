/// States that change at certain times, and how.
///
/// An *arrangement* says which value each state has. The first arrangement holds from the start, where each
/// state has its first value; each event leads to the next one.
package struct MotionScript: Hashable, Sendable {
    /// A state: its name, and the values that it can have, the first at the start.
    package struct State: Hashable, Sendable {
        package let name: String
        package let values: [String]

        package init(_ name: String, _ values: [String]) {
            self.name = name
            self.values = values
        }
    }

    /// A change of states at a time.
    package struct Event: Hashable, Sendable {
        /// The time, in seconds.
        package let time: Double
        /// The new values, as indices, by the states' indices.
        package let changes: [Int: Int]
        /// The animation of what depends on the states. That of a node wins over it. `nil`
        /// for a jump.
        package let animation: Animation?

        package init(at time: Double, _ changes: [Int: Int], by animation: Animation? = nil) {
            self.time = time
            self.changes = changes
            self.animation = animation
        }
    }

    package let states: [State]
    /// The events, in the order of their times.
    package let events: [Event]
    /// The drags of nodes, in the order of their times.
    package let drags: [MotionDrag]
    /// The index of each state's value, for each arrangement.
    private let arrangements: [[Int]]

    package init(_ states: [State], _ events: [Event] = [], drags: [MotionDrag] = []) {
        self.states = states
        self.events = events
        self.drags = drags
        arrangements = events.reduce(into: [states.map { _ in 0 }]) { arrangements, event in
            var next = arrangements[arrangements.count - 1]
            for (state, value) in event.changes where next.indices.contains(state) { next[state] = value }
            arrangements.append(next)
        }
    }

    /// The arrangements from the first to the last.
    package var wholeSpan: ClosedRange<Int> { 0...events.count }

    /// The time of the last event, in seconds; 0 without events.
    package var lastTime: Double { events.last?.time ?? 0 }

    /// Returns the times at which a state gets another value, or one of some values, while an arrangement of
    /// a span holds before and after.
    ///
    /// - Parameters:
    ///   - state: The index of the state.
    ///   - values: The values as indices; `nil` for all.
    ///   - span: The arrangements.
    package func times(of state: Int, to values: Set<Int>?, in span: ClosedRange<Int>) -> [Double] {
        events.indices.compactMap { index in
            guard span.contains(index), span.contains(index + 1) else { return nil }
            let value = arrangements[index + 1][state]
            guard value != arrangements[index][state], values?.contains(value) ?? true else { return nil }
            return events[index].time
        }
    }

    /// Returns the index of a state's value in an arrangement.
    package func value(of state: Int, in arrangement: Int) -> Int { arrangements[arrangement][state] }

    /// Returns the arrangement that holds at a time; at that of an event, the one that it leads to.
    package func arrangement(at time: Double) -> Int {
        events.firstIndex { $0.time > time } ?? events.count
    }

    /// Returns the values of some states in an arrangement, in the order of the states' indices.
    package func values(of states: [Int], in arrangement: Int) -> [Int] {
        states.map { arrangements[arrangement][$0] }
    }

    /// Returns the states that the event after an arrangement gives other values.
    package func changedStates(after arrangement: Int) -> Set<Int> {
        let (old, new) = (arrangements[arrangement], arrangements[arrangement + 1])
        return Set(states.indices.filter { old[$0] != new[$0] })
    }

    /// Returns how something gets from one arrangement to the next; `nil` for a jump.
    ///
    /// - Parameters:
    ///   - arrangement: The arrangement before the event.
    ///   - scopes: The scopes around it, the innermost first.
    ///   - states: The states that it depends on: of several that change at once, those alone count. Default:
    ///     all.
    package func animation(
        after arrangement: Int, in scopes: [AnimationScope], of states: Set<Int>? = nil
    ) -> Animation? {
        let all = changedStates(after: arrangement)
        let own = states.map(all.intersection) ?? all
        let changed = own.isEmpty ? all : own
        let rule = scopes.lazy.compactMap { $0.rule(for: changed, into: arrangement + 1) }.first
        return rule.map(\.animation) ?? events[arrangement].animation
    }

    /// Returns the motion between the places that something has in the arrangements of a span.
    ///
    /// - Parameters:
    ///   - places: The place in each arrangement of the span, as an index of a state of the motion.
    ///   - span: The arrangements.
    ///   - scopes: The scopes around it, the innermost first.
    ///   - states: The states that it depends on. Default: all.
    ///   - isReduced: `true` to let what would repeat for ever jump. Default: `false`
    ///   - jumps: Returns `true` for places with nothing in between. Default: none.
    package func motion(
        through places: [Int], in span: ClosedRange<Int>, scopes: [AnimationScope],
        of states: Set<Int>? = nil, isReduced: Bool = false,
        jumping jumps: (Int, Int) -> Bool = { _, _ in false }
    ) -> StateMotion {
        guard let first = places.first else { return StateMotion() }
        var motion = StateMotion(at: first, of: (places.max() ?? 0) + 1)
        for (before, place) in zip(span, places.dropFirst()) where place != motion.target {
            let isJump = jumps(motion.target, place)
            var animation = isJump ? nil : animation(after: before, in: scopes, of: states)
            if isReduced, animation?.isEndless == true { animation = nil }
            motion.change(to: place, at: events[before].time, by: animation)
        }
        return motion
    }
}
