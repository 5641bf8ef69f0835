public struct TokenDimension: Hashable, Sendable {
    public enum Unit: String, Hashable, Sendable, CaseIterable { case px, rem }

    public var value: Double
    public var unit: Unit

    public init(_ value: Double, _ unit: Unit = .px) {
        self.value = value
        self.unit = unit
    }

    /// The dimension in points: a px is a point, and a rem is the default font size of 16 points.
    public var points: Double { unit == .px ? value : value * 16 }
}
