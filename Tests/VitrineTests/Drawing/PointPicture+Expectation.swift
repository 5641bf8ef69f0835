import Testing
import Vitrine

@testable import VitrineReferences

extension PointPicture {
    /// Renders a node on a white canvas of 100 by 60 points, and compares each pixel.
    ///
    /// - Parameters:
    ///   - node: The node in YAML's flow style.
    ///   - tolerance: The largest difference of a component, in 255ths. Default: what sampling explains.
    ///   - skipped: The pixels that are not compared, such as those along a hard edge of a gradient.
    func expect(
        _ node: String, tolerance: Double? = nil, skipping skipped: (Int, Int) -> Bool = { _, _ in false },
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let scene = """
            vitrine: 1
            canvas: { width: 100, height: 60, scale: 1 }
            background: white
            body:
              - \(node)

            """
        let pixels = try Scene(yaml: scene).render().pixels
        var worst = (difference: 0.0, text: "")
        for y in 0..<60 {
            for x in 0..<100 where !skipped(x, y) {
                guard let pixel = pixels[x, y] else { continue }
                let expected = self.pixel(x, y)
                for lane in 0..<3 {
                    let difference = abs(Double(pixel[lane]) - expected[lane])
                    if difference > worst.difference {
                        worst = (difference, "(\(x), \(y)): \(pixel) against \(expected)")
                    }
                }
            }
        }
        #expect(
            worst.difference <= tolerance ?? self.tolerance, "\(worst.text)\n\(scene)",
            sourceLocation: location)
    }
}
