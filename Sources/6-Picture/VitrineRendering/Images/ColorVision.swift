import VitrineColor
import VitrineGeometry
import VitrinePixels

/// A way in which people see colours, for pictures as they see them.
///
/// Source: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency" (2009), with the matrices for a severity of 1, which act on linear sRGB.
package enum ColorVision: String, Hashable, Sendable, CaseIterable {
    /// Without cones for long waves: red is dark.
    case protan
    /// Without cones for middle waves: red and green are alike.
    case deutan
    /// Without cones for short waves: blue and green are alike.
    case tritan
    /// Without colours: by luminance alone.
    case achroma

    /// Returns a linear colour of sRGB as it is seen.
    package func seen(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let rows = rows
        func dot(_ row: SIMD3<Double>) -> Double { row.x * c.x + row.y * c.y + row.z * c.z }
        return SIMD3(dot(rows.0), dot(rows.1), dot(rows.2))
    }

    /// The rows of the matrix.
    private var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        switch self {
        case .protan:
            (
                SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
                SIMD3(-0.003882, -0.048116, 1.051998)
            )
        case .deutan:
            (
                SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
                SIMD3(-0.011820, 0.042940, 0.968881)
            )
        case .tritan:
            (
                SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
                SIMD3(0.004733, 0.691367, 0.303900)
            )
        case .achroma:
            (
                SIMD3(0.2126, 0.7152, 0.0722), SIMD3(0.2126, 0.7152, 0.0722), SIMD3(0.2126, 0.7152, 0.0722)
            )
        }
    }

    /// Returns a picture as it is seen.
    ///
    /// - Parameters:
    ///   - pixmap: The premultiplied pixels.
    ///   - space: The encoding of their components.
    ///   - isCancelled: A function that returns `true` once they are no longer wanted. Default: never.
    package func seen(
        _ pixmap: Pixmap, in space: ColorSpace, isCancelled: (() -> Bool)? = nil
    ) -> Pixmap {
        var result = pixmap
        // Neighbours are often alike.
        var last = (from: Pixmap.Pixel(repeating: 0), to: Pixmap.Pixel(repeating: 0))
        for y in 0..<pixmap.height {
            if isCancelled?() == true { break }
            for index in y * pixmap.width..<(y + 1) * pixmap.width {
                let pixel = result.pixels[index]
                if pixel != last.from { last = (pixel, seen(pixel, in: space)) }
                result.pixels[index] = last.to
            }
        }
        return result
    }

    private func seen(_ pixel: Pixmap.Pixel, in space: ColorSpace) -> Pixmap.Pixel {
        guard pixel.w > 0 else { return pixel }
        let alpha = Double(pixel.w)
        let light = SIMD3(pixel.x, pixel.y, pixel.z).linear(alpha: alpha)
        let seen = space.fromLinearSRGB(seen(space.linearSRGB(light)))
        func part(_ value: Double) -> UInt16 {
            UInt16((ColorSpace.encoded(min(max(value, 0), 1)) * alpha).rounded())
        }
        return Pixmap.Pixel(part(seen.x), part(seen.y), part(seen.z), pixel.w)
    }
}

extension SIMD3<UInt16> {
    /// Returns the linear components of premultiplied ones.
    fileprivate func linear(alpha: Double) -> SIMD3<Double> {
        SIMD3<Double>(
            ColorSpace.linear(Double(x) / alpha), ColorSpace.linear(Double(y) / alpha),
            ColorSpace.linear(Double(z) / alpha))
    }
}
