package struct TokenDimension: Hashable, Sendable {
    package enum Unit: String, Hashable, Sendable, CaseIterable { case px, rem }

    package var value: Double
    package var unit: Unit

    package init(_ value: Double, _ unit: Unit = .px) {
        self.value = value
        self.unit = unit
    }

    /// The dimension in points: a px is a point, and a rem is the default font size of 16 points.
    package var points: Double { unit == .px ? value : value * 16 }
}
