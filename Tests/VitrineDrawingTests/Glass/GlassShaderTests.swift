import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineGlass
@testable import VitrinePixels
@testable import VitrineReferences

/// The shader of glass compared bit by bit with its reference implementation.
@Suite struct GlassShaderTests {
    typealias Color = SIMD4<Float>

    @Test func curvesAreInterpolated() {
        var random = SeededGenerator(seed: 3)
        let function = { (x: Double) in Color(repeating: Float(ExactMath.pow(x, 0.7))) }
        LookupTable<Color>(function).withTable { table in
            for _ in 0..<500 {
                let x = Float(random.pick([0, 1, -1, 2, .nan, random.number(0, 1)]))
                #expect(table[x].isSame(as: GlassShaderReference.table(x, function)), "at \(x)")
            }
        }
    }

    /// The whole shader: lens, weights, faces, tint, glow and rim, with and without shares.
    @Test(arguments: GlassReferenceDraw.Feature.allCases, UInt64(0)..<6)
    func rowsEqualTheReference(_ feature: GlassReferenceDraw.Feature, _ seed: UInt64) {
        var draw = RandomGlass(seed, 13)
        let glass = GlassReferenceDraw(feature, seed: seed).glass
        let (body, grid) = (glass.bodies[0], draw.grid())
        let isJoined = draw.random.chance(0.5)
        let deviation = draw.random.number(0, 9)
        var shader = GlassShader(body, glass.light, grid, sigma: deviation, isJoined: isJoined)
        let colorfulness = draw.random.number(0, 1)
        shader.adapt(body.optics, to: colorfulness)
        var seen = body
        seen.optics.face = body.optics.face.seen(over: colorfulness)
        seen.optics.bleed.face = body.optics.bleed.face.seen(over: colorfulness)
        let reference = GlassShaderReference(
            seen, glass.light, grid, deviation: deviation, isJoined: isJoined)

        let count = 1 + draw.random.index(60)
        let width = DistanceRow.padded(count)
        var edge = (0..<width).map { _ in draw.distance() }
        // Along straight edges, pixels have the same distance, and gradients point straight up or down.
        let even = draw.random.chance(0.5) ? draw.random.index(6) : 6
        for i in 0..<width where i / 8 >= even {
            edge[i] = GlassDistanceReference(
                distance: edge[even * 8].distance, x: 0, y: even % 2 == 0 ? 1 : -1)
        }
        var lens = draw.random.chance(0.5) ? edge : edge.map { _ in draw.distance() }
        // Whole groups of eight pixels through which light passes straight.
        for i in 0..<width where i / 8 % 3 == 1 && i / 8 < even { lens[i].distance -= 60 }
        var shares: [Float]?
        if draw.random.chance(0.5) {
            shares = (0..<width).map { Float($0 / 8 % 4 == 2 ? 0 : draw.random.number(0, 1)) }
        }

        let start = (x: draw.random.index(20) - 5, y: draw.random.index(20))
        let factors = [1, draw.random.pick([1, 2, 4]), draw.random.pick([1, 4])]
        let whole = PixelRect(x0: -40, y0: -40, x1: 88, y1: 56)
        let kinds = factors.map { factor in
            let bounds = PixelRect(
                x0: whole.x0 / factor, y0: whole.y0 / factor, x1: whole.x1 / factor, y1: whole.y1 / factor)
            return GlassSamplerReference(
                pixels: draw.picture(bounds), bounds: bounds, whole: whole, factor: factor)
        }
        let layers = kinds.map { picture in
            var pixmap = Pixmap(width: picture.bounds.width, height: picture.bounds.height)
            pixmap.pixels = picture.pixels
            return (picture: Layer(picture.bounds, pixmap), factor: picture.factor)
        }
        let optics = body.optics
        let hasRim = optics.rimFrost < 1 && optics.lens.height > 0
        let hasBleed = optics.bleed.opacity > 0 && optics.bleed.height > 0

        var wanted = reference.row(
            x: start.x, y: start.y, count, edge: edge, lens: lens,
            GlassShaderReference.Pictures(
                face: kinds[0], rim: hasRim ? kinds[1] : nil, bleed: hasBleed ? kinds[2] : nil))
        if let shares { wanted = zip(wanted, shares).map { $0 * $1 } }
        var colors: [Color] = []
        GlassBackdropSampler.with(layers[...], of: whole) { pictures in
            _ = DistanceRow.values(count) { edgeRow in
                edgeRow.set(edge)
                _ = DistanceRow.values(count) { lensRow in
                    lensRow.set(lens)
                    let own = GlassBackdropSamplers(
                        face: pictures[0], rim: hasRim ? pictures[1] : nil,
                        bleed: hasBleed ? pictures[2] : nil)
                    colors = GlassColorRow.values(count) { row in
                        unsafe (shares ?? []).withUnsafeBufferPointer { shares in
                            GlassScratch.with { scratch in
                                unsafe shader.shade(
                                    x: start.x, y: start.y, count, edge: edgeRow, lens: lensRow, own,
                                    shares: shares.isEmpty ? nil : shares.baseAddress, into: row, scratch)
                            }
                        }
                    }
                }
            }
        }
        for i in 0..<count where !colors[i].isSame(as: wanted[i]) {
            Issue.record(
                "\(feature) seed \(seed) pixel \(i) of \(count): \(colors[i]), reference \(wanted[i])")
            break
        }
    }
}

extension GlassColors {
    /// Returns one of the four colours.
    fileprivate func color(_ lane: Int) -> SIMD4<Float> {
        SIMD4(red[lane], green[lane], blue[lane], alpha[lane])
    }
}
