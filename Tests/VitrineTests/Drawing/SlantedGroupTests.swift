import Foundation
import Testing

@testable import VitrineGeometry

/// Shadows and blurs of groups under maps that slant circles, compared with Gaussians in their own plane, in
/// doubles.
///
/// The pixels of a group have the exact areas of its shapes; the Gaussian is a sum over all of them.
@Suite struct SlantedGroupTests {
    struct Map: Sendable {
        let words: String
        let plane: Affine

        init(_ words: String, _ plane: Affine) {
            self.words = words
            self.plane = plane.about(Point(50, 30))
        }
    }

    private static let radians = Double.pi / 180
    static let maps = [
        Map("skew: { x: 10 }", Affine(a: 1, b: 0, c: tan(10 * radians), d: 1, tx: 0, ty: 0)),
        Map("skew: { x: 35 }", Affine(a: 1, b: 0, c: tan(35 * radians), d: 1, tx: 0, ty: 0)),
        Map(
            "skew: { x: -40, y: 12 }",
            Affine(a: 1, b: tan(12 * radians), c: tan(-40 * radians), d: 1, tx: 0, ty: 0)),
        Map(
            "scale: { x: 1.7, y: 1 }, rotation: 30",
            Affine.scale(1.7, 1).then(.rotation(degrees: 30))),
    ]

    /// Two boxes side by side: a group without a shape of its own. Along the seam, where both cover a part of
    /// a pixel, a little shows between them.
    private static let left = RoundBox(left: 36, top: 22, right: 50, bottom: 38)
    private static let right = RoundBox(left: 50, top: 22, right: 64, bottom: 38)
    private static let boxes = """
        hstack: [ { rectangle: , fill: "#143CC8", frame: { width: 14, height: 16 } }, \
        { rectangle: , fill: "#DC1E28", frame: { width: 14, height: 16 } } ], spacing: 0
        """

    /// A pixel of the group's picture: its middle, and its premultiplied colour, 0...255.
    private struct Sample {
        let place: Point
        let color: SIMD3<Double>
        let alpha: Double
    }

    /// Returns the group's picture before it is blurred: of each box the exact area in each pixel.
    private static func picture(_ plane: Affine) -> [Sample] {
        var samples: [Sample] = []
        for y in -20..<80 {
            for x in -20..<120 {
                let (blue, red) = (area(of: left, plane, x, y), area(of: right, plane, x, y))
                if blue + red == 0 { continue }
                let color = SIMD3(20.0, 60, 200) * (blue * (1 - red)) + SIMD3(220.0, 30, 40) * red
                samples.append(
                    Sample(
                        place: Point(Double(x) + 0.5, Double(y) + 0.5), color: color,
                        alpha: red + blue * (1 - red)))
            }
        }
        return samples
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
    private static func blurred(
        _ samples: [Sample], at p: Point, sigma: Double, _ back: Affine
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

    /// The largest difference: 1 of the dither, 0.41 of the blur, and 0.63 of what the blur cannot make up
    /// for. Pixels are looked up between others, which softens them by a sixth of a square pixel along the
    /// device's axes; the blur is less by as much along the plane's. Under the steepest skew, of 40 degrees,
    /// 0.14 of a square pixel are oblique, and change a corner by that share of φ(0)²/σ², for a sigma of 3.
    private static let tolerance = 2.1

    @Test(arguments: maps, [3.0, 6])
    func shadowsAreSlanted(map: Map, sigma: Double) throws {
        let back = try #require(map.plane.inverse)
        let samples = Self.picture(map.plane)
        let shift = map.plane.apply(Point(3, 5)) - map.plane.apply(Point(0, 0))
        var picture = PointPicture { p in
            let q = back.apply(p)
            if Self.left.contains(q) { return PointPicture.Color(20, 60, 200) }
            if Self.right.contains(q) { return PointPicture.Color(220, 30, 40) }
            return PointPicture.white * (1 - Self.blurred(samples, at: p - shift, sigma: sigma, back).alpha)
        }
        picture.samples = 1
        try picture.expect(
            """
            { \(Self.boxes), shadow: { color: black, opacity: 1, radius: \(2 * sigma), x: 3, y: 5 }, \
            \(map.words) }
            """, tolerance: Self.tolerance, skipping: Self.isAtEdge(back))
    }

    @Test(arguments: maps, [3.0, 6])
    func blursAreSlanted(map: Map, sigma: Double) throws {
        let back = try #require(map.plane.inverse)
        let samples = Self.picture(map.plane)
        var picture = PointPicture { p in
            let soft = Self.blurred(samples, at: p, sigma: sigma, back)
            return PointPicture.white * (1 - soft.alpha) + soft.color
        }
        picture.samples = 1
        try picture.expect("{ \(Self.boxes), blur: \(sigma), \(map.words) }", tolerance: Self.tolerance)
    }

    /// Returns `true` if a pixel is crossed by the edge of a box.
    private static func isAtEdge(_ back: Affine) -> (Int, Int) -> Bool {
        { x, y in
            let q = back.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
            return [left, right].contains { box in
                box.inset(top: -2, right: -2, bottom: -2, left: -2).contains(q)
                    && !box.inset(top: 2, right: 2, bottom: 2, left: 2).contains(q)
            }
        }
    }
}
