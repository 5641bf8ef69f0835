import Testing
import VitrineColor
import VitrinePixels

@testable import VitrineRendering

@Suite("Pictures as people see them who tell colours apart less well")
struct ColorVisionTests {
    private func seen(_ vision: ColorVision, _ pixel: SIMD4<UInt16>) -> SIMD4<UInt16> {
        var pixmap = Pixmap(width: 1, height: 1)
        pixmap[0, 0] = pixel
        return vision.seen(pixmap, in: .sRGB)[0, 0]
    }

    @Test(arguments: ColorVision.allCases)
    func greysStayAsTheyAre(vision: ColorVision) {
        for grey: UInt16 in [0, 9000, 32768, 65535] {
            let pixel = seen(vision, SIMD4(grey, grey, grey, 65535))
            for lane in 0..<3 {
                #expect(abs(Int(pixel[lane]) - Int(grey)) <= 257, "\(vision) \(grey): \(pixel)")
            }
        }
    }

    /// What the matrices of the paper make of pure red, rounded to 8 bits, and clipped.
    @Test(arguments: [
        (ColorVision.protan, [109, 95, 0]), (.deutan, [163, 144, 0]), (.tritan, [255, 0, 15]),
        (.achroma, [127, 127, 127]),
    ])
    func redIsSeenAsThePaperSays(vision: ColorVision, expected: [Int]) {
        let pixel = seen(vision, SIMD4(65535, 0, 0, 65535))
        for (lane, value) in expected.enumerated() {
            #expect(abs(Int(pixel[lane]) / 257 - value) <= 1, "\(vision): \(pixel)")
        }
    }

    @Test func alphaStaysAsItIs() {
        let pixel = seen(.deutan, SIMD4(20000, 0, 0, 30000))
        #expect(pixel.w == 30000)
        #expect(pixel.x <= 30000 && pixel.y > 0)
    }
}
