import CRowKernels
import Testing
import VitrineTestSupport

@testable import VitrineBlur
@testable import VitrineCoverage
@testable import VitrinePixels
@testable import VitrineReferences

/// The row kernels of every vector width that this machine has, bit by bit against their reference.
@Suite struct RowKernelTests {
    typealias Reference = SourceOverReference

    static let levels = Array(0...vitrine_machine_level())
    /// The number of random rows for each kernel and level.
    static let draws = 2_000

    /// A row with guard values around it, and what is painted on it.
    private struct Draw {
        private static let guardValue: PackedPixel = 0x0123_4567_89AB_CDEF
        let row: [Pixmap.Pixel]
        let source: [Pixmap.Pixel]
        let weights: [UInt16]
        let pixel: Pixmap.Pixel
        let weight: UInt16

        init(_ random: inout SeededGenerator) {
            let width = random.int(0...70)
            row = (0..<width).map { _ in random.pixel() }
            source = (0..<width).map { _ in random.pixel() }
            // Runs of equal weights are painted as one.
            var last = random.biased()
            weights = (0..<width).map { _ in
                if random.chance(0.3) { last = random.biased() }
                return last
            }
            let pixel = random.pixel()
            self.pixel = random.chance(0.3) ? Pixmap.Pixel(0, 0, 0, pixel.w) : pixel
            weight = random.chance(0.5) ? random.biased() : UInt16(random.int(0...255)) * 257
        }

        /// The row after `paint`, which starts at any pixel; `nil` if it wrote beyond the row.
        func painted(
            _ paint: (UnsafeMutablePointer<PackedPixel>, UnsafePointer<PackedPixel>) -> Void
        ) -> [Pixmap.Pixel]? {
            let margin = [PackedPixel](repeating: Self.guardValue, count: 3)
            var padded = margin + row.map { PackedPixel($0) } + margin
            let sources = [0] + source.map { PackedPixel($0) }
            unsafe padded.withUnsafeMutableBufferPointer { target in
                unsafe sources.withUnsafeBufferPointer { from in
                    guard let target = target.baseAddress, let from = from.baseAddress else { return }
                    unsafe paint(target + 3, from + 1)
                }
            }
            guard padded.prefix(3) == margin[...], padded.suffix(3) == margin[...] else { return nil }
            return padded.dropFirst(3).dropLast(3).map(\.unpacked)
        }
    }

