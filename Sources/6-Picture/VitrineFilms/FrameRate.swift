import VitrineRendering

/// The number of frames that a film has in a second, as an exact fraction.
package struct FrameRate: Hashable, Sendable {
    /// The terms, without a common factor. Files of films have 16 bits for each.
    package let numerator: Int
    package let denominator: Int

    /// The largest rate.
    package static let limit = 240

    /// Sixty frames a second, as most screens have.
    package static let standard = FrameRate(numerator: 60, denominator: 1)

    private init(numerator: Int, denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// Reads a rate, such as `60`, `29.97` or `30000/1001`.
    ///
    /// - Returns: `nil` if the text is not a number above 0 and up to ``limit``, or if its terms have too
    ///   many bits.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let terms: (numerator: Int, denominator: Int)
        switch parts.count {
        case 1:
            guard let millionths = DecimalText.millionths(parts[0]) else { return nil }
            terms = (millionths, 1_000_000)
        case 2:
            guard let numerator = DecimalText.whole(parts[0]), let denominator = DecimalText.whole(parts[1])
            else { return nil }
            terms = (numerator, denominator)
        default: return nil
        }
        guard terms.numerator > 0, terms.denominator > 0, terms.numerator / terms.denominator <= Self.limit
        else { return nil }
        let factor = Self.greatestCommonDivisor(terms.numerator, terms.denominator)
        numerator = terms.numerator / factor
        denominator = terms.denominator / factor
        guard UInt16(exactly: numerator) != nil, UInt16(exactly: denominator) != nil,
            numerator <= Self.limit * denominator
        else { return nil }
    }

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
        b == 0 ? a : greatestCommonDivisor(b, a % b)
    }
}

extension FrameRate: CustomStringConvertible {
    package var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
