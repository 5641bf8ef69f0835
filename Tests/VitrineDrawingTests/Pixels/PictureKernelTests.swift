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
            guard mixed == Reference.mixed(near, far, bias: bias, shift: shift) + [7] else { return false }
            let others = Self.bytes(count, &random)
            unsafe kernels.mix_bytes(&mixed, count, samples, others, UInt16(bias), shift)
            let (first, second) = (samples.map { UInt16($0) }, others.map { UInt16($0) })
            return mixed == Reference.mixed(first, second, bias: bias, shift: shift) + [7]
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

    /// Returns whether pixels of halved chroma are those of the reference.
    private static func areHalvedColors(
        _ kernels: vitrine_row_kernels, _ luma: [UInt8], _ sums: [[UInt16]], biases: (Int, Int), shift: Int
    ) -> Bool {
        var pixels = [UInt8](repeating: 7, count: 4 * luma.count + 1)
        unsafe sums[0].withUnsafeBufferPointer { first in
            unsafe sums[1].withUnsafeBufferPointer { second in
                guard let cb = first.baseAddress, let cr = second.baseAddress else { return }
                unsafe kernels.color_halved(
                    &pixels, luma.count, luma, cb + 1, cr + 1, UInt16(biases.0), UInt16(biases.1), shift)
            }
        }
        return pixels == Reference.halvedColors(luma, sums, biases: biases, shift: shift) + [7]
    }

    @Test(arguments: RowKernelTests.levels) func halvedChromaIsColoredAsTheReference(level: Int) {
        Self.draws(level) { kernels, count, random in
            let luma = Self.bytes(count, &random)
            let (even, odd, shift) = random.pick([(1, 2, 2), (8, 7, 4), (8, 8, 4)])
            // Samples, or four times samples.
            let scale: UInt16 = shift == 2 ? 1 : 4
            let sums = (0..<2).map { _ in
                Self.words((count + 1) / 2 + 2, bits: 8, &random).map { $0 * scale }
            }
            return Self.areHalvedColors(kernels, luma, sums, biases: (even, odd), shift: shift)
        }
    }

    /// All values of Cb and Cr, with all of luma for some of them, in vectors and beside them.
    @Test(arguments: RowKernelTests.levels) func allChromaIsColoredAsTheReference(level: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for cb in UInt16(0)...255 {
            // The sums are of 128 samples of Cr, so that doubled samples take on each value.
            for half in 0..<2 {
                let cr = (0..<130).map { UInt16(min(max($0 - 1 + 128 * half, 0), 255)) }
                let luma = (0..<255).map { UInt8(truncatingIfNeeded: $0 * 37 + Int(cb) * 11 + half) }
                let sums = [[UInt16](repeating: cb, count: 130), cr]
                guard Self.areHalvedColors(kernels, luma, sums, biases: (1, 2), shift: 2) else {
                    Issue.record("level \(level), Cb \(cb)")
                    return
                }
            }
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
            let weight = UInt32(truncatingIfNeeded: random.int(-65536...65536))
            let before = (0...count).map { _ in UInt32(truncatingIfNeeded: random.int(0...1 << 40)) }
            var sums = before
            unsafe kernels.add_weighted(&sums, count, row, weight)
            return sums == Reference.added(row, times: weight, to: before)
        }
    }

    /// The most rows of the lightest components, whose sums are just below 2^16.
    @Test(arguments: RowKernelTests.levels) func theMostWhiteRowsAreAddedWithoutLoss(level: Int) {
        Self.draws(level) { kernels, count, random in
            let white = [UInt8](repeating: 255, count: count + 1)
            let before = (0...count).map { _ in UInt32(truncatingIfNeeded: random.int(0...1 << 40)) }
            var sums = before
            unsafe white.withUnsafeBufferPointer { white in
                guard let base = white.baseAddress else { return }
                let places = unsafe [UnsafePointer<UInt8>](repeating: base, count: 257)
                unsafe kernels.add_weighted_bytes(&sums, count, places, 257, 3)
            }
            return sums == before.enumerated().map { $0 < count ? $1 &+ 3 &* 257 &* 65535 : $1 }
        }
    }

    @Test(arguments: RowKernelTests.levels) func weightedRowsOfBytesAreAddedAsTheReference(level: Int) {
        Self.draws(level) { kernels, count, random in
            // The sums of the most rows, of the highest components, are just below 2^16.
            let number = random.chance(0.02) ? 257 : random.int(1...9)
            let isLight = random.chance(0.1)
            let rows = (0..<number).map { _ in
                isLight ? [UInt8](repeating: 255, count: count) : Self.bytes(count, &random)
            }
            let weight = UInt32(truncatingIfNeeded: random.int(-65536...65536))
            let before = (0...count).map { _ in UInt32(truncatingIfNeeded: random.int(0...1 << 40)) }
            var sums = before
            let all: [UInt8] = rows.flatMap { $0 } + [0]
            unsafe all.withUnsafeBufferPointer { all in
                guard let base = all.baseAddress else { return }
                let places = unsafe (0..<number).map { unsafe base + $0 * count }
                unsafe kernels.add_weighted_bytes(&sums, count, places, number, weight)
            }
            let wide = rows.map { row in row.map { UInt16($0) * 257 } }
            return sums == wide.reduce(before) { Reference.added($1, times: weight, to: $0) }
        }
    }
}
