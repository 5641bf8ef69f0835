import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences
@testable import VitrineShaders

/// Ramps in every space compared with the definition in doubles.
@Suite struct PaintRampTests {
    static let combinations: [(GradientSpace, ColorSpace)] = GradientSpace.allCases.filter { !$0.isPolar }
        .flatMap { space in
            ColorSpace.allCases.map { (space, $0) }
        }

    /// Returns the coordinates of a colour in a space, not premultiplied.
    static func coordinates(_ c: Color, _ space: GradientSpace, _ colorSpace: ColorSpace) -> SIMD3<Double> {
        let encoded = SIMD3(c.red, c.green, c.blue)
        if space == .srgb { return encoded }
        let light = SIMD3(
            ColorSpace.linear(c.red), ColorSpace.linear(c.green), ColorSpace.linear(c.blue))
        return space == .linear ? light : OKLab.fromLinearSRGB(colorSpace.linearSRGB(light))
    }

    /// Returns the colour a fraction of the way between two, premultiplied and encoded, in 65535ths.
    static func mix(
        _ a: Color, _ b: Color, _ u: Double, _ space: GradientSpace, _ colorSpace: ColorSpace
    ) -> [Double] {
        let alpha = a.alpha * (1 - u) + b.alpha * u
        if alpha == 0 { return [0, 0, 0, 0] }
        let sum =
            coordinates(a, space, colorSpace) * (a.alpha * (1 - u))
            + coordinates(b, space, colorSpace) * (b.alpha * u)
        var plain = sum / alpha
        if space == .oklab { plain = colorSpace.fromLinearSRGB(OKLab.linearSRGB(plain)) }
        let encoded = (0..<3).map { lane in
            min(max(space == .srgb ? plain[lane] : ColorSpace.encoded(plain[lane]), 0), 1)
        }
        return (encoded.map { $0 * alpha } + [alpha]).map { $0 * 65535 }
    }

    @Test(arguments: combinations, UInt64(0)..<6)
    func rampsFollowTheDefinition(spaces: (GradientSpace, ColorSpace), seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (a, b) = seed == 0 ? (Color.black, Color.white) : (random.color(), random.color())
        let ramp = GradientRamp(
            [GradientStop(0.25, a), GradientStop(0.75, b)], spaces.0, in: spaces.1)
        var worst = 0.0
        for i in 0...400 {
            let u = Double(i) / 400
            let pixel = ramp.color(at: 0.25 + 0.5 * u).unpacked
            let expected = Self.mix(a, b, u, spaces.0, spaces.1)
            for lane in 0..<4 { worst = max(worst, abs(Double(pixel[lane]) - expected[lane])) }
            #expect(pixel.x <= pixel.w && pixel.y <= pixel.w && pixel.z <= pixel.w, "seed \(seed) \(u)")
        }
        // A quarter of an 8-bit step.
        #expect(worst <= 64, "seed \(seed) \(spaces): \(worst)")
        #expect(ramp.segments.count < 200)
    }

    /// Between two stops, components are monotonic in the spaces that keep components separate.
    @Test(arguments: [GradientSpace.srgb, .linear], UInt64(0)..<8)
    func opaqueRampsAreMonotone(space: GradientSpace, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var (a, b) = (random.color(), random.color())
        (a.alpha, b.alpha) = (1, 1)
        let ramp = GradientRamp([GradientStop(0, a), GradientStop(1, b)], space)
        let pixels = (0...1000).map { ramp.color(at: Double($0) / 1000).unpacked }
        for lane in 0..<3 {
            let rises = b.premultiplied16[lane] >= a.premultiplied16[lane]
            #expect(
                zip(pixels, pixels.dropFirst()).allSatisfy {
                    rises ? $0[lane] <= $1[lane] : $0[lane] >= $1[lane]
                }, "seed \(seed) lane \(lane)")
        }
        #expect(pixels.allSatisfy { $0.w == 65535 })
    }

    @Test(arguments: combinations)
    func equalStopsMakeOneColour(spaces: (GradientSpace, ColorSpace)) {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<20 {
            let color = random.color()
            let ramp = GradientRamp(
                [GradientStop(0, color), GradientStop(0.4, color), GradientStop(1, color)], spaces.0,
                in: spaces.1)
            for i in -10...110 {
                #expect(ramp.color(at: Double(i) / 100).unpacked == color.premultiplied16)
            }
        }
    }

    /// Between a colour and full transparency, only alpha changes.
    @Test(arguments: combinations)
    func fadingKeepsTheColour(spaces: (GradientSpace, ColorSpace)) {
        let color = Color(red: 0.2, green: 0.6, blue: 0.9)
        let ramp = GradientRamp([GradientStop(0, color), GradientStop(1, .clear)], spaces.0, in: spaces.1)
        for i in 0...100 {
            let pixel = ramp.color(at: Double(i) / 100).unpacked
            let alpha = 65535 * Double(100 - i) / 100
            #expect(abs(Double(pixel.w) - alpha) <= 0.51)
            for (lane, component) in [color.red, color.green, color.blue].enumerated() {
                #expect(abs(Double(pixel[lane]) - component * Double(pixel.w)) <= 1.5)
            }
        }
    }

    /// Stops next to each other, on each other, and out of order.
    @Test func crowdedStopsAreSound() {
        for space in GradientSpace.allCases {
            for gap in [0, 1e-300, .leastNonzeroMagnitude, 1e-17, 1e-9] {
                let stops = [
                    GradientStop(0, .black), GradientStop(gap, .white), GradientStop(-1, .black),
                    GradientStop(gap, Color(red: 1, green: 0, blue: 0)),
                ]
                let ramp = GradientRamp(stops, space)
                #expect(ramp.color(at: -1).unpacked == Color.black.premultiplied16)
                #expect(ramp.color(at: 1).unpacked == Pixmap.Pixel(65535, 0, 0, 65535))
                for segment in ramp.segments.dropLast() { #expect(segment.lower < segment.upper) }
            }
        }
    }

    /// Gradients that repeat within a pixel show colours in no order, of hundreds of stops.
    @Test(arguments: [1, 2, 3, 17, 256], GradientSpace.allCases)
    func segmentsAreFoundFromAnywhere(count: Int, space: GradientSpace) {
        var random = SeededGenerator(seed: UInt64(count))
        let stops = (0..<count).map { _ in
            GradientStop(
                (random.number(0, 1) * 64).rounded() / 64,
                Color(red: random.number(0, 1), green: random.number(0, 1), blue: random.number(0, 1)))
        }.sorted { $0.location < $1.location }
        let ramp = GradientRamp(stops, space)
        let values = (0..<2000).map { _ in
            let border = ramp.segments[Int(random.next() % UInt64(ramp.segments.count))].lower
            return random.chance(0.3) ? border : random.number(-0.5, 1.5)
        }
        var row = [PackedPixel](repeating: 0, count: values.count)
        unsafe ramp.shade(&row, row.count, values: values)
        for (pixel, t) in zip(row, values) {
            #expect(pixel.unpacked == PaintReference.color(ramp, at: t), "\(t)")
        }
    }
}
