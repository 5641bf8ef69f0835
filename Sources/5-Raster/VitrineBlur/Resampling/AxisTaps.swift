import VitrineDisplayList

/// The source pixels that contribute to each destination pixel along one axis, and their weights.
///
/// The weights of a pixel sum to one exactly. Those of `nearest` and `bilinear` are in 65536ths; those of
/// `lanczos`, of which some are negative, in 16384ths, so that sums of their products with 16-bit components
/// fit in 32 bits. At a scale of one on whole pixels all three are an exact copy. Beyond its ends the source
/// repeats, or else continues with its first or last pixel.
public struct AxisTaps: Sendable {
    public struct Tap: Sendable {
        public var start: Int
        public var count: Int
    }

    public private(set) var taps: [Tap] = []
    /// The source pixels, one tap after another.
    public private(set) var places: [Int] = []
    /// The weights of `places`. Negative ones are in two's complement: sums of products have the same bits.
    public private(set) var weights: [UInt32] = []
    /// The number of fractional bits of the weights.
    public let bits: UInt32
    private let length: Int
    private let repeats: Bool

    /// Creates the taps of destination pixels.
    ///
    /// - Parameters:
    ///   - centers: The centres of the destination pixels, measured from the start of the source.
    ///   - factor: The size of a destination pixel in source pixels; negative to reverse the source.
    ///   - length: The number of source pixels.
    public init(
        _ centers: [Double], factor: Double, length: Int, _ sampling: ImagePaint.Sampling, repeats: Bool
    ) {
        self.length = length
        self.repeats = repeats
        bits = sampling == .lanczos ? 14 : 16
        for center in centers {
            let start = weights.count
            let position = inFirstCopy(center * factor)
            switch sampling {
            case _ where length == 1: add(0, 1 << bits)
            case .nearest: add(wrapped(position), 1 << bits)
            case .bilinear where abs(factor) > 1:
                addMean(position - abs(factor) / 2, position + abs(factor) / 2)
            case .bilinear: addNeighbours(of: position - 0.5)
            case .lanczos: addLanczos(position, stretch: max(abs(factor), 1))
            }
            taps.append(Tap(start: start, count: weights.count - start))
        }
    }

    /// The range from the first to the last source pixel in use.
    @inlinable public var extent: Range<Int> {
        guard let first = places.min(), let last = places.max() else { return 0..<0 }
        return first..<last + 1
    }

    /// The largest number of source pixels from the first to the last of a destination pixel, of which some
    /// may have no weight.
    public var most: Int {
        taps.lazy.map { tap in
            let own = places[tap.start..<tap.start + tap.count]
            return (own.max() ?? 0) - (own.min() ?? 0) + 1
        }.max() ?? 0
    }

    private mutating func add(_ place: Int, _ weight: Int) {
        if weight == 0 { return }
        places.append(place)
        weights.append(UInt32(truncatingIfNeeded: weight))
    }

    /// Returns the same position in the first copy, if the source repeats.
    private func inFirstCopy(_ position: Double) -> Double {
        let period = Double(length)
        if !repeats || (position >= 0 && position < period) { return position }
        let rest = position - (position / period).rounded(.down) * period
        return rest >= 0 && rest < period ? rest : 0
    }

    /// Returns the source pixel that contains a position.
    private func wrapped(_ position: Double) -> Int {
        let place = inFirstCopy(position)
        return place > 0 ? (place < Double(length) ? Int(place) : length - 1) : 0
    }

    /// Adds the mean of the pixels between two positions.
    ///
    /// Positions in a repeating source are moved to its first copy: from 2^53 on, a step of one pixel would
    /// not advance.
    private mutating func addMean(_ start: Double, _ end: Double) {
        let limit = Double(length)
        let low = repeats ? inFirstCopy(start) : start
        let high = repeats ? low + min(end - start, 4 * limit) : end
        // At least a sliver, even if the pixel lies wholly outside the source.
        let from = repeats ? low : min(max(low, 0), limit - 1)
        let to = repeats ? high : max(min(high, limit), from + 1e-6)
        var pixel = from.rounded(.down)
        let last = repeats ? to.rounded(.up) - 1 : min(to.rounded(.up), limit) - 1
        var reached = 0
        repeat {
            let share = pixel >= last ? 1 : (pixel + 1 - from) / (to - from)
            let sum = Int((share * 65536).rounded())
            add(wrapped(pixel + 0.5), sum - reached)
            reached = sum
            pixel += 1
        } while pixel <= last
    }

    /// Adds the two pixels around a position that is measured from the centre of the first pixel.
    private mutating func addNeighbours(of position: Double) {
        let place = repeats ? position : min(max(position, 0), Double(length - 1))
        let first = place.rounded(.down)
        let part = Int(((place - first) * 65536).rounded())
        add(wrapped(first + 0.5), 65536 - part)
        add(wrapped(first + 1.5), part)
    }

    /// Adds three lobes on either side of a position, each `stretch` source pixels wide.
    ///
    /// Lobes wider than the source would add no information.
    private mutating func addLanczos(_ position: Double, stretch wanted: Double) {
        let stretch = min(wanted, Double(length))
        let reach = Lanczos.lobes * stretch
        let center = repeats ? inFirstCopy(position) : min(max(position, -reach), Double(length) + reach)
        let first = (center - reach - 0.5).rounded(.up)
        let count = Int((center + reach - 0.5 - first).rounded(.down)) + 1
        let values = (0..<max(count, 1)).map { Lanczos.value((first + Double($0) + 0.5 - center) / stretch) }
        for (k, weight) in Lanczos.quantized(values).enumerated() {
            add(wrapped(first + Double(k) + 0.5), weight)
        }
    }
}
