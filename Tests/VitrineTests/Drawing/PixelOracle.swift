import Testing
import Vitrine

@testable import VitrineGeometry

/// The rendered pixels of a scene beside those that a formula gives, in doubles.
struct PixelOracle {
    /// The size of the canvas in points.
    static let size = (width: 100, height: 60)

    /// The scene's files.
    var files = SceneFileSource.none
    /// The pixels of a point.
    var scale = 1

    /// Renders a node on a white canvas of 100 by 60 points, and compares each pixel.
    ///
    /// - Parameters:
    ///   - node: The node in YAML's flow style.
    ///   - tolerance: The largest difference of a component, in 255ths.
    ///   - expected: The encoded sRGB colour of a pixel, 0...255.
    func expect(
        _ node: String, tolerance: Double, _ location: SourceLocation = #_sourceLocation,
        pixel expected: (_ x: Int, _ y: Int) -> SIMD3<Double>
    ) throws {
        let scene = """
            vitrine: 1
            canvas: { width: \(Self.size.width), height: \(Self.size.height), scale: \(scale) }
            background: white
            body:
              - \(node)

            """
        let pixels = try Scene(yaml: scene, files: files).render().pixels
        var worst = (difference: 0.0, text: "")
        for y in 0..<Self.size.height * scale {
            for x in 0..<Self.size.width * scale {
                guard let pixel = pixels[x, y] else { continue }
                let wanted = expected(x, y)
                for lane in 0..<3 {
                    let difference = abs(Double(pixel[lane]) - wanted[lane])
                    if difference > worst.difference {
                        worst = (difference, "(\(x), \(y)): \(pixel) against \(wanted)")
                    }
                }
            }
        }
        #expect(worst.difference <= tolerance, "\(worst.text)\n\(scene)", sourceLocation: location)
    }
}
