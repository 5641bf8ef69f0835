import Foundation
import Testing

@testable import VitrineGeometry
@testable import VitrineReferences

@Suite struct ExactMathExponentialTests {
    @Test func exponentialEqualsThatOfTheLibrary() {
        for step in -70000...70000 where step % 7 == 0 {
            let x = Double(step) * 0.01 + Double(step % 13) * 1e-5
            let wanted = Foundation.exp(x)
            #expect(abs(ExactMath.exp(x) - wanted) <= wanted * 1e-15, "\(x)")
        }
        #expect(ExactMath.exp(0) == 1)
        #expect(ExactMath.exp(1e-20) == 1)
        #expect(ExactMath.exp(-800) == 0 && ExactMath.exp(-.infinity) == 0)
        #expect(ExactMath.exp(800) == .infinity && ExactMath.exp(.infinity) == .infinity)
        #expect(ExactMath.exp(709.7) < .infinity && ExactMath.exp(-744.4) > 0)
        #expect(ExactMath.exp(.nan).isNaN)
    }

    @Test func logarithmEqualsThatOfTheLibrary() {
        for step in 1...20000 {
            let x = Double(step) * 0.000_37
            let wanted = Foundation.log(x)
            #expect(abs(ExactMath.log(x) - wanted) <= max(abs(wanted) * 1e-15, 1e-16), "\(x)")
        }
        for exponent in stride(from: -1070, through: 1020, by: 3) {
            let x = Double(sign: .plus, exponent: exponent, significand: 1.37)
            #expect(abs(ExactMath.log(x) / Foundation.log(x) - 1) <= 1e-15, "\(x)")
        }
        #expect(ExactMath.log(1) == 0 && ExactMath.log(0) == -.infinity)
        #expect(ExactMath.log(-1).isNaN && ExactMath.log(.nan).isNaN)
    }

    @Test func tailOfTheNormalDistribution() {
        for step in -8000...8000 {
            let z = Double(step) * 0.001
            let wanted = 0.5 * Foundation.erfc(z / 2.0.squareRoot())
            #expect(abs(ExactMath.normalTail(z) - wanted) <= 1e-7, "\(z)")
        }
        #expect(ExactMath.normalTail(.infinity) == 0 && ExactMath.normalTail(-.infinity) == 1)
    }

    @Test(arguments: [2.4, 1 / 2.4, 0.9067, 0.5, 3, -1.5])
    func powersEqualThoseOfTheLibrary(exponent: Double) {
        for step in 1...5000 {
            let x = Double(step) / 2500
            let wanted = Foundation.pow(x, exponent)
            #expect(abs(ExactMath.pow(x, exponent) - wanted) <= wanted * 1e-14, "\(x)")
        }
        #expect(ExactMath.pow(1, exponent) == 1)
        #expect(ExactMath.pow(0, exponent) == (exponent > 0 ? 0 : .infinity))
        #expect(ExactMath.pow(0, 0) == 1)
    }
}
