/// Pixels of luma and chroma in doubles, one after the other, as the definitions say.
struct YUVReference {
    var width: Int
    var height: Int
    var isHalfWide: Bool
    var isHalfHigh: Bool
    var depth: Int
    var isFullRange: Bool
    /// The shares of red and blue in luma.
    var shares: (red: Double, blue: Double)
    var luma: [UInt16]
    var cb: [UInt16]
    var cr: [UInt16]

    /// Returns red, green and blue of a pixel, before rounding.
    func color(_ x: Int, _ y: Int) -> [Double] {
        let one = Double(1 << (depth - 8))
        let (lumaRange, chromaRange) =
            isFullRange ? (256 * one - 1, 256 * one - 1) : (219 * one, 224 * one)
        let y1 = (Double(luma[y * width + x]) - (isFullRange ? 0 : 16 * one)) / lumaRange
        let b = (sample(cb, x, y) - 128 * one) / chromaRange
        let r = (sample(cr, x, y) - 128 * one) / chromaRange
        let red = y1 + 2 * (1 - shares.red) * r
        let blue = y1 + 2 * (1 - shares.blue) * b
        let green = (y1 - shares.red * red - shares.blue * blue) / (1 - shares.red - shares.blue)
        return [red, green, blue].map { min(max($0, 0), 1) * 255 }
    }

    private func sample(_ plane: [UInt16], _ x: Int, _ y: Int) -> Double {
        let size = (isHalfWide ? (width + 1) / 2 : width, isHalfHigh ? (height + 1) / 2 : height)
        func stored(_ column: Int, _ row: Int) -> Double {
            Double(plane[min(max(row, 0), size.1 - 1) * size.0 + min(max(column, 0), size.0 - 1)])
        }
        /// The two nearest places on an axis, and the share of the first.
        func near(_ place: Int, _ isHalf: Bool) -> (Int, Int, Double) {
            isHalf ? (place / 2, place % 2 == 0 ? place / 2 - 1 : place / 2 + 1, 0.75) : (place, place, 1)
        }
        let (x0, x1, a) = near(x, isHalfWide)
        let (y0, y1, b) = near(y, isHalfHigh)
        return b * (a * stored(x0, y0) + (1 - a) * stored(x1, y0))
            + (1 - b) * (a * stored(x0, y1) + (1 - a) * stored(x1, y1))
    }
}
