import CRowKernels
import Testing
import VitrineTestSupport

@testable import VitrineBlur
@testable import VitrinePixels
@testable import VitrineReferences

/// Vector kernels compared bit by bit with their reference implementations, at every vector width that this
/// machine has.
@Suite struct BlurKernelTests {
    /// The lengths of up to two vectors of the baseline's kernels, and one more.
    static let counts = Array(0...33)
    private static let guardValue: UInt16 = 0xA5C3

    /// Random rows of samples of 16 and of 8 bits, with what the kernels are told about them.
    private struct Draw {
        let isQuintic: Bool
        let invert: UInt16
        let channels: Int
        /// The number of samples: of whole pixels.
        let count: Int
        let words: [[UInt16]]
        let bytes: [[UInt8]]

        var filter: Int { Int(isQuintic ? VITRINE_QUINTIC : VITRINE_CUBIC) }
        var arrangement: Int { Int(channels == 4 ? VITRINE_SPLIT_PIXELS : VITRINE_SPLIT_SAMPLES) }

        init(_ random: inout SeededGenerator) {
            isQuintic = random.chance(0.5)
            invert = random.chance(0.5) ? 0xFFFF : 0
            channels = random.pick([1, 4])
            count = random.int(0...random.pick([9, 70, 200])) / channels * channels
            // A sample more, so that no row begins where vectors do.
            let length = count + 1
            words = (0..<6).map { _ in (0..<length).map { _ in random.sample() } }
            bytes = (0..<6).map { _ in (0..<length).map { _ in UInt8(random.sample() >> 8) } }
        }

        func halved(_ rows: [[UInt16]], _ i: Int) -> UInt16 {
            let v = rows.map { $0[i + 1] }
            return invert
                ^ (isQuintic
                    ? ScalarBlurKernels.downsampled(v[0], v[1], v[2], v[3], v[4], v[5])
                    : ScalarBlurKernels.downsampled(v[0], v[1], v[2], v[3]))
        }

        func doubled(near: UInt16, centre: UInt16, far: UInt16) -> UInt16 {
            invert
                ^ (isQuintic
                    ? ScalarBlurKernels.upsampled(near: near, centre: centre, far: far)
                    : ScalarBlurKernels.upsampled(near: near, far: far))
        }
    }

    /// Calls `body` with the second sample of each row.
    private static func withRows<Sample>(
        _ rows: [[Sample]], _ body: (UnsafePointer<UnsafePointer<Sample>>) -> Void
    ) {
        let length = rows.first?.count ?? 0
        let all = rows.flatMap { $0 }
        unsafe all.withUnsafeBufferPointer { all in
            guard let start = all.baseAddress else { return }
            let starts = unsafe rows.indices.map { unsafe start + $0 * length + 1 }
            unsafe starts.withUnsafeBufferPointer { starts in
                if let first = starts.baseAddress { unsafe body(first) }
            }
        }
    }

