import Testing
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences
@testable import VitrineShaders

/// Paints moved by whole pixels and mirrored have the same colours to the bit.
@Suite struct PaintMotionTests {
    enum Kind: CaseIterable { case linear, radial, cone, angular, mesh, noise, image, tiles }

    static func paint(_ kind: Kind, _ random: inout SeededGenerator) -> Paint {
        var draws = RandomDraws(seed: random.next(), width: 20, height: 20)
        draws.allowsExtremes = false
        while true {
            switch (kind, draws.paint()) {
            case (.linear, .linear(let g)) where !g.stops.isEmpty: return .linear(g)
            case (.radial, .radial(let g)) where g.startCenter == g.endCenter: return .radial(g)
            case (.cone, .radial(let g)) where g.startCenter != g.endCenter: return .radial(g)
            case (.angular, .angular(let g)) where !g.stops.isEmpty: return .angular(g)
            case (.mesh, .mesh(let g)): return .mesh(g)
            case (.noise, .noise(let n)) where !n.stops.isEmpty: return .noise(n)
            case (.image, .image(let image)) where !image.repeats: return .image(image)
            case (.tiles, .image(let image)) where image.repeats: return .image(image)
            default: continue
            }
        }
    }

    static func transform(_ random: inout SeededGenerator) -> Affine {
        Affine.rotation(degrees: random.chance(0.5) ? 0 : random.number(0, 360))
            .then(.scale(random.number(0.5, 2), random.number(0.5, 2)))
            .then(.translation(random.number(-5, 5), random.number(-5, 5)))
    }

    static func picture(_ paint: Paint, _ transform: Affine, _ rect: PixelRect) -> [[Pixmap.Pixel]] {
        let shader = PaintShader(paint, transform: transform, shown: rect)
        return (rect.y0..<rect.y1).map { y in
            var row = [PackedPixel](repeating: 1, count: rect.width)
            unsafe row.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                unsafe shader.shade(base, x: rect.x0, y: y, count: rect.width)
            }
            return row.map(\.unpacked)
        }
    }

    @Test(arguments: Kind.allCases, UInt64(0)..<6)
    func wholePixelsMoveAPaintToTheBit(kind: Kind, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (paint, map) = (Self.paint(kind, &random), Self.transform(&random))
        let (dx, dy) = (random.index(2000) - 1000, random.index(2000) - 1000)
        let rect = PixelRect(x0: -3, y0: -2, x1: 21, y1: 19)
        let moved = PixelRect(x0: rect.x0 + dx, y0: rect.y0 + dy, x1: rect.x1 + dx, y1: rect.y1 + dy)
        #expect(
            Self.picture(paint, map, rect)
                == Self.picture(paint, map.then(.translation(Double(dx), Double(dy))), moved),
            "seed \(seed) \(kind) by \(dx), \(dy)")
    }

    /// Meshes are excluded: mirroring changes the side of a line to which a pixel on it belongs, and the
    /// diagonals of cells.
    @Test(arguments: Kind.allCases.filter { $0 != .mesh }, UInt64(0)..<6)
    func mirroredPaintsAreMirroredPictures(kind: Kind, seed: UInt64) {
        var random = SeededGenerator(seed: seed ^ 77)
        var paint = Self.paint(kind, &random)
        // A centre between two pixels is equally close to both.
        if case .image(var image) = paint, image.sampling == .nearest {
            image.sampling = .bilinear
            paint = .image(image)
        }
        let map = Self.transform(&random)
        let rect = PixelRect(x0: 0, y0: 0, x1: 24, y1: 20)
        let still = Self.picture(paint, map, rect)
        let across = Self.picture(paint, map.then(.scale(-1, 1)).then(.translation(24, 0)), rect)
        #expect(across == still.map { $0.reversed() }, "seed \(seed) \(kind) across")
        let down = Self.picture(paint, map.then(.scale(1, -1)).then(.translation(0, 20)), rect)
        #expect(down == still.reversed(), "seed \(seed) \(kind) down")
    }

    /// The colour of a pixel depends neither on the requested part nor on the threads.
    @Test(arguments: Kind.allCases, UInt64(0)..<3)
    func partsAreOfTheWhole(kind: Kind, seed: UInt64) {
        var random = SeededGenerator(seed: seed ^ 991)
        let (paint, map) = (Self.paint(kind, &random), Self.transform(&random))
        let whole = Self.picture(paint, map, PixelRect(x0: -4, y0: -4, x1: 28, y1: 24))
        let part = Self.picture(paint, map, PixelRect(x0: 3, y0: 5, x1: 17, y1: 9))
        #expect(part == whole[9..<13].map { Array($0[7..<21]) }, "seed \(seed) \(kind)")
    }
}
