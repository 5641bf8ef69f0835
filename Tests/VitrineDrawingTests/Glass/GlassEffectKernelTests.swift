import CRowKernels
import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineGlass
@testable import VitrinePixels
@testable import VitrineReferences

/// The row kernels of the effects of glass at every vector width of this machine, bit by bit against the
/// reference, which knows one pixel at a time.
@Suite struct GlassEffectKernelTests {
    typealias Color = SIMD4<Float>

    private static let count = 24
    private static let features: [GlassReferenceDraw.Feature] = [
        .face, .innerShadow, .bleed, .tint, .glow, .rim, .joinOptics, .everything,
    ]

    /// Colours, in some draws all of them opaque.
    private static func colors(_ draw: inout RandomGlass) -> [Color] {
        let isOpaque = draw.random.chance(0.4)
        return (0..<count).map { _ in
            var color = Color(draw.random.pixel()) * (1 / 65535)
            if isOpaque { color.w = 1 }
            return color
        }
    }

    /// What surrounds the glass: a picture that all positions lie within.
    private static func surroundings(_ draw: inout RandomGlass) -> GlassSamplerReference {
        let bounds = PixelRect(x0: -300, y0: -300, x1: 300, y1: 300)
        let noise = (0..<509).map { _ in draw.random.pixel() }
        return GlassSamplerReference(
            pixels: (0..<bounds.pixelCount).map { noise[$0 % noise.count] }, bounds: bounds, whole: bounds,
            factor: 1)
    }

