import CRowKernels
import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineGlass
@testable import VitrinePixels
@testable import VitrineReferences

/// The kernels of glass compared bit by bit with their reference implementations.
@Suite struct GlassKernelTests {
    typealias Vector = SIMD8<Float>
    typealias Color = SIMD4<Float>

    /// Returns eight numbers around the limits of the domain of functions.
    private static func vector(_ random: inout SeededGenerator, _ low: Double, _ high: Double) -> Vector {
        var result = Vector()
        for lane in 0..<8 {
            result[lane] =
                random.chance(0.3)
                ? Float(random.pick([0, -0.0, low, high, 1, .nan, .infinity, -.infinity, 1e-30]))
                : Float(random.number(low, high))
        }
        return result
    }

    @Test func vectorFunctionsAreThoseOfSingles() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<4000 {
            let x = Self.vector(&random, -2, 3).lowHalf
            let results = [GlassVectorMath.clamped(x), GlassVectorMath.profile(x)]
            for lane in 0..<4 {
                let wanted = [GlassMath.clamped(x[lane]), GlassMath.profile(x[lane])]
                // The same even for NaN, which has no place in a picture.
                for (result, wanted) in zip(results, wanted) {
                    #expect(result[lane].bitPattern == wanted.bitPattern, "of \(x[lane])")
                }
            }
        }
    }

    @Test(arguments: UInt64(0)..<60)
    func boxDistances(_ seed: UInt64) throws {
        var draw = RandomGlass(seed, 1)
        let (rect, grid, count) = (draw.rect(), draw.grid(), 1 + draw.random.index(40))
        let most = min(rect.width, rect.height) / 2
        func radius() -> Double { draw.random.chance(0.2) ? 0 : draw.random.number(0, most) }
        let radii =
            draw.random.chance(0.4)
            ? CornerRadii(radius())
            : CornerRadii(
                topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius())
        let box = try #require(BoxDistance(rect, radii))
        for _ in 0..<8 {
            let line = grid.line(x: draw.random.index(30) - 15, y: draw.random.index(90) - 10)
            let row = DistanceRow.values(count) {
                box.evaluate(line, 0..<DistanceRow.padded(count), into: $0)
            }
            let wanted = row.indices.map { GlassDistanceReference.toBox(rect, radii, line, $0) }
            #expect(row.difference(from: wanted) == nil, "seed \(seed)")
        }
    }

    /// Beyond the reach, distances are clamped and gradients are not used.
    @Test(arguments: UInt64(0)..<14)
    func outlineDistances(_ seed: UInt64) {
        let draw = GlassReferenceDraw(.coverage, seed: seed)
        var other = RandomGlass(seed, 2)
        let grid = other.grid()
        let segments = OutlineSegments(draw.glass.bodies[0].shape)
        let box = PixelRect(
            covering:
                grid.toDevice.apply(draw.glass.bodies[0].shape.bounds.outset(by: 5)),
            within: PixelRect(x0: -500, y0: -500, x1: 500, y1: 500))
        let rect = PixelRect(
            x0: box.x0, y0: box.y0, x1: min(box.x1, box.x0 + 77), y1: min(box.y1, box.y0 + 70))
        let reach = other.random.number(3, 30)
        for workers in [Workers.serial, Workers(count: 3)] {
            let field = OutlineDistance(segments, in: rect, grid, reach: reach, workers: workers)
            // A part of the pixels, a different one for each seed.
            for y in rect.y0..<rect.y1 where abs(y) % 5 == Int(seed % 5) {
                let row = DistanceRow.values(rect.width) {
                    field.copy(rect.width, row: y, from: rect.x0, into: $0, at: 0)
                }
                for i in stride(from: abs(y) % 3, to: rect.width, by: 3) {
                    var wanted = GlassDistanceReference.toOutline(
                        segments, in: rect, grid, reach: reach, x: rect.x0 + i, y: y)
                    if wanted.distance.magnitude >= Float(reach) {
                        (wanted.x, wanted.y) = (row[i].x, row[i].y)
                    }
                    #expect(
                        GlassDistanceReference.areSame(row[i], wanted),
                        "seed \(seed) at (\(rect.x0 + i), \(y)): \(row[i]), reference \(wanted)")
                }
            }
        }
    }

    @Test(arguments: UInt64(0)..<40)
    func joinedDistancesEqualTheReference(_ seed: UInt64) {
        var draw = RandomGlass(seed, 3)
        let count = 1 + draw.random.index(30)
        let smoothness = draw.random.pick([0, -1, draw.random.number(0.1, 20)])
        let width = DistanceRow.padded(count)
        let first = (0..<width).map { _ in draw.distance() }
        // Some are exactly as near as the others.
        let second = first.map { draw.random.chance(0.1) ? $0 : draw.distance() }
        var shares = [Float](repeating: .nan, count: width)
        let row = DistanceRow.values(count) { row in
            row.set(first)
            _ = DistanceRow.values(count) { next in
                next.set(second)
                unsafe shares.withUnsafeMutableBufferPointer { shares in
                    guard let base = shares.baseAddress else { return }
                    unsafe SmoothUnion(smoothness: smoothness).join(
                        row, with: next, count: count, share: base)
                }
            }
        }
        let wanted = zip(first, second).map { $0.joined(with: $1, smoothness: smoothness) }
        #expect(row.difference(from: wanted.map(\.0)) == nil, "seed \(seed)")
        #expect(shares.map(\.bitPattern) == wanted.map(\.share.bitPattern), "seed \(seed)")
    }

    @Test(arguments: UInt64(0)..<60)
    func sampledPicturesEqualTheReference(_ seed: UInt64) {
        var draw = RandomGlass(seed, 4)
        let factor = draw.random.pick([1, 1, 2, 4, 16])
        let (left, top) = (draw.random.index(9) - 4, draw.random.index(9) - 4)
        let bounds = PixelRect(
            x0: left, y0: top, x1: left + 2 + draw.random.index(30), y1: top + 2 + draw.random.index(20))
        let pixels = draw.picture(bounds)
        // The available part is a part of the whole, or slightly more than that.
        let whole = PixelRect(
            x0: (bounds.x0 - draw.random.index(3) + 1) * factor, y0: bounds.y0 * factor,
            x1: (bounds.x1 + draw.random.index(9) - 1) * factor, y1: bounds.y1 * factor)
        let reference = GlassSamplerReference(pixels: pixels, bounds: bounds, whole: whole, factor: factor)
        var pixmap = Pixmap(width: bounds.width, height: bounds.height)
        pixmap.pixels = pixels
        var wrong: [String] = []
        GlassBackdropSampler.with([(Layer(bounds, pixmap), factor)], of: whole) { pictures in
            for _ in 0..<60 {
                let lanes = draw.random.chance(0.2) ? 1 + draw.random.index(8) : 8
                let isNear = draw.random.chance(0.6)
                func place(_ low: Int, _ high: Int) -> Float {
                    if draw.random.chance(0.02) { return draw.random.pick([.nan, .infinity, -1e7, 3e9]) }
                    let (low, high) = (Double(low), Double(high))
                    let size = high - low
                    let value =
                        isNear
                        ? draw.random.number(low + 0.2 * size, high - 0.2 * size)
                        : draw.random.number(low - 2.5 * size, high + 2.5 * size)
                    return Float(draw.random.chance(0.2) ? (value * 2).rounded() / 2 : value)
                }
                var (x, y) = (Vector(), Vector())
                for lane in 0..<8 {
                    x[lane] = place(whole.x0, whole.x1)
                    y[lane] = place(whole.y0, whole.y1)
                }
                let colors = GlassColorRow.values(8) { row in
                    pictures[0].colors(at: x, y, lanes, into: row, 0)
                }
                for lane in 0..<lanes {
                    let one = pictures[0].color(at: x[lane], y[lane])
                    let wanted = reference.color(at: x[lane], y[lane])
                    if !colors[lane].isSame(as: wanted) || !one.isSame(as: wanted) {
                        wrong.append("(\(x[lane]), \(y[lane])): \(colors[lane]), \(one), reference \(wanted)")
                    }
                }
            }
        }
        #expect(wrong.isEmpty, "seed \(seed): \(wrong.count), first \(wrong.first ?? "")")
    }

    /// Pixels that no outline can cross are recognised by their distances, and have the same values as one by
    /// one.
    @Test(arguments: UInt64(0)..<20)
    func pixelsFarFromOutlines(_ seed: UInt64) {
        var draw = RandomGlass(seed, 7)
        let grid = draw.grid()
        guard let plane = HalfPlane(grid.toDevice) else { return }
        var told = 0
        for _ in 0..<60 {
            let side: Float = draw.random.chance(0.5) ? -1 : 1
            let pixel = 2 * Float(grid.halfPixel)
            var distances = SIMD8<Float>()
            for lane in 0..<8 { distances[lane] = side * pixel * Float(draw.random.number(0.4, 3)) }
            guard let value = plane.even(distances) else { continue }
            told += 1
            for lane in 0..<8 {
                let gradient = draw.distance()
                let one = plane.coverage(distances[lane], gradient.x, gradient.y)
                #expect(one == value, "seed \(seed), \(distances[lane]) along \(gradient.x), \(gradient.y)")
            }
        }
        let near = plane.even(SIMD8(0, 9, 9, 9, 9, 9, 9, 9))
        #expect(near == nil && plane.even(SIMD8(repeating: 1e6)) == 0)
        #expect(plane.even(SIMD8(repeating: -1e6)) == Unit16.one)
        #expect(told > 0, "seed \(seed)")
    }

    /// Positions along one row together, added to the existing values.
    @Test(arguments: RowKernelTests.levels, UInt64(0)..<40)
    func rowsOfPictures(_ level: Int, _ seed: UInt64) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        var draw = RandomGlass(seed, 6)
        let factor = draw.random.pick([1, 2, 4, 8])
        let bounds = PixelRect(x0: -3, y0: 2, x1: 28 + draw.random.index(30), y1: 9)
        let whole = PixelRect(
            x0: bounds.x0 * factor, y0: bounds.y0 * factor, x1: bounds.x1 * factor, y1: bounds.y1 * factor)
        let reference = GlassSamplerReference(
            pixels: draw.picture(bounds), bounds: bounds, whole: whole, factor: factor)
        var pixmap = Pixmap(width: bounds.width, height: bounds.height)
        pixmap.pixels = reference.pixels
        let count = DistanceRow.lanes * (1 + draw.random.index(6))
        // The step of a pixel in either direction, or that of a lens that shrinks everything.
        let step = Float(draw.random.pick([1, 1, -1, draw.random.number(-0.9, 0.9), 1.5]))
        let isIn = draw.random.chance(0.8)
        let start = Float(
            isIn
                ? draw.random.number(Double(whole.x0) + 2, Double(whole.x1) - 2)
                : draw.random.number(Double(whole.x0) - 40, Double(whole.x1) + 40))
        let y = Float(draw.random.number(Double(whole.y0) + (isIn ? 1 : -9), Double(whole.y1)))
        let places = (0..<count).map { start + Float($0) * step }
        let isAdding = draw.random.chance(0.5)
        let before = Color(0.25, 0.5, 0.125, 1)
        var isDone = false
        var colors: [Color] = []
        GlassBackdropSampler.with([(Layer(bounds, pixmap), factor)], of: whole) { pictures in
            colors = GlassColorRow.values(count) { row in
                for i in 0..<count { row.set(i, before) }
                let columns = UnsafeMutablePointer<Color>.allocate(
                    capacity: GlassBackdropSampler.columns(count))
                defer { unsafe columns.deallocate() }
                var steps = vitrine_steps(
                    start: start, step: step, index: 0, shrink: 1, moved: 0, origin: 0, scale: 1)
                var texels = unsafe pictures[0].kernelTexels
                isDone = unsafe row.withPlanes { base, stride in
                    unsafe kernels.sample_row(
                        base, stride, count, y, &texels, &steps, columns, isAdding ? 1 : 0) != 0
                }
            }
        }
        for i in 0..<count {
            let own = reference.color(at: places[i], y)
            let wanted = isDone ? (isAdding ? before + own : own) : before
            #expect(colors[i].isSame(as: wanted), "seed \(seed) place \(i), done \(isDone)")
        }
        // A row that lies completely inside, with steps no larger than pixels, must not be refused.
        let unit = 1 / Float(factor)
        let ends = [places[0], places[count - 1]].map { $0 * unit - 0.5 }
        if abs(step) <= 1, ends.allSatisfy({ $0 > Float(bounds.x0) && $0 < Float(bounds.x1 - 1) }),
            y * unit - 0.5 > Float(bounds.y0), y * unit - 0.5 < Float(bounds.y1 - 1)
        {
            #expect(isDone, "seed \(seed)")
        }
    }

    /// Colours as pixels, with alphas of all kinds and components outside their range.
    @Test func colorsArePacked() {
        var random = SeededGenerator(seed: 9)
        let colors = (0..<400).map { index in
            var color = Color(random.pixel()) * (1 / 65535)
            if index % 3 == 0 { color *= Color(repeating: Float(random.number(-0.5, 2))) }
            if index / 40 % 2 == 0 { color.w = 1 }
            if random.chance(0.05) { color[random.index(4)] = random.pick([.nan, 0, 1, 0.5 / 65535]) }
            return color
        }
        var pixels = [PackedPixel](repeating: 0, count: colors.count)
        _ = GlassColorRow.values(colors.count) { row in
            for (i, color) in colors.enumerated() { row.set(i, color) }
            unsafe pixels.withUnsafeMutableBufferPointer { pixels in
                guard let base = pixels.baseAddress else { return }
                unsafe row.store(colors.count, base)
            }
        }
        for (color, pixel) in zip(colors, pixels) {
            let alpha = UInt16(GlassMath.clamped(color.w) * 65535 + 0.5)
            let wanted = PackedPixel(rounding: color * Color(repeating: 65535), alpha: alpha)
            #expect(pixel == wanted, "\(color)")
        }
    }

    @Test(arguments: UInt64(0)..<30)
    func cellsOfReducedPictures(_ seed: UInt64) {
        var draw = RandomGlass(seed, 5)
        let factor = draw.random.pick([2, 4, 8, 16])
        let count = 1 + draw.random.index(7)
        let source = PixelRect(x0: -3, y0: 0, x1: factor * count + 6, y1: factor)
        let pixels = draw.picture(source)
        func pixel(_ x: Int, _ y: Int) -> Pixmap.Pixel { pixels[y * source.width + x - source.x0] }
        // Columns in order, or mirrored in any of the cells.
        var columns = (0..<count * factor).map { $0 - 3 + draw.random.index(2) }
        if draw.random.chance(0.4) { columns = (0..<count * factor).map { $0 - 2 } }
        let mixed = draw.random.index(count + 1)
        for cell in mixed..<count {
            let range = cell * factor..<(cell + 1) * factor
            let start = cell * factor - 3 + draw.random.index(9)
            columns.replaceSubrange(range, with: (start..<start + factor))
            if draw.random.chance(0.3) { columns[range].reverse() }
            if draw.random.chance(0.3) { columns.swapAt(range.lowerBound, range.lowerBound + factor / 2) }
        }
        let packed = pixels.map { PackedPixel($0) }
        var cells = [PackedPixel](repeating: 7, count: count + 1)
        unsafe packed.withUnsafeBufferPointer { packed in
            unsafe cells.withUnsafeMutableBufferPointer { cells in
                guard let from = packed.baseAddress, let to = cells.baseAddress else { return }
                let sums = UnsafeMutablePointer<BoxFilterKernel.Lanes>.allocate(
                    capacity: 2 * source.width + 1)
                defer { unsafe sums.deallocate() }
                let rows = unsafe (0..<factor).map { unsafe from + $0 * source.width }
                unsafe BoxFilterKernel.average(
                    rows, BoxFilterKernel.Columns(columns, factor: factor), from: source.x0,
                    width: source.width,
                    sums,
                    into: to, count)
            }
        }
        for cell in 0..<count {
            let own = Array(columns[cell * factor..<(cell + 1) * factor])
            let wanted = GlassCellsReference.mean(own, Array(0..<factor), pixel)
            #expect(cells[cell].unpacked == wanted, "seed \(seed) cell \(cell)")
        }
        #expect(cells[count] == 7)
    }
}
