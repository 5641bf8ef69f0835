import VitrineGeometry

/// The glyphs of a font that are drawn in colours, as the tables `COLR` (versions 0 and 1) and `CPAL`
/// describe them.
///
/// The tables are read here rather than by a library: HarfBuzz 6 and FreeType 2.12, which Debian 12 has, know
/// no variations of them, and what is drawn must not depend on the library's version.
final class ColorTable {
    let table: BigEndian
    let palette: ColorPalette
    let deltas: VariationDeltas?
    /// Returns the outline of a glyph, with y pointing down.
    let outline: (UInt32) -> GlyphOutline

    /// The places of the lists of version 1; 0 where there is none.
    let baseList: Int
    let layerList: Int
    let clipList: Int

    /// Creates the table, or `nil` if the font has no such glyphs.
    ///
    /// - Parameters:
    ///   - table: `COLR`.
    ///   - palette: `CPAL`.
    ///   - coordinates: The normalised values of the font's axes.
    ///   - outline: A function that returns the outline of a glyph.
    init?(
        _ table: BigEndian, palette: BigEndian, coordinates: [Double],
        outline: @escaping (UInt32) -> GlyphOutline
    ) {
        guard let version = table.u16(0), version <= 1, let palette = ColorPalette(palette) else {
            return nil
        }
        self.table = table
        self.palette = palette
        self.outline = outline
        func place(_ at: Int) -> Int { version == 0 ? 0 : Int(table.u32(at) ?? 0) }
        (baseList, layerList, clipList) = (place(14), place(18), place(22))
        let map = place(26)
        deltas = VariationDeltas(
            table, store: place(30), map: map == 0 ? nil : map, coordinates: coordinates)
    }

    /// Returns what a glyph paints; `nil` if it is drawn as an outline, or if what describes it is damaged or
    /// beyond all measure.
    func paint(of glyph: UInt32) -> GlyphPaint? {
        if let start = root(of: glyph) {
            var reader = GlyphPaintReader(self)
            return reader.glyph(glyph, at: start)
        }
        return flatLayers(of: glyph)
    }

    /// Returns the place of a glyph's paint in version 1.
    func root(of glyph: UInt32) -> Int? {
        guard baseList > 0, let count = table.u32(baseList) else { return nil }
        let found = index(of: glyph, in: Int(count), size: 6) { table.u16(baseList + 4 + $0) }
        return found.flatMap { table.u32(baseList + 4 + 6 * $0 + 2) }.map { baseList + Int($0) }
    }

    /// Returns the layers that version 0 describes: outlines, each in one colour.
    private func flatLayers(of glyph: UInt32) -> GlyphPaint? {
        guard let count = table.u16(2), let records = table.u32(4), let layers = table.u32(8),
            let all = table.u16(12)
        else { return nil }
        let found = index(of: glyph, in: Int(count), size: 6) { table.u16(Int(records) + $0) }
        guard let found, let first = table.u16(Int(records) + 6 * found + 2),
            let own = table.u16(Int(records) + 6 * found + 4), Int(first) + Int(own) <= Int(all)
        else { return nil }
        var paints: [GlyphPaint] = []
        for layer in Int(first)..<Int(first) + Int(own) {
            guard let shape = table.u16(Int(layers) + 4 * layer),
                let color = table.u16(Int(layers) + 4 * layer + 2)
            else { return nil }
            let path = outline(UInt32(shape)).path.transformed(by: .scale(1, -1))
            paints.append(.outline(path, .solid(palette.color(Int(color), opacity: 1))))
        }
        return .layers(paints)
    }

    /// Returns the index of a glyph's record in a list that is sorted by glyphs.
    private func index(
        of glyph: UInt32, in count: Int, size: Int, glyphAt: (Int) -> UInt16?
    ) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            guard let found = glyphAt(size * middle) else { return nil }
            if UInt32(found) == glyph { return middle }
            if UInt32(found) < glyph { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// Returns the box that a glyph is clipped to, if it has one.
    func clip(of glyph: UInt32) -> Rect? {
        guard clipList > 0, let count = table.u32(clipList + 1) else { return nil }
        var (low, high) = (0, Int(count))
        while low < high {
            let middle = low + (high - low) / 2
            let at = clipList + 5 + 7 * middle
            guard let first = table.u16(at), let last = table.u16(at + 2), let place = table.u24(at + 4)
            else {
                return nil
            }
            if glyph < UInt32(first) {
                high = middle
            } else if glyph > UInt32(last) {
                low = middle + 1
            } else {
                return box(at: clipList + Int(place))
            }
        }
        return nil
    }

    private func box(at place: Int) -> Rect? {
        let index = table.u8(place) == 2 ? table.u32(place + 9) : nil
        func side(_ number: Int) -> Double? {
            guard let value = table.i16(place + 1 + 2 * number) else { return nil }
            return Double(value) + delta(index, number)
        }
        guard let left = side(0), let bottom = side(1), let right = side(2), let top = side(3), left <= right,
            bottom <= top
        else { return nil }
        return Rect(x: left, y: bottom, width: right - left, height: top - bottom)
    }

    /// Returns the difference of a number of a record, by the index of the first one.
    func delta(_ first: UInt32?, _ number: Int) -> Double {
        guard let deltas, let first, first != .max else { return 0 }
        let (index, isBeyond) = first.addingReportingOverflow(UInt32(number))
        return isBeyond ? 0 : deltas.delta(at: index)
    }
}
