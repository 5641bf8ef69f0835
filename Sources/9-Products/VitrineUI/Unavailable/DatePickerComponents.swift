/// The parts of a date, which only an unavailable initializer of `DatePicker` takes.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The parts as bits: 1 for the day, 2 for the time.
    public let rawValue: Int

    /// Creates a set from the bits of its parts.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The day.
    public static let date = DatePickerComponents(rawValue: 1)

    /// The time.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
