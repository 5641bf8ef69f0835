import Testing
import Vitrine

@testable import VitrineGeometry

/// A picture as a function of points, in doubles: the oracle that a rendered scene is compared with.
///
/// A pixel has the mean colour of its points. Colours are encoded sRGB, 0...255, on white.
struct PointPicture {
    typealias Color = SIMD3<Double>

    /// The colour at a point, in points of the canvas.
    let color: (Point) -> Color
    /// The samples along a side of a pixel where its colour varies; 1 takes the pixel's centre only.
    var samples = 32

    static let white = Color(255, 255, 255)

    /// Returns the colour of a pixel at a scale of 1.
    func pixel(_ x: Int, _ y: Int) -> Color {
        let (left, top) = (Double(x), Double(y))
        let middle = color(Point(left + 0.5, top + 0.5))
        if samples == 1 { return middle }
        var isPlain = true
        let probes = [0.001, 0.13, 0.25, 0.37, 0.5, 0.63, 0.75, 0.87, 0.999]
        for v in probes {
            for u in probes where isPlain && color(Point(left + u, top + v)) != middle {
                isPlain = false
            }
        }
        if isPlain { return middle }
        var sum = Color()
        for j in 0..<samples {
            for i in 0..<samples {
                sum += color(
                    Point(
                        left + (Double(i) + 0.5) / Double(samples), top + (Double(j) + 0.5) / Double(samples))
                )
            }
        }
        return sum / Double(samples * samples)
    }

    /// Renders a node on a white canvas of 100 by 60 points, and compares each pixel.
    ///
    /// - Parameters:
    ///   - node: The node in YAML's flow style.
    ///   - tolerance: The largest difference of a component, in 255ths.
    ///   - skipped: The pixels that are not compared, such as those along a hard edge of a gradient.
    func expect(
        _ node: String, tolerance: Double = 3.5, skipping skipped: (Int, Int) -> Bool = { _, _ in false },
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
        #expect(worst.difference <= tolerance, "\(worst.text)\n\(scene)", sourceLocation: location)
    }
}

/// A rectangle with elliptical corners, as a set of points.
struct RoundBox {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
    /// The radii clockwise from the top left corner, across and down.
    var radii: [(Double, Double)] = [(0, 0), (0, 0), (0, 0), (0, 0)]

    /// Returns the box with its radii fitted as CSS fits them.
    var fitted: RoundBox {
        let (width, height) = (right - left, bottom - top)
        let radii = radii.map { $0.0 > 0 && $0.1 > 0 ? $0 : (0, 0) }
        var factor = 1.0
        for (sum, side) in [
            (radii[0].0 + radii[1].0, width), (radii[3].0 + radii[2].0, width),
            (radii[0].1 + radii[3].1, height), (radii[1].1 + radii[2].1, height),
        ] where sum > side { factor = min(factor, side / sum) }
        var box = self
        box.radii = radii.map { ($0.0 * factor, $0.1 * factor) }
        return box
    }

    /// Returns the box with its sides moved in, and its radii with them.
    func inset(top dt: Double, right dr: Double, bottom db: Double, left dl: Double) -> RoundBox {
        func less(_ radius: (Double, Double), _ x: Double, _ y: Double) -> (Double, Double) {
            radius.0 > 0 && radius.1 > 0 ? (max(radius.0 - x, 0), max(radius.1 - y, 0)) : (0, 0)
        }
        return RoundBox(
            left: left + dl, top: top + dt, right: right - dr, bottom: bottom - db,
            radii: [
                less(radii[0], dl, dt), less(radii[1], dr, dt), less(radii[2], dr, db),
                less(radii[3], dl, db),
            ])
    }

    func contains(_ p: Point) -> Bool {
        guard p.x >= left, p.x < right, p.y >= top, p.y < bottom else { return false }
        let (l, t, r, b) = (p.x - left, p.y - top, right - p.x, bottom - p.y)
        return isWithinCorner(l, t, radii[0]) && isWithinCorner(r, t, radii[1])
            && isWithinCorner(r, b, radii[2]) && isWithinCorner(l, b, radii[3])
    }

    /// Returns `true` if a point this far from two sides is not cut off by their corner.
    private func isWithinCorner(_ dx: Double, _ dy: Double, _ radius: (Double, Double)) -> Bool {
        guard radius.0 > 0, radius.1 > 0, dx < radius.0, dy < radius.1 else { return true }
        let (u, v) = (1 - dx / radius.0, 1 - dy / radius.1)
        return u * u + v * v <= 1
    }
}
