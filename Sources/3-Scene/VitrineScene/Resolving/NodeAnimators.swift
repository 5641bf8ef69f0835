import VitrineJSON
import VitrineMotion
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineSource
import VitrineStyle

/// What a node goes through by itself: the names that its phases and keys give to expressions in it.
enum NodeAnimators {
    /// Returns the name that a key of nodes gives.
    private static func name(of key: String) -> String? {
        key == "phaseAnimator" ? "phase" : key == "keyframeAnimator" ? "keyframe" : nil
    }

    /// Gives the names of a node's animators, with their numbers at the moment, to all that is in it.
    ///
    /// - Parameters:
    ///   - entry: The key of its kind.
    ///   - others: The other keys.
    ///   - context: The context of the node, within its life.
    static func bind(
        _ entry: inout SceneValue.Entry, _ others: inout [SceneValue.Entry], _ context: inout BuildContext
    ) {
        var found: [String: SceneValue] = [:]
        for other in others {
            guard let name = name(of: other.key) else { continue }
            let reader = context.reader
            found[name] =
                reader.motion == nil
                ? reader.listing.withNode(NodeMotion.path(of: others, context)) { value(of: other, reader) }
                : value(of: other, reader)
        }
        if found.isEmpty { return }
        let outer = context.scope
        let inner = Scope(found, in: outer)
        func entering(_ entry: SceneValue.Entry) -> SceneValue.Entry {
            SceneValue.Entry(
                key: entry.key, keyMark: entry.keyMark, value: entry.value.entering(inner, from: outer))
        }
        entry = entering(entry)
        others = others.map { name(of: $0.key) == nil ? entering($0) : $0 }
        context.scope = inner
    }

    private static func value(of entry: SceneValue.Entry, _ reader: SceneReader) -> SceneValue? {
        let mark = entry.value.mark
        func number(_ value: Double) -> SceneValue {
            SceneValue(
                .number(value, literal: PrintedText.number(value)), at: mark, in: nil, isResolved: true)
        }
        let numbers: [(name: String, value: Double)]
        if entry.key == "phaseAnimator" {
            guard let spec = PhaseAnimatorSpec.codec.read(entry.value, reader) else { return nil }
            numbers = phases(of: spec, reader)
        } else {
            guard let spec = KeyframeAnimatorSpec.codec.read(entry.value, reader) else { return nil }
            numbers = keyframes(of: spec, reader)
        }
        if let first = numbers.first, first.name.isEmpty { return number(first.value) }
        let entries = numbers.map { SceneValue.Entry(key: $0.name, keyMark: mark, value: number($0.value)) }
        return SceneValue(.mapping(entries), at: mark, in: nil, isResolved: true)
    }

    /// The times at which an animator is set off; that at which the node appears if it has no trigger.
    private static func starts(_ trigger: MotionTrigger?, _ motion: SceneMotion?) -> [Double] {
        guard let trigger else { return [motion?.startTime ?? 0] }
        return motion.map(trigger.times) ?? []
    }

    /// Returns the numbers of phases at the moment, and records how they move.
    private static func phases(
        of spec: PhaseAnimatorSpec, _ reader: SceneReader
    ) -> [(name: String, value: Double)] {
        let (time, sequence) = (reader.runningTime(), spec.sequence)
        let starts = starts(spec.trigger, reader.motion)
        let vectors = spec.phases.map { phase in spec.names.map { phase[$0] ?? 0 } }
        func values(_ name: Int) -> [String] { vectors.map { PrintedText.number($0[name]) } }
        if reader.environment.motion == .full {
            let motion = reader.motion ?? reader.listing
            // Of what goes round for ever one round is listed.
            var once = sequence
            once.repeats = false
            let round = once.motion(from: starts, until: .infinity)
            for (index, name) in spec.names.enumerated() {
                motion.withKey(name.isEmpty ? "phase" : "phase.\(name)") {
                    motion.record(round, of: values(index), vectors: vectors.map { [$0[index]] })
                }
            }
        }
        let isStill = reader.environment.motion == .reduced
        let shares = sequence.motion(from: isStill ? [] : starts, until: time).shares(at: time)
        let value = shares.value(of: vectors)
        return zip(spec.names, value).map { ($0, $1) }
    }

    /// Returns the numbers of tracks at the moment, and records their keys.
    private static func keyframes(
        of spec: KeyframeAnimatorSpec, _ reader: SceneReader
    ) -> [(name: String, value: Double)] {
        let time = reader.runningTime()
        let starts = starts(spec.trigger, reader.motion)
        let tracks = Keyframes(
            spec.tracks.map(\.keyframes), repeats: spec.repeats ?? (spec.trigger == nil))
        let isStill = reader.environment.motion == .reduced
        if !isStill {
            let motion = reader.motion ?? reader.listing
            for (index, track) in spec.tracks.enumerated() {
                let steps = starts.flatMap { Self.steps(of: track, from: $0) }
                let curve = MotionCurve(tracks, track: index, from: starts)
                motion.withKey("keyframe.\(track.name)") {
                    motion.record(steps, from: PrintedText.number(track.from), curve: curve)
                }
            }
        }
        let start = isStill ? nil : starts.last { $0 <= time }
        let values = tracks.values(at: start.map { time - $0 } ?? -1)
        return zip(spec.tracks, values).map { ($0.name, $1.first ?? $0.from) }
    }

    private static func steps(of track: KeyframeAnimatorSpec.Track, from start: Double) -> [MotionTrack.Step]
    {
        var time = start
        return track.keys.map { key in
            let begin = time
            time += key.keyframe.duration
            return MotionTrack.Step(
                time: begin, value: PrintedText.number(key.keyframe.value.first ?? 0), animation: nil,
                way: key.summary, settlingTime: time)
        }
    }
}
