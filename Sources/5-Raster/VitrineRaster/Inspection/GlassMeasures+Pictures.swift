import VitrineDisplayList
import VitrinePixels

extension GlassMeasures {
    /// A picture of the distance: blue inside and orange outside, darker the further from the edge; the edge
    /// is white, with a line every 4 points.
    var distancePicture: Pixmap {
        let farthest = distance.reduce(Float(1)) { $1.isFinite ? max($0, abs($1)) : $0 }
        return picture { index in
            let far = abs(distance[index])
            guard far.isFinite else { return SIMD3(0.25, 0.1, 0) }
            let isInside = distance[index] < 0
            let near = isInside ? SIMD3<Float>(0.55, 0.75, 1) : SIMD3<Float>(1, 0.75, 0.4)
            let deep = isInside ? SIMD3<Float>(0.02, 0.08, 0.4) : SIMD3<Float>(0.3, 0.12, 0)
            var color = near + (deep - near) * SIMD3(repeating: far / farthest)
            // Lines less than three pixels apart would hide the ramp.
            if pixel * 3 <= Self.step {
                let away = abs(far - (far / Self.step).rounded() * Self.step) / pixel
                color *= SIMD3(repeating: 1 - 0.4 * GlassMath.clamped(1 - away))
            }
            let line = GlassMath.clamped(1.5 - far / pixel)
            return color + (SIMD3(repeating: 1) - color) * SIMD3(repeating: line)
        }
    }

    /// The distance between contour lines, in points.
    private static var step: Float { 4 }

    /// A picture of the normals: red to the right, green up, blue towards the eye, each 0.5 for zero; grey
    /// outside.
    var normalsPicture: Pixmap {
        picture { index in
            guard distance[index] <= 0 else { return SIMD3(repeating: 0.5) }
            let n = normal[index]
            let up = max(1 - (n * n).sum(), 0).squareRoot()
            return SIMD3(0.5 + 0.5 * n.x, 0.5 - 0.5 * n.y, 0.5 + 0.5 * up)
        }
    }

    /// A picture of the displacement: red to the right, green down, relative to grey; 0 and 1 stand for the
    /// longest one.
    var displacementPicture: Pixmap {
        let longest = displacement.reduce(Float(0)) { max($0, ($1 * $1).sum().squareRoot()) }
        let factor = longest > 0 ? 0.5 / longest : 0
        return picture { index in
            let moved = displacement[index]
            return SIMD3(0.5 + factor * moved.x, 0.5 + factor * moved.y, 0.5)
        }
    }

    /// Returns an opaque picture of components 0...1.
    private func picture(_ color: (Int) -> SIMD3<Float>) -> Pixmap {
        var picture = Pixmap(width: rect.width, height: rect.height)
        for index in picture.pixels.indices {
            let color = color(index)
            picture.pixels[index] = Pixmap.Pixel(
                Self.unit(color.x), Self.unit(color.y), Self.unit(color.z), 65535)
        }
        return picture
    }

    private static func unit(_ value: Float) -> UInt16 { UInt16(GlassMath.clamped(value) * 65535 + 0.5) }
}
