import Testing
import VitrineColor
import VitrineSamples
import VitrineTestSupport

@testable import VitrinePNG

/// The fast encoding of light, compared with its definition.
struct LightEncodingTests {
    let encoding = SRGBEncoder.shared

    @Test func everyComponentComesBack() {
        for component in UInt16.min...UInt16.max {
            let light = ColorSpace.linear(Double(component) / 65535)
            guard encoding.nearest(light) == component else {
                Issue.record("\(component) became \(encoding.nearest(light))")
                return
            }
        }
    }

    /// The last light below a border, the border, and the next.
    @Test func bordersAreExact() {
        for component in stride(from: 0, to: 65535, by: 7).map(UInt16.init) + (2600...2700) {
            let border = SRGBEncoder.border(above: component)
            let found = [border.nextDown, border, border.nextUp].map(encoding.nearest)
            #expect(found == [component, component + 1, component + 1], "above \(component)")
        }
    }

    /// Returns the component nearest to `light`, computed from the definition alone.
    private static func nearest(_ light: Double) -> UInt16 {
        var (low, high) = (0, 65535)
        while low < high {
            let middle = (low + high) / 2
            if light < SRGBEncoder.border(above: UInt16(middle)) { high = middle } else { low = middle + 1 }
        }
        return UInt16(low)
    }

    @Test func asTheReference() {
        var random = SeededGenerator(seed: 17)
        for round in 0..<6000 {
            // Uniform in light, uniform in its logarithm, and close to the joint of the curve.
            let light =
                switch round % 3 {
                case 0: Double.random(in: -0.1...1.1, using: &random)
                case 1:
                    Double(
                        sign: .plus, exponent: -(round % 29), significand: .random(in: 1..<2, using: &random))
                default: Double.random(in: 0.003...0.0033, using: &random)
                }
            #expect(
                encoding.nearest(light) == Self.nearest(light), "\(light), seed 17")
        }
    }

    @Test func lightBeyondTheEndsIsClamped() {
        for (light, component) in [
            (0, 0), (-0.0, 0), (-1, 0), (-.infinity, 0), (.nan, 0), (.leastNonzeroMagnitude, 0), (1, 65535),
            (1.0.nextDown, 65535), (1.0.nextUp, 65535), (1e300, 65535), (.infinity, 65535),
        ] as [(Double, UInt16)] {
            #expect(encoding.nearest(light) == component, "\(light)")
        }
    }
}
