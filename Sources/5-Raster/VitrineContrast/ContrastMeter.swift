import VitrineColor
import VitrineGeometry
import VitrinePixels

/// Three pictures of one size, read together.
struct ContrastMeter {
    /// White where subjects are seen.
    let coverage: Pixmap
    /// The picture with the subjects' colours all over their boxes.
    let covered: Pixmap
    /// The picture without the subjects.
    let backdrop: Pixmap
    /// Device pixels per point.
    let scale: Double
    let ratio: ContrastRatio

    /// A pixel, and its contrast.
    private struct Reading {
        var ratio: Double
        var x: Int
        var y: Int
    }

    /// Returns the contrast within the boxes of characters, which are in points; `nil` if none is seen.
    func measure(_ boxes: [Rect], required: Double) -> ContrastMeasure? {
        var character: Reading?
        var worst: Reading?
        var (count, failing) = (0, 0)
        var darkest = (luminance: Double.infinity, x: 0, y: 0)
        var lightest = (luminance: -Double.infinity, x: 0, y: 0)
        for box in boxes {
            var best: Reading?
            for y in rows(box) {
                for x in columns(box) where coverage[x, y].x >= Self.half {
                    let behind = ratio.luminance(of: Self.opaque(backdrop[x, y]))
                    let value = ratio.ratio(ratio.luminance(of: Self.opaque(covered[x, y])), behind)
                    if value < required, isBetweenColors(x, y, required) { continue }
                    count += 1
                    if value < required { failing += 1 }
                    if value > best?.ratio ?? 0 { best = Reading(ratio: value, x: x, y: y) }
                    if value < worst?.ratio ?? .infinity { worst = Reading(ratio: value, x: x, y: y) }
                    if behind < darkest.luminance { darkest = (behind, x, y) }
                    if behind > lightest.luminance { lightest = (behind, x, y) }
                }
            }
            if let best, best.ratio < character?.ratio ?? .infinity { character = best }
        }
        guard let character, let worst else { return nil }
        return ContrastMeasure(
            character: sample(character), worst: sample(worst),
            failingShare: Double(failing) / Double(count),
            darkest: Self.color(backdrop[darkest.x, darkest.y]),
            lightest: Self.color(backdrop[lightest.x, lightest.y]), pixelCount: count)
    }

    private static let half: UInt16 = 32768

    /// Returns `true` for a pixel on the edge at which a text takes another colour, as on the thumb of a
    /// picker: it is light on dark on one side, dark on light on the other, and can be read on both.
    private func isBetweenColors(_ x: Int, _ y: Int, _ required: Double) -> Bool {
        var (isLight, isDark) = (false, false)
        for row in max(y - Self.edge, 0)...min(y + Self.edge, coverage.height - 1) {
            for column in max(x - Self.edge, 0)...min(x + Self.edge, coverage.width - 1) {
                let own = ratio.luminance(of: Self.opaque(covered[column, row]))
                let behind = ratio.luminance(of: Self.opaque(backdrop[column, row]))
                guard ratio.ratio(own, behind) >= required else { continue }
                if own > behind { isLight = true } else { isDark = true }
            }
        }
        return isLight && isDark
    }

    /// How far from its middle, in pixels, an edge is blended.
    private static let edge = 2

    private func columns(_ box: Rect) -> Range<Int> { pixels(box.minX, box.maxX, coverage.width) }

    private func rows(_ box: Rect) -> Range<Int> { pixels(box.minY, box.maxY, coverage.height) }

    /// Returns the pixels between two coordinates, within a length.
    private func pixels(_ start: Double, _ end: Double, _ length: Int) -> Range<Int> {
        let limit = Double(length)
        guard start.isFinite, end.isFinite else { return 0..<0 }
        let first = min(max((start * scale).rounded(.down), 0), limit)
        let last = min(max((end * scale).rounded(.up), first), limit)
        return Int(first)..<Int(last)
    }

    private func sample(_ reading: Reading) -> ContrastSample {
        ContrastSample(
            ratio: reading.ratio,
            place: Point((Double(reading.x) + 0.5) / scale, (Double(reading.y) + 0.5) / scale),
            color: Self.color(covered[reading.x, reading.y]),
            backdrop: Self.color(backdrop[reading.x, reading.y]))
    }

    /// Returns a pixel on white paper, which is what a picture without a background is looked at on.
    private static func opaque(_ pixel: Pixmap.Pixel) -> Pixmap.Pixel {
        if pixel.w == .max { return pixel }
        let rest = UInt16.max - pixel.w
        return Pixmap.Pixel(pixel.x &+ rest, pixel.y &+ rest, pixel.z &+ rest, .max)
    }

    private static func color(_ pixel: Pixmap.Pixel) -> Color {
        let opaque = opaque(pixel)
        return Color(
            red: Double(opaque.x) / 65535, green: Double(opaque.y) / 65535, blue: Double(opaque.z) / 65535)
    }
}
