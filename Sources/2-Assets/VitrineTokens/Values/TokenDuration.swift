package struct TokenDuration: Hashable, Sendable {
    package enum Unit: String, Hashable, Sendable, CaseIterable { case ms, s }

    package var value: Double
    package var unit: Unit

    package init(_ value: Double, _ unit: Unit = .ms) {
        self.value = value
        self.unit = unit
    }

    package var seconds: Double { unit == .s ? value : value / 1000 }
}
