extension TokenValue {
    /// Parses a value such as `#6D4AFF`, `12`, `1.5rem`, `200ms` or `Inter, Noto Sans`.
    ///
    /// Returns `nil` if the text is not a value of the type, or if the type has no textual notation.
    init?(parsing text: String, as type: TokenType) {
        func checked<Value>(_ value: Value?, _ make: (Value) -> TokenValue) -> TokenValue? { value.map(make) }
        let value: TokenValue? =
            switch type {
            case .color: checked(LegacyValues.color(text), TokenValue.color)
            case .dimension: checked(LegacyValues.dimension(text), TokenValue.dimension)
            case .number: checked(LegacyValues.number(text), TokenValue.number)
            case .fontWeight: checked(LegacyValues.weight(text), TokenValue.fontWeight)
            case .duration: checked(LegacyValues.duration(text), TokenValue.duration)
            case .cubicBezier: checked(LegacyValues.curve(text), TokenValue.cubicBezier)
            case .fontFamily:
                checked(LegacyValues.families(text)) { $0.isEmpty ? .fontFamily([text]) : .fontFamily($0) }
            case .strokeStyle, .border, .transition, .shadow, .gradient, .typography: nil
            }
        guard let value else { return nil }
        self = value
    }
}
