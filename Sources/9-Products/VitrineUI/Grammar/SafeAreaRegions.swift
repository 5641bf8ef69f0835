/// The parts of the screen that views avoid.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The regions as bits: 1 for what the device covers, 2 for the keyboard.
    public let rawValue: Int

    /// Creates a set from the bits of its regions.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What the device and its bars cover.
    public static let container = SafeAreaRegions(rawValue: 1)

    /// What a keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)

    /// All regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
