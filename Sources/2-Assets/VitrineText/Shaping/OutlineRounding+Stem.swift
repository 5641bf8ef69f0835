import VitrineGeometry

extension OutlineRounding {
    /// Measures the strokes of a font: an l at half its height, or an I.
    init(_ shaping: HarfBuzzFont, _ outlines: FreeTypeFace, unitsPerEm: Int) {
        let stems = ["l", "I", "\u{B7}"].lazy.compactMap { (letter: Unicode.Scalar) in
            shaping.glyph(for: letter).flatMap { Self.widthAtHalfHeight(outlines.outline(of: $0)) }
        }
        self.init(stem: stems.first ?? Double(unitsPerEm) / 12, unitsPerEm: unitsPerEm)
    }

    /// Returns the distance between the outermost edges at half the height of a letter.
    private static func widthAtHalfHeight(_ outline: GlyphOutline) -> Double? {
        guard let box = outline.path.bounds else { return nil }
        let y = box.midY
        var crossings: [Double] = []
        for edge in contours(of: outline.path).joined() {
            for (start, end) in edge.pieces.flatMap(\.chords) where (start.y < y) != (end.y < y) {
                crossings.append(start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y)))
            }
        }
        guard let left = crossings.min(), let right = crossings.max(), right > left else { return nil }
        return right - left
    }
}
