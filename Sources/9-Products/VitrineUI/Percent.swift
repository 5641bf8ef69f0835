import VitrineJSON

/// A share of the room, of a whole or of a range: `Percent(50)`.
public struct Percent: NumberConvertible {
    /// The hundredths.
    public let value: Double

    /// Creates a share from its hundredths.
    public init(_ value: Double) { self.value = value }

    /// The number with a percent sign.
    public var sceneLiteral: SceneLiteral { SceneLiteral(.string("\(PrintedText.shortest(value))%")) }
}
