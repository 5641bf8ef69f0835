import VitrineColor
import VitrinePixels

/// The ratio of contrast of WCAG 2.2.
package struct ContrastRatio: Sendable {
    /// The weights of linear components in the luminance.
    private let weights: SIMD3<Double>

    /// Creates the ratio for colours in an encoding.
    package init(in space: ColorSpace) {
        // Luminance is linear, so the weights of sRGB serve any space whose light is converted to it.
        let units = [SIMD3(1.0, 0, 0), SIMD3(0, 1.0, 0), SIMD3(0, 0, 1.0)].map(space.linearSRGB)
        let parts = units.map { 0.2126 * $0.x + 0.7152 * $0.y + 0.0722 * $0.z }
        weights = SIMD3(parts[0], parts[1], parts[2])
    }

    /// Returns the relative luminance of an opaque colour.
    package func luminance(of color: Color) -> Double {
        weights.x * ColorSpace.linear(color.red) + weights.y * ColorSpace.linear(color.green)
            + weights.z * ColorSpace.linear(color.blue)
    }

    /// Returns the relative luminance of an opaque pixel.
    func luminance(of pixel: Pixmap.Pixel) -> Double {
        weights.x * Self.linear[Int(pixel.x)] + weights.y * Self.linear[Int(pixel.y)]
            + weights.z * Self.linear[Int(pixel.z)]
    }

    /// Returns the ratio of two luminances.
    package func ratio(_ one: Double, _ other: Double) -> Double {
        (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// Returns the ratio of two opaque colours.
    package func ratio(_ one: Color, _ other: Color) -> Double {
        ratio(luminance(of: one), luminance(of: other))
    }

    /// The linear components of encoded ones of 16 bits.
    private static let linear: [Double] = (0...65535).map { ColorSpace.linear(Double($0) / 65535) }
}
