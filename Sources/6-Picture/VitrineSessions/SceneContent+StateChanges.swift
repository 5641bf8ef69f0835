import VitrineRendering
import VitrineSceneFormat

extension SceneContent {
    /// Returns the scene with other changes of states from the first of some on: its script is cut there, and
    /// they are put in its place, each with the animation that the script has for such a change.
    func changing(_ changes: [StateChange]) -> SceneContent {
        guard let first = changes.map(\.time).min(), case .mapping(let entries) = value.content else {
            return self
        }
        let script = value.entry("script")
        var events: [SceneValue] = []
        if case .sequence(let all)? = script?.value.content { events = all }
        let added = changes.sorted { $0.time < $1.time }.map { change in
            let model = events.last { $0.sets(change) } ?? events.last { $0.changes(change) }
            return change.event(like: model, in: value)
        }
        let list = SceneValue(
            .sequence(events.before(first) + added), at: script?.value.mark ?? value.mark,
            in: script?.value.scope)
        let entry = SceneValue.Entry(key: "script", keyMark: script?.keyMark ?? value.mark, value: list)
        return with(
            SceneValue(
                .mapping(entries.filter { $0.key != "script" } + [entry]), at: value.mark, in: value.scope))
    }
}

extension StateChange {
    /// Returns the change as an entry of a script.
    ///
    /// - Parameters:
    ///   - model: The entry that it takes its animation from; `nil` for none.
    ///   - scene: The scene, at whose mark it stands without a model.
    fileprivate func event(like model: SceneValue?, in scene: SceneValue) -> SceneValue {
        let mark = model?.mark ?? scene.mark
        func entry(_ key: String, _ content: SceneValue.Content) -> SceneValue.Entry {
            SceneValue.Entry(key: key, keyMark: mark, value: SceneValue(content, at: mark))
        }
        let set = values.sorted { $0.key < $1.key }.map { entry($0.key, .string($0.value)) }
        return SceneValue(
            .mapping(
                [entry("at", .number(time, literal: "\(time)")), entry("set", .mapping(set))]
                    + [model?.entry("animation")].compactMap { $0 }), at: mark, in: model?.scope)
    }
}

extension SceneValue {
    /// The states that an entry of a script changes, by itself or as a drag ends.
    private var changedStates: [Entry] {
        let values = [entry("set")?.value, entry("drag")?.value.entry("release")?.value]
        return values.flatMap { value -> [Entry] in
            if case .mapping(let entries)? = value?.content { entries } else { [] }
        }
    }

    /// The word of a value of a state.
    private var word: String? {
        switch content {
        case .string(let text): text
        case .number(_, let literal): literal
        case .bool(let flag): "\(flag)"
        case .null, .sequence, .mapping: nil
        }
    }

    /// Returns `true` if an entry of a script sets one of the states of a change to its value.
    fileprivate func sets(_ change: StateChange) -> Bool {
        changedStates.contains { $0.value.word != nil && $0.value.word == change.values[$0.key] }
    }

    /// Returns `true` if an entry of a script changes one of the states of a change.
    fileprivate func changes(_ change: StateChange) -> Bool {
        changedStates.contains { change.values[$0.key] != nil }
    }
}

extension [SceneValue] {
    /// Returns the entries of a script before a time. One whose time is a name goes with that before it.
    fileprivate func before(_ limit: Double) -> [SceneValue] {
        Array(
            prefix { event in
                guard case .number(let time, _)? = event.entry("at")?.value.content else { return true }
                return time < limit
            })
    }
}
