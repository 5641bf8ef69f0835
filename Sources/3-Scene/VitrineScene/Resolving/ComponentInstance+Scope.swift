import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

extension ComponentInstance {
    /// Reads the arguments of a use and returns the scope of the component's body; `nil` after reporting that
    /// the component is used in its own body, or that there are too many values.
    static func scope(
        of definition: ComponentDefinition, given value: SceneValue, _ context: BuildContext
    ) -> Scope? {
        let reader = context.reader
        let outer = context.scope
        // Components that use each other twice double the work from one to the next.
        guard reader.consumeValueBudget(2, at: context.source.mark) else { return nil }
        if let cycle = cycle(of: definition.name, in: outer?.use) {
            reader.report(.componentCycle(cycle), at: context.source.mark)
            return nil
        }
        var given: [String: SceneValue] = [:]
        for entry in definition.entries(of: value, reader) {
            if definition.keys.contains(entry.key) {
                if !reader.isAbsent(entry.value) { given[entry.key] = entry.value }
            } else {
                reader.report(
                    .unknownKey(entry.key, on: Noun(definition.name), known: definition.keys),
                    at: entry.keyMark)
            }
        }
        let slots = definition.slots.compactMap { slot in given[slot.name].map { (slot.name, $0) } }
        for slot in definition.slots where slot.isRequired && given[slot.name] == nil {
            reader.report(.missingKey(slot.name, on: Noun(definition.name)), at: context.source.mark)
        }
        let use = ComponentInstance(
            of: definition, at: context.source.mark,
            slots: Dictionary(slots, uniquingKeysWith: { first, _ in first }), in: outer?.use, id: context.id)
        var names: [String: SceneValue] = [:]
        if let first = definition.states.first {
            names["state"] =
                given["state"].flatMap { state(in: definition, $0, reader) }
                ?? SceneValue(.string(first), at: definition.mark, in: nil, isResolved: true)
        }
        let types = definition.types
        for parameter in definition.parametersByReference {
            let override = reader.overrides.value(of: parameter, in: definition.name)
            names[parameter.name] = reading(parameter.name, of: definition, reader) {
                parameter.value(
                    override ?? given[parameter.name], among: names, types: types, use, reader)
            }
        }
        return Scope(names, types: types, of: use)
    }

    private static func state(
        in definition: ComponentDefinition, _ value: SceneValue, _ reader: SceneReader
    ) -> SceneValue? {
        let states = definition.states.map { ($0, $0) }
        return Codec<String>.choice("a state", states).read(value, reader).map {
            // What depends on the scene's states is read again in each of them.
            if reader.motion != nil, value.mayDependOnStates { return value }
            return SceneValue(.string($0), at: value.mark, in: nil, isResolved: true)
        }
    }

    /// Runs `body` for a parameter, under whose name changes of it are recorded.
    private static func reading<Result>(
        _ parameter: String, of definition: ComponentDefinition, _ reader: SceneReader, _ body: () -> Result
    ) -> Result {
        guard let motion = reader.motion else { return body() }
        return motion.withKey(definition.name) { motion.withKey(parameter, body) }
    }
}

extension ComponentDefinition {
    /// Returns the arguments of a use. A list can stand for the content of a slot, and any other value that
    /// is not a mapping for a parameter, if the component leaves no doubt for which.
    fileprivate func entries(of value: SceneValue, _ reader: SceneReader) -> [SceneValue.Entry] {
        guard let resolved = reader.resolveIfPresent(value), !resolved.isNull else { return [] }
        if case .mapping(let entries) = resolved.content { return entries }
        let isForSlot = resolved.isSequence && !slots.isEmpty
        guard let name = isForSlot ? slotWithoutKey : parameterWithoutKey else {
            let expected: Noun =
                if isForSlot {
                    "a mapping, as \(self.name) has several slots"
                } else if parameters.isEmpty {
                    "nothing, as \(self.name) has no parameters"
                } else {
                    "a mapping, as \(self.name) has several parameters"
                }
            reader.report(.wrongType(expected: expected, found: resolved.kindName), at: value.mark)
            return []
        }
        return [SceneValue.Entry(key: name, keyMark: value.mark, value: value)]
    }
}

extension Parameter {
    /// Returns the parameter's value in the body: the one that the use gives or the default, which may refer
    /// to other parameters. After an error, it is a placeholder.
    fileprivate func value(
        _ given: SceneValue?, among names: [String: SceneValue], types: [String: ParameterType],
        _ use: ComponentInstance, _ reader: SceneReader
    ) -> SceneValue {
        if let given {
            return type.accepts(given, reader) ? given : SceneValue(type.placeholder, at: given.mark)
        }
        guard let defaultValue else {
            reader.reportMissing(name, on: Noun(use.definition.name), at: use.mark)
            return SceneValue(type.placeholder, at: use.mark)
        }
        guard defaultValue.hasReferences else { return defaultValue }
        let bound = defaultValue.bound(to: Scope(names, types: types, of: use))
        if reader.isAbsent(bound) || type.accepts(bound, reader) { return bound }
        return SceneValue(type.placeholder, at: defaultValue.mark)
    }
}
