import Testing
import VitrineGraphics
import VitrineTestSupport

@testable import VitrineGoldens

struct ComparisonTests {
    @Test(arguments: UInt64(1)...12)
    func countsAsThePlainWayDoes(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let width = Int.random(in: 1...20, using: &random)
        let height = Int.random(in: 1...20, using: &random)
        let expected = RGBA8Image.random(width: width, height: height, opaque: false, using: &random)
        // Every third seed another size; else a few bytes changed.
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
        #expect(PixelDifferences(expected, actual) == Self.plain(expected, actual), "seed \(seed)")
        let comparison = ExactComparator().compare(expected, actual)
        #expect(comparison.matches == (expected == actual), "seed \(seed)")
    }

    /// The specification: a look at every pixel that either picture has.
    static func plain(_ a: RGBA8Image, _ b: RGBA8Image) -> PixelDifferences {
        let nothing = RGBA8Image(width: 0, height: 0, components: [])
        var result = PixelDifferences(nothing, nothing)
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
                result.pixels += 1
                result.sum += differences.reduce(0, +)
                result.largest = max(result.largest, differences.max() ?? 0)
                if differences != [0, 0, 0, 0] { differing.append((x, y)) }
            }
        }
        result.count = differing.count
        if let x0 = differing.map(\.x).min(), let x1 = differing.map(\.x).max(),
            let y0 = differing.map(\.y).min(), let y1 = differing.map(\.y).max()
        {
            result.box = PixelRect(x0: x0, y0: y0, x1: x1 + 1, y1: y1 + 1)
        }
        return result
    }

    @Test func oneLevelOfOneComponentIsFound() {
        let expected = RGBA8Image(width: 3, height: 2, components: Array(repeating: 10, count: 24))
        var actual = expected
        actual.components[4 * 4 + 2] = 11
        #expect(
            ExactComparator().compare(expected, actual)
                == Comparison(
                    matches: false, differingPixels: 1, largestDifference: 1, meanDifference: 1.0 / 24,
                    boundingBox: PixelRect(x0: 1, y0: 1, x1: 2, y1: 2), sizesDiffer: false))
    }

    /// The colour of a transparent pixel counts too.
    @Test func hiddenColourCounts() {
        let a = RGBA8Image(width: 1, height: 1, components: [0, 0, 0, 0])
        let b = RGBA8Image(width: 1, height: 1, components: [9, 0, 0, 0])
        #expect(!ExactComparator().compare(a, b).matches)
    }

    @Test func everyComparatorPassesItsSelfTest() {
        for comparator in Comparators.all {
            #expect(ComparatorSelfTest.run(comparator), "\(comparator.name)")
            #expect(Comparators.named(comparator.name) != nil)
        }
        #expect(Set(Comparators.all.map(\.name)).count == Comparators.all.count)
        #expect(Comparators.named("exakt") == nil)
    }

    /// Comparators that are blind in one way each.
    struct Blind: Comparator, CustomStringConvertible {
        enum Fault: CaseIterable { case matchesAlways, findsNothing, findsTooMuch, wrongPlace, overlooksSize }
        static let name = "blind"
        let tolerance = "none"
        let fault: Fault
        var description: String { "\(fault)" }

        func compare(_ expected: RGBA8Image, _ actual: RGBA8Image) -> Comparison {
            var found = ExactComparator().compare(expected, actual)
            switch fault {
            case .matchesAlways: found.matches = true
            case .findsNothing:
                found.differingPixels = 0
                found.boundingBox = nil
            case .findsTooMuch: found.differingPixels += 1
            case .wrongPlace:
                found.boundingBox = found.boundingBox.map { _ in PixelRect(width: 2, height: 2) }
            case .overlooksSize: found.sizesDiffer = false
            }
            return found
        }
    }

    @Test(arguments: Blind.Fault.allCases)
    func theSelfTestFindsBlindComparators(_ fault: Blind.Fault) {
        #expect(!ComparatorSelfTest.run(Blind(fault: fault)))
    }
}
