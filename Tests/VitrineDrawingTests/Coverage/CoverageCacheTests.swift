import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineOutlines
import VitrinePixels
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineReferences

/// Coverages are kept for other pictures: to the bit as they would be made again.
@Suite struct CoverageCacheTests {
    private static let clip = PixelRect(width: 400, height: 300)

    /// Returns a glyph of a few random curves, some of which cross.
    private static func outline(_ random: inout SeededGenerator) -> GlyphOutline {
        func point() -> Point { Point(random.number(0, 900).rounded(), random.number(-900, 0).rounded()) }
        var path = Path()
        for _ in 0..<Int(random.number(1, 3)) {
            path.move(to: point())
            for _ in 0..<Int(random.number(2, 6)) {
                if random.chance(0.5) {
                    path.line(to: point())
                } else {
                    path.cubic(point(), point(), to: point())
                }
            }
            path.close()
        }
        return GlyphOutline(path)
    }

    private static func run(_ outlines: [GlyphOutline], _ random: inout SeededGenerator) -> GlyphRun {
        let origin = Point(random.number(40, 90), random.number(60, 90))
        var pen = origin
        let glyphs = (0..<Int(random.number(1, 8))).map { _ in
            defer { pen.x += random.number(5, 14) }
            return GlyphRun.Glyph(outline: outlines[Int(random.number(0, 5.99))], position: pen)
        }
        return GlyphRun(
            text: "", fontDescription: "", size: random.number(8, 16), unitsPerEm: 1000, origin: origin,
            advance: pen.x - origin.x, glyphs: glyphs)
    }

    private static func isKept(_ run: GlyphRun, _ transform: Affine) -> Bool {
        PlacedGlyphs(run, em: run.size / run.unitsPerEm, transform, clip: clip) != nil
    }

    /// Each run is drawn three times, moved by whole pixels, between others.
    @Test(arguments: UInt64(0)..<30)
    func runsOfGlyphsAreKeptToTheBit(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let outlines = (0..<6).map { _ in Self.outline(&random) }
        let runs = (0..<4).map { _ in Self.run(outlines, &random) }
        let turn = random.chance(0.3) ? Affine.rotation(degrees: random.number(-10, 10)) : .identity
        for _ in 0..<3 {
            for run in runs {
                let move = Affine.translation(random.number(0, 40).rounded(), random.number(0, 40).rounded())
                let transform = turn.then(.scale(1.5, 1.5)).then(move)
                let kept = Coverage(run, transform: transform, clip: Self.clip)
                let own = Coverage(
                    swept: run, em: run.size / run.unitsPerEm, transform: transform, clip: Self.clip)
                #expect(kept.isEqual(to: own, translatedBy: (0, 0)), "seed \(seed)")
                #expect(Self.isKept(run, transform), "seed \(seed)")
            }
        }
    }

    @Test func runsAreEqualWhereTheyLieAlikeOnThePixels() throws {
        var random = SeededGenerator(seed: 3)
        let run = Self.run((0..<6).map { _ in Self.outline(&random) }, &random)
        func places(_ run: GlyphRun, _ transform: Affine) throws -> PlacedGlyphs {
            try #require(
                PlacedGlyphs(run, em: run.size / run.unitsPerEm, transform, clip: Self.clip))
        }
        let own = try places(run, .identity)
        let moved = try places(run, .translation(7, -5))
        #expect(moved == own)
        #expect(moved.hashValue == own.hashValue)
        #expect(moved.origin == PixelPosition(x: own.origin.x + 7, y: own.origin.y - 5))
        #expect(try places(run, .translation(0.25, 0)) != own)
        #expect(try places(run, .scale(1.25, 1.25)) != own)
        var larger = run
        larger.size *= 1.5
        #expect(try places(larger, .identity) != own)
        var other = run
        other.glyphs[0].outline = Self.outline(&random)
        #expect(try places(other, .identity) != own)
    }

    /// Parts beyond the clip are left out, so that the rest is not what the whole run would be.
    @Test(arguments: [
        Affine.translation(-95, 0), .translation(392, 0), .translation(0, 245), .scale(.nan, 1),
    ])
    func runsThatReachBeyondTheClipAreNotKept(transform: Affine) {
        var random = SeededGenerator(seed: 5)
        let run = Self.run((0..<6).map { _ in Self.outline(&random) }, &random)
        #expect(!Self.isKept(run, transform))
    }

    private static let coverage = Coverage(PixelRect(width: 10, height: 20))

    @Test func theLeastRecentlyUsedCoveragesAreDropped() {
        let size = Self.coverage.byteCount
        let cache = CoverageCache<Int>(capacity: 8 * size)
        var made: [Int] = []
        func use(_ key: Int) {
            _ = cache.coverage(of: key) {
                made.append(key)
                return Self.coverage
            }
        }
        for key in 0..<8 { use(key) }
        use(0)
        #expect(made == Array(0..<8))
        #expect(cache.byteCount == 8 * size)
        // One too many: the four that were used last stay.
        use(8)
        #expect(cache.byteCount == 4 * size)
        for key in [8, 0, 7, 6] { use(key) }
        #expect(made == Array(0..<9))
        use(5)
        #expect(made == Array(0..<9) + [5])
    }

    @Test func whatTakesMostOfTheRoomIsNotKept() {
        let cache = CoverageCache<Int>(capacity: 3 * Self.coverage.byteCount)
        let coverage = cache.coverage(of: 1) { Self.coverage }
        #expect(coverage.bounds == Self.coverage.bounds)
        #expect(cache.byteCount == 0)
    }

    @Test func keptCoveragesAreMovedByWholePixels() {
        let cache = CoverageCache<Int>(capacity: 100 * Self.coverage.byteCount)
        _ = cache.coverage(of: 1, at: PixelPosition(x: 3, y: 4)) { Self.coverage }
        let moved = cache.coverage(of: 1, at: PixelPosition(x: 5, y: 14)) {
            Coverage(PixelRect(width: 1, height: 1))
        }
        #expect(moved.bounds == PixelRect(x0: 2, y0: 10, x1: 12, y1: 30))
    }
}
