import Testing
import VitrineColor

@testable import VitrineReferences

/// The models compared with CSS Color 4's own tests (web-platform-tests, css/css-color), which write the
/// colour `green` in every space, and with the values for magenta in the design tokens' Color Module.
@Suite("Colours of every model")
struct ColorModelTests {
    @Test(
        arguments: [
            (CSSColorSpace.srgb, [0, 0.50196, 0]), (.srgbLinear, [0, 0.21586, 0]),
            (.hsl, [120, 100, 25.098]),
            (.hwb, [120, 0, 49.8039]), (.lab, [46.2775, -47.5621, 48.5837]),
            (.lch, [46.2775, 67.9892, 134.3912]),
            (.oklab, [0.51975, -0.1403, 0.10768]), (.oklch, [0.51975, 0.17686, 142.495]),
            (.displayP3, [0.21604, 0.49418, 0.13151]), (.a98RGB, [0.281363, 0.498012, 0.116746]),
            (.prophotoRGB, [0.230479, 0.395789, 0.129968]), (.rec2020, [0.235202, 0.431704, 0.085432]),
            (.xyzD65, [0.07719, 0.15438, 0.02573]), (.xyzD50, [0.08314, 0.154746, 0.020965]),
        ] as [(CSSColorSpace, [Double])])
    func greenIsGreen(_ model: CSSColorSpace, _ components: [Double]) {
        expect(model, components, [0, 128, 0])
    }

    @Test(
        arguments: [
            (CSSColorSpace.lab, [60.17, 93.54, -60.5]), (.lch, [60.17, 111.4, 327.11]),
            (.oklab, [0.701, 0.2746, -0.169]),
            (.oklch, [0.7016, 0.3225, 328.363]), (.xyzD65, [0.5929, 0.2848, 0.9699]),
            (.xyzD50, [0.5791, 0.2831, 0.728]),
            (.hsl, [300, 100, 50]), (.hwb, [300, 0, 0]), (.srgbLinear, [1, 0, 1]),
        ] as [(CSSColorSpace, [Double])])
    func magentaIsMagenta(_ model: CSSColorSpace, _ components: [Double]) {
        expect(model, components, [255, 0, 255])
    }

    /// Within half a byte: the values are rounded to four or more digits.
    private func expect(_ model: CSSColorSpace, _ components: [Double], _ bytes: [Double]) {
        let color = model.color(SIMD3(components[0], components[1], components[2]), alpha: 0.5, in: .sRGB)
        let found = [color.red, color.green, color.blue].map { $0 * 255 }
        #expect(zip(found, bytes).allSatisfy { abs($0 - $1) < 0.5 }, "\(model.rawValue): \(found)")
        #expect(color.alpha == 0.5)
    }

    @Test func whatASpaceCannotHoldIsClipped() {
        let red = CSSColorSpace.displayP3.color([1, 0, 0], in: .sRGB)
        #expect(red == Color(red: 1, green: 0, blue: 0))
        #expect(CSSColorSpace.displayP3.color([1, 0, 0], in: .displayP3) == Color(red: 1, green: 0, blue: 0))
    }

    /// More white and black than there is room for gives a grey of their ratio.
    @Test func tooMuchWhiteAndBlackIsGrey() {
        #expect(CSSColorSpace.hwb.color([90, 100, 100], in: .sRGB) == Color(white: 0.5))
    }
}
