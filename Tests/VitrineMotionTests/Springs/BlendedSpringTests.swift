import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineMotion

@Suite struct BlendedSpringTests {
    @Test(arguments: 0..<10)
    func blendsMoveAsSimulated(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for draw in 0..<20 {
            let spring = Spring(
                response: random.logarithmic(0.05...2),
                dampingFraction: .random(in: 0...1.5, using: &random))
            let (first, blend) = (random.logarithmic(0.05...2), Double.random(in: 0.05...0.6, using: &random))
            let blended = BlendedSpring(spring, from: first, over: blend)
            let (x, v) = (-1.0, Double.random(in: -9...9, using: &random))
            for time in [.random(in: 0...blend, using: &random), blend, blend + 0.2] {
                func frequency(_ time: Double) -> Double {
                    let part = min(time / blend, 1)
                    let response = first + (spring.response - first) * part * part * (3 - 2 * part)
                    return 2 * Double.pi / response
                }
                let inner = min(time, blend)
                var wanted = SpringOracle.steps(
                    x, v, after: inner, count: 12_000, fraction: spring.dampingFraction,
                    frequency: frequency)
                if time > blend {
                    wanted = SpringOracle(frequency: spring.frequency, fraction: spring.dampingFraction)
                        .solution(wanted.x, wanted.v, after: time - blend)
                }
                let found = blended.flow(over: time)(SpringState(displacement: x, velocity: v))
                let scale = 1 + abs(v) / spring.frequency
                #expect(abs(found.displacement - wanted.x) <= 1e-9 * scale, "seed \(seed), draw \(draw)")
                #expect(
                    abs(found.velocity - wanted.v) <= 1e-9 * scale * max(spring.frequency, frequency(0)),
                    "seed \(seed), draw \(draw)")
            }
        }
    }

    @Test func blendsOfEqualSpringsAreSprings() {
        let spring = Spring(response: 0.4, dampingFraction: 0.8)
        for blended in [
            BlendedSpring(spring), BlendedSpring(spring, from: spring.response, over: 0.2),
            BlendedSpring(spring, from: 0.2, over: 0),
        ] {
            #expect(blended.flow(over: 0.1) == SpringFlow(spring, over: 0.1))
            #expect(blended.response(after: 0.1) == spring.response)
        }
    }

    /// However stiff the spring and long the blend, nothing grows.
    @Test(arguments: [0, 0.5, 1, 5, 1000], [0.001, 10])
    func stiffBlendsStayBounded(fraction: Double, response: Double) {
        let spring = Spring(response: 0.001, dampingFraction: fraction)
        let flow = BlendedSpring(spring, from: response, over: 2).flow(over: 1.9)
        #expect(abs(flow.ofDisplacement.displacement) <= 1.1)
    }
}
