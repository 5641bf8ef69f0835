/// A share of the room, of a whole or of a range: `Percent(50)`.
public struct Percent: NumberConvertible {
    /// The hundredths.
    public let value: Double

    public init(_ value: Double) { self.value = value }

    public var sceneLiteral: SceneLiteral {
        let whole = Int(exactly: value).map { "\($0)" } ?? "\(value)"
        return SceneLiteral(.string("\(whole)%"))
    }
}
