/// Quicksand in the place of San Francisco's rounded design, and how it is fitted to it.
struct RoundedTypeface {
    static let family = "Quicksand"

    /// Returns the weight of the face with the ink nearest to San Francisco's.
    ///
    /// In the same words at 17 points, Quicksand's regular face has 0.73 of the ink of the system's, and its
    /// medium face 1.1; of the system's medium ink 0.93; its bold face has 1 of the semibold ink.
    static func weight(_ weight: Double) -> Double { min(weight + 100, max(weight, 500)) }

    /// The glyph whose bearings are mended, and what is added to them, in the units of shaping; at most 0.
    let glyph: UInt32
    let left: Int32
    let right: Int32
}

extension FontDescription {
    /// `true` if the font is Quicksand in the place of the rounded design.
    var isRoundedStandIn: Bool { design == .rounded && family == RoundedTypeface.family }

    /// The weight by which a face is chosen: that with as much ink as the font that the design stands for.
    var fittedWeight: Double { isRoundedStandIn ? RoundedTypeface.weight(weight) : weight }
}
