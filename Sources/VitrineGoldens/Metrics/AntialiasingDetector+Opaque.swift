import VitrineGraphics

extension AntialiasingDetector {
    /// The same for a pixel of 8 bits that has eight neighbours, all opaque; nil where only the plain way can tell.
    ///
    /// Brightness is a whole number here: the coefficients of Y have eight decimals. The plain way's sums are off
    /// from those by less than 1e-12, a hundredth of a millionth of a step, so that both order all colours the same but
    /// those of exactly the same brightness. Where two such meet, the plain way decides.
    @inline(__always)
    func isAntialiasedOpaque(
        _ image: PixelView<UInt8>, _ other: PixelView<UInt8>, _ x: Int, _ y: Int
    ) -> Bool? {
        let width = unsafe image.width
        let center = unsafe image.words + (y &* width &+ x)
        let color = unsafe center[0]
        // In the order in which the plain way looks at them, column by column.
        let (a, b, c) = unsafe (center[-1 &- width], center[-1], center[width &- 1])
        let (d, e) = unsafe (center[-width], center[width])
        let (f, g, h) = unsafe (center[1 &- width], center[1], center[width &+ 1])
        var same = (a == color ? 1 : 0) &+ (b == color ? 1 : 0) &+ (c == color ? 1 : 0)
        same &+= (d == color ? 1 : 0) &+ (e == color ? 1 : 0)
        same &+= (f == color ? 1 : 0) &+ (g == color ? 1 : 0) &+ (h == color ? 1 : 0)
        if same > 2 { return false }
        guard (color & a & b & c) & (d & e & f & g) & h >= 0xFF00_0000 else { return nil }

        let base = Self.brightness(color)
        var range = Range(center: color)
        range.add(a, base &- Self.brightness(a), place: -1 &- width)
        range.add(b, base &- Self.brightness(b), place: -1)
        range.add(c, base &- Self.brightness(c), place: width &- 1)
        range.add(d, base &- Self.brightness(d), place: -width)
        range.add(e, base &- Self.brightness(e), place: width)
        range.add(f, base &- Self.brightness(f), place: 1 &- width)
        range.add(g, base &- Self.brightness(g), place: 1)
        range.add(h, base &- Self.brightness(h), place: width &+ 1)
        if range.isAmbiguous { return nil }
        if range.least == 0 || range.most == 0 { return false }
        return unsafe Self.hasSiblings(image, other, y &* width &+ x &+ range.leastPlace)
            || Self.hasSiblings(image, other, y &* width &+ x &+ range.mostPlace)
    }

    @inline(__always)
    private static func hasSiblings(_ image: PixelView<UInt8>, _ other: PixelView<UInt8>, _ place: Int)
        -> Bool
    {
        let (y, x) = unsafe place.quotientAndRemainder(dividingBy: image.width)
        return unsafe hasManySiblings(image, x, y) && hasManySiblings(other, x, y)
    }

    /// Y in steps of 1e-8.
    @inline(__always)
    private static func brightness(_ word: UInt32) -> Int {
        let (r, g, b) = (Int(word & 255), Int((word &>> 8) & 255), Int((word &>> 16) & 255))
        return r &* 29_889_531 &+ g &* 58_662_247 &+ b &* 11_448_223
    }

    /// The darkest and the brightest of some neighbours; of equals the first.
    private struct Range {
        let center: UInt32
        var least = 0
        var most = 0
        var leastPlace = 0
        var mostPlace = 0
        private var leastWord: UInt32 = 0
        private var mostWord: UInt32 = 0
        /// Whether other colours have exactly the brightness of the pixel or of an extreme.
        var isAmbiguous = false

        init(center: UInt32) { self.center = center }

        @inline(__always)
        mutating func add(_ word: UInt32, _ delta: Int, place: Int) {
            if delta < least {
                (least, leastPlace, leastWord) = (delta, place, word)
            } else if delta > most {
                (most, mostPlace, mostWord) = (delta, place, word)
            } else if delta == 0 {
                if word != center { isAmbiguous = true }
            } else if (delta == least && word != leastWord) || (delta == most && word != mostWord) {
                isAmbiguous = true
            }
        }
    }
}
