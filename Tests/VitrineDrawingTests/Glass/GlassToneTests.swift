import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineGlass
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// How all of a glass follows the tone of what is behind it.
@Suite struct GlassToneTests {
    /// Dark glass that is far lighter over quiet colours than over vivid ones.
    private static let face: GlassFace = {
        var face = GlassFace(base: 0.1, gain: 0.4, chroma: 0.3, emission: Color(white: 0, alpha: 0.4))
        face.vivid = GlassVividFace(base: 0.1, gain: 0.1, chroma: 0.1, from: 0.05, to: 0.2)
        return face
    }()

    private func row(_ left: Color, _ right: Color) throws -> [SIMD4<UInt16>] {
        var optics = GlassOptics()
        (optics.frost, optics.face) = (3, Self.face)
        let items: [DisplayContent] = [
            .fill(.box(0, 0, 80, 40), .solid(left)), .fill(.box(40, 0, 40, 40), .solid(right)),
            .glass(Glass([Glass.Body(.rectangle(Rect(x: 4, y: 4, width: 72, height: 32)), optics)])),
        ]
        let picture = try Rasterizer().render(
            DisplayList(
                size: Size(80, 40), scale: 1, items: items.map { DisplayItem(source: "item", $0) }))
        return (8..<72).map { picture[$0, 20] }
    }

    /// The frost mixes opposite hues to grey: no line is lighter there than both sides.
    @Test func edgesBetweenHuesAreNotOutlined() throws {
        let pixels = try row(Color(red: 0.8, green: 0.1, blue: 0.1), Color(red: 0.05, green: 0.4, blue: 0.35))
        let lightness = pixels.map { Int($0.x) + Int($0.y) + Int($0.z) }
        let ends = max(lightness[0], lightness[lightness.count - 1])
        #expect((lightness.max() ?? 0) < ends + 3 * 3 * 257)
    }

    /// The same grey is darker in glass that has vivid colours behind its other half.
    @Test func allOfAGlassFollowsItsMean() throws {
        let grey = Color(white: 0.6)
        let alone = try row(grey, grey)[0]
        let beside = try row(grey, Color(red: 1, green: 0.1, blue: 0.2))[0]
        #expect(Int(beside.x) + 20 * 257 < Int(alone.x) && beside.x == beside.y)
    }

    /// Colours in Display P3 are as vivid as in sRGB, on which faces act.
    @Test(arguments: UInt64(0)..<20) func tonesAreThoseOfSRGB(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let color = Color(red: random.number(0, 1), green: random.number(0, 1), blue: random.number(0, 1))
        func tone(_ color: Color, _ space: ColorSpace) -> GlassBackdropTone {
            var tone = GlassBackdropTone(in: space)
            let pixels = [PackedPixel](repeating: PackedPixel(color), count: 3)
            unsafe pixels.withUnsafeBufferPointer { pixels in
                if let first = pixels.baseAddress { unsafe tone.add(first, pixels.count) }
            }
            return tone
        }
        let expected = tone(color, .sRGB).colorfulness
        let wide = tone(color.converted(from: .sRGB, to: .displayP3), .displayP3)
        #expect(abs(wide.colorfulness - expected) < 0.003)
        let components = [color.red, color.green, color.blue]
        #expect(abs(expected - ((components.max() ?? 0) - (components.min() ?? 0))) < 0.001)
    }
}
