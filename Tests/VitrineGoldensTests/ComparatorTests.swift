import Testing
import VitrineComparisonSettings
import VitrineTestSupport

@testable import VitrineGoldens
@testable import VitrinePixels

struct ComparatorTests {
    private func flat(_ color: [UInt8], width: Int = 40, height: Int = 40) -> RGBA8Image {
        RGBA8Image(
            width: width, height: height,
            components: Array(repeatElement(color, count: width * height).joined()))
    }

    private func make(_ settings: ComparisonSettings) throws -> any ImageComparator {
        try Comparators.make(settings)
    }

    private func yiq(_ threshold: String? = nil, _ change: (inout ComparisonSettings) -> Void = { _ in })
        throws
        -> any ImageComparator
    {
        var settings = ComparisonSettings(metric: "yiq", threshold: threshold)
        change(&settings)
        return try make(settings)
    }

    /// The metric alone does not notice greys that differ by this much; the drift gate does.
    @Test(arguments: [("0.05", 13), ("0.1", 26), ("0.2", 52)])
    func driftIsSeenWhereYIQIsBlind(_ threshold: String, _ shift: UInt8) throws {
        let (a, b) = (flat([100, 100, 100, 255]), flat([100 + shift, 100 + shift, 100 + shift, 255]))
        let blind = try yiq(threshold) { $0.drift = .unlimited }.compare(a, b)
        #expect(
            blind.matches && blind.differingPixels == 0 && blind.changedPixels == 1600 && blind.drift == nil)
        let found = try yiq(threshold).compare(a, b)
        #expect(found.failures == [.drift] && found.differingPixels == 0)
        #expect(found.drift?.largest == Double(shift) && found.drift?.limit == 0.5)
        #expect(found.regions == [DifferenceRegion(box: PixelRect(width: 40, height: 40), pixels: 1600)])
        let c = flat([101 + shift, 101 + shift, 101 + shift, 255])
        #expect(Set(try yiq(threshold).compare(a, c).failures) == [.pixels, .drift])
    }

    /// Differences that no window of 16 × 16 notices: noise, and half a level.
    @Test func theGateLetsNoisePass() throws {
        var random = SeededGenerator(seed: 5)
        let expected = flat([100, 120, 140, 255])
        var noisy = expected
        // Pairs of a level up and a level down, next to each other.
        for index in stride(from: 0, to: noisy.components.count, by: 8) where random.next() % 2 == 0 {
            for channel in 0..<3 {
                noisy.components[index + channel] += 1
                noisy.components[index + 4 + channel] -= 1
            }
        }
        let found = try yiq().compare(expected, noisy)
        let drift = try #require(found.drift)
        #expect(found.matches && found.changedPixels > 500 && drift.largest > 0 && drift.largest <= 0.5)
        var half = expected
        for y in 0..<40 {
            for x in stride(from: y % 2, to: 40, by: 2) { half.components[(y * 40 + x) * 4] += 1 }
        }
        #expect(try yiq().compare(expected, half).drift?.largest == 0.5)
        #expect(try yiq().compare(expected, half).matches)
        half.components[0] = expected.components[0] + 1
        half.components[4] = expected.components[4] + 1
        #expect(try yiq().compare(expected, half).failures == [.drift])
    }

    /// One per cent less tint on one card: every comparator reports it, and its size.
    @Test func aTintOfOnePerCentLessIsFound() throws {
        func card(opacity: Double) -> RGBA8Image {
            var image = flat([24, 28, 40, 255], width: 200, height: 120)
            for y in 30..<90 {
                for x in 40..<160 {
                    for (channel, tint) in [255.0, 214.0, 10.0].enumerated() {
                        let index = (y * 200 + x) * 4 + channel
                        let below = Double(image.components[index])
                        image.components[index] = UInt8((below + (tint - below) * opacity).rounded())
                    }
                }
            }
            return image
        }
        let (before, after) = (card(opacity: 0.62), card(opacity: 0.61))
        let box = PixelRect(x0: 40, y0: 30, x1: 160, y1: 90)
        for name in Comparators.names {
            let found = try #require(Comparators.named(name)).compare(before, after)
            #expect(!found.matches, "\(name)")
            #expect(found.changedPixels == 7200 && found.largestDifference == 2, "\(name)")
            #expect(found.regions == [DifferenceRegion(box: box, pixels: 7200)], "\(name)")
            if name != "exact" {
                #expect(found.drift?.largest == 2 && found.failures.contains(.drift), "\(name)")
            }
        }
        let told = ComparisonSettings(metric: "yiq", drift: .levels(3), source: "scene.yaml:3")
        let ignoring = try make(told).compare(before, after)
        #expect(ignoring.matches && ignoring.tolerance.source == "scene.yaml:3")
        #expect(ignoring.tolerance.text.contains("drift up to 3/255"))
    }

    @Test func backdropsOfTranslucentPixels() throws {
        // The same on white, but not on dark colours.
        let (a, b) = (
            flat([0, 0, 0, 128], width: 1, height: 1), flat([127, 127, 127, 255], width: 1, height: 1)
        )
        for metric in ["yiq", "oklab"] {
            var settings = ComparisonSettings(metric: metric, drift: .unlimited)
            #expect(try make(settings).compare(a, b).differingPixels == 1, "\(metric)")
            settings.backdrop = .white
            #expect(try make(settings).compare(a, b).differingPixels == 0, "\(metric)")
        }
    }

    /// pixelmatch's own cases for its metric: pairs at the default threshold of 0.1.
    @Test(
        arguments: [
            ([41, 56, 157], [41, 56, 0], 1), ([39, 44, 92], [39, 44, 14], 1),
            ([0, 254, 252], [94, 254, 252], 0),
            ([0, 254, 252], [47, 254, 252], 0), ([0, 0, 0], [13, 13, 13], 0), ([0, 0, 0], [23, 23, 23], 1),
        ] as [([UInt8], [UInt8], Int)])
    func oklabSeesWhatPeopleSee(_ a: [UInt8], _ b: [UInt8], _ count: Int) throws {
        let comparator = try make(ComparisonSettings(metric: "oklab"))
        let found = comparator.compare(
            flat(a + [255], width: 1, height: 1), flat(b + [255], width: 1, height: 1))
        #expect(found.differingPixels == count)
    }

    /// A slanted edge, drawn once with anti-aliasing and once without.
    @Test func antialiasingIsLeftOutUnlessAskedFor() throws {
        func edge(smooth: Bool) -> RGBA8Image {
            var image = flat([255, 255, 255, 255], width: 24, height: 24)
            for y in 0..<24 {
                for x in 0..<24 {
                    let distance = Double(x) - (6 + Double(y) / 2.5)
                    let coverage = smooth ? min(max(0.5 - distance, 0), 1) : distance < 0 ? 1 : 0
                    for channel in 0..<3 {
                        image.components[(y * 24 + x) * 4 + channel] = UInt8((255 * (1 - coverage)).rounded())
                    }
                }
            }
            return image
        }
        for metric in ["yiq", "oklab"] {
            var settings = ComparisonSettings(metric: metric, drift: .unlimited)
            let found = try make(settings).compare(edge(smooth: false), edge(smooth: true))
            settings.countsAntialiasing = true
            let counted = try make(settings).compare(edge(smooth: false), edge(smooth: true))
            #expect(found.antialiasedPixels > 10 && counted.antialiasedPixels == 0, "\(metric)")
            #expect(counted.differingPixels == found.differingPixels + found.antialiasedPixels, "\(metric)")
            #expect(found.differingPixels < counted.differingPixels / 2, "\(metric)")
        }
    }

    @Test(arguments: [
        ("maxDifference=0-15;totalPixels=0-300", 0...15, 0...300), ("0-15;0-300", 0...15, 0...300),
        ("totalPixels=10;maxDifference=2-3", 2...3, 10...10), (" 5 - 10 ; 200 - 300 ", 5...10, 200...300),
        ("maxDifference=7;30", 7...7, 30...30),
    ]) func rangesAreRead(_ text: String, _ difference: ClosedRange<Int>, _ pixels: ClosedRange<Int>) throws {
        let ranges = try #require(FuzzyRanges(text))
        #expect(ranges == FuzzyRanges(maxDifference: difference, totalPixels: pixels))
        #expect(FuzzyRanges("\(ranges)") == ranges)
    }

    @Test(arguments: [
        "", ";", "1", "1;2;3", "1-2-3;4", "3-2;1", "0-256;1", "-1;2", "a=1;2",
        "maxDifference=1;maxDifference=2",
        "1;-5", "0x1;2", "1;99999999999999", "totalPixels=3;4",
    ]) func otherTextsAreNoRanges(_ text: String) {
        #expect(FuzzyRanges(text) == nil)
        #expect(throws: ComparatorError.self) {
            try make(ComparisonSettings(metric: "fuzzy", threshold: text))
        }
    }

    @Test func fuzzyRangesHoldBothWays() throws {
        let expected = flat([10, 10, 10, 255])
        func changed(_ pixels: Int, by levels: UInt8) -> RGBA8Image {
            var image = expected
            for pixel in 0..<pixels { image.components[pixel * 4] += levels }
            return image
        }
        let settings = ComparisonSettings(
            metric: "fuzzy", threshold: "maxDifference=2-4;totalPixels=5-10", drift: .unlimited)
        let comparator = try make(settings)
        #expect(comparator.compare(expected, changed(5, by: 2)).matches)
        #expect(comparator.compare(expected, changed(10, by: 4)).matches)
        #expect(comparator.compare(expected, changed(11, by: 4)).failures == [.pixels])
        #expect(comparator.compare(expected, changed(5, by: 5)).failures == [.pixels])
        #expect(comparator.compare(expected, changed(4, by: 4)).failures == [.vanished])
        #expect(comparator.compare(expected, changed(5, by: 1)).failures == [.vanished])
        #expect(comparator.compare(expected, expected).failures == [.vanished])
        #expect(comparator.comparisonOfSame(width: 40, height: 40, masks: []).failures == [.vanished])
        let standard = try make(ComparisonSettings(metric: "fuzzy"))
        #expect(standard.compare(expected, expected).matches)
        #expect(standard.compare(expected, changed(20, by: 1)).matches)
    }

    @Test func densityStandsInForTheWhole() throws {
        let expected = flat([255, 255, 255, 255])
        var actual = expected
        for y in 2..<5 { for x in 2..<5 { for c in 0..<3 { actual.components[(y * 40 + x) * 4 + c] = 0 } } }
        func found(_ window: Int, _ allowed: Int, total: Int? = nil) throws -> Comparison {
            try make(
                ComparisonSettings(
                    metric: "oklab", countsAntialiasing: true, allowedPixels: total,
                    density: DensityLimit(window: window, allowed: allowed), drift: .unlimited)
            ).compare(expected, actual)
        }
        #expect(try found(3, 9).matches && found(2, 4).matches && found(100, 9).matches)
        #expect(try found(2, 3).failures == [.density] && found(2, 3).density?.largest == 4)
        #expect(try found(3, 9).density?.place == PixelRect(x0: 2, y0: 2, x1: 5, y1: 5))
        #expect(try found(3, 9, total: 8).failures == [.pixels])
    }

    @Test func masksHideWhatTheyCover() throws {
        let expected = flat([50, 60, 70, 255])
        var actual = expected
        for x in 10..<20 { actual.components[(7 * 40 + x) * 4] = 200 }
        let masks = [PixelRect(x0: 8, y0: 7, x1: 15, y1: 8), PixelRect(x0: 14, y0: -5, x1: 90, y1: 12)]
        for name in Comparators.names {
            let comparator = try #require(Comparators.named(name))
            let found = comparator.compare(expected, actual, within: ComparisonScope(masks: masks))
            #expect(found.matches && found.changedPixels == 0 && found.largestDifference == 0, "\(name)")
            #expect(found.maskedPixels == 26 * 12 + 6, "\(name)")
            let half = comparator.compare(expected, actual, within: ComparisonScope(masks: [masks[0]]))
            #expect(!half.matches && half.changedPixels == 5, "\(name)")
            #expect(half.boundingBox == PixelRect(x0: 15, y0: 7, x1: 20, y1: 8), "\(name)")
        }
    }

    @Test func sixteenBitsAreComparedAsSuch() throws {
        let expected = RGBA16Image(
            width: 20, height: 20,
            components: Array(repeatElement([30000, 40000, 50000, 65535], count: 400).joined()))
        var actual = expected
        actual.components[0] += 1
        let exact = ExactComparator().compare(expected, actual, within: ComparisonScope())
        #expect(!exact.matches && exact.differingPixels == 1 && exact.largestDifference == 1.0 / 257)
        for name in ["yiq", "oklab", "fuzzy"] {
            let comparator = try #require(Comparators.named(name))
            #expect(comparator.compare(expected, actual, within: ComparisonScope()).matches, "\(name)")
            var shifted = expected
            for index in shifted.components.indices where index % 4 < 3 { shifted.components[index] += 257 }
            let found = comparator.compare(expected, shifted, within: ComparisonScope())
            #expect(found.drift?.largest == 1 && found.failures.contains(.drift), "\(name)")
        }
        // The same picture gives the same result at both depths.
        var random = SeededGenerator(seed: 77)
        let a = RGBA8Image.random(width: 33, height: 21, opaque: false, using: &random)
        let b = RGBA8Image.random(width: 33, height: 21, opaque: false, using: &random)
        func wide(_ image: RGBA8Image) -> RGBA16Image {
            RGBA16Image(width: 33, height: 21, components: image.components.map { UInt16($0) * 257 })
        }
        for name in Comparators.names {
            let comparator = try #require(Comparators.named(name))
            let narrow = comparator.compare(a, b)
            let found = comparator.compare(wide(a), wide(b), within: ComparisonScope())
            #expect(found.differingPixels == narrow.differingPixels, "\(name)")
            #expect(
                found.antialiasedPixels == narrow.antialiasedPixels && found.regions == narrow.regions,
                "\(name)")
            #expect(found.largestDifference == narrow.largestDifference, "\(name)")
        }
    }

    @Test func pixelsThatOnlyOnePictureHas() throws {
        let (small, large) = (
            flat([9, 9, 9, 255], width: 3, height: 4), flat([9, 9, 9, 255], width: 5, height: 6)
        )
        for name in Comparators.names {
            let comparator = try #require(Comparators.named(name))
            for found in [comparator.compare(small, large), comparator.compare(large, small)] {
                #expect(found.failures.contains(.sizes) && found.sizesDiffer, "\(name)")
                #expect(
                    found.differingPixels == 18 && found.changedPixels == 18 && found.pixels == 30, "\(name)")
                #expect(found.boundingBox == PixelRect(width: 5, height: 6), "\(name)")
            }
            // By the colour metrics, invisible pixels do not count.
            let clear = flat([9, 9, 9, 0], width: 5, height: 4)
            let count = name == "yiq" || name == "oklab" ? 0 : 8
            #expect(
                comparator.compare(flat([9, 9, 9, 0], width: 3, height: 4), clear).differingPixels == count)
        }
        let nothing = RGBA8Image(width: 0, height: 0, components: [])
        #expect(ExactComparator().compare(nothing, nothing).matches)
        #expect(ExactComparator().compare(nothing, small).differingPixels == 12)
    }

    @Test(arguments: [
        ComparisonSettings(metric: "exakt"), ComparisonSettings(threshold: "0.1"),
        ComparisonSettings(drift: .unlimited), ComparisonSettings(metric: "yiq", threshold: "1.5"),
        ComparisonSettings(metric: "yiq", threshold: "nan"),
        ComparisonSettings(metric: "oklab", threshold: "x"),
        ComparisonSettings(metric: "yiq", density: DensityLimit(window: 3, allowed: 1)),
        ComparisonSettings(metric: "oklab", density: DensityLimit(window: 0, allowed: 1)),
        ComparisonSettings(metric: "fuzzy", allowedPixels: 3),
        ComparisonSettings(metric: "yiq", allowedPixels: -1),
        ComparisonSettings(metric: "fuzzy", drift: .levels(.nan)),
        ComparisonSettings(metric: "fuzzy", backdrop: .white),
    ]) func settingsThatCannotBe(_ settings: ComparisonSettings) {
        #expect(throws: ComparatorError.self) { try make(settings) }
    }

    /// A tolerance that lets everything pass is not a comparison.
    @Test func theSelfTestRefusesABlindTolerance() throws {
        #expect(!ComparatorSelfTest.run(try yiq("1")))
        #expect(!ComparatorSelfTest.run(try make(ComparisonSettings(metric: "oklab", threshold: "1"))))
        #expect(ComparatorSelfTest.run(try yiq("0.2") { $0.allowedPixels = 5000 }))
        #expect(ComparatorSelfTest.run(try yiq { $0.drift = .levels(2) }))
        #expect(
            ComparatorSelfTest.run(
                try make(ComparisonSettings(metric: "fuzzy", threshold: "1-255;1-2000"))))
    }
}
