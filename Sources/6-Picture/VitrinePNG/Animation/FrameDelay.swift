/// The time for which a frame of a film is shown: a fraction of a second, with 16 bits for each of its terms.
package struct FrameDelay: Hashable, Sendable {
    package let numerator: UInt16
    package let denominator: UInt16

    /// Creates a delay. A denominator of zero counts as 100, as readers take it.
    package init(numerator: UInt16, denominator: UInt16) {
        self.numerator = numerator
        self.denominator = denominator == 0 ? 100 : denominator
    }

    /// Returns the delay with another added to it, of the same denominator; `nil` if the sum has too many
    /// bits.
    func adding(_ other: FrameDelay) -> FrameDelay? {
        let (sum, isTooLong) = numerator.addingReportingOverflow(other.numerator)
        guard !isTooLong, denominator == other.denominator else { return nil }
        return FrameDelay(numerator: sum, denominator: denominator)
    }
}
