/// The guideline that says which texts are large, and may have less contrast.
package enum ContrastStandard: String, Hashable, Sendable, CaseIterable {
    /// WCAG 2.2: 24 points, or 18.66 in bold. A point is a CSS pixel.
    case wcag
    /// Apple's Human Interface Guidelines: 18 points, or any bold text.
    case hig

    /// Returns the least ratio that passes for a text.
    ///
    /// - Parameters:
    ///   - size: The size of its font, in points.
    ///   - weight: The weight of its font.
    func required(size: Double, weight: Double) -> Double {
        let isBold = weight >= 700
        let isLarge =
            switch self {
            // CSS pixels of 14 points are 18 2/3, which WCAG rounds down.
            case .wcag: size >= 24 || (isBold && size >= 18.66)
            case .hig: size >= 18 || isBold
            }
        return isLarge ? 3 : 4.5
    }

    /// The least ratio that passes for symbols: WCAG 2.2, 1.4.11.
    static let symbols = 3.0

    /// The least ratio at which something is seen, also where words beside it say the same. Our own.
    static let seen = 1.5
}
