/// Which source pixels make up each destination pixel along one axis, and with what weights.
///
/// Where pixels shrink, a destination pixel is the mean of the source it covers; where they grow
/// or stay, it runs straight between the two nearest centres. At a scale of one on whole pixels
/// both are an exact copy. The weights of a pixel are 65536ths and sum to 65536; the last source
/// pixel goes on past the source's ends.
struct AxisTaps: Sendable {
    struct Tap: Sendable {
        var first: Int
        var start: Int
        var count: Int
    }

    private(set) var taps: [Tap] = []
    private(set) var weights: [UInt32] = []

    /// Taps for the destination pixels `range`, whose coordinate x lies at `x * factor + shift`
    /// in a source of `length` pixels.
    init(_ range: Range<Int>, factor: Double, shift: Double, length: Int) {
        for index in range {
            if abs(factor) > 1 {
                let ends = (Double(index) * factor + shift, Double(index + 1) * factor + shift)
                addMean(min(ends.0, ends.1), max(ends.0, ends.1), length)
            } else {
                addNearest((Double(index) + 0.5) * factor + shift - 0.5, length)
            }
        }
    }

    private mutating func addMean(_ low: Double, _ high: Double, _ length: Int) {
        let limit = Double(length)
        let from = min(max(low, 0), limit - 1)
        // At least a sliver, where the pixel lies wholly outside the source.
        let to = max(min(high, limit), from + 1e-6)
        let first = Int(from)
        let last = min(Int(to.rounded(.up)), length) - 1
        let start = weights.count
        var reached: UInt32 = 0
        for pixel in first...max(first, last) {
            let share = pixel >= last ? 1 : (Double(pixel + 1) - from) / (to - from)
            let sum = UInt32((share * 65536).rounded())
            weights.append(sum - reached)
            reached = sum
        }
        taps.append(Tap(first: first, start: start, count: weights.count - start))
    }

    private mutating func addNearest(_ center: Double, _ length: Int) {
        let clamped = min(max(center, 0), Double(length - 1))
        let first = Int(clamped)
        let part = UInt32(((clamped - Double(first)) * 65536).rounded())
        let start = weights.count
        weights.append(65536 - part)
        if part > 0 { weights.append(part) }
        taps.append(Tap(first: first, start: start, count: weights.count - start))
    }
}
