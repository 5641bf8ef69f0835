import Testing
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineReferences

/// Clips within clips: what both cut of a pixel is counted once.
@Suite struct NestedClipTests {
    static let frame = PixelRect(width: 24, height: 24)

    private func clip(_ areas: [ResolvedShape], _ transform: Affine = .identity) -> Clip {
        areas.reduce(Clip(Self.frame)) { $0.intersected(with: .fill($1), transform: transform) }
    }

    private func value(_ coverage: Coverage?, _ x: Int, _ y: Int) -> Int {
        let run = coverage?.runs(inRow: y).first { Int($0.x) <= x && x < Int($0.x) + Int($0.count) }
        return run.map { Int($0.value) } ?? 0
    }

    private func box(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> ResolvedShape {
        .rectangle(Rect(minX: x0, minY: y0, maxX: x1, maxY: y1))
    }

    /// Half of the pixels of column 4 is within both, however often they are cut there.
    @Test func edgesThatCoincideCutOnce() {
        let (whole, half) = (box(4.5, 4, 20, 20), box(4.5, 2, 12, 22))
        for areas in [[whole], [whole, whole], [whole, half], [half, whole, half], [whole, half, whole]] {
            let clip = clip(areas)
            #expect(abs(value(clip.coverage, 4, 10) - 32768) <= 16, "\(areas.count)")
            #expect(value(clip.coverage, 8, 10) == 65535)
            let item = Coverage(.fill(whole), transform: .identity, clip: Self.frame)
            let painted = clip.apply(to: item, of: .fill(whole), transform: .identity)
            #expect(abs(value(painted, 4, 10) - 32768) <= 16, "\(areas.count)")
        }
    }

    /// The part of a pixel within both is that within the narrower one.
    @Test func edgesWithinAPixelCutExactly() {
        let clip = clip([box(4.25, 4, 20, 20), box(4.75, 4, 20, 20)])
        #expect(abs(value(clip.coverage, 4, 10) - 16384) <= 16)
    }

    /// What fills the clip is cut once, whatever its coordinates are.
    @Test func contentInOtherCoordinatesIsCutOnce() {
        let clip = clip([box(4.5, 4, 20, 20)])
        let half = Affine.scale(0.5, 0.5)
        let turned = Affine.rotation(degrees: 90).then(.translation(24, 0))
        for (item, map) in [(box(9, 8, 40, 40), half), (box(4, 4, 20, 19.5), turned)] {
            let own = Coverage(.fill(item), transform: map, clip: Self.frame)
            let painted = clip.apply(to: own, of: .fill(item), transform: map)
            #expect(abs(value(painted, 4, 10) - 32768) <= 16, "\(map)")
            #expect(value(painted, 8, 10) == 65535)
        }
    }

    /// Of a pixel by which the picture will be cut, items and clips within it are what they cover of that.
    @Test func whatWillBeCutIsNotCutBefore() throws {
        let (whole, half) = (box(4.5, 4, 20, 20), box(4.5, 2, 12.5, 22))
        var inner = Clip(Self.frame)
        inner.pending = clip([whole]).edge
        let full = Coverage(.fill(whole), transform: .identity, clip: Self.frame)
        #expect(value(inner.apply(to: full, of: .fill(whole), transform: .identity), 4, 10) == 65535)
        let nested = inner.intersected(with: .fill(half), transform: .identity)
        #expect(value(nested.coverage, 4, 10) >= 65534)
        #expect(abs(value(nested.coverage, 12, 10) - 32768) <= 16)
        let painted = nested.apply(to: full, of: .fill(whole), transform: .identity)
        #expect(value(painted, 4, 10) >= 65534 && abs(value(painted, 12, 10) - 32768) <= 16)
    }

    /// Random contours, compared with the exact areas of their intersection in doubles.
    @Test(arguments: 0..<24) func contoursAreIntersectedExactly(seed: Int) {
        var random = SeededGenerator(seed: seed + 4000)
        // Two pieces of one outline, so that they share most of their edge.
        let outline = random.polygon(2...22, vertices: 5)
        let cut = box(-4, -4, random.double(8...16), 28)
        let shapes = [ResolvedShape.path(outline, .evenOdd), .path(outline, .evenOdd), cut]
        var reference = CoverageReference()
        reference.add(referencePolygons(outline, steps: 48))
        reference.add(referencePolygons(cut.path(), steps: 48))
        let expected = reference.areas(in: Self.frame) { $0[0] & 1 != 0 && $0[1] != 0 }
        let order = seed.isMultiple(of: 2) ? shapes : shapes.reversed()
        guard let coverage = clip(order).coverage else { return #expect(Bool(false), "no coverage") }
        let result = largestDeviation(coverage, expected, Self.frame)
        #expect(result.0 <= 1.0 / 2048, deviationComment(seed, result))
    }
}
