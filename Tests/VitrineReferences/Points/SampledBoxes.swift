import Foundation

@testable import VitrineGeometry

/// The picture of two boxes side by side, as the pixels that they cover.
struct SampledBoxes {
    /// A pixel of the group's picture: its middle, and its premultiplied colour, 0...255.
    private struct Sample {
        let place: Point
        let color: SIMD3<Double>
        let alpha: Double
    }

    private let samples: [Sample]

    /// Creates the picture of two boxes under a map: of each box the exact area in each pixel.
    init(_ left: RoundBox, _ right: RoundBox, _ plane: Affine) {
        var samples: [Sample] = []
        for y in -20..<80 {
            for x in -20..<120 {
                let (blue, red) = (Self.area(of: left, plane, x, y), Self.area(of: right, plane, x, y))
                if blue + red == 0 { continue }
                let color = SIMD3(20.0, 60, 200) * (blue * (1 - red)) + SIMD3(220.0, 30, 40) * red
                samples.append(
                    Sample(
                        place: Point(Double(x) + 0.5, Double(y) + 0.5), color: color,
                        alpha: red + blue * (1 - red)))
            }
        }
        self.samples = samples
    }

    /// Returns how much of a pixel a box under a map covers.
    private static func area(of box: RoundBox, _ plane: Affine, _ x: Int, _ y: Int) -> Double {
        var corners = [
            Point(box.left, box.top), Point(box.right, box.top), Point(box.right, box.bottom),
            Point(box.left, box.bottom),
        ].map(plane.apply)
        func cut(_ depth: (Point) -> Double) {
            var kept: [Point] = []
            for (index, a) in corners.enumerated() {
                let b = corners[(index + 1) % corners.count]
                let (da, db) = (depth(a), depth(b))
                if da >= 0 { kept.append(a) }
                if (da < 0) != (db < 0) { kept.append(a + (b - a) * (da / (da - db))) }
            }
            corners = kept
        }
        cut { $0.x - Double(x) }
        cut { Double(x + 1) - $0.x }
        cut { $0.y - Double(y) }
        cut { Double(y + 1) - $0.y }
        let twice = corners.indices.reduce(0) { sum, index in
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            return sum + a.x * b.y - b.x * a.y
        }
        return abs(twice) / 2
    }

    /// Returns the mean of the samples around a point, weighted with a Gaussian that is round in the plane.
    func blurred(
        at p: Point, sigma: Double, _ back: Affine
    ) -> (color: SIMD3<Double>, alpha: Double) {
        let unit = abs(back.a * back.d - back.b * back.c) / (2 * Double.pi * sigma * sigma)
        var (color, alpha) = (SIMD3<Double>(), 0.0)
        for sample in samples {
            let (dx, dy) = (p.x - sample.place.x, p.y - sample.place.y)
            let (u, v) = (back.a * dx + back.c * dy, back.b * dx + back.d * dy)
            let square = (u * u + v * v) / (2 * sigma * sigma)
            if square > 16 { continue }
            let weight = exp(-square) * unit
            color += sample.color * weight
            alpha += sample.alpha * weight
        }
        return (color, alpha)
    }
}
