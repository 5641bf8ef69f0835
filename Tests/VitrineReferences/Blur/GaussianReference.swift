import Foundation

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrinePixels

/// The reference: a sampled Gaussian of six deviations in doubles, normalised, applied to one axis after the
/// other.
enum GaussianReference {
    static func kernel(_ sigma: Double) -> [Double] {
        if sigma < 0.1 { return [1] }
        let radius = Int((6 * sigma).rounded(.up))
        let weights = (-radius...radius).map { Foundation.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }

    /// Returns the index of the sample at `i` of `n`, or `nil` beyond a transparent edge.
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
        let rows = applied(matrix(mask.width, kernel(sigmaX), edge), to: mask)
        return appliedDown(matrix(mask.height, kernel(sigmaY), edge), to: rows, width: mask.width)
    }

    /// Returns the weight of each of `n` samples in each blurred one, with one row per blurred sample. The
    /// kernel is folded, so that distant reflections cost nothing per line.
    static func matrix(_ n: Int, _ kernel: [Double], _ edge: BlurEdge) -> [Double] {
        let radius = kernel.count / 2
        var matrix = [Double](repeating: 0, count: n * n)
        for i in 0..<n {
            for k in -radius...radius {
                if let j = index(i + k, n, edge) { matrix[i * n + j] += kernel[k + radius] }
            }
        }
        return matrix
    }

    static func applied(_ matrix: [Double], to mask: Mask) -> [Double] {
        let source = mask.values.map { Double($0) }
        return pass(source, matrix, count: mask.width, lines: mask.height, step: 1, lineStep: mask.width)
    }

    static func appliedDown(_ matrix: [Double], to rows: [Double], width: Int) -> [Double] {
        pass(rows, matrix, count: rows.count / width, lines: width, step: width, lineStep: 1)
    }

    private static func pass(
        _ source: [Double], _ matrix: [Double], count: Int, lines: Int, step: Int, lineStep: Int
    ) -> [Double] {
        var result = [Double](repeating: 0, count: source.count)
        unsafe source.withUnsafeBufferPointer { source in
            unsafe matrix.withUnsafeBufferPointer { matrix in
                unsafe result.withUnsafeMutableBufferPointer { result in
                    guard let from = source.baseAddress, let weights = matrix.baseAddress,
                        let to = result.baseAddress
                    else { return }
                    var i = 0
                    while i < count {
                        let row = unsafe weights + i * count
                        // Distant samples have no weight if the kernel is short.
                        var near = 0..<count
                        while near.count > 1, unsafe row[near.lowerBound] == 0 { near = near.dropFirst() }
                        while near.count > 1, unsafe row[near.upperBound - 1] == 0 { near = near.dropLast() }
                        let end = near.upperBound
                        for line in 0..<lines {
                            let first = unsafe from + line * lineStep
                            var sum = 0.0
                            var j = near.lowerBound
                            while j < end {
                                unsafe sum += row[j] * first[j &* step]
                                j &+= 1
                            }
                            unsafe to[line * lineStep + i * step] = sum
                        }
                        i &+= 1
                    }
                }
            }
        }
        return result
    }
}

/// Returns the largest deviation of a mask from the reference, in 255ths.
func blurDeviation(_ mask: Mask, _ reference: [Double]) -> Double {
    var worst = 0.0
    for (value, wanted) in zip(mask.values, reference) { worst = max(worst, abs(Double(value) - wanted)) }
    return worst / 257
}