    private static func check(
        _ level: Int, _ wanted: (Draw) -> [Pixmap.Pixel],
        _ paint: (
            vitrine_row_kernels, Draw, UnsafeMutablePointer<PackedPixel>, UnsafePointer<PackedPixel>
        ) -> Void
    ) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<UInt64(draws) {
            var random = SeededGenerator(seed: seed)
            let draw = Draw(&random)
            let found = unsafe draw.painted { unsafe paint(kernels, draw, $0, $1) }
            guard found == wanted(draw) else {
                Issue.record("level \(level), seed \(seed), \(draw.row.count) pixels")
                return
            }
        }
    }

    @Test(arguments: levels) func coloursArePaintedAsTheReference(level: Int) {
        unsafe Self.check(level) {
            Reference.paint($0.row, $0.pixel)
        } _: { kernels, draw, row, _ in
            unsafe kernels.paint_color(row, draw.row.count, PackedPixel(draw.pixel), row)
        }
        unsafe Self.check(level) {
            Reference.paint($0.source, $0.pixel)
        } _: { kernels, draw, row, source in
            unsafe kernels.paint_color(row, draw.row.count, PackedPixel(draw.pixel), source)
        }
    }

    @Test(arguments: levels) func pixelsArePaintedAsTheReference(level: Int) {
        unsafe Self.check(level) {
            Reference.paint($0.row, $0.source, weight: 65535)
        } _: {
            unsafe $0.paint_pixels($2, $1.row.count, $3)
        }
        unsafe Self.check(level) {
            Reference.paint($0.row, $0.source, weight: $0.weight)
        } _: {
            unsafe $0.paint_thinned($2, $1.row.count, $3, $1.weight)
        }
    }

    @Test(arguments: levels) func weightsArePaintedAsTheReference(level: Int) {
        unsafe Self.check(level) {
            Reference.paint($0.row, $0.pixel, weights: $0.weights)
        } _: {
            kernels, draw, row, _ in
            unsafe draw.weights.withUnsafeBufferPointer { weights in
                guard let first = weights.baseAddress else { return }
                unsafe kernels.paint_weights(row, draw.row.count, PackedPixel(draw.pixel), first)
            }
        }
    }

    @Test(arguments: levels) func rowsAreScaledAsTheReference(level: Int) {
        unsafe Self.check(level) {
            Reference.scale($0.row, weight: $0.weight)
        } _: { kernels, draw, row, _ in
            unsafe kernels.scale_pixels(row, draw.row.count, draw.weight)
        }
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<UInt64(Self.draws) {
            var random = SeededGenerator(seed: seed)
            let draw = Draw(&random)
            var weights = draw.weights
            unsafe weights.withUnsafeMutableBufferPointer { weights in
                guard let first = weights.baseAddress else { return }
                unsafe kernels.scale_weights(first, weights.count, draw.weight)
            }
            let wanted = draw.weights.map { Reference.product($0, draw.weight) }
            #expect(weights == wanted, "level \(level), seed \(seed)")
        }
    }

    /// The memory of runs is that of the kernels' own.
    @Test func runsHaveTheLayoutOfTheKernels() {
        typealias Own = MemoryLayout<Coverage.Run>
        typealias Kernels = MemoryLayout<vitrine_run>
        #expect(Own.stride == Kernels.stride && Own.alignment == Kernels.alignment)
        #expect(Own.offset(of: \.x) == Kernels.offset(of: \.x))
        #expect(Own.offset(of: \.count) == Kernels.offset(of: \.count))
        #expect(Own.offset(of: \.value) == Kernels.offset(of: \.value))
    }

    @Test(arguments: levels) func runsArePaintedAsTheReference(level: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<UInt64(Self.draws) {
            var random = SeededGenerator(seed: seed)
            let draw = Draw(&random)
            let x0 = random.int(-9...9)
            var runs: [vitrine_run] = []
            var wanted = draw.row
            var x = random.int(0...3)
            while x < draw.row.count {
                let count = min(random.int(1...random.pick([1, 4, 30])), draw.row.count - x)
                let value = random.chance(0.4) ? 65535 : random.biased()
                runs.append(vitrine_run(x: Int32(x0 + x), count: Int32(count), value: value))
                let thinned = Reference.scaled(draw.pixel, value)
                for i in x..<x + count { wanted[i] = Reference.over(thinned, wanted[i]) }
                x += count + random.int(0...2)
            }
            let found = unsafe draw.painted { row, _ in
                unsafe runs.withUnsafeBufferPointer { runs in
                    guard let first = runs.baseAddress else { return }
                    unsafe kernels.paint_runs(row, Int32(x0), first, runs.count, PackedPixel(draw.pixel))
                }
            }
            #expect(found == wanted, "level \(level), seed \(seed)")
        }
    }

    /// Fast products differ only where xy leaves a remainder of 32767 modulo 65535, or next to it: all of
    /// these for a factor, and others. What is below is multiplied by the complement of the alpha above.
    @Test(arguments: levels, [3, 5, 17, 257])
    func productsOfShortFactorsAreTheProduct(level: Int, divisor: UInt16) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        var random = SeededGenerator(seed: Int(divisor))
        let some = (0..<200).map { _ in UInt16(random.int(0...Int(65535 / divisor))) * divisor }
        var wrong = 0
        for factor in some + [0, divisor, 65535 - divisor, 65535] {
            var values = (0..<64).map { _ in random.biased() }
            for remainder in 32760..<32776 where factor > 0 {
                // The values of x for which xy is as close to a step as this factor allows.
                let q = random.int(0...Int(factor))
                values.append(UInt16(min((q * 65535 + remainder) / Int(factor), 65535)))
            }
            var row = values.map { PackedPixel(Pixmap.Pixel($0, $0, $0, $0)) }
            let above = PackedPixel(Pixmap.Pixel(0, 0, 0, 65535 - factor))
            unsafe row.withUnsafeMutableBufferPointer { row in
                guard let first = row.baseAddress else { return }
                unsafe kernels.paint_color(first, row.count, above, first)
            }
            for (pixel, value) in zip(row, values)
            where pixel.unpacked.x != Reference.product(value, factor) { wrong += 1 }
        }
        #expect(wrong == 0)
    }

    /// Samples of 16 bits, and of 8 bits down and then across.
    @Test(arguments: levels) func samplesAreConvolvedAsTheReference(level: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<UInt64(Self.draws) {
            var random = SeededGenerator(seed: seed)
            let (radius, count) = (random.int(1...8), random.int(0...random.pick([70, 280])))
            let taps = BlurPlan(sigma: random.number(0.2, 6)).taps.prefix(radius + 1)
            let invert: UInt16 = random.chance(0.5) ? 0xFFFF : 0
            let reach = taps.count - 1
            let words = (0..<(2 * reach + 1) * (count + 1)).map { _ in random.sample() }
            let bytes = words.map { UInt8($0 >> 8) }
            var (wide, wanted) = (
                [UInt16](repeating: 7, count: count + 1), [UInt16](repeating: 7, count: count + 1)
            )
            var (byWords, byBytes) = (wide, [UInt8](repeating: 7, count: count + 1))
            var brief = byBytes
            unsafe Self.withRows(of: words, count: count, reach: reach) { rows in
                for i in 0..<count {
                    unsafe wanted[i] =
                        ScalarBlurKernels.convolved(rows: rows, taps: Array(taps), radius: reach, at: i)
                        ^ invert
                    unsafe brief[i] = UInt8(
                        narrowing: ScalarBlurKernels.convolvedBriefly(
                            rows: rows, taps: Array(taps), radius: reach, at: i) ^ invert)
                }
                unsafe kernels.convolve(&byWords, count, rows, Array(taps), reach, invert)
                unsafe kernels.convolve_to_bytes(&byBytes, count, rows, Array(taps), reach, invert)
            }
            #expect(byWords == wanted, "level \(level), seed \(seed)")
            #expect(byBytes == brief, "level \(level), seed \(seed)")
            unsafe Self.withRows(of: bytes, count: count, reach: reach) { rows in
                for i in 0..<count {
                    unsafe wanted[i] =
                        ScalarBlurKernels.convolvedBriefly(
                            rows: rows, taps: Array(taps), radius: reach, at: i) ^ invert
                }
                unsafe kernels.convolve_bytes(&wide, count, rows, Array(taps), reach, invert)
            }
            #expect(wide == wanted, "level \(level), seed \(seed)")
        }
    }

    /// Four rows at a time, and sums that go on from four before.
    @Test(arguments: levels) func rowsAreSummedAsTheReference(level: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<UInt64(Self.draws) {
            var random = SeededGenerator(seed: seed)
            let (count, continues) = (random.int(0...random.pick([20, 150])), random.chance(0.5))
            let rows = (0..<4 * (count + 1)).map { _ in random.sample() }
            let before = (0...count).map { _ in UInt32(random.sample()) * 12 }
            var found = before
            unsafe rows.withUnsafeBufferPointer { rows in
                guard let base = rows.baseAddress else { return }
                let starts = unsafe (0..<4).map { unsafe base + $0 * (count + 1) }
                unsafe kernels.sum_rows(&found, count, starts, base, 0, continues ? 1 : 0)
            }
            let wanted = (0..<count).map { i in
                (0..<4).reduce(continues ? before[i] : 0) { $0 + UInt32(rows[$1 * (count + 1) + i]) }
            }
            #expect(found == wanted + [before[count]], "level \(level), seed \(seed)")
        }
    }

    @Test(arguments: levels) func tonesAreSummedAsTheReference(level: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<UInt64(Self.draws) {
            var random = SeededGenerator(seed: seed)
            let row = Draw(&random).row
            var found = vitrine_tones(red: 1, green: 2, blue: 3, alpha: 4, spread: 5)
            unsafe kernels.sum_tones(row.map { PackedPixel($0) }, row.count, &found)
            func sum(_ first: UInt64, _ part: (Pixmap.Pixel) -> UInt16) -> UInt64 {
                row.reduce(first) { $0 + UInt64(part($1)) }
            }
            let wanted = [
                sum(1, \.x), sum(2, \.y), sum(3, \.z), sum(4, \.w),
                sum(5) { max($0.x, $0.y, $0.z) - min($0.x, $0.y, $0.z) },
            ]
            let sums = [found.red, found.green, found.blue, found.alpha, found.spread]
            #expect(sums == wanted, "level \(level), seed \(seed)")
        }
    }

    /// Rows of any width; now and then all of a group of eight is opaque.
    @Test(arguments: levels) func pixelsAreQuantisedAsTheReference(level: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<UInt64(Self.draws) {
            var random = SeededGenerator(seed: seed)
            let row = Draw(&random).row.enumerated().map { i, pixel in
                seed % 3 == 0 || (seed % 3 == 1 && i & 8 == 0)
                    ? Pixmap.Pixel(pixel.x, pixel.y, pixel.z, 65535) : pixel
            }
            let y = random.int(0...7)
            let offsets = Array(OrderedDither.offsets[8 * y..<8 * y + 8])
            let packed = row.map { PackedPixel($0) }
            var found = [UInt8](repeating: 7, count: 4 * row.count + 1)
            unsafe kernels.quantize(&found, row.count, packed, offsets, 0)
            let wanted = row.enumerated().flatMap { i, pixel in
                let plain = Pixmap.unpremultiplied(pixel)
                return (0..<4).map { QuantizeKernels.step(plain[$0], offsets[i & 7]) }
            }
            #expect(found == wanted + [7], "level \(level), seed \(seed)")
        }
    }

    /// Every alpha with colours next to the steps of the quotient, and above alpha, as pictures made by hand
    /// have.
    @Test(arguments: levels) func quotientsAreExactForEveryAlpha(level: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        var random = SeededGenerator(seed: 5)
        let offsets = [UInt16](repeating: 0, count: 8)
        var wrong = 0
        for alpha in UInt16(0)...UInt16.max {
            let row = (0..<8).map { _ in
                // Colours whose quotients are about half a step of 8 bits, or any.
                let step = random.int(0...255) * 257 * Int(alpha) / 65535 + random.int(-1...1)
                return Pixmap.Pixel(
                    UInt16(min(max(step, 0), 65535)), UInt16(random.int(0...Int(alpha))),
                    UInt16(random.int(0...65535)),
                    alpha)
            }
            var found = [UInt8](repeating: 0, count: 32)
            unsafe kernels.quantize(&found, 8, row.map { PackedPixel($0) }, offsets, 0)
            let wanted = row.flatMap { pixel in
                let plain = Pixmap.unpremultiplied(pixel)
                return (0..<4).map { QuantizeKernels.step(plain[$0], 0) }
            }
            if found != wanted { wrong += 1 }
        }
        #expect(wrong == 0)
    }

    @Test(arguments: levels) func commonBitsAreThoseOfAllWords(level: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<UInt64(Self.draws) {
            var random = SeededGenerator(seed: seed)
            let words = (0..<random.int(0...70)).map { _ in random.next() | random.next() | random.next() }
            let found = unsafe words.withUnsafeBytes { bytes in
                unsafe bytes.baseAddress.map {
                    unsafe kernels.common_bits($0.assumingMemoryBound(to: UInt8.self), bytes.count)
                }
            }
            #expect(found ?? .max == words.reduce(.max, &), "level \(level), seed \(seed)")
        }
    }

    /// Rows of pixels of one to eight bytes, filtered as the specification of PNG words it.
    @Test(arguments: levels) func rowsAreFilteredAsTheReference(level: Int) {
        func predicted(_ a: Int, _ b: Int, _ c: Int, _ filter: Int) -> Int {
            let p = a + b - c
            let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
            return [0, a, b, (a + b) / 2, pa <= pb && pa <= pc ? a : pb <= pc ? b : c][filter]
        }
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<UInt64(Self.draws) {
            var random = SeededGenerator(seed: seed)
            let (filter, pixel, count) = (random.int(0...4), random.int(1...8), random.int(0...200))
            let most = random.pick([3, 255])
            let row = (0..<pixel + count).map { _ in UInt8(random.int(0...most)) }
            let above = (0..<pixel + count).map { _ in UInt8(random.int(0...most)) }
            var found = [UInt8](repeating: 7, count: count + 1)
            unsafe row.withUnsafeBufferPointer { row in
                unsafe above.withUnsafeBufferPointer { above in
                    guard let row = row.baseAddress, let above = above.baseAddress else { return }
                    unsafe kernels.filter_row(&found, count, row + pixel, above + pixel, pixel, filter)
                }
            }
            let wanted = (pixel..<pixel + count).map { i in
                let guess = predicted(Int(row[i - pixel]), Int(above[i]), Int(above[i - pixel]), filter)
                return UInt8(truncatingIfNeeded: Int(row[i]) - guess)
            }
            #expect(found == wanted + [7], "level \(level), seed \(seed)")
        }
    }

    /// Calls `body` with the addresses of rows that lie one after another, each a sample longer than `count`.
    private static func withRows<Sample>(
        of samples: [Sample], count: Int, reach: Int, _ body: (UnsafePointer<UnsafePointer<Sample>>) -> Void
    ) {
        unsafe samples.withUnsafeBufferPointer { samples in
            guard let first = samples.baseAddress else { return }
            let rows = unsafe (0...(2 * reach)).map { unsafe first + $0 * (count + 1) }
            unsafe rows.withUnsafeBufferPointer { rows in
                if let rows = rows.baseAddress { unsafe body(rows) }
            }
        }
    }
}
