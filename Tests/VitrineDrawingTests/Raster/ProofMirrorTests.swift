import Testing
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineReferences

/// A mirrored list compared with the mirrored picture.
///
/// Both are equal to the bit as far as coverage, fills and blends are concerned. Exceptions are
/// - gradients: the parameter of a pixel is a sum whose terms come in another order when mirrored, and can be
///   rounded differently;
/// - blurs: the grid of their coarser levels starts at one side;
/// - offsets of group shadows between pixels, which are split into whole pixels and a remainder that is
///   rounded.
@Suite struct ProofMirrorTests {
    static let side = 32

    static func flipped(_ items: [DisplayItem], _ x: Double, _ y: Double) throws -> Pixmap {
        let middle = Point(Double(side) / 2, Double(side) / 2)
        let group = Group(transform: Affine.scale(x, y).about(middle), items: items)
        return try ProofPropertyTests.render([DisplayItem(source: "proof", .group(group))])
    }

    /// Returns the largest difference of a component between the mirrored list and the mirrored picture.
    static func difference(_ items: [DisplayItem], _ x: Double, _ y: Double) throws -> Int {
        let still = try ProofPropertyTests.render(items)
        let turned = try flipped(items, x, y)
        var worst = 0
        for j in 0..<side {
            for i in 0..<side {
                let a = still[i, j]
                let b = turned[x < 0 ? side - 1 - i : i, y < 0 ? side - 1 - j : j]
                for lane in 0..<4 { worst = max(worst, abs(Int(a[lane]) - Int(b[lane]))) }
            }
        }
        return worst
    }

    static let flips = [(-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)]

    /// Fills of single shapes in one colour, clips and blend modes give the mirrored picture to the bit.
    @Test(arguments: UInt64(0)..<24)
    func fillsMirrorToTheBit(seed: UInt64) throws {
        var draws = ProofPropertyTests.draws(seed, backdrops: false)
        var items: [DisplayItem] = []
        for _ in 0..<8 {
            // On a grid for which mirroring is exact.
            func place() -> Double { (draws.coordinate(32) * 64).rounded() / 64 }
            let rect = Rect(x: place(), y: place(), width: abs(place()) + 1, height: abs(place()) + 1)
            let shape: ResolvedShape =
                draws.random.chance(0.5)
                ? .rectangle(rect) : .roundedRectangle(rect, CornerRadii(4), .circular)
            let fill = DisplayItem(source: "fill", .fill(.fill(shape), .solid(draws.color())))
            let mode = BlendMode.allCases[draws.random.index(BlendMode.allCases.count)]
            let group = Group(
                opacity: draws.random.number(0.1, 1), blendMode: mode, clip: .disc(16, 16, 12), items: [fill])
            items.append(draws.random.chance(0.5) ? fill : DisplayItem(source: "group", .group(group)))
        }
        for (x, y) in Self.flips {
            let worst = try Self.difference(items, x, y)
            #expect(worst == 0, "seed \(seed) flip \(x) \(y)")
        }
    }
}
