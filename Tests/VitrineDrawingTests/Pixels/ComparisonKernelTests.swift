import CRowKernels
import Testing
import VitrineTestSupport

@testable import VitrinePixels
@testable import VitrineReferences

/// The row kernels that compare pictures, at every vector width that this machine has, against one pixel at a
/// time.
@Suite struct ComparisonKernelTests {
    private static func draws(
        _ level: Int, _ body: (vitrine_row_kernels, inout SeededGenerator) -> Bool
    ) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<UInt64(RowKernelTests.draws) {
            var random = SeededGenerator(seed: seed)
            guard body(kernels, &random) else {
                Issue.record("level \(level), seed \(seed)")
                return
            }
        }
    }

    @Test(arguments: RowKernelTests.levels) func differencesAreAddedAsTheReference(level: Int) {
        Self.draws(level) { kernels, random in
            let count = random.int(0...200)
            let (from, to) = (
                (0..<count).map { _ in UInt8(random.int(0...255)) },
                (0..<count).map { _ in UInt8(random.int(0...255)) }
            )
            let before = (0..<count + 1).map { _ in Int16(random.int(-4080...4080)) }
            var sums = before
            unsafe kernels.add_differences(&sums, count, from, to)
            var wanted = before
            for i in 0..<count { wanted[i] += Int16(to[i]) - Int16(from[i]) }
            return sums == wanted
        }
    }

    /// Sums of columns up to the largest that sixteen rows of eight bits make.
    @Test(arguments: RowKernelTests.levels) func windowsAreMeasuredAsTheReference(level: Int) {
        Self.draws(level) { kernels, random in
            let groups = random.int(0...9)
            let count = groups * 32 + 48
            let most = random.pick([4080, 4080, 9])
            let sign: [Int] = random.pick([[-1, 1], [1], [-1]])
            let columns: [Int16] = (0..<count + 12).map { _ in
                let size = random.int((random.chance(0.5) ? most : 0)...most)
                return Int16(random.pick(sign) * size)
            }
            var fours = [Int16](repeating: 0, count: count + 1)
            var sizes = [UInt16](repeating: 7, count: groups + 1)
            unsafe kernels.sum_fours(&fours, count, columns)
            unsafe kernels.window_sizes(&sizes, groups, fours)
            var wantedFours = [Int16](repeating: 0, count: count)
            for i in 0..<count {
                for column in 0..<4 { wantedFours[i] += columns[i + 4 * column] }
            }
            var wanted = [UInt16](repeating: 0, count: groups)
            for i in 0..<32 * groups {
                var sum = 0
                for column in 0..<16 { sum += Int(columns[i + 4 * column]) }
                wanted[i / 32] = max(wanted[i / 32], UInt16(abs(sum)))
            }
            return fours == wantedFours + [0] && sizes == wanted + [7]
        }
    }

    @Test(arguments: RowKernelTests.levels) func siblingsAreCountedAsTheReference(level: Int) {
        Self.draws(level) { kernels, random in
            let (width, count) = (random.int(66...90), random.int(0...64))
            let colors = random.int(1...4)
            let pixels = (0..<3 * width).map { _ in UInt32(random.int(0...colors)) }
            var wanted: UInt64 = 0
            for x in 0..<count {
                var same = 0
                for dy in 0...2 {
                    for dx in 0...2 where (dx, dy) != (1, 1) {
                        if pixels[dy * width + x + dx] == pixels[width + x + 1] { same += 1 }
                    }
                }
                if same >= 3 { wanted |= 1 << UInt64(x) }
            }
            let found = unsafe pixels.withUnsafeBufferPointer { pixels in
                unsafe pixels.baseAddress.map {
                    unsafe kernels.many_siblings($0 + width + 1, width, count)
                }
            }
            return found == wanted
        }
    }

    /// What is decided is decided as double precision does, and the same at every width.
    @Test(arguments: RowKernelTests.levels) func distancesAreScreenedAsTheReference(level: Int) {
        Self.draws(level) { kernels, random in
            let limit = random.number(0, 1500)
            let reach = random.pick([4, 40, 255])
            func color(near other: UInt32?) -> UInt32 {
                var color: UInt32 = random.chance(0.01) ? 0x7F00_0000 : 0xFF00_0000
                for shift: UInt32 in [0, 8, 16] {
                    let middle = other.map { Int($0 >> shift & 255) } ?? 128
                    let value = min(max(middle + random.int(-reach...reach), 0), 255)
                    color |= UInt32(value) << shift
                }
                return color
            }
            let expected = (0..<64).map { _ in color(near: nil) }
            let actual = expected.map { color(near: $0) }
            let (marks, groups) = (random.next() | random.next(), random.int(0...8))
            let small = UInt8(min(max((limit / 1.15).squareRoot().rounded(.down), 0), 254))
            var limits = vitrine_yiq_limit(
                above: Float(limit) + 0.1, below: Float(limit) - 0.1, small: small)
            var (unsure, other): (UInt64, UInt64) = (0, 0)
            let above = unsafe kernels.screen_yiq(expected, actual, marks, groups, &limits, &unsure)
            let plain = unsafe vitrine_kernels_of_level(0).pointee.screen_yiq(
                expected, actual, marks, groups, &limits, &other)
            guard above == plain, unsure == other, above & unsure == 0 else { return false }
            for x in 0..<8 * groups where (marks & ~unsure) >> UInt64(x) & 1 == 1 {
                let (r, g, b) = (
                    Self.difference(expected[x], actual[x], 0), Self.difference(expected[x], actual[x], 8),
                    Self.difference(expected[x], actual[x], 16)
                )
                let y: Double = r * 0.29889531 + g * 0.58662247 + b * 0.11448223
                let i: Double = r * 0.59597799 - g * 0.27417610 - b * 0.32180189
                let q: Double = r * 0.21147017 - g * 0.52261711 + b * 0.31114694
                let delta: Double = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
                let exceeds = delta > limit
                if (above >> UInt64(x) & 1 == 1) != exceeds { return false }
            }
            return true
        }
    }

    private static func difference(_ a: UInt32, _ b: UInt32, _ shift: UInt32) -> Double {
        Double(a >> shift & 255) - Double(b >> shift & 255)
    }
}
