import CRowKernels
import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Shadows of glass that follow the distance to its outline.
@Suite struct ShadowFalloffTests {
    /// Returns a value between the middles of cells, in integers.
    private static func value(_ mask: Mask, cell: Int, _ x: Int, _ y: Int) -> UInt16 {
        // In halves of a pixel from the middle of the first cell, where a single pixel has its own middle.
        func place(_ pixel: Int) -> (index: Int, weight: Int) {
            let halves = cell == 1 ? 2 * pixel : 2 * pixel + 1
            return (halves / (2 * cell), halves % (2 * cell))
        }
        let (column, row) = (place(x), place(y))
        func at(_ x: Int, _ y: Int) -> Int { Int(mask.values[y * mask.width + x]) }
        var sum = 0
        for (dx, weightX) in [(0, 2 * cell - column.weight), (1, column.weight)] where weightX > 0 {
            for (dy, weightY) in [(0, 2 * cell - row.weight), (1, row.weight)] where weightY > 0 {
                sum += at(column.index + dx, row.index + dy) * weightX * weightY
            }
        }
        return UInt16((sum + 2 * cell * cell) / (4 * cell * cell))
    }

    @Test(arguments: RowKernelTests.levels, [1, 2, 4, 8, 16, 64])
    func cellsAreInterpolatedAtEveryWidth(level: Int, cell: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<40 {
            var random = SeededGenerator(seed: seed &* 31 &+ UInt64(cell))
            var mask = Mask(width: 9, height: 2)
            let isEven = random.chance(0.3)
            for index in mask.values.indices {
                mask.values[index] = isEven && index > 0 ? mask.values[0] : random.biased()
            }
            let (first, row) = (random.index(4 * cell), random.index(cell))
            let count = random.int(0...8 * cell - first)
            var found = [UInt16](repeating: 9, count: count + 1)
            unsafe mask.values.withUnsafeBufferPointer { values in
                guard let base = values.baseAddress else { return }
                unsafe kernels.interpolate_cells(
                    &found, first, count, base, base + 9, 2 * row + (cell > 1 ? 1 : 0), cell)
            }
            let wanted = (first..<first + count).map { Self.value(mask, cell: cell, $0, row) }
            #expect(found == wanted + [9], "level \(level), seed \(seed)")
        }
    }

    @Test(arguments: [1, 2, 4, 8, 64])
    func cellsAreInterpolated(_ cell: Int) {
        let seed = UInt64(cell) &* 977
        var random = SeededGenerator(seed: seed)
        var mask = Mask(width: 7, height: 5)
        for index in mask.values.indices { mask.values[index] = UInt16(random.index(65536)) }
        mask.values[3] = 65535
        let shadow = ShadowMask(mask, ofCells: cell, at: (-3, 11))
        let bounds = shadow.bounds
        #expect(bounds.x0 == -3 + cell / 2 && bounds.width == 6 * cell && bounds.height == 4 * cell)
        for y in bounds.y0..<bounds.y1 {
            let start = bounds.x0 + random.index(bounds.width)
            for (from, count) in [(bounds.x0 - 2, bounds.width + 5), (start, bounds.x1 - start)] {
                var row = [UInt16](repeating: 9, count: count)
                unsafe row.withUnsafeMutableBufferPointer { values in
                    if let base = values.baseAddress {
                        unsafe shadow.copyRow(y, from: from, count: count, to: base)
                    }
                }
                for i in 0..<count {
                    let isInside = from + i >= bounds.x0 && from + i < bounds.x1
                    let wanted =
                        isInside
                        ? Self.value(mask, cell: cell, from + i - bounds.x0, y - bounds.y0) : 0
                    #expect(row[i] == wanted, "seed \(seed), pixel \(from + i), \(y)")
                }
            }
        }
    }

    private static func glass(_ shape: ResolvedShape, x: Double, y: Double, _ canvas: Size) -> DisplayList {
        let shadow = Shadow(
            color: .black, sigma: 17, offset: Point(0, 8), falloff: .distance)
        let glass = Glass([.init(shape, GlassOptics())], shadows: [shadow])
        return DisplayList(
            canvas.width, canvas.height, scale: 3,
            [
                .fill(.box(0, 0, canvas.width, canvas.height), .solid(.white)),
                .group(Group(transform: .translation(x, y), items: [DisplayItem(source: "", .glass(glass))])),
            ])
    }

    private static let capsule = ResolvedShape.roundedRectangle(
        Rect(x: 0, y: 0, width: 90, height: 40), CornerRadii(20), .continuous)

    @Test func endsAndSidesCastTheSame() throws {
        let list = Self.glass(
            .roundedRectangle(Rect(x: 0, y: 0, width: 120, height: 60), CornerRadii(30), .circular), x: 60,
            y: 60, Size(240, 190))
        let picture = try Rasterizer().render(list)
        // The middle of the right end of the moved shape is 98 points down; below it, 128.
        for distance in [10, 20, 30] {
            let right = Int(picture[(180 + distance) * 3, 98 * 3].x)
            let below = Int(picture[120 * 3, (128 + distance) * 3].x)
            #expect(abs(right - below) < 200, "\(distance) points away")
        }
    }

    /// A shadow stays the same to the bit when it is moved by whole pixels, beyond an edge of the canvas too.
    @Test func placesByWholePixelsAreAlike() throws {
        let (one, other) = (Point(30, 40), Point(-40 + 1.0 / 3, 63 - 2.0 / 3))
        let size = Size(180, 150)
        let first = try Rasterizer().render(Self.glass(Self.capsule, x: one.x, y: one.y, size))
        let second = try Rasterizer().render(Self.glass(Self.capsule, x: other.x, y: other.y, size))
        let (dx, dy) = (Int(((other.x - one.x) * 3).rounded()), Int(((other.y - one.y) * 3).rounded()))
        var compared = 0
        for y in 0..<first.height {
            for x in 0..<first.width where x + dx >= 0 && y + dy >= 0 && y + dy < second.height {
                if x + dx >= second.width { continue }
                compared += 1
                if first[x, y] != second[x + dx, y + dy] {
                    Issue.record("pixel \(x), \(y)")
                    return
                }
            }
        }
        #expect(compared > 50_000)
    }
}
