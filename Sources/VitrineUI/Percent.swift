import VitrineJSON

/// A share of the room, of a whole or of a range: `Percent(50)`.
public struct Percent: NumberConvertible {
    /// The hundredths.
    public let value: Double

    public init(_ value: Double) { self.value = value }

    public var sceneLiteral: SceneLiteral { SceneLiteral(.string("\(PrintedText.shortest(value))%")) }
}
