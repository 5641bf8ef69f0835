/// All that a value is made of, in order: its numbers by their bits, and the words for everything else. Unlike
/// `==`, it tells the two zeros apart.
public struct ValueBits: Equatable {
    private enum Part: Equatable {
        case number(UInt64)
        case word(String)
    }

    private var parts: [Part] = []

    public init<Value>(_ value: Value) { add(value) }

    private mutating func add(_ value: Any) {
        if let number = value as? Double { return parts.append(.number(number.bitPattern)) }
        let mirror = Mirror(reflecting: value)
        guard !mirror.children.isEmpty else { return parts.append(.word("\(value)")) }
        for child in mirror.children {
            // The case of an enumeration, and the name of a property.
            parts.append(.word(child.label ?? ""))
            add(child.value)
        }
    }

    public var isFinite: Bool {
        parts.allSatisfy {
            if case .number(let bits) = $0 { Double(bitPattern: bits).isFinite } else { true }
        }
    }

    /// Returns `true` if all numbers are as close as a tolerance, relative to those above 1, and all else is
    /// equal.
    public func isNear(_ other: ValueBits, within tolerance: Double) -> Bool {
        parts.count == other.parts.count
            && zip(parts, other.parts).allSatisfy { pair in
                guard case (.number(let one), .number(let two)) = pair else { return pair.0 == pair.1 }
                let (a, b) = (Double(bitPattern: one), Double(bitPattern: two))
                return a == b || abs(a - b) <= tolerance * max(1, abs(a), abs(b))
            }
    }
}
