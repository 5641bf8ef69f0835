import Testing
import VitrineComparisonSettings
import VitrineTestSupport

@testable import VitrineGoldens
@testable import VitrinePixels

struct ComparisonTests {
    @Test(arguments: UInt64(1)...12)
    func exactCountsAsThePlainWayDoes(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let width = Int.random(in: 1...20, using: &random)
        let height = Int.random(in: 1...20, using: &random)
        let expected = RGBA8Image.random(width: width, height: height, opaque: false, using: &random)
        // Every third seed changes the size, the others a few bytes.
        var actual = expected
        if seed % 3 == 0 {
            actual = RGBA8Image.random(
                width: Int.random(in: 1...20, using: &random), height: Int.random(in: 1...20, using: &random),
                opaque: false, using: &random)
        } else {
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let index = Int.random(in: 0..<actual.components.count, using: &random)
                actual.components[index] = UInt8.random(in: 0...255, using: &random)
            }
        }
        let found = ExactComparator().compare(expected, actual)
        let plain = Plain(expected, actual)
        #expect(found.pixels == plain.pixels, "seed \(seed)")
        #expect(found.changedPixels == plain.count && found.differingPixels == plain.count, "seed \(seed)")
        #expect(found.largestDifference == Double(plain.largest), "seed \(seed)")
        #expect(found.meanDifference == Double(plain.sum) / Double(plain.pixels * 4), "seed \(seed)")
        #expect(found.boundingBox == plain.box, "seed \(seed)")
        #expect(found.regions.reduce(0) { $0 + $1.pixels } == plain.count, "seed \(seed)")
        #expect(found.matches == (expected == actual), "seed \(seed)")
    }

    /// The reference implementation, which examines every pixel that either picture has.
    private struct Plain {
        var count = 0
        var largest = 0
        var sum = 0
        var pixels = 0
        var box: PixelRect?

        init(_ a: RGBA8Image, _ b: RGBA8Image) {
            func pixel(_ image: RGBA8Image, _ x: Int, _ y: Int) -> [Int]? {
                guard x < image.width, y < image.height else { return nil }
                return (0..<4).map { Int(image.components[(y * image.width + x) * 4 + $0]) }
            }
            var differing: [(x: Int, y: Int)] = []
            for y in 0..<max(a.height, b.height) {
                for x in 0..<max(a.width, b.width) {
                    let differences: [Int]
                    switch (pixel(a, x, y), pixel(b, x, y)) {
                    case (nil, nil): continue
                    case (let first?, let second?): differences = zip(first, second).map { abs($0 - $1) }
                    default: differences = [255, 255, 255, 255]
                    }
                    pixels += 1
                    sum += differences.reduce(0, +)
                    largest = max(largest, differences.max() ?? 0)
                    if differences != [0, 0, 0, 0] { differing.append((x, y)) }
                }
            }
            count = differing.count
            if let x0 = differing.map(\.x).min(), let x1 = differing.map(\.x).max(),
                let y0 = differing.map(\.y).min(), let y1 = differing.map(\.y).max()
            {
                box = PixelRect(x0: x0, y0: y0, x1: x1 + 1, y1: y1 + 1)
            }
        }
    }

    @Test func oneLevelOfOneComponentIsFound() {
        let expected = RGBA8Image(width: 3, height: 2, components: Array(repeating: 10, count: 24))
        var actual = expected
        actual.components[4 * 4 + 2] = 11
        let found = ExactComparator().compare(expected, actual)
        let box = PixelRect(x0: 1, y0: 1, x1: 2, y1: 2)
        #expect(found.failures == [.pixels] && !found.matches && !found.sizesDiffer)
        #expect(found.differingPixels == 1 && found.changedPixels == 1 && found.pixels == 6)
        #expect(found.largestDifference == 1 && found.meanDifference == 1.0 / 24)
        #expect(found.boundingBox == box && found.regions == [DifferenceRegion(box: box, pixels: 1)])
        #expect(found.tolerance == .none && found.metric == "exact" && found.drift == nil)
    }

    /// The colour of a transparent pixel counts too.
    @Test func hiddenColourCounts() {
        let a = RGBA8Image(width: 1, height: 1, components: [0, 0, 0, 0])
        let b = RGBA8Image(width: 1, height: 1, components: [9, 0, 0, 0])
        #expect(!ExactComparator().compare(a, b).matches)
    }

    @Test func everyComparatorPassesItsSelfTest() throws {
        for name in Comparators.names {
            let comparator = try #require(Comparators.named(name))
            #expect(comparator.name == name)
            #expect(ComparatorSelfTest.run(comparator), "\(name)")
        }
        #expect(Set(Comparators.names).count == Comparators.all.count)
        #expect(Comparators.named("exakt") == nil)
    }

    /// Comparators that each miss one kind of difference.
    struct Blind: ImageComparator, CustomStringConvertible {
        enum Fault: CaseIterable {
            case matchesAlways, findsNothing, findsTooMuch, wrongPlace, wrongRegion, overlooksSize,
                misjudgesDrift
        }
        static let name = "blind"
        static let summary = ""
        let fault: Fault
        let inner: any ImageComparator
        var tolerance: Tolerance { inner.tolerance }
        var description: String { "\(fault)" }

        init(_ fault: Fault) throws {
            self.fault = fault
            inner = try Comparators.make(
                ComparisonSettings(metric: fault == .misjudgesDrift ? "fuzzy" : "exact"))
        }

        init(_ settings: ComparisonSettings) throws(ComparatorError) {
            (fault, inner) = (.matchesAlways, ExactComparator())
        }

        func compare(
            _ expected: RGBA16Image, _ actual: RGBA16Image, within scope: ComparisonScope
        ) -> Comparison { inner.compare(expected, actual, within: scope) }

        func compare(
            _ expected: RGBA8Image, _ actual: RGBA8Image, within scope: ComparisonScope
        ) -> Comparison {
            var found = inner.compare(expected, actual, within: scope)
            switch fault {
            case .matchesAlways: found.failures = []
            case .findsNothing:
                found.differingPixels = 0
                found.boundingBox = nil
            case .findsTooMuch: found.differingPixels += 1
            case .wrongPlace:
                found.boundingBox = found.boundingBox.map { _ in PixelRect(width: 2, height: 2) }
            case .wrongRegion:
                found.regions = found.regions.map {
                    DifferenceRegion(box: PixelRect(width: 2, height: 2), pixels: $0.pixels)
                }
            case .overlooksSize: found.actualHeight = found.expectedHeight
            case .misjudgesDrift: found.drift?.largest *= 0.5
            }
            return found
        }
    }

    @Test(arguments: Blind.Fault.allCases)
    func theSelfTestFindsBlindComparators(_ fault: Blind.Fault) throws {
        #expect(!ComparatorSelfTest.run(try Blind(fault)))
    }
}