    private static func draws(_ level: Int, _ body: (vitrine_row_kernels, Draw) -> Bool) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<UInt64(RowKernelTests.draws) {
            var random = SeededGenerator(seed: seed)
            let draw = Draw(&random)
            guard body(kernels, draw) else {
                Issue.record(
                    "level \(level), seed \(seed), \(draw.count) samples, \(draw.channels) channels")
                return
            }
        }
    }

    @Test(arguments: RowKernelTests.levels) func rowsAreHalvedAsTheReference(level: Int) {
        Self.draws(level) { kernels, draw in
            let count = draw.count
            var (wide, narrow) = (
                [UInt16](repeating: Self.guardValue, count: count + 1),
                [UInt16](repeating: Self.guardValue, count: count + 1)
            )
            unsafe Self.withRows(draw.words) { rows in
                unsafe kernels.halve(
                    &wide, nil, count, rows, rows, draw.filter, Int(VITRINE_WHOLE), draw.invert)
            }
            unsafe Self.withRows(draw.bytes) { rows in
                unsafe kernels.halve_bytes(
                    &narrow, nil, count, rows, nil, draw.filter, Int(VITRINE_WHOLE), draw.invert)
            }
            let widened = draw.bytes.map { $0.map(\.wide) }
            return wide == (0..<count).map { draw.halved(draw.words, $0) } + [Self.guardValue]
                && narrow == (0..<count).map { draw.halved(widened, $0) } + [Self.guardValue]
        }
    }

    /// Splits samples while writing: even pixels from the start of the output, odd ones from further on.
    @Test(arguments: RowKernelTests.levels) func rowsAreSplitAsTheReference(level: Int) {
        Self.draws(level) { kernels, draw in
            let (count, channels) = (draw.count, draw.channels)
            let odds = count / 2 + 6
            var found = [UInt16](repeating: Self.guardValue, count: 2 * odds)
            var wanted = found
            for i in 0..<count {
                let pixel = i / channels
                wanted[pixel / 2 * channels + i % channels + pixel % 2 * odds] = draw.halved(draw.words, i)
            }
            unsafe Self.withRows(draw.words) { rows in
                unsafe found.withUnsafeMutableBufferPointer { found in
                    guard let out = found.baseAddress else { return }
                    unsafe kernels.halve(
                        out, out + odds, count, rows, nil, draw.filter, draw.arrangement, draw.invert)
                }
            }
            return found == wanted
        }
    }

    @Test(arguments: RowKernelTests.levels) func rowsAreDoubledAsTheReference(level: Int) {
        Self.draws(level) { kernels, draw in
            let count = draw.count
            var words = [UInt16](repeating: Self.guardValue, count: count + 1)
            var bytes = [UInt8](repeating: 0xA5, count: count + 1)
            unsafe Self.withRows(draw.words) { rows in
                unsafe kernels.double_row(
                    &words, count, rows[0], rows[1], rows[2], draw.filter, draw.invert)
                unsafe kernels.double_row_to_bytes(
                    &bytes, count, rows[0], rows[1], rows[2], draw.filter, draw.invert)
            }
            let wanted = (1..<count + 1).map {
                draw.doubled(near: draw.words[0][$0], centre: draw.words[1][$0], far: draw.words[2][$0])
            }
            return words == wanted + [Self.guardValue]
                && bytes == wanted.map { UInt8(narrowing: $0) } + [0xA5]
        }
    }

    /// Both finer samples at once, merged for one channel and for four, with and without a last even pixel.
    @Test(arguments: RowKernelTests.levels) func pairsAreMergedAsTheReference(level: Int) {
        Self.draws(level) { kernels, draw in
            let (evens, channels) = (draw.count, draw.channels)
            let odds = max(draw.invert == 0 ? evens : evens - channels, 0)
            let count = evens + odds
            var words = [UInt16](repeating: Self.guardValue, count: count + 1)
            var bytes = [UInt8](repeating: 0xA5, count: count + 1)
            unsafe Self.withRows(draw.words) { rows in
                unsafe kernels.double_pairs(
                    &words, evens, odds, rows[0], rows[1], rows[2], draw.filter, draw.arrangement,
                    draw.invert)
                unsafe kernels.double_pairs_to_bytes(
                    &bytes, evens, odds, rows[0], rows[1], rows[2], draw.filter, draw.arrangement,
                    draw.invert)
            }
            let wanted = (0..<count).map { i in
                let pixel = i / channels
                let at = pixel / 2 * channels + i % channels + 1
                let sides = (draw.words[0][at], draw.words[2][at])
                let (side, other) = pixel % 2 == 0 ? sides : (sides.1, sides.0)
                let centre = draw.words[1][at]
                return draw.isQuintic
                    ? draw.doubled(near: side, centre: centre, far: other)
                    : draw.doubled(near: centre, centre: centre, far: side)
            }
            return words == wanted + [Self.guardValue]
                && bytes == wanted.map { UInt8(narrowing: $0) } + [0xA5]
        }
    }

    /// Checks rows at odd addresses, in memory that ends with guard values.
    private func check(
        count: Int, rows: Int, length: Int,
        _ run: (UnsafePointer<UInt16>, UnsafeMutablePointer<UInt16>) -> Void,
        expected: (UnsafePointer<UInt16>, Int) -> UInt16
    ) {
        var random = SeededGenerator(seed: UInt64(count) &* 31 &+ UInt64(rows))
        let stride = length + 5
        let source = (0..<(rows * stride)).map { _ in random.sample() }
        var out = [UInt16](repeating: Self.guardValue, count: 2 * count + 40)
        var wanted = out
        unsafe source.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            for i in 0..<count { unsafe wanted[3 + i] = expected(base, i) }
            unsafe out.withUnsafeMutableBufferPointer { out in
                guard let target = out.baseAddress else { return }
                unsafe run(base, target + 3)
            }
        }
        #expect(out == wanted, "count \(count)")
    }

    @Test(arguments: counts, [1, 2, 5, 8])
    func convolutionsEqualTheReference(count: Int, radius: Int) {
        let s = count + 5
        let taps = BlurPlan(sigma: [1: 0.3, 2: 0.5, 5: 1.4, 8: 5][radius] ?? 1).taps
        #expect(taps.count - 1 >= min(radius, 4) && taps.reduce(0, +) == 65536)
        let reach = taps.count - 1
        unsafe check(count: count, rows: 2 * reach + 1, length: count) { base, out in
            let rows = unsafe (0...(2 * reach)).map { unsafe base + $0 * s }
            unsafe UInt16.convolve(rows, taps, radius: reach, into: out, count: count, invert: 0)
        } expected: { base, i in
            let rows = unsafe (0...(2 * reach)).map { unsafe base + $0 * s }
            return unsafe ScalarBlurKernels.convolved(rows: rows, taps: taps, radius: reach, at: i)
        }
    }

    /// The averages approximate weighted sums: within two units, for seeded samples.
    @Test func averagesAreTheBinomials() {
        var random = SeededGenerator(seed: 17)
        for _ in 0..<5000 {
            let v = (0..<6).map { _ in random.sample() }
            let d = v.map { Double($0) }
            let cubic = (d[0] + 3 * d[1] + 3 * d[2] + d[3]) / 8
            #expect(abs(Double(ScalarBlurKernels.downsampled(v[0], v[1], v[2], v[3])) - cubic) < 1.5)
            let quintic = (d[0] + 5 * d[1] + 10 * d[2] + 10 * d[3] + 5 * d[4] + d[5]) / 32
            let halved = ScalarBlurKernels.downsampled(v[0], v[1], v[2], v[3], v[4], v[5])
            #expect(abs(Double(halved) - quintic) < 1.5)
            let near = Double(ScalarBlurKernels.upsampled(near: v[0], far: v[1]))
            #expect(abs(near - (3 * d[0] + d[1]) / 4) < 1)
            let reference = Double(ScalarBlurKernels.upsampled(near: v[0], centre: v[1], far: v[2]))
            #expect(abs(reference - (5 * d[0] + 10 * d[1] + d[2]) / 16) < 1.5)
        }
    }
}
