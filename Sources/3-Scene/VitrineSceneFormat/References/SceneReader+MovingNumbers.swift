import VitrineJSON
import VitrineSource
import VitrineStyle

extension SceneReader {
    /// Returns a number that a component has as a parameter as it is at the moment, between the states that
    /// it depends on, so that expressions see it on its way; `nil` for any other value, and in conditions.
    func movingNumber(_ name: String, in scope: Scope?) -> SceneValue? {
        guard let motion, !motion.isDeciding, let value = scope?[name], value.mayDependOnStates else {
            return nil
        }
        let codec: Codec<Double>
        switch scope?.type(of: name) {
        case .number(let range)?: codec = .number(range)
        case .length(let range)?: codec = .number(range, expected: .length)
        default: return nil
        }
        guard enterLookup(at: value.mark) else { return nil }
        defer { leaveLookup() }
        // What depends on it depends on the moment, and asks for no state.
        momentCount += 1
        return motion.withoutPin {
            let absences = motion.readings(at: environment.time) { isAbsent(value) }
            if absences.values.contains(true) { return nil }
            return motion.withKey(name) { codec.read(value, self) }.map {
                let number = SceneValue.Content.number($0, literal: PrintedText.number($0))
                return SceneValue(number, at: value.mark, in: nil, isResolved: true)
            }
        }
    }
}
