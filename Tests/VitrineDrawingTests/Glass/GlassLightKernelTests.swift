import CRowKernels
import Testing
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineGlass
@testable import VitrinePixels
@testable import VitrineReferences

/// The row kernels of light in glass at every vector width of this machine, bit by bit against the shader.
@Suite struct GlassLightKernelTests {
    typealias Color = SIMD4<Float>

    /// Colours of 24 pixels, some of them opaque or empty.
    private static func colors(_ draw: inout RandomGlass) -> [Color] {
        let isOpaque = draw.random.chance(0.3)
        return (0..<24).map { _ in
            var color = Color(draw.random.pixel()) * (1 / 65535)
            if isOpaque { color.w = 1 }
            return color
        }
    }

    @Test(arguments: RowKernelTests.levels) func facesAreAppliedAsTheirReference(level: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<400 {
            var draw = RandomGlass(seed, 21)
            let face = GlassReferenceDraw(.face, seed: seed).glass.bodies[0].optics.face
            let transfer = GlassFaceTransfer(face)
            let colors = Self.colors(&draw)
            let count = 8 * draw.random.int(0...3)
            let found = GlassColorRow.values(colors.count) { row in
                for (i, color) in colors.enumerated() { row.set(i, color) }
                var face = transfer.kernel
                unsafe row.withPlanes { unsafe kernels.transfer_light($0, $1, count, &face) }
            }
            let wanted = GlassColorRow.values(colors.count) { row in
                for (i, color) in colors.enumerated() { row.set(i, color) }
                for i in 0..<count { row.set(i, GlassShaderReference.face(face, colors[i], 0)) }
            }
            let isSame = zip(found, wanted).allSatisfy { $0.isSame(as: $1) }
            #expect(isSame, "level \(level), seed \(seed)")
        }
    }

    @Test(arguments: RowKernelTests.levels) func distancesToBoxesAreThoseOfTheReference(level: Int) throws {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<200 {
            var draw = RandomGlass(seed, 23)
            let (rect, grid, count) = (draw.rect(), draw.grid(), 8 * draw.random.int(1...5))
            let most = min(rect.width, rect.height) / 2
            func radius() -> Double { draw.random.chance(0.2) ? 0 : draw.random.number(0, most) }
            let radii = CornerRadii(
                topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius())
            let box = try #require(BoxDistance(rect, radii))
            let line = grid.line(x: draw.random.index(30) - 15, y: draw.random.index(90) - 10)
            let row = DistanceRow.values(count) { row in
                var box = box.kernel(line)
                unsafe kernels.box_distances(
                    row.distance, row.gradientX, row.gradientY, 0, count, &box)
            }
            let wanted = row.indices.map { GlassDistanceReference.toBox(rect, radii, line, $0) }
            #expect(row.difference(from: wanted) == nil, "level \(level), seed \(seed)")
        }
    }

    /// Lenses of every strength over sharp and coarse pictures, some of which end within reach.
    @Test(arguments: RowKernelTests.levels) func lightIsBentAsByTheReference(level: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        var held = 0
        for seed in UInt64(0)..<120 {
            var draw = RandomGlass(seed, 22)
            let glass = GlassReferenceDraw(draw.random.pick([.lens, .magnification]), seed: seed).glass
            let shader = GlassShader(
                glass.bodies[0], glass.light, draw.grid(), sigma: draw.random.number(0, 9), isJoined: false)
            #expect(shader.refraction.maxTaps <= Float(VITRINE_MOST_TAPS))
            guard shader.refraction.isSimple else { continue }
            let distances = (0..<24).map { _ in draw.distance() }
            let factor = draw.random.pick([1, 1, 2, 4])
            let reach = draw.random.pick([40, 300, 300])
            let bounds = PixelRect(
                x0: -reach / factor, y0: -reach / factor, x1: reach / factor, y1: reach / factor)
            let noise = (0..<509).map { _ in draw.random.pixel() }
            var pixmap = Pixmap(width: bounds.width, height: bounds.height)
            pixmap.pixels = (0..<bounds.width * bounds.height).map { noise[$0 % noise.count] }
            let layers = [(picture: Layer(bounds, pixmap), factor: factor)]
            let whole = PixelRect(x0: -reach, y0: -reach, x1: reach, y1: reach)
            let start = (Float(draw.random.number(-10, 10)), Float(draw.random.number(-10, 10)))
            let step = (Float(draw.random.number(-0.3, 0.3)), Float(draw.random.number(-0.3, 0.3)))

            GlassBackdropSampler.with(layers[...], of: whole) { samplers in
                let pictures = GlassBackdropSamplers(face: samplers[0], rim: nil, bleed: nil)
                _ = DistanceRow.values(distances.count) { distanceRow in
                    distanceRow.set(distances)
                    let span = GlassPixelSpan(
                        x: 0, y: 0, count: distances.count, edge: distanceRow, lens: distanceRow,
                        start: start,
                        step: step, index: 3)
                    var done = 0
                    let found = GlassColorRow.values(distances.count) { row in
                        var lens = shader.refraction.kernelLens(span, shader.map)
                        var texels = unsafe pictures.face.kernelTexels
                        done = unsafe row.withPlanes { base, stride in
                            unsafe kernels.bend_light(
                                base, stride, distances.count, 3, distanceRow.distance, distanceRow.gradientX,
                                distanceRow.gradientY, &lens, &texels)
                        }
                    }
                    held += done
                    let wanted = GlassColorRow.values(distances.count) { row in
                        GlassScratch.with { scratch in
                            for i in stride(from: 0, to: done, by: DistanceRow.lanes) {
                                shader.eight(span, i, pictures, into: row, scratch)
                            }
                        }
                    }
                    let isSame = zip(found, wanted).allSatisfy { $0.isSame(as: $1) }
                    #expect(isSame, "level \(level), seed \(seed)")
                }
            }
        }
        #expect(held > 50, "Too few groups lay within their pictures: \(held) pixels.")
    }
}
