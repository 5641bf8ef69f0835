import Testing
import VitrineColor
import VitrineComparisonSettings
import VitrineTestSupport
import VitrineThreads

@testable import VitrineGoldens
@testable import VitrinePixels

/// The fast measurements compared with the reference implementations.
struct MeasuringTests {
    /// Returns pictures that differ in nothing, little or everything, opaque or not.
    private static func pair(_ seed: UInt64) -> (RGBA8Image, RGBA8Image) {
        var random = SeededGenerator(seed: seed)
        let width = Int.random(in: 1...150, using: &random)
        let height = Int.random(in: 1...60, using: &random)
        let opaque = seed % 2 == 0
        let expected = RGBA8Image.random(width: width, height: height, opaque: opaque, using: &random)
        var actual = expected
        switch seed % 5 {
        case 0: actual = RGBA8Image.random(width: width, height: height, opaque: opaque, using: &random)
        case 1:
            for _ in 0..<20 {
                let index = Int.random(in: 0..<actual.components.count, using: &random)
                if !opaque || index % 4 < 3 { actual.components[index] ^= 1 << UInt8(random.next() % 8) }
            }
        case 2:
            // White against black gives the largest possible sums.
            for index in actual.components.indices where index % 4 < 3 { actual.components[index] = 255 }
            return (
                RGBA8Image(
                    width: width, height: height,
                    components: actual.components.enumerated().map { $0.offset % 4 < 3 ? 0 : $0.element }),
                actual
            )
        case 3:
            for index in actual.components.indices where index % 4 < 3 {
                let shift = Int.random(in: -2...2, using: &random)
                actual.components[index] = UInt8(clamping: Int(actual.components[index]) + shift)
            }
        default: break
        }
        return (expected, actual)
    }

