import VitrineGeometry
import VitrineJSON
import VitrineMotion
import VitrineSource
import VitrineStyle

/// Values between states: the one place where what a scene says of two states is mixed.
extension SceneReader {
    /// Reads a value that may depend on states, at the moment: what lies between the values that it has in
    /// the states that show.
    ///
    /// A kind of value that nothing lies between is read as it is at the moment, and so are its parts.
    ///
    /// - Parameters:
    ///   - schema: Its schema, whose bounds an overshoot does not leave.
    ///   - resting: What an absent value stands for; `nil` if it has none.
    ///   - read: Reads it in the arrangement of the moment.
    func readMoving<Value>(
        _ value: SceneValue, _ schema: JSONSchema, resting: Value? = nil, _ read: () -> Value?
    ) -> Value? {
        guard let motion, !motion.isPinned, value.mayDependOnStates else {
            return resting != nil && isAbsent(value) ? nil : read()
        }
        guard let type = MixableType.of(Value.self) else {
            if resting != nil, isAbsent(value) { return nil }
            return isChoice(Value.self) ? motion.choice(read) : read()
        }
        let use = resting == nil ? "" : "resting"
        let readings = readings(of: value, motion, for: use) { () -> Reading<Value>? in
            if isAbsent(value) { return .absent }
            return read().map(Reading.given)
        }
        let now = motion.arrangement(at: environment.time) - motion.span.lowerBound
        let present = readings.values[readings.indices[now]]
        // What must be there and is not is reported.
        if resting == nil, case .absent? = present { return read() }
        guard readings.values.count > 1, !readings.values.contains(where: { $0 == nil }) else {
            guard case .given(let value)? = present else { return nil }
            return value
        }
        func mixed<Mixable: Interpolatable>(_ type: Mixable.Type) -> Value? {
            let values = readings.values.map { reading -> Mixable? in
                switch reading {
                case .given(let value): value as? Mixable
                case .absent, nil: resting as? Mixable
                }
            }
            let (mixture, isAnimated) = motion.mixture(
                of: values, readings.indices, in: readings.asked, at: environment.time,
                isReduced: environment.motion == .reduced)
            if isAnimated {
                motion.noteMoving()
                if readings.asksTime { report(.timeInMotion, at: value.mark) }
            }
            guard let mixture else {
                // Nothing in place of a value is a value, too.
                guard case .given(let value)? = present else { return nil }
                return value
            }
            // Nothing is there where the value is absent and at rest. At the moment of a change it is not.
            if case .absent? = present, mixture.isResting, mixture.value == resting as? Mixable { return nil }
            if let number = mixture.value as? Double { return schema.clamped(number) as? Value }
            return mixture.value as? Value
        }
        return mixed(type)
    }

    /// Returns `true` for flags and values out of a list of names, such as the state of a control: nothing
    /// lies between them, but what is drawn with one becomes what is drawn with the other.
    private func isChoice<Value>(_ type: Value.Type) -> Bool {
        type == Bool.self || type is any RawRepresentable.Type
    }

    /// A value in one arrangement.
    private enum Reading<Value> {
        case given(Value)
        case absent
    }
}

extension Codec {
    /// Returns a codec for a value that counts as the given one where it is absent, so that one that depends
    /// on a state gets there and back.
    ///
    /// - Parameter value: The value that changes nothing.
    package func resting(at value: Value) -> Codec where Value: Sendable {
        Codec(unresolved: schema, expected: expected, resolvesReferences: false) { source, reader in
            reader.isPlain(source) || source.isLiteral
                ? read(source, reader)
                : reader.readMoving(source, schema, resting: value) { read(source, reader) }
        }
    }
}

extension SceneValue {
    /// `true` for one value, not of others, that is written out.
    var isLiteral: Bool { !isSequence && !isMapping && !hasReferences }

    /// `false` for a value that is written out, without references and conditions.
    package var mayDependOnStates: Bool {
        switch content {
        case .null, .bool, .number, .string: hasReferences
        case .sequence(let values): values.contains(where: \.mayDependOnStates)
        case .mapping(let entries):
            ConditionalValue.matches(entries) || entries.contains { $0.value.mayDependOnStates }
        }
    }
}

extension Diagnostic.Problem {
    static let timeInMotion = notAllowed(
        noun: "time", on: "a value that an animation changes",
        instead: "let it depend on states alone, or change it without an animation")
}
