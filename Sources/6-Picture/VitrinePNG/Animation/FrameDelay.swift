/// The time for which a frame of a film is shown: a fraction of a second, with 16 bits for each of its terms.
package struct FrameDelay: Hashable, Sendable {
    package let numerator: UInt16
    /// The denominator, not zero: the format reads zero as 100.
    package let denominator: UInt16

    /// Creates a delay.
    ///
    /// - Returns: `nil` if the denominator is zero.
    package init?(numerator: UInt16, denominator: UInt16) {
        guard denominator > 0 else { return nil }
        self.numerator = numerator
        self.denominator = denominator
    }

    /// Returns the delay with another added to it, of the same denominator; `nil` if the sum has too many
    /// bits.
    func adding(_ other: FrameDelay) -> FrameDelay? {
        let (sum, isTooLong) = numerator.addingReportingOverflow(other.numerator)
        guard !isTooLong, denominator == other.denominator else { return nil }
        return FrameDelay(numerator: sum, denominator: denominator)
    }
}