    @Test(arguments: RowKernelTests.levels, features)
    func effectsAreThoseOfTheReference(level: Int, feature: GlassReferenceDraw.Feature) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<40 {
            var draw = RandomGlass(seed, 31)
            let glass = GlassReferenceDraw(feature, seed: seed).glass
            let (body, grid, isJoined) = (glass.bodies[0], draw.grid(), draw.random.chance(0.3))
            let shader = GlassShader(body, glass.light, grid, sigma: 2, isJoined: isJoined)
            let reference = GlassShaderReference(body, glass.light, grid, deviation: 2, isJoined: isJoined)
            let around =
                body.optics.bleed.opacity > 0 && body.optics.bleed.height > 0
                ? Self.surroundings(&draw) : nil
            let (colors, distances) = (Self.colors(&draw), (0..<Self.count).map { _ in draw.distance() })
            let start = (x: Float(draw.random.number(-9, 9)), y: Float(draw.random.number(-9, 9)))
            let step = (x: Float(draw.random.number(-0.3, 0.3)), y: Float(draw.random.number(-0.3, 0.3)))
            let found = Self.finished(
                colors, distances, start: start, step: step, around, by: shader, kernels)
            for i in 0..<Self.count {
                let place = (x: start.x + Float(i) * step.x, y: start.y + Float(i) * step.y)
                let wanted = reference.finished(colors[i], place, distances[i], around)
                #expect(
                    found[i].isSame(as: wanted),
                    "seed \(seed), pixel \(i): \(found[i]), reference \(wanted)")
            }
        }
    }

    /// Returns colours with all effects, by the kernels of one level.
    private static func finished(
        _ colors: [Color], _ distances: [GlassDistanceReference], start: (x: Float, y: Float),
        step: (x: Float, y: Float), _ around: GlassSamplerReference?, by shader: GlassShader,
        _ kernels: vitrine_row_kernels
    ) -> [Color] {
        var weights = [Float](repeating: .nan, count: Int(VITRINE_GLASS_WEIGHTS) * count)
        return GlassColorRow.values(count) { row in
            for (i, color) in colors.enumerated() { row.set(i, color) }
            _ = DistanceRow.values(count) { edge in
                edge.set(distances)
                let span = GlassPixelSpan(
                    x: 0, y: 0, count: count, edge: edge, lens: edge, start: start, step: step, index: 0)
                var (effects, face) = (shader.effects.kernel(span), shader.face.kernel)
                unsafe kernels.weigh_light(
                    &weights, count, count, 0, edge.distance, edge.gradientX, edge.gradientY, &effects)
                let bled = around.map { Self.bled($0, span, &weights, by: shader, kernels) }
                shader.tone.withTable { tone in
                    unsafe row.withPlanes { base, stride in
                        let planes = bled?.planes(stride: count)
                        if planes == nil {
                            unsafe kernels.finish_light(
                                base, stride, count, weights, count, nil, &face, &effects, tone.values)
                        } else {
                            unsafe planes?.withUnsafeBufferPointer { planes in
                                unsafe kernels.finish_light(
                                    base, stride, count, weights, count, planes.baseAddress, &face, &effects,
                                    tone.values)
                            }
                        }
                    }
                }
            }
        }
    }

    /// Returns the colours that bleed into pixels.
    private static func bled(
        _ around: GlassSamplerReference, _ span: GlassPixelSpan, _ weights: inout [Float],
        by shader: GlassShader, _ kernels: vitrine_row_kernels
    ) -> [Color] {
        var pixmap = Pixmap(width: around.bounds.width, height: around.bounds.height)
        pixmap.pixels = around.pixels
        var found: [Color] = []
        let layers = [(picture: Layer(around.bounds, pixmap), factor: 1)]
        GlassBackdropSampler.with(layers[...], of: around.whole) { samplers in
            found = GlassColorRow.values(count) { row in
                var lens = shader.refraction.kernelLens(span, shader.map)
                var texels = unsafe samplers[0].kernelTexels
                var face = shader.bleedFace.kernel
                unsafe row.withPlanes { base, stride in
                    let done = unsafe kernels.sample_light(
                        base, stride, count, 0, weights, count, &lens, &texels)
                    #expect(done == count, "the picture holds all positions")
                    unsafe kernels.transfer_light(base, stride, count, &face)
                }
            }
        }
        return found
    }

    /// A group that lies beyond the picture is left to the shader.
    @Test(arguments: RowKernelTests.levels) func positionsBeyondThePictureAreLeftOut(level: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        let glass = GlassReferenceDraw(.bleed, seed: 3).glass
        guard let grid = GlassGrid(.identity) else { return }
        let shader = GlassShader(glass.bodies[0], glass.light, grid, sigma: 2, isJoined: false)
        let center = glass.bodies[0].shape.bounds.center
        let bounds = PixelRect(x0: 0, y0: 0, x1: 20, y1: 20)
        let layers = [(picture: Layer(bounds, Pixmap(width: 20, height: 20)), factor: 1)]
        var weights = [Float](repeating: 0, count: Int(VITRINE_GLASS_WEIGHTS) * Self.count)
        GlassBackdropSampler.with(layers[...], of: bounds) { samplers in
            _ = GlassColorRow.values(Self.count) { row in
                _ = DistanceRow.values(Self.count) { edge in
                    // The third group of eight pixels ends beyond the picture.
                    let span = GlassPixelSpan(
                        x: 0, y: 0, count: Self.count, edge: edge, lens: edge,
                        start: (1.5 - Float(center.x), 9.5 - Float(center.y)), step: (1, 0), index: 0)
                    var lens = shader.refraction.kernelLens(span, shader.map)
                    var texels = unsafe samplers[0].kernelTexels
                    let done = unsafe row.withPlanes { base, stride in
                        unsafe kernels.sample_light(
                            base, stride, Self.count, 0, &weights, Self.count, &lens, &texels)
                    }
                    #expect(done == 16)
                }
            }
        }
    }

    @Test(arguments: RowKernelTests.levels) func farGroupsAreThoseWithoutANearPixel(level: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<200 {
            var random = SeededGenerator(seed: seed)
            let nearness = random.number(0, 0.3)
            let distances = (0..<40).map { _ in
                Float(random.chance(nearness) ? random.number(-5, 3) : random.pick([-5, -9, -70]))
            }
            let areFar = stride(from: 0, to: 40, by: 8).map { start in
                distances[start..<start + 8].allSatisfy { $0 <= -5 }
            }
            for wanted in [true, false] {
                let count = random.int(0...5)
                let found = unsafe kernels.far_groups(distances, 8 * count, -5, wanted ? 1 : 0)
                #expect(found == areFar.prefix(count).prefix { $0 == wanted }.count, "seed \(seed)")
            }
        }
    }

    @Test(arguments: RowKernelTests.levels) func pixelsAreReadAndWrittenAsThoseOfThePicture(level: Int) {
        let kernels = unsafe vitrine_kernels_of_level(level).pointee
        for seed in UInt64(0)..<200 {
            var draw = RandomGlass(seed, 32)
            let pixels = (0..<Self.count).map { _ in PackedPixel(draw.random.pixel()) }
            let read = GlassColorRow.values(Self.count) { row in
                unsafe row.withPlanes { unsafe kernels.load_light($0, $1, Self.count, pixels) }
            }
            let wanted = pixels.map { $0.vector * Color(repeating: 1 / 65535) }
            #expect(read == wanted, "seed \(seed)")

            let odd: [Float] = [.nan, -1, 2, -.infinity, .infinity, 0, 1, 0.5]
            let colors = read.map { color in
                var color = color
                if draw.random.chance(0.2) { color[draw.random.index(4)] = draw.random.pick(odd) }
                return color
            }
            var written = [PackedPixel](repeating: 0, count: Self.count)
            _ = GlassColorRow.values(Self.count) { row in
                for (i, color) in colors.enumerated() { row.set(i, color) }
                unsafe row.withPlanes { unsafe kernels.store_light(&written, Self.count, $0, $1) }
            }
            let rounded = colors.map { color in
                let alpha = (GlassMath.clamped(color.w) * 65535 + 0.5).rounded(.down)
                return PackedPixel(rounding: color * 65535, alpha: UInt16(min(alpha, 65535)))
            }
            #expect(written == rounded, "level \(level), seed \(seed)")
        }
    }
}

extension [SIMD4<Float>] {
    /// Returns the colours as planes.
    fileprivate func planes(stride: Int) -> [Float] {
        var planes = [Float](repeating: .nan, count: 4 * stride)
        for (i, color) in enumerated() {
            for part in 0..<4 { planes[part * stride + i] = color[part] }
        }
        return planes
    }
}
