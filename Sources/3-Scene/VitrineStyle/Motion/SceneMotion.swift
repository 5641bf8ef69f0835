import VitrineMotion

/// The states of a scene while it is read: their values at the moment, and what depends on them.
///
/// A value that depends on states is read in each arrangement that they have over time, and mixed by the
/// shares that the arrangements have at the moment. While it is read in one, that one is *pinned*.
package final class SceneMotion {
    package let script: MotionScript
    /// The arrangements that the node being read lives in.
    package private(set) var span: ClosedRange<Int>
    /// The arrangements that stand for those in which it has gone for a while.
    private(set) var standIns: [Int: Int] = [:]
    /// The scopes of animations around what is being read, the innermost first.
    package private(set) var scopes: [AnimationScope] = []
    /// What has been found to change over time.
    package private(set) var tracks: [MotionTrack] = []
    /// What has been found that no picture shows.
    package private(set) var marks: [MotionMark] = []
    /// The ids of nodes, those included that are not there at the moment.
    package private(set) var ids: Set<String> = []
    /// The ids of sources of zooms, by their namespaces, those included that are not there at the moment.
    package private(set) var zoomSources: [String: Set<String>] = [:]
    private var checks: [() -> Void] = []
    private var checked: Set<String> = []
    /// The arrangement that is pinned; `nil` for the one of the moment.
    var pinned: Int?
    /// The states that have been asked for.
    var asked: Set<Int> = []
    /// `true` if the time has been asked for.
    private var asksTime = false
    /// `true` if a value has been read that an animation moves.
    private var moves = false
    /// `true` once something has been read that is another at any moment, whatever the states are.
    package private(set) var isRunning = false
    /// The choices that have been read in what is being read; `nil` where none are looked for.
    var choices: MotionChoices?
    /// `true` while a condition is read, which holds or does not in each arrangement, and nothing between.
    package private(set) var isDeciding = false
    /// The path of the node that is being read, and the keys within it.
    package private(set) var node = ""
    package private(set) var keys: [String] = []
    private var known: [MotionKey: StateMotion] = [:]
    private var recorded: Set<MotionTrack> = []

    private struct MotionKey: Hashable {
        let places: [Int]
        let span: ClosedRange<Int>
        let scopes: [AnimationScope]
        let jumps: Set<[Int]>
        let states: Set<Int>
        let isReduced: Bool
    }

    package init(_ script: MotionScript) {
        self.script = script
        span = script.wholeSpan
    }

    /// The keys of what moves a node.
    private static let moves: Set = [
        "offset", "position", "scale", "rotation", "rotation3D", "skew", "contentOffset", "matchedGeometry",
    ]

    /// `true` while a value is read in one arrangement.
    package var isPinned: Bool { pinned != nil }

    /// Returns the index of a state's value.
    package func value(of state: Int, at time: Double) -> Int {
        asked.insert(state)
        let arrangement = pinned ?? arrangement(at: time)
        return script.value(of: state, in: standIns[arrangement] ?? arrangement)
    }

    /// Returns the arrangement of a moment, within the life of what is being read.
    package func arrangement(at time: Double) -> Int {
        min(max(script.arrangement(at: time), span.lowerBound), span.upperBound)
    }

    /// The time from which the node that is being read is there, in seconds.
    package var startTime: Double { span.lowerBound > 0 ? script.events[span.lowerBound - 1].time : 0 }

    /// Notes the id of a node, for what names nodes.
    package func note(id: String) { ids.insert(id) }

    /// Notes the id of a source of zooms.
    package func note(zoomSource id: String, in namespace: String) {
        zoomSources[namespace, default: []].insert(id)
    }

    /// Notes what can be judged only once the whole scene has been read.
    ///
    /// - Parameters:
    ///   - place: Where it is; what is noted there again is the same.
    ///   - check: The check.
    package func checkAtEnd(at place: String, _ check: @escaping () -> Void) {
        if checked.insert(place).inserted { checks.append(check) }
    }

    /// Runs the checks that have been noted, once.
    package func finish() {
        let all = checks
        checks = []
        for check in all { check() }
    }

    /// Notes that the time has been asked for.
    package func noteTime() { (asksTime, isRunning) = (true, true) }

    /// Notes that a value has been read that an animation moves.
    package func noteMoving() { moves = true }

    /// Runs `body`, and tells whether it has asked for the time beside a value that an animation moves.
    package func observingTimeInMotion<Result>(_ body: () -> Result) -> (result: Result, isTimed: Bool) {
        let outer = (asksTime, moves)
        (asksTime, moves) = (false, false)
        let result = body()
        let isTimed = asksTime && moves
        (asksTime, moves) = (asksTime || outer.0, moves || outer.1)
        return (result, isTimed)
    }

    /// Notes something that is another at any moment.
    package func noteRunning() { isRunning = true }

    /// Runs `body` for a key of what is being read.
    package func withKey<Result>(_ key: String, _ body: () -> Result) -> Result {
        keys.append(key)
        defer { keys.removeLast() }
        return body()
    }

    /// Runs `body` for a node, with the scopes that it adds around what is in it.
    ///
    /// - Parameters:
    ///   - path: The path of the node.
    ///   - added: The scopes, the innermost first.
    ///   - life: The life of the node; `nil` for that around it.
    package func withNode<Result>(
        _ path: String, _ added: [AnimationScope] = [], life: MotionLife? = nil, _ body: () -> Result
    ) -> Result {
        let outer = (node, keys, scopes, span, standIns)
        (node, keys) = (path, [])
        scopes = added + scopes
        if let life {
            span = life.span
            for (arrangement, other) in life.standIns {
                standIns[arrangement] = outer.4[other] ?? other
            }
        }
        defer { (node, keys, scopes, span, standIns) = outer }
        return body()
    }

    /// Runs `body` for a condition.
    package func deciding<Result>(_ body: () -> Result) -> Result {
        let outer = isDeciding
        isDeciding = true
        defer { isDeciding = outer }
        return body()
    }

    /// Runs `body` as if nothing were pinned around it. What is read in it depends on no state for what is
    /// around it.
    package func withoutPin<Result>(_ body: () -> Result) -> Result {
        let (outerPinned, outerAsked) = (pinned, asked)
        defer { (pinned, asked) = (outerPinned, outerAsked) }
        pinned = nil
        return body()
    }

    /// Runs `body`, and tells whether it has asked for a state or the time.
    package func observing<Value>(_ body: () -> Value) -> (value: Value, depends: Bool) {
        let (outerAsked, outerAsksTime) = (asked, asksTime)
        (asked, asksTime) = ([], false)
        let value = body()
        let depends = asksTime || !asked.isEmpty
        asked.formUnion(outerAsked)
        asksTime = asksTime || outerAsksTime
        return (value, depends)
    }

    /// A value in all arrangements of the span.
    package struct Readings<Value> {
        /// The different readings; `nil` for one that failed.
        package var values: [Value?] = []
        /// The index of the reading in each arrangement of the span.
        package var indices: [Int] = []
        package var asksTime = false
        /// The states that have been asked for.
        package var asked: Set<Int> = []
    }

    /// The number of things that reading has left behind, apart from values.
    package var traceCount: Int {
        tracks.count + marks.count + ids.count + zoomSources.count + checked.count
    }

    /// `true` where arrangements stand for others.
    package var hasStandIns: Bool { !standIns.isEmpty }

    /// Notes that states have been asked for, as readings do that are known.
    package func note<Value>(_ readings: Readings<Value>) { asked.formUnion(readings.asked) }

    /// Reads a value in every arrangement of the span in which it may differ.
    ///
    /// - Returns: The value in the arrangement of the moment alone if it depends on no state.
    package func readings<Value>(at time: Double, _ read: () -> Value?) -> Readings<Value> {
        let (outerAsked, outerAsksTime) = (asked, asksTime)
        defer {
            asked.formUnion(outerAsked)
            asksTime = asksTime || outerAsksTime
            pinned = nil
        }
        (asked, asksTime) = ([], false)
        var found: [Int: Value?] = [:]
        func note(_ arrangement: Int) {
            guard found[arrangement] == nil else { return }
            pinned = arrangement
            found.updateValue(read(), forKey: arrangement)
        }
        let now = arrangement(at: time)
        note(now)
        // What is asked for in one arrangement may lead to more in another.
        while true {
            let states = asked.sorted()
            if states.isEmpty {
                return Readings(
                    values: [found[now] ?? nil], indices: span.map { _ in 0 }, asksTime: asksTime)
            }
            func values(in arrangement: Int) -> [Int] {
                script.values(of: states, in: standIns[arrangement] ?? arrangement)
            }
            var first = [values(in: now): now]
            let representatives = span.map { arrangement in
                let values = values(in: arrangement)
                let representative = first[values] ?? arrangement
                first[values] = representative
                return representative
            }
            for arrangement in representatives { note(arrangement) }
            guard asked.count == states.count else { continue }
            var readings = Readings<Value>(asksTime: asksTime, asked: asked)
            var index: [Int: Int] = [:]
            readings.indices = representatives.map { arrangement in
                if let known = index[arrangement] { return known }
                index[arrangement] = readings.values.count
                readings.values.append(found[arrangement] ?? nil)
                return readings.values.count - 1
            }
            return readings
        }
    }

    /// Returns the motion of the property that is being read between places, one for each arrangement of the
    /// span.
    ///
    /// - Parameters:
    ///   - places: The places.
    ///   - states: The states that they depend on: of several that change at once, the animations of those
    ///     alone count.
    ///   - jumps: The pairs of places with nothing in between.
    ///   - isReduced: `true` for those who want less motion: what moves the node jumps, and nothing repeats
    ///     for ever.
    package func motion(
        through places: [Int], of states: Set<Int>, jumping jumps: Set<[Int]> = [], isReduced: Bool = false
    ) -> StateMotion {
        let isStill = isReduced && keys.contains(where: Self.moves.contains)
        let key = MotionKey(
            places: places, span: span, scopes: scopes, jumps: jumps, states: states,
            isReduced: isReduced && !isStill)
        if !isStill, let motion = known[key] { return motion }
        let motion = script.motion(
            through: places, in: span, scopes: scopes, of: states, isReduced: isReduced
        ) {
            isStill || jumps.contains([$0, $1])
        }
        if isStill { return motion }
        known[key] = motion
        return motion
    }

    /// Records what changes the property that is being read.
    ///
    /// - Parameters:
    ///   - motion: The motion.
    ///   - values: The values as text, by the states of the motion.
    ///   - vectors: The numbers that the values consist of; empty lists for those of their texts. Default:
    ///     none, as of what fades from one value to the other.
    package func record(_ motion: StateMotion, of values: [String], vectors: [[Double]]? = nil) {
        record(
            MotionTrack(
                node: node, property: keys.joined(separator: "."), values: values, vectors: vectors,
                motion: motion))
    }

    /// Records something that no picture shows, at the node that is being read, once.
    package func mark(_ text: String, at time: Double) {
        let mark = MotionMark(node: node, time: time, text: text)
        if !marks.contains(mark) { marks.append(mark) }
    }

    /// Records the steps of the property that is being read.
    package func record(
        _ steps: [MotionTrack.Step], from initialValue: String, curve: MotionCurve? = nil
    ) {
        let property = keys.joined(separator: ".")
        record(
            MotionTrack(node: node, property: property, from: initialValue, steps: steps, curve: curve))
    }

    /// Records what changes over time, once.
    package func record(_ track: MotionTrack) {
        if !track.steps.isEmpty, recorded.insert(track).inserted { tracks.append(track) }
    }
}
