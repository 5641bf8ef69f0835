@testable import VitrinePixels

/// A picture behind glass, sampled one colour at a time.
struct GlassSamplerReference {
    typealias Color = SIMD4<Float>

    /// The pixels of `bounds`, each a cell of `factor` × `factor` device pixels.
    let pixels: [Pixmap.Pixel]
    let bounds: PixelRect
    /// The extent of the backdrop, in device pixels.
    let whole: PixelRect
    let factor: Int

    /// Returns a pixel, or the colour at its middle if it is not available.
    func pixel(_ x: Int, _ y: Int) -> Color {
        let isHeld = (bounds.x0..<bounds.x1).contains(x) && (bounds.y0..<bounds.y1).contains(y)
        guard isHeld else { return color(at: Float(x) + 0.5, Float(y) + 0.5) }
        return Color(pixels[(y - bounds.y0) * bounds.width + x - bounds.x0]) * (1 / 65535)
    }

    /// Returns a colour. Positions beyond the backdrop are mirrored; between its end and the available part,
    /// the nearest available pixel counts.
    func color(at px: Float, _ py: Float) -> Color {
        let (x, u, y, v) = place(px, py)
        func raw(_ x: Int, _ y: Int) -> Color {
            let column = min(max(x, bounds.x0), bounds.x1 - 1) - bounds.x0
            let row = min(max(y, bounds.y0), bounds.y1 - 1) - bounds.y0
            return Color(pixels[row * bounds.width + column])
        }
        let left = raw(x, y) + (raw(x, y + 1) - raw(x, y)) * v
        let right = raw(x + 1, y) + (raw(x + 1, y + 1) - raw(x + 1, y)) * v
        return (left + (right - left) * u) * (1 / 65535)
    }

    /// Returns the pixel before a position in each direction, and the fraction of the way from its middle to
    /// the next one.
    private func place(_ px: Float, _ py: Float) -> (Int, Float, Int, Float) {
        let unit = 1 / Float(factor)
        func split(_ place: Float) -> (Int, Float)? {
            let z = place * unit - 0.5
            guard abs(z) < 1e6 else { return nil }
            let whole = (z - 0.5).rounded(.toNearestOrEven)
            return (Int(whole), z - whole)
        }
        if let (x, u) = split(px), let (y, v) = split(py), x >= bounds.x0, x + 1 < bounds.x1, y >= bounds.y0,
            y + 1 < bounds.y1
        {
            return (x, u, y, v)
        }
        let (x, u) = split(Self.mirrored(px, Float(whole.x0), Float(whole.x1))) ?? (0, 0)
        let (y, v) = split(Self.mirrored(py, Float(whole.y0), Float(whole.y1))) ?? (0, 0)
        return (x, u, y, v)
    }

    /// Returns a position mirrored as often as necessary. NaN becomes the first position.
    private static func mirrored(_ x: Float, _ low: Float, _ high: Float) -> Float {
        let size = high - low
        if x >= low && x <= high { return x }
        if x > low - size && x < low { return 2 * low - x }
        if x > high && x < high + size { return 2 * high - x }
        let folded = x - 2 * size * ((x - low) / (2 * size)).rounded(.down)
        if folded >= low && folded <= high { return folded }
        return folded > high && folded <= low + 2 * size ? 2 * high - folded : low
    }
}

/// Means of squares of pixels, one component at a time.
enum GlassCellsReference {
    /// Returns the cell whose pixels have the positions `columns` and `rows` along the axes.
    static func mean(_ columns: [Int], _ rows: [Int], _ pixel: (Int, Int) -> Pixmap.Pixel) -> Pixmap.Pixel {
        var result = Pixmap.Pixel()
        for lane in 0..<4 {
            var sum: UInt64 = 0
            for y in rows {
                for x in columns { sum += UInt64(pixel(x, y)[lane]) }
            }
            let count = UInt64(columns.count * rows.count)
            result[lane] = UInt16((sum + count / 2) / count)
        }
        return result
    }
}
