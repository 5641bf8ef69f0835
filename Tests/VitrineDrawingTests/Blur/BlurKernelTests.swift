import Testing
import VitrineTestSupport

@testable import VitrineBlur

/// Vector kernels compared bit by bit with their reference implementations, for all lengths of a row.
@Suite struct BlurKernelTests {
    /// The lengths of up to two vectors of the widest kernel, and one more.
    static let counts = Array(0...33)

    /// Checks rows at odd addresses, in memory that ends with guard values.
    private func check(
        count: Int, rows: Int, length: Int,
        _ run: (UnsafePointer<UInt16>, UnsafeMutablePointer<UInt16>) -> Void,
        expected: (UnsafePointer<UInt16>, Int) -> UInt16, place: (Int) -> Int = { $0 }
    ) {
        var random = SeededGenerator(seed: UInt64(count) &* 31 &+ UInt64(rows))
        let stride = length + 5
        let source = (0..<(rows * stride)).map { _ in random.sample() }
        let guardValue: UInt16 = 0xA5C3
        var out = [UInt16](repeating: guardValue, count: 2 * count + 40)
        var wanted = out
        unsafe source.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            for i in 0..<count { unsafe wanted[3 + place(i)] = expected(base, i) }
            unsafe out.withUnsafeMutableBufferPointer { out in
                guard let target = out.baseAddress else { return }
                unsafe run(base, target + 3)
            }
        }
        #expect(out == wanted, "count \(count)")
    }

    @Test(arguments: counts, [UInt16(0), 0xFFFF])
    func halving(count: Int, invert: UInt16) {
        let s = count + 5
        unsafe check(count: count, rows: 6, length: count) { rows, out in
            unsafe BlurKernels.downsampleCubic(
                rows, rows + s, rows + 2 * s, rows + 3 * s,
                into: BlurFlatOutput(row: out), count: count, invert: invert)
        } expected: { rows, i in
            unsafe ScalarBlurKernels.downsampled(rows[i], rows[s + i], rows[2 * s + i], rows[3 * s + i])
                ^ invert
        }
        unsafe check(count: count, rows: 6, length: count) { rows, out in
            unsafe BlurKernels.downsampleQuintic(
                rows, rows + s, rows + 2 * s, rows + 3 * s, rows + 4 * s, rows + 5 * s,
                into: BlurFlatOutput(row: out), count: count, invert: invert)
        } expected: { rows, i in
            unsafe ScalarBlurKernels.downsampled(
                rows[i], rows[s + i], rows[2 * s + i], rows[3 * s + i], rows[4 * s + i], rows[5 * s + i])
                ^ invert
        }
    }

    /// Splits samples while writing: even ones from the start of the output, odd ones from 20 samples later.
    @Test(arguments: counts)
    func splitting(count: Int) {
        let s = count + 5
        let odds = count / 2 + 6
        unsafe check(count: count, rows: 4, length: count) { rows, out in
            unsafe BlurKernels.downsampleCubic(
                rows, rows + s, rows + 2 * s, rows + 3 * s,
                into: BlurSplitOutput1(evens: out, odds: out + odds), count: count, invert: 0)
        } expected: { rows, i in
            unsafe ScalarBlurKernels.downsampled(rows[i], rows[s + i], rows[2 * s + i], rows[3 * s + i])
        } place: { i in
            i / 2 + (i % 2) * odds
        }
        let pixels = count / 4 * 4
        unsafe check(count: pixels, rows: 4, length: count) { rows, out in
            unsafe BlurKernels.downsampleCubic(
                rows, rows + s, rows + 2 * s, rows + 3 * s,
                into: BlurSplitOutput4(evens: out, odds: out + odds), count: pixels, invert: 0)
        } expected: { rows, i in
            unsafe ScalarBlurKernels.downsampled(rows[i], rows[s + i], rows[2 * s + i], rows[3 * s + i])
        } place: { i in
            i / 8 * 4 + i % 4 + (i / 4 % 2) * odds
        }
    }

    @Test(arguments: counts, [UInt16(0), 0xFFFF])
    func doubling(count: Int, invert: UInt16) {
        let s = count + 5
        unsafe check(count: count, rows: 3, length: count) { rows, out in
            unsafe BlurKernels.upsampleCubic(
                near: rows, far: rows + s, into: out, count: count, invert: invert)
        } expected: { rows, i in
            unsafe ScalarBlurKernels.upsampled(near: rows[i], far: rows[s + i]) ^ invert
        }
        unsafe check(count: count, rows: 3, length: count) { rows, out in
            unsafe BlurKernels.upsampleQuintic(
                near: rows, centre: rows + s, far: rows + 2 * s, into: out, count: count, invert: invert)
        } expected: { rows, i in
            unsafe ScalarBlurKernels.upsampled(near: rows[i], centre: rows[s + i], far: rows[2 * s + i])
                ^ invert
        }
    }

    /// Both finer samples at once, merged for one channel and for four, with and without a last even pixel.
    @Test(arguments: counts, [1, 4])
    func merging(pairs: Int, channels: Int) {
        let s = pairs * channels + 9
        for count in [2 * pairs, 2 * pairs + 1] {
            let evens = (count + 1) / 2 * channels
            let odds = count / 2 * channels
            func coarse(_ i: Int) -> (at: Int, isEven: Bool) {
                let pixel = i / channels
                return (pixel / 2 * channels + i % channels, pixel % 2 == 0)
            }
            unsafe check(count: count * channels, rows: 3, length: s - 5) { rows, out in
                if channels == 4 {
                    unsafe BlurKernels.upsamplePairsCubic(
                        left: rows, centre: rows + s, right: rows + 2 * s,
                        into: UpsampledRowWriter4(row: out), evens: evens, odds: odds, invert: 0)
                } else {
                    unsafe BlurKernels.upsamplePairsCubic(
                        left: rows, centre: rows + s, right: rows + 2 * s,
                        into: UpsampledRowWriter1(row: out), evens: evens, odds: odds, invert: 0)
                }
            } expected: { rows, i in
                let (at, isEven) = coarse(i)
                return unsafe ScalarBlurKernels.upsampled(
                    near: rows[s + at], far: rows[at + (isEven ? 0 : 2 * s)])
            }
            unsafe check(count: count * channels, rows: 3, length: s - 5) { rows, out in
                if channels == 4 {
                    unsafe BlurKernels.upsamplePairsQuintic(
                        left: rows, centre: rows + s, right: rows + 2 * s,
                        into: UpsampledRowWriter4(row: out), evens: evens, odds: odds, invert: 0xFFFF)
                } else {
                    unsafe BlurKernels.upsamplePairsQuintic(
                        left: rows, centre: rows + s, right: rows + 2 * s,
                        into: UpsampledRowWriter1(row: out), evens: evens, odds: odds, invert: 0xFFFF)
                }
            } expected: { rows, i in
                let (at, isEven) = coarse(i)
                return unsafe ScalarBlurKernels.upsampled(
                    near: rows[at + (isEven ? 0 : 2 * s)], centre: rows[s + at],
                    far: rows[at + (isEven ? 2 * s : 0)]) ^ 0xFFFF
            }
        }
    }

    @Test(arguments: counts, [1, 2, 5, 8])
    func convolving(count: Int, radius: Int) {
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
