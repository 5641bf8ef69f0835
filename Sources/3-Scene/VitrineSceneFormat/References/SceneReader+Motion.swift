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
    ///   - value: The value.
    ///   - schema: Its schema, whose bounds an overshoot does not leave.
    ///   - resting: What an absent value stands for; `nil` if it has none.
    ///   - read: Reads it in the arrangement of the moment.
    func readMoving<Value>(
        _ value: SceneValue, _ schema: JSONSchema, resting: Value? = nil, _ read: () -> Value?
    ) -> Value? {
        guard let motion, !motion.isPinned, Value.self is any Interpolatable.Type, value.mayDependOnStates
        else { return resting != nil && isAbsent(value) ? nil : read() }
        let readings = motion.readings(at: environment.time) { () -> Reading<Value>? in
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
            guard let mixture = mixture(of: values, readings.indices, readings.asksTime, at: value.mark)
            else {
                return nil
            }
            // Nothing is there where the value is absent and at rest.
            if resting != nil, case .absent? = present, mixture.isResting { return nil }
            if let number = mixture.value as? Double { return schema.clamped(number) as? Value }
            return mixture.value as? Value
        }
        guard let type = Value.self as? any Interpolatable.Type else { return nil }
        return mixed(type)
    }

    /// A value in one arrangement.
    private enum Reading<Value> {
        case given(Value)
        case absent
    }

    /// Returns what lies between the readings of a value at the moment; `nil` if it has none now.
    private func mixture<Value: Interpolatable>(
        of values: [Value?], _ indices: [Int], _ asksTime: Bool, at mark: SourceMark
    ) -> (value: Value, isResting: Bool)? {
        guard let motion else { return nil }
        // Equal values are one place: nothing changes between them.
        var (places, placeOf): ([Value?], [Int]) = ([], [])
        for value in values {
            let place = places.firstIndex { $0 == value } ?? places.count
            if place == places.count { places.append(value) }
            placeOf.append(place)
        }
        var jumps: Set<[Int]> = []
        for (from, one) in places.enumerated() {
            for (to, other) in places.enumerated() where from != to {
                if let one, let other, one.isInterpolatable(to: other) { continue }
                jumps.insert([from, to])
            }
        }
        let states = motion.motion(through: indices.map { placeOf[$0] }, jumping: jumps)
        motion.record(states, of: places.map { $0.map { MotionTexts.text(of: $0) } ?? "none" })
        if asksTime, states.changes.contains(where: { $0.animation != nil }) {
            report(
                .notAllowed(
                    noun: "time", on: "a value that an animation changes",
                    instead: "let it depend on states alone, or change it without an animation"), at: mark)
        }
        let shares = states.shares(at: environment.time)
        if let place = shares.values.firstIndex(of: 1), shares.values.allSatisfy({ $0 == 0 || $0 == 1 }) {
            return places[place].map { ($0, true) }
        }
        // A value that is absent has no share while others are mixed: it comes and goes with a jump.
        let present = places.compactMap { $0 }
        return shares.mixture(of: places.map { $0 ?? present[0] }).map { ($0, false) }
    }
}

extension Codec {
    /// Returns a codec for a value that counts as the given one where it is absent, so that one that depends
    /// on a state gets there and back.
    ///
    /// - Parameter value: The value that changes nothing.
    package func resting(at value: Value) -> Codec where Value: Sendable {
        Codec(unresolved: schema, expected: expected, resolvesReferences: false) { source, reader in
            reader.readMoving(source, schema, resting: value) { read(source, reader) }
        }
    }
}

extension SceneValue {
    /// `true` unless the value is written out.
    fileprivate var mayDependOnStates: Bool {
        switch content {
        case .null, .bool, .number: false
        case .string: hasReferences
        case .sequence(let values): values.contains(where: \.mayDependOnStates)
        case .mapping(let entries):
            ConditionalValue.matches(entries) || entries.contains { $0.value.mayDependOnStates }
        }
    }
}

extension JSONSchema {
    /// Returns a number within the bounds of the schema's first numbers.
    fileprivate func clamped(_ number: Double) -> Double {
        bounds.map { min(max(number, $0.lowerBound), $0.upperBound) } ?? number
    }

    private var bounds: ClosedRange<Double>? {
        switch self {
        case .number(let minimum, let maximum, _): (minimum ?? -.infinity)...(maximum ?? .infinity)
        case .anyOf(let choices): choices.lazy.compactMap(\.bounds).first
        case .described(let schema, _): schema.bounds
        default: nil
        }
    }
}
