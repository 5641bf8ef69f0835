import Testing
import VitrineColor

@testable import VitrineReferences

/// The conversions by table compared with those by powers.
@Suite struct DisplayP3TableTests {
    /// Faces and labels of glass in screenshots in Display P3, with the same colours in sRGB.
    @Test(
        arguments: [
            (0x9DC6FA, 0x92C8FF), (0xB5F3BD, 0xA3F5B8), (0xF3AFA9, 0xFFABA7), (0xEC617D, 0xFF547B),
            (0x181818, 0x181818),
        ])
    func measuredColoursAreConverted(_ displayP3: Int, _ sRGB: Int) {
        func color(_ value: Int) -> SIMD4<Float> {
            SIMD4(Float(value >> 16) / 255, Float(value >> 8 & 255) / 255, Float(value & 255) / 255, 1)
        }
        DisplayP3Table().withTable { table in
            for (found, expected) in [
                (table.sRGB(color(displayP3)), color(sRGB)), (table.displayP3(color(sRGB)), color(displayP3)),
            ] {
                let difference = found - expected
                #expect(max(difference.max(), -difference.min()) < 1.5 / 255, "\(found), \(expected)")
            }
        }
    }

    @Test(arguments: [1, 0.5, 0.1])
    func tableIsNearTheExactConversion(_ alpha: Float) {
        DisplayP3Table().withTable { table in
            for step in 0..<216 {
                let c = SIMD3(Double(step % 6), Double(step / 6 % 6), Double(step / 36)) / 5
                let given = SIMD4(SIMD3<Float>(c) * alpha, alpha)
                let exact = Color(red: c.x, green: c.y, blue: c.z, alpha: 1)
                    .converted(from: .displayP3, to: .sRGB)
                let kept = SIMD4(
                    SIMD3<Float>(
                        SIMD3(exact.red, exact.green, exact.blue).clamped(
                            lowerBound: SIMD3(), upperBound: SIMD3(repeating: 1))) * alpha, alpha)
                let difference = table.sRGB(given) - kept
                #expect(max(difference.max(), -difference.min()) < 1e-4, "\(c)")
            }
        }
    }
}
