import VitrineMotion
import VitrineSource
import VitrineStyle

extension SceneReader {
    /// Returns the index of a state of the scene; `nil` after reporting that there is none of the name.
    package func state(named name: String, at mark: SourceMark) -> Int? {
        let names = motion?.script.states.map(\.name) ?? []
        if let index = names.firstIndex(of: name) { return index }
        report(.unknownValue(name, noun: .state, known: names), at: mark)
        return nil
    }

    /// Returns the parts of a conditional value; `nil` for another one.
    package func parts(
        of value: SceneValue
    ) -> (condition: SceneValue, then: SceneValue, otherwise: SceneValue?)? {
        guard case .mapping(let entries) = value.content, ConditionalValue.matches(entries) else {
            return nil
        }
        func part(_ key: String) -> SceneValue? {
            value.entry(key).map { entry in value.scope.map(entry.value.inheriting) ?? entry.value }
        }
        guard let condition = part("when"), let then = part("then") else { return nil }
        return (condition, then, part(ConditionalValue.elseKey))
    }

    /// Returns `true` for a conditional value whose parts take each other's place as states change.
    func isAlternating(_ value: SceneValue) -> Bool {
        guard motion != nil, let parts = parts(of: value) else { return false }
        return lives { Codec.condition.read(parts.condition, self) } != nil
    }

    /// Returns `true` for a conditional value of which each part is one node.
    func hasSingleParts(_ value: SceneValue) -> Bool {
        guard let parts = parts(of: value) else { return false }
        return [parts.then, parts.otherwise].allSatisfy { part in
            switch part?.content {
            case .mapping(let entries)?: !ConditionalValue.matches(entries)
            case .string?: part?.hasReferences == false
            case nil: true
            case .some: false
            }
        }
    }

    /// Returns the lives of what is there while a condition holds; `nil` if that depends on no state.
    ///
    /// - Parameter isThere: Returns `true` if the condition holds.
    package func lives(_ isThere: () -> Bool?) -> [MotionLife]? {
        guard let motion, !motion.isPinned else { return nil }
        let readings = motion.readings(at: environment.time, isThere)
        guard readings.values.count > 1 else { return nil }
        return MotionLife.all(
            readings.indices.map { readings.values[$0] ?? false }, in: motion.span, of: motion.script,
            scopes: motion.scopes, states: readings.asked)
    }
}

extension Noun {
    package static let state: Noun = "state"
}
