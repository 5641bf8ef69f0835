import Foundation
import VitrineTestSupport

@testable import VitrineGraphics

extension SeededGenerator {
    /// A sample that is often at an extreme.
    mutating func sample() -> UInt16 {
        let bits = next()
        switch bits & 3 {
        case 0: return 0
        case 1: return 65535
        default: return UInt16(truncatingIfNeeded: bits >> 16)
        }
    }
}

/// What blurs get wrong, as masks.
enum BlurInput: String, CaseIterable, Sendable {
    case noise, blackAndWhite, stripes3, stripes7, stripes16, checkers2, checkers5, step, impulse

    func mask(width: Int, height: Int) -> Mask {
        var random = SeededGenerator(seed: 7)
        var mask = Mask(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                mask[x, y] = value(x, y, width, height, &random)
            }
        }
        return mask
    }

    private func value(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ random: inout SeededGenerator)
        -> UInt16
    {
        let on: Bool
        switch self {
        case .noise: return UInt16(truncatingIfNeeded: random.next() >> 20)
        case .blackAndWhite: on = random.next() & 0x10_0000 != 0
        case .stripes3: on = (x / 3) & 1 == 0
        case .stripes7: on = (x / 7) & 1 == 0
        case .stripes16: on = (y / 16) & 1 == 0
        case .checkers2: on = ((x / 2) ^ (y / 2)) & 1 == 0
        case .checkers5: on = ((x / 5) ^ (y / 5)) & 1 == 0
        case .step: on = x > width / 3 && y > height / 4
        case .impulse: on = x == width / 2 && y == height / 2
        }
        return on ? 65535 : 0
    }
}

/// The oracle: a sampled Gaussian of six deviations in doubles, normalised, one axis after the other.
enum BlurOracle {
    static func kernel(_ sigma: Double) -> [Double] {
        if sigma < 0.1 { return [1] }
        let radius = Int((6 * sigma).rounded(.up))
        let weights = (-radius...radius).map { Foundation.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }

    /// Which sample of `n` lies at `i`; nil beyond a transparent edge.
    static func index(_ i: Int, _ n: Int, _ edge: BlurEdge) -> Int? {
        if (0..<n).contains(i) { return i }
        switch edge {
        case .mirror:
            let turned = ((i % (2 * n)) + 2 * n) % (2 * n)
            return turned < n ? turned : 2 * n - 1 - turned
        case .clamp: return min(max(i, 0), n - 1)
        case .transparent: return nil
        }
    }

    static func blur(_ mask: Mask, _ sigmaX: Double, _ sigmaY: Double, _ edge: BlurEdge) -> [Double] {
        let width = mask.width
        let height = mask.height
        let source = mask.values.map { Double($0) }
        let rows = pass(source, count: width, lines: height, step: 1, lineStep: width, kernel(sigmaX), edge)
        return pass(rows, count: height, lines: width, step: width, lineStep: 1, kernel(sigmaY), edge)
    }

    private static func pass(
        _ source: [Double], count: Int, lines: Int, step: Int, lineStep: Int, _ kernel: [Double],
        _ edge: BlurEdge
    ) -> [Double] {
        // The kernel folded into a matrix row per sample, so that far reflections cost nothing per line.
        let radius = kernel.count / 2
        var matrix = [Double](repeating: 0, count: count * count)
        for i in 0..<count {
            for k in -radius...radius {
                if let j = index(i + k, count, edge) { matrix[i * count + j] += kernel[k + radius] }
            }
        }
        var result = [Double](repeating: 0, count: source.count)
        unsafe source.withUnsafeBufferPointer { source in
            unsafe matrix.withUnsafeBufferPointer { matrix in
                unsafe result.withUnsafeMutableBufferPointer { result in
                    guard let from = source.baseAddress, let weights = matrix.baseAddress,
                        let to = result.baseAddress
                    else { return }
                    for line in 0..<lines {
                        var i = 0
                        while i < count {
                            let row = unsafe weights + i * count
                            let first = unsafe from + line * lineStep
                            var sum = 0.0
                            var j = 0
                            while j < count {
                                unsafe sum += row[j] * first[j &* step]
                                j &+= 1
                            }
                            unsafe to[line * lineStep + i * step] = sum
                            i &+= 1
                        }
                    }
                }
            }
        }
        return result
    }
}

/// The largest deviation of a mask from the oracle, in 255ths.
func blurDeviation(_ mask: Mask, _ oracle: [Double]) -> Double {
    var worst = 0.0
    for (value, wanted) in zip(mask.values, oracle) { worst = max(worst, abs(Double(value) - wanted)) }
    return worst / 257
}
