import CRowKernels
import Testing
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineReferences
@testable import VitrineShaders

/// The row kernels of gradients at every vector width that this machine has, bit by bit against `PaintReference`.
@Suite struct GradientKernelTests {
    /// A ramp, and a row of pixels that may start anywhere.
    private struct Draw {
        let ramp: GradientRamp
        let spread: GradientSpread
        let origin: PixelOrigin
        let map: LinearMap
        let (x, y): (Int, Int)
        let count: Int

        init(_ random: inout SeededGenerator) throws {
            let stops = (0..<random.int(1...5)).map { _ in
                let location = random.number(0, 1)
                return GradientStop(
                    random.chance(0.5) ? (location * 8).rounded() / 8 : location, random.color())
            }
            ramp = GradientRamp(
                stops.sorted { $0.location < $1.location }, random.pick([.srgb, .srgb, .oklab, .oklch]))
            spread = random.pick(GradientSpread.allCases)
            origin = PixelOrigin(Point(random.number(-40, 90), random.number(-40, 90)))
            let turned = Affine(
                a: random.number(-2, 2), b: random.number(-2, 2), c: random.number(-2, 2),
                d: random.number(-2, 2), tx: 0, ty: 0)
            map = try #require(LinearMap(inverseOf: random.chance(0.3) ? .identity : turned))
            (x, y) = (random.int(-50...50), random.int(-50...90))
            count = random.int(0...random.pick([9, 70, 400]))
        }

        var plane: vitrine_plane {
            vitrine_plane(
                whole: origin.wholeX, rest: origin.restX, dy: origin.y(y), a: map.a, b: map.b, c: map.c,
                d: map.d)
        }

        func reference(_ geometry: GradientGeometry) -> [Pixmap.Pixel] {
            (x..<x + count).map { PaintReference.pixel(ramp, geometry, spread, $0, y) }
        }

        /// The row that `shade` writes; `nil` if it wrote beyond the row.
        func shaded(
            _ shade: (UnsafeMutablePointer<PackedPixel>, UnsafePointer<vitrine_ramp>) -> Void
        ) -> [Pixmap.Pixel]? {
            let guardValue: PackedPixel = 0x0123_4567_89AB_CDEF
            var row = [PackedPixel](repeating: guardValue, count: count + 2)
            unsafe row.withUnsafeMutableBufferPointer { row in
                guard let start = row.baseAddress else { return }
                unsafe ramp.withKernelRamp(spread) { unsafe shade(start + 1, $0) }
            }
            guard row.first == guardValue, row.last == guardValue else { return nil }
            return row.dropFirst().dropLast().map(\.unpacked)
        }
    }

    private static func check(
        _ level: Int, _ body: (vitrine_row_kernels, Draw, inout SeededGenerator) throws -> Bool
    ) throws {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<UInt64(RowKernelTests.draws) {
            var random = SeededGenerator(seed: seed)
            let draw = try Draw(&random)
            guard try body(kernels, draw, &random) else {
                Issue.record("level \(level), seed \(seed), \(draw.count) pixels, \(draw.spread)")
                return
            }
        }
    }

    @Test(arguments: RowKernelTests.levels) func linearRowsAreShadedAsTheReference(level: Int) throws {
        try Self.check(level) { kernels, draw, random in
            let steepness = random.pick([0.01, 0.01, 3])
            let along = (x: random.number(-steepness, steepness), y: random.number(-0.01, 0.01))
            var line = vitrine_line(
                whole: draw.origin.wholeX, rest: draw.origin.restX, along: along.x,
                down: draw.origin.y(draw.y) * along.y)
            let found = unsafe draw.shaded { row, ramp in
                unsafe kernels.shade_linear(row, draw.count, ramp, draw.x, &line)
            }
            return found == draw.reference(.linear(draw.origin, alongX: along.x, alongY: along.y))
        }
    }