    @Test(arguments: UInt64(1)...12) func kernelsEqualTheirReferences(_ seed: UInt64) throws {
        let (expected, actual) = Self.pair(seed)
        let scans = try #require(
            unsafe PixelViews.with(expected, actual) { views in
                unsafe (
                    DifferenceScan(views, workers: .serial),
                    DifferenceScan(views, workers: .serial, usesScalarKernels: true),
                    DifferenceScan(views, workers: Workers(count: 3))
                )
            })
        #expect(scans.0 == scans.1 && scans.0 == scans.2, "seed \(seed)")
        let limit = Double(seed % 3) * 0.5
        let drifts = try #require(
            unsafe PixelViews.with(expected, actual) { views in
                [(Workers.serial, false), (.serial, true), (Workers(count: 3), false)].map {
                    workers, isPlain in
                    unsafe DriftScan(
                        views, changed: scans.0.changed, isOpaque: !scans.0.totals.isTranslucent,
                        limit: limit,
                        workers: workers, usesScalarKernels: isPlain)
                }
            })
        #expect(drifts[0] == drifts[1] && drifts[0] == drifts[2], "seed \(seed)")
        #expect(abs(drifts[0].largestDrift - Self.drift(expected, actual)) < 1e-9, "seed \(seed)")
    }

    /// The reference implementation of drift: every window, every pixel.
    private static func drift(_ a: RGBA8Image, _ b: RGBA8Image) -> Double {
        let (width, height) = (min(16, a.width), min(16, a.height))
        var largest = 0.0
        func value(_ image: RGBA8Image, _ pixel: Int, _ channel: Int) -> Double {
            let alpha = Double(image.components[pixel * 4 + 3])
            return channel == 3 ? alpha : Double(image.components[pixel * 4 + channel]) * alpha / 255
        }
        // Sum over the columns of a window first, to finish in time.
        for top in 0...a.height - height {
            for channel in 0..<4 {
                let columns = (0..<a.width).map { x in
                    (top..<top + height).reduce(0.0) { sum, y in
                        sum + value(b, y * a.width + x, channel) - value(a, y * a.width + x, channel)
                    }
                }
                for left in 0...a.width - width {
                    largest = max(
                        largest, abs(columns[left..<left + width].reduce(0, +)) / Double(width * height))
                }
            }
        }
        return largest
    }

    @Test(arguments: UInt64(1)...10) func densityIsThatOfTheFullestWindow(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bits = PixelBits(
            width: Int.random(in: 1...90, using: &random), height: Int.random(in: 1...40, using: &random))
        for _ in 0..<Int.random(in: 0...200, using: &random) {
            bits[
                Int.random(in: 0..<bits.width, using: &random),
                Int.random(in: 0..<bits.height, using: &random)] = true
        }
        let side = Int.random(in: 1...50, using: &random)
        let (width, height) = (min(side, bits.width), min(side, bits.height))
        var largest = 0
        for top in 0...bits.height - height {
            for left in 0...bits.width - width {
                var count = 0
                for y in top..<top + height { for x in left..<left + width where bits[x, y] { count += 1 } }
                largest = max(largest, count)
            }
        }
        let found = DensityScan(bits, side: side)
        #expect(found.largest == largest, "seed \(seed)")
        if let place = found.window {
            var count = 0
            for y in place.y0..<place.y1 { for x in place.x0..<place.x1 where bits[x, y] { count += 1 } }
            #expect(count == largest && place.width == width && place.height == height, "seed \(seed)")
        } else {
            #expect(largest == 0, "seed \(seed)")
        }
    }

    /// The results are the same for eight pixels at once and one by one, near the limit, and on any number of
    /// threads.
    @Test(arguments: UInt64(1)...6) func metricsDecideAsTheirReferences(_ seed: UInt64) throws {
        let (expected, actual) = Self.pair(seed)
        var random = SeededGenerator(seed: seed)
        let threshold = seed % 4 == 0 ? 0 : Double.random(in: 0...0.5, using: &random)
        func found(_ color: some ColorMetric, reference: Bool, workers: Workers) -> Comparison {
            var measures = PictureMeasurement(
                name: "", tolerance: .none,
                metric: PerceptualMetric(color: color, usesScalarKernels: reference),
                drift: 0.5, density: DensityLimit(window: 9, allowed: 0))
            measures.usesScalarKernels = reference
            return measures.comparison(expected, actual, within: ComparisonScope(workers: workers))
        }
        for backdrop in ComparisonBackdrop.allCases {
            for counts in [false, true] {
                let yiq = YIQMetric(threshold: threshold, backdrop: backdrop, countsAntialiasing: counts)
                let oklab = OKLabMetric(threshold: threshold, backdrop: backdrop, countsAntialiasing: counts)
                for workers in [Workers.serial, Workers(count: 3)] {
                    #expect(
                        found(yiq, reference: false, workers: workers)
                            == found(yiq, reference: true, workers: .serial), "seed \(seed)")
                    #expect(
                        found(oklab, reference: false, workers: workers)
                            == found(oklab, reference: true, workers: .serial), "seed \(seed)")
                }
            }
        }
    }

    /// Every grey against every other, with limits that are equal to a difference.
    @Test func singlePrecisionDecidesNothingWrong() {
        for difference in 1...255 {
            let d = Double(difference)
            let exact = YIQ.delta(d, d, d)
            for limit in [exact, exact.nextUp, exact.nextDown, exact + 0.05, exact - 0.05] where limit >= 0 {
                let metric = YIQMetric(
                    threshold: (limit / YIQ.largest).squareRoot(), backdrop: .white, countsAntialiasing: true)
                let (a, b) = (UInt32(0xFF00_0000), 0xFF00_0000 | UInt32(difference) * 0x01_0101)
                let (above, unsure) = unsafe metric.screen(
                    [UInt32](repeating: a, count: 8), [UInt32](repeating: b, count: 8), 255, groups: 1)
                var memory: Void = ()
                let decided = metric.exceeds(UInt8.self, a, b, place: 0, &memory)
                #expect(unsure == 255 || (above == 255) == decided)
                #expect(above & unsure == 0)
            }
        }
    }

    @Test func nearPixelsAreOneRegion() {
        func regions(_ places: [(Int, Int)]) -> [DifferenceRegion] {
            var bits = PixelBits(width: 100, height: 70)
            for (x, y) in places { bits[x, y] = true }
            return RegionFinder(bits).regions().ordered()
        }
        #expect(regions([]).isEmpty)
        #expect(
            regions([(99, 69)]) == [
                DifferenceRegion(box: PixelRect(x0: 99, y0: 69, x1: 100, y1: 70), pixels: 1)
            ])
        for x in 0..<80 {
            #expect(regions([(x, 5), (x + 8, 13)]).count == 1, "seven pixels between them, from \(x)")
            #expect(regions([(x, 5), (x + 16, 5)]).count == 2, "fifteen pixels between them, from \(x)")
        }
        let found = regions([(3, 3), (4, 3), (70, 60), (12, 12)])
        #expect(found.map(\.pixels) == [3, 1])
        #expect(found[0].box == PixelRect(x0: 3, y0: 3, x1: 13, y1: 13))
        #expect(found.boundingBox == PixelRect(x0: 3, y0: 3, x1: 71, y1: 61))
    }

    @Test func cubeRootsAreExactToTheLastBits() {
        for cube in 0...100 {
            let x = Double(cube * cube * cube)
            #expect(abs(HyAB.cubeRoot(x) - Double(cube)) <= Double(cube).ulp)
        }
        for step in 1...4096 {
            let x = Double(step) / 4096
            let root = HyAB.cubeRoot(x)
            #expect(abs(root * root * root - x) < 4 * x.ulp)
        }
    }

    /// Sharing OKLab's matrices with what draws changes no verdict: each distance has the bits that it had with
    /// the matrices written out.
    @Test(arguments: UInt64(0)..<4) func distancesHaveTheBitsOfTheirFormulas(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10_000 {
            let (r, g, b) = (
                Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random),
                Double.random(in: 0...1, using: &random)
            )
            let color = HyAB.LMS(r, g, b)
            let l = HyAB.root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
            let m = HyAB.root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
            let s = HyAB.root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
            #expect(color.l == l && color.m == m && color.s == s, "seed \(seed)")
            let lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
            #expect(OKLab.lightness(l, m, s) == lightness, "seed \(seed)")
            let green = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
            let blue = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
            #expect(OKLab.green(l, m, s) == green && OKLab.blue(l, m, s) == blue, "seed \(seed)")
        }
    }
}
