import VitrineJSON
import VitrineMotion
import VitrineStyle

/// What moves in a scene as JSON for the player of the preview's page.
enum MotionJSON {
    /// The maximum number of points of a curve, and the number of points a second of those that have fewer.
    private static let points = (limit: 600, rate: 60.0)
    /// The maximum number of curves.
    private static let trackLimit = 400

    /// Returns the states with their changes, and the tracks with their curves.
    static func value(of movement: SceneMovement) -> JSONValue {
        let timeline = movement.timeline, script = timeline.script
        let duration = movement.duration
        return .object([
            "moves": .bool(movement.isMoving || !script.states.isEmpty), "duration": number(duration),
            "hasEnd": .bool(timeline.duration > 0 || !movement.isMoving),
            "states": .array(
                script.states.map { state in
                    .object([
                        "name": .string(state.name), "values": .array(state.values.map { .string($0) }),
                    ])
                }),
            "changes": .array(script.events.map { change($0, of: script.states) }),
            "tracks": .array(timeline.tracks.prefix(trackLimit).map { value(of: $0, until: duration) }),
            "marks": .array(
                timeline.marks.map { mark in
                    .object([
                        "node": .string(mark.node), "at": number(mark.time), "text": .string(mark.text),
                    ])
                }),
        ])
    }

    private static func change(_ event: MotionScript.Event, of states: [MotionScript.State]) -> JSONValue {
        var set: [String: JSONValue] = [:]
        for (state, value) in event.changes
        where states.indices.contains(state) && states[state].values.indices.contains(value) {
            set[states[state].name] = .string(states[state].values[value])
        }
        return .object(["at": number(event.time), "set": .object(set)])
    }

    private static func value(of track: MotionTrack, until duration: Double) -> JSONValue {
        let steps = track.steps.map { step in
            JSONValue.object([
                "at": number(step.time), "value": .string(step.value),
                "by": .string(step.way ?? step.animation?.summary ?? "none"),
                "settles": number(step.settlingTime),
            ])
        }
        return .object([
            "node": .string(track.node), "property": .string(track.property),
            "from": .string(track.initialValue), "steps": .array(steps),
            "numbers": .bool(track.curve?.hasNumbers ?? false), "lines": lines(of: track, until: duration),
        ])
    }

    /// Returns the numbers of a track at moments that are equally far apart, the first at 0 and the last at
    /// the end.
    private static func lines(of track: MotionTrack, until duration: Double) -> JSONValue {
        guard let curve = track.curve, duration > 0 else { return .array([]) }
        let count = min(max(Int((duration * points.rate).rounded(.up)), 2), points.limit)
        let moments = (0...count).map { curve.numbers(at: duration * Double($0) / Double(count)) }
        let lines = (0..<(moments.first?.count ?? 0)).map { index in
            JSONValue.array(moments.map { $0.indices.contains(index) ? number($0[index]) : .null })
        }
        return .array(lines)
    }

    /// Returns a number, or `null` for one that is not finite, which JSON does not have.
    private static func number(_ value: Double) -> JSONValue {
        value.isFinite ? .number((value * 10_000).rounded() / 10_000) : .null
    }
}
