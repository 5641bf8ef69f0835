import VitrineGeometry
import VitrineJSON
import VitrineMotion
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// What changes the states of a scene over time: the key `script` at the top.
package struct ScriptSpec: Sendable {
    /// A change of states, or a drag.
    package struct Entry: Sendable {
        var time = 0.0
        var timeMark = SourceMark.start
        var changes: [Int: Int]?
        var drag: DragSpec?
        var animation: AnimationSpec?
    }

    package var entries: [Entry] = []

    /// The maximum number of changes.
    static let countLimit = 1000

    package static let codec = Codec<ScriptSpec>(
        .array(entry.schema, maximum: countLimit), expected: .script
    ) { value, reader in
        guard value.isSequence else { return reader.mismatch(value, expected: .script) }
        let list = Codec<[Entry]>.list(of: entry, count: 0...countLimit, expected: .script)
        guard let entries = list.read(value, reader) else { return nil }
        for (entry, before) in zip(entries.dropFirst(), entries) where entry.time < before.time {
            reader.report(
                .outOfRange(
                    PrintedText.number(entry.time),
                    allowed: "\(PrintedText.number(before.time)), the time of the change above, or more"),
                at: entry.timeMark)
            return nil
        }
        return ScriptSpec(entries: entries)
    }

    /// The changes of states, in the order of their times. What a drag's release sets changes as it ends.
    package var events: [MotionScript.Event] {
        let all = entries.flatMap { entry in
            let animation = entry.animation?.animation
            let changes = [
                entry.changes.map { (entry.time, $0) },
                entry.drag.map { (entry.time + $0.duration, $0.release) },
            ]
            return changes.compactMap { $0 }.filter { !$1.isEmpty }.map {
                MotionScript.Event(at: $0, $1, by: animation)
            }
        }
        return all.enumerated().sorted {
            ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
        }.map(\.element)
    }

    /// Reports drags of nodes that the scene does not have, after it has been read.
    package func reportUnknownNodes(_ reader: SceneReader) {
        guard let ids = reader.motion?.ids else { return }
        for drag in entries.compactMap(\.drag) where !ids.contains(drag.node) {
            reader.report(.unknownValue(drag.node, noun: "id", known: ids.sorted()), at: drag.nodeMark)
        }
    }

    /// The drags of nodes.
    package var drags: [MotionDrag] {
        entries.compactMap { entry in
            entry.drag?.drag(at: entry.time, by: entry.animation?.animation)
        }
    }

    private static let entry = Codec<Entry>(
        entryParts.schema, expected: entryParts.expected
    ) { value, reader in
        guard let entry = entryParts.read(value, reader) else { return nil }
        if entry.changes == nil, entry.drag == nil, value.keys.isDisjoint(with: ["set", "drag"]) {
            reader.report(.missingAnyKey(of: ["set", "drag"], on: entryParts.expected), at: value.mark)
            return nil
        }
        return entry
    }

    private static let entryParts = Codec<Entry>.record(
        "a change of states", from: Entry(),
        [
            Field("at", Codec<Double>.time.withSource, required: true, "the seconds since the start") {
                ($0.time, $0.timeMark) = ($1.value, $1.source.mark)
            },
            Field("set", changes, "the new values of states: `{ button: pressed }`") { $0.changes = $1 },
            Field("drag", DragSpec.codec, "the way of a finger with a node: `{ node, path, release }`") {
                $0.drag = $1
            },
            Field(
                "animation", .animation,
                "how what depends on them changes. Default: it jumps; the animation of a node wins"
            ) { $0.animation = $1 },
        ])

    static let changes = Codec<[Int: Int]>(
        .map(of: StatesSpec.word.schema), expected: "new values of states, such as `{ button: pressed }`"
    ) { value, reader in
        guard case .mapping(let entries) = value.content, !entries.isEmpty else {
            return reader.mismatch(value, expected: "new values of states, such as `{ button: pressed }`")
        }
        var changes: [Int: Int] = [:]
        for entry in entries {
            guard let state = reader.state(named: entry.key, at: entry.keyMark), let motion = reader.motion
            else { continue }
            changes[state] = Codec<Int>.value(of: motion.script.states[state]).read(entry.value, reader)
        }
        return changes.count == entries.count ? changes : nil
    }
}

extension Noun {
    static let script = Noun("a script", example: "`[{ at: 0.5, set: { button: pressed } }]`")
}