    @Test(arguments: RowKernelTests.levels) func radialRowsAreShadedAsTheReference(level: Int) throws {
        try Self.check(level) { kernels, draw, random in
            let (radius, reciprocal) = (random.number(0, 20), 1 / random.number(1, 90))
            var ring = vitrine_ring(plane: draw.plane, start_radius: radius, reciprocal: reciprocal)
            let found = unsafe draw.shaded { row, ramp in
                unsafe kernels.shade_radial(row, draw.count, ramp, draw.x, &ring)
            }
            let geometry = GradientGeometry.radial(
                draw.origin, map: draw.map, startRadius: radius, reciprocal: reciprocal)
            return found == draw.reference(geometry)
        }
    }

    @Test(arguments: RowKernelTests.levels) func angularRowsAreShadedAsTheReference(level: Int) throws {
        try Self.check(level) { kernels, draw, random in
            let start = random.chance(0.2) ? 0 : random.number(-2, 2)
            let turns = random.chance(0.3) ? 1 : random.number(0.01, 2)
            var sweep = vitrine_sweep(plane: draw.plane, start: start, turns: turns)
            let found = unsafe draw.shaded { row, ramp in
                unsafe kernels.shade_angular(row, draw.count, ramp, draw.x, &sweep)
            }
            let geometry = GradientGeometry.angular(draw.origin, map: draw.map, start: start, sweep: turns)
            return found == draw.reference(geometry)
        }
    }

    /// Maps to the axes and between them.
    private static let axes = [
        Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0), Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        Affine(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0), Affine(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
        Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0), Affine(a: 1, b: 1, c: -1, d: 1, tx: 0, ty: 0),
    ]

    /// The centre has no direction, and rays along the axes are where the formula changes.
    @Test(arguments: RowKernelTests.levels) func raysAlongTheAxesAreShadedAsTheReference(level: Int) throws {
        try Self.check(level) { kernels, draw, random in
            let origin = PixelOrigin(Point(Double(draw.x + random.int(0...9)) + 0.5, Double(draw.y) + 0.5))
            let map = try #require(LinearMap(inverseOf: random.pick(Self.axes)))
            let turns = random.pick([0.25, 0.5, 1])
            var sweep = vitrine_sweep(
                plane: vitrine_plane(
                    whole: origin.wholeX, rest: origin.restX, dy: origin.y(draw.y), a: map.a, b: map.b,
                    c: map.c, d: map.d),
                start: 0, turns: turns)
            let found = unsafe draw.shaded { row, ramp in
                unsafe kernels.shade_angular(row, draw.count, ramp, draw.x, &sweep)
            }
            return found == draw.reference(.angular(origin, map: map, start: 0, sweep: turns))
        }
    }

    @Test(arguments: RowKernelTests.levels) func parametersAreShadedAsTheReference(level: Int) throws {
        try Self.check(level) { kernels, draw, random in
            let far = random.pick([1.0, 1, 1e9, 1e16, 1e300])
            let values = (0..<draw.count).map { _ in random.number(-1, 3) * far }
            let found = unsafe draw.shaded { row, ramp in
                unsafe kernels.shade_values(row, draw.count, ramp, values)
            }
            return found
                == values.map {
                    PaintReference.color(draw.ramp, at: PaintReference.location($0, draw.spread))
                }
        }
    }

    /// The memory of segments is that of the kernels' own.
    @Test func segmentsHaveTheLayoutOfTheKernels() {
        typealias Own = MemoryLayout<GradientRamp.Segment>
        typealias Kernels = MemoryLayout<vitrine_segment>
        #expect(Own.stride == Kernels.stride && Own.alignment == Kernels.alignment)
        #expect(Own.offset(of: \.lower) == Kernels.offset(of: \.lower))
        #expect(Own.offset(of: \.upper) == Kernels.offset(of: \.upper))
        #expect(Own.offset(of: \.base) == Kernels.offset(of: \.base))
        #expect(Own.offset(of: \.reciprocal) == Kernels.offset(of: \.reciprocal))
        #expect(Own.offset(of: \.from) == Kernels.offset(of: \.from))
        #expect(Own.offset(of: \.to) == Kernels.offset(of: \.to))
    }
}
