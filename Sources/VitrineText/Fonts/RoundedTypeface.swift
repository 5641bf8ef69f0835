import VitrineDisplayList
import VitrineGeometry

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

    /// Creates the mended bearings of a face; `nil` if there is nothing to mend.
    ///
    /// Quicksand's 4 has bearings of 34 and 42 beside those of 55 of the 0. With the weight all other
    /// figures' become narrower, those of the 4 wider, up to 90 and 80 in bold: `12,480` falls apart.
    init?(_ instance: FontInstance) {
        let (shaping, outlines) = (instance.shaping, instance.outlines)
        guard let four = shaping.glyph(for: "4"), let zero = shaping.glyph(for: "0"),
            let bounds = outlines.outline(of: four).bounds, let reference = outlines.outline(of: zero).bounds
        else { return nil }
        let units = Double(HarfBuzzFont.unitsPerFontUnit)
        let width = Double(shaping.advance(of: four)) / units
        let scale = reference.minX / 55
        let left = ((34 * scale - bounds.minX) * units).rounded()
        let right = ((42 * scale - (width - bounds.maxX)) * units).rounded()
        guard let left = Int32(exactly: min(left, 0)), let right = Int32(exactly: min(right, 0)),
            left < 0 || right < 0, Double(left) + Double(right) > -width * units / 2
        else { return nil }
        (glyph, self.left, self.right) = (four, left, right)
    }
}

extension FontDescription {
    /// `true` if the font is Quicksand in the place of the rounded design.
    var isRoundedStandIn: Bool { design == .rounded && family == RoundedTypeface.family }

    /// The weight by which a face is chosen: that with as much ink as the font that the design stands for.
    var fittedWeight: Double { isRoundedStandIn ? RoundedTypeface.weight(weight) : weight }
}
