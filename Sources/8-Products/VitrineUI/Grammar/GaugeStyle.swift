/// The style of a gauge.
public struct GaugeStyle: Sendable {
    let name: String

    /// A bar.
    public static let automatic = GaugeStyle(name: "linear")

    /// A bar with its label.
    public static let linearCapacity = GaugeStyle(name: "linear")

    /// A bar.
    public static let accessoryLinear = GaugeStyle(name: "linear")

    /// A bar.
    public static let accessoryLinearCapacity = GaugeStyle(name: "linear")

    /// A ring around the value.
    public static let accessoryCircular = GaugeStyle(name: "circular")

    /// A ring around the value.
    public static let accessoryCircularCapacity = GaugeStyle(name: "circular")
}
