import Foundation
import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineReferences

/// The conversions compared with the formulas of CSS Color 4, implemented again with the system's powers.
@Suite struct ColorConversionTests {
    private func linear(_ c: Double) -> Double {
        abs(c) <= 0.04045 ? c / 12.92 : copysign(pow((abs(c) + 0.055) / 1.055, 2.4), c)
    }

    private func encoded(_ c: Double) -> Double {
        abs(c) <= 0.0031308 ? c * 12.92 : copysign(1.055 * pow(abs(c), 1 / 2.4) - 0.055, c)
    }

    @Test func transferFunctionsFollowTheStandard() {
        for step in -300...1300 {
            let value = Double(step) / 1000
            #expect(abs(ColorSpace.linear(value) - linear(value)) < 1e-13, "\(value)")
            #expect(abs(ColorSpace.encoded(value) - encoded(value)) < 1e-13, "\(value)")
            // The standard's two constants match only to about 1e-8.
            #expect(abs(ColorSpace.encoded(ColorSpace.linear(value)) - value) < 1e-7, "\(value)")
        }
    }

    private static let toXYZ: [[Double]] = [
        [608311.0 / 1_250_200.0, 189793.0 / 714400.0, 198249.0 / 1_000_160.0],
        [35783.0 / 156275.0, 247089.0 / 357200.0, 198249.0 / 2_500_400.0],
        [0.0, 32229.0 / 714400.0, 5_220_557.0 / 5_000_800.0],
    ]
    private static let fromXYZ: [[Double]] = [
        [12831.0 / 3959.0, -329.0 / 214.0, -1974.0 / 3959.0],
        [-851781.0 / 878810.0, 1_648_619.0 / 878810.0, 36519.0 / 878810.0],
        [705.0 / 12673.0, -2585.0 / 12673.0, 705.0 / 667.0],
    ]

    private func apply(_ matrix: [[Double]], _ v: [Double]) -> [Double] {
        matrix.map { row in
            let terms: [Double] = zip(row, v).map { $0 * $1 }
            return terms.reduce(0, +)
        }
    }

    /// By way of XYZ, with the matrices of CSS Color 4 as it prints them.
    @Test(arguments: 0..<50) func displayP3(seed: Int) {
        var random = SeededGenerator(seed: seed + 21000)
        let p3 = (0..<3).map { _ in random.double(0...1) }
        let expected = apply(Self.fromXYZ, apply(Self.toXYZ, p3.map(linear))).map(encoded)
        let color = Color(red: p3[0], green: p3[1], blue: p3[2]).converted(from: .displayP3, to: .sRGB)
        for (one, two) in zip([color.red, color.green, color.blue], expected) {
            #expect(abs(one - two) < 1e-9, "seed \(seed): \(p3)")
        }
    }

    @Test(arguments: 0..<50) func thereAndBack(seed: Int) {
        var random = SeededGenerator(seed: seed + 20000)
        let color = Color(
            red: random.double(0...1), green: random.double(0...1), blue: random.double(0...1),
            alpha: random.double(0...1))
        let back = color.converted(from: .sRGB, to: .displayP3).converted(from: .displayP3, to: .sRGB)
        #expect(abs(back.red - color.red) < 1e-7 && abs(back.green - color.green) < 1e-7, "seed \(seed)")
        #expect(abs(back.blue - color.blue) < 1e-7 && back.alpha == color.alpha, "seed \(seed)")
    }

    @Test func greysStayTheyAre() {
        for step in 0...255 {
            let grey = Color(white: Double(step) / 255)
            #expect(grey.converted(from: .sRGB, to: .displayP3) == grey)
        }
    }
}
