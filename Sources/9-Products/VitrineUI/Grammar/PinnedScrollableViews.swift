/// The parts of sections that stay while a finger scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The parts as bits: 1 for headers, 2 for footers.
    public let rawValue: Int

    /// Creates a set from the bits of its parts.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
