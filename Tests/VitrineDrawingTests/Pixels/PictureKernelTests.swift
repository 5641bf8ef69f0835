import CRowKernels
import Testing
import VitrineTestSupport

@testable import VitrineReferences

/// The row kernels of pictures from files and of video, at every vector width that this machine has, against
/// one sample at a time.
@Suite struct PictureKernelTests {
    private typealias Reference = PictureKernelReference

    /// Draws at a level until one differs from its reference. Outputs have a guard at the end.
    private static func draws(
        _ level: Int, _ body: (vitrine_row_kernels, Int, inout SeededGenerator) -> Bool
    ) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<UInt64(RowKernelTests.draws) {
            var random = SeededGenerator(seed: seed)
            let count = random.int(0...200)
            guard body(kernels, count, &random) else {
                Issue.record("level \(level), seed \(seed)")
                return
            }
        }
    }

    private static func words(_ count: Int, bits: Int, _ random: inout SeededGenerator) -> [UInt16] {
        let highest = 1 << bits - 1
        return (0..<count).map { _ in
            UInt16(random.chance(0.2) ? random.pick([0, highest]) : random.int(0...highest))
        }
    }

    private static func bytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
        words(count, bits: 8, &random).map { UInt8($0) }
    }

    @Test(arguments: RowKernelTests.levels) func samplesAreWidenedAndMixedAsTheReference(level: Int) {
        Self.draws(level) { kernels, count, random in
            let samples = Self.bytes(count, &random)
            var wide = [UInt16](repeating: 7, count: count + 1)
            unsafe kernels.widen_samples(&wide, count, samples)
            guard wide == samples.map({ UInt16($0) }) + [7] else { return false }
            let (near, far) = (
                Self.words(count, bits: 12, &random), Self.words(count, bits: 12, &random)
            )
            let (bias, shift) = random.pick([(0, 0), (1, 2), (2, 2)])
            var mixed = [UInt16](repeating: 7, count: count + 1)
            unsafe kernels.mix_samples(&mixed, count, near, far, UInt16(bias), shift)
            return mixed == Reference.mixed(near, far, bias: bias, shift: shift) + [7]
        }
    }

    @Test(arguments: RowKernelTests.levels) func samplesAreDoubledAsTheReference(level: Int) {
        Self.draws(level) { kernels, count, random in
            // Four times the highest sample of 12 bits.
            let sums = Self.words(count + 2, bits: 14, &random).map { min($0, 4 * 4095) }
            let (even, odd, shift) = random.pick([(1, 2, 2), (8, 7, 4), (8, 8, 4)])
            var doubled = [UInt16](repeating: 7, count: 2 * count + 1)
            unsafe sums.withUnsafeBufferPointer { sums in
                guard let base = sums.baseAddress else { return }
                unsafe kernels.double_samples(
                    &doubled, count, base + 1, UInt16(even), UInt16(odd), shift)
            }
            return doubled == Reference.doubled(sums, biases: (even, odd), shift: shift) + [7]
        }
    }

    @Test(arguments: RowKernelTests.levels) func samplesAreColoredAsTheReference(level: Int) {
        Self.draws(level) { kernels, count, random in
            let bits = random.int(8...12)
            let lines = (0..<3).map { _ in Self.words(count, bits: bits, &random) }
            // Up to the largest factors and constants that samples of so many bits have.
            let (places, unit) = random.pick([(0, 1), (16, 1 << (24 - bits)), (20, 1 << (28 - bits))])
            let factors = (0..<9).map { _ in Int32(random.int(-2 * unit...2 * unit)) }
            let starts = (0..<3).map { _ in Int32(random.int(-400...400) << places) }
            var matrix = vitrine_sample_matrix(
                red: (factors[0], factors[1], factors[2]), green: (factors[3], factors[4], factors[5]),
                blue: (factors[6], factors[7], factors[8]), start: (starts[0], starts[1], starts[2]),
                shift: Int32(places))
            var pixels = [UInt8](repeating: 7, count: 4 * count + 1)
            unsafe kernels.color_samples(&pixels, count, lines[0], lines[1], lines[2], &matrix)
            return pixels == Reference.colored(lines, factors, starts, shift: places) + [7]
        }
    }

    @Test(arguments: RowKernelTests.levels) func pixelsAreSplitIntoPlanesAsTheReference(level: Int) {
        Self.draws(level) { kernels, count, random in
            var pixels = Self.bytes(4 * count, &random)
            if random.chance(0.5) { for x in 0..<count { pixels[4 * x + 3] = 255 } }
            // Sums from 0 to 255: each factor takes at most a third of half the range in either direction.
            let shift = random.int(0...22)
            let third = (1 << shift) / 6
            let factors = (0..<9).map { _ in Int32(random.int(-third...third)) }
            let starts = (0..<3).map { _ in Int32(255 << shift / 2) }
            var matrix = vitrine_sample_matrix(
                red: (factors[0], factors[1], factors[2]), green: (factors[3], factors[4], factors[5]),
                blue: (factors[6], factors[7], factors[8]), start: (starts[0], starts[1], starts[2]),
                shift: Int32(shift))
            let start = [UInt8](repeating: 7, count: count + 1)
            var (first, second, last) = (start, start, start)
            unsafe kernels.split_pixels(&first, &second, &last, count, pixels, &matrix)
            return [first, second, last]
                == Reference.split(pixels, factors, starts, shift: shift).map { $0 + [7] }
        }
    }

    @Test(arguments: RowKernelTests.levels) func weightedRowsAreAddedAsTheReference(level: Int) {
        Self.draws(level) { kernels, count, random in
            let row = Self.words(count, bits: 16, &random)
            let narrow = Self.bytes(count, &random)
            let weight = UInt32(truncatingIfNeeded: random.int(-65536...65536))
            let before = (0...count).map { _ in UInt32(truncatingIfNeeded: random.int(0...1 << 40)) }
            var (sums, byteSums) = (before, before)
            unsafe kernels.add_weighted(&sums, count, row, weight)
            unsafe kernels.add_weighted_bytes(&byteSums, count, narrow, weight)
            return sums == Reference.added(row, times: weight, to: before)
                && byteSums == Reference.added(narrow.map { UInt16($0) * 257 }, times: weight, to: before)
        }
    }
}
