public struct TokenDuration: Hashable, Sendable {
    public enum Unit: String, Hashable, Sendable, CaseIterable { case ms, s }

    public var value: Double
    public var unit: Unit

    public init(_ value: Double, _ unit: Unit = .ms) {
        self.value = value
        self.unit = unit
    }

    public var seconds: Double { unit == .s ? value : value / 1000 }
}
