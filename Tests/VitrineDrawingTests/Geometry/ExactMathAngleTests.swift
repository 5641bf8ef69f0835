import Foundation
import Testing

@testable import VitrineGeometry
@testable import VitrineReferences

@Suite struct ExactMathAngleTests {
    @Test func sineAndCosine() {
        for step in -20_000...20_000 {
            let x = Double(step) * 0.001_37
            let (sine, cosine) = ExactMath.sinCos(radians: x)
            #expect(abs(sine - Foundation.sin(x)) <= 1e-14, "\(x)")
            #expect(abs(cosine - Foundation.cos(x)) <= 1e-14, "\(x)")
        }
        for quarter in -8...8 {
            let (sine, cosine) = ExactMath.sinCos(degrees: Double(quarter) * 90)
            #expect([-1, 0, 1].contains(sine) && [-1, 0, 1].contains(cosine))
        }
    }

    @Test func directionsEqualThoseOfTheLibrary() {
        for step in 0..<3600 {
            let angle = Double(step) * Double.pi / 1800 - Double.pi
            let (x, y) = (3 * Foundation.cos(angle), 3 * Foundation.sin(angle))
            #expect(abs(ExactMath.atan2(y, x) - Foundation.atan2(y, x)) <= 1e-14, "\(angle)")
        }
        #expect(ExactMath.atan2(0, 0) == 0 && ExactMath.atan2(1, 0) == ExactMath.pi / 2)
    }
}
