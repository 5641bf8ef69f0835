extension JSONSchema {
    /// Returns a number within the bounds of the schema's first numbers; the number itself if there are none.
    package func clamped(_ number: Double) -> Double {
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
