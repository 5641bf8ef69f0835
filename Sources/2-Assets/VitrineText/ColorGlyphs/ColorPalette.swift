import VitrineColor

/// The first palette of a font, from the table `CPAL`.
struct ColorPalette {
    private let colors: [Color]

    /// The index that stands for the colour of the text.
    private static let foreground = 0xFFFF

    init?(_ table: BigEndian) {
        guard let count = table.u16(2), let palettes = table.u16(4), palettes > 0,
            let start = table.u32(8), let first = table.u16(12)
        else { return nil }
        colors = (0..<Int(count)).map { index in
            // Blue, green, red and alpha.
            let at = Int(start) + 4 * (Int(first) + index)
            func part(_ offset: Int) -> Double { Double(table.u8(at + offset) ?? 0) / 255 }
            return Color(red: part(2), green: part(1), blue: part(0), alpha: part(3))
        }
    }

    /// Returns a colour; a clear one where the palette has none of that number.
    func color(_ index: Int, opacity: Double) -> GlyphColor {
        let opacity = min(max(opacity, 0), 1)
        if index == Self.foreground { return .foreground(opacity: opacity) }
        return .palette(colors.indices.contains(index) ? colors[index].opacity(opacity) : .clear)
    }
}
