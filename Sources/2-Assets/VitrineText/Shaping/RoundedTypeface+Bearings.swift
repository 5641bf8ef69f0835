import VitrineDisplayList
import VitrineGeometry

extension RoundedTypeface {
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
