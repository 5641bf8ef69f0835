import Foundation
import Testing

@testable import VitrineGeometry

/// Shadows and blurs of groups under maps that slant circles, compared with Gaussians in their own plane, in
/// doubles.
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

    /// The part of a Gaussian around a point that lies in a box.
    private static func share(_ p: Point, _ box: RoundBox, _ sigma: Double) -> Double {
        func along(_ place: Double, _ low: Double, _ high: Double) -> Double {
            let unit = sigma * 2.0.squareRoot()
            return (erf((high - place) / unit) - erf((low - place) / unit)) / 2
        }
        return along(p.x, box.left, box.right) * along(p.y, box.top, box.bottom)
    }

    /// Two boxes side by side: a group without a shape of its own.
    private static let left = RoundBox(left: 36, top: 22, right: 50, bottom: 38)
    private static let right = RoundBox(left: 50, top: 22, right: 64, bottom: 38)
    private static let boxes = """
        hstack: [ { rectangle: , fill: "#143CC8", frame: { width: 14, height: 16 } }, \
        { rectangle: , fill: "#DC1E28", frame: { width: 14, height: 16 } } ], spacing: 0
        """

    @Test(arguments: maps, [3.0, 6])
    func shadowsAreSlanted(map: Map, sigma: Double) throws {
        let back = try #require(map.plane.inverse)
        let whole = RoundBox(left: 36, top: 22, right: 64, bottom: 38)
        var picture = PointPicture { p in
            let q = back.apply(p)
            if Self.left.contains(q) { return PointPicture.Color(20, 60, 200) }
            if Self.right.contains(q) { return PointPicture.Color(220, 30, 40) }
            return PointPicture.white * (1 - Self.share(Point(q.x - 3, q.y - 5), whole, sigma))
        }
        picture.samples = 1
        try picture.expect(
            """
            { \(Self.boxes), shadow: { color: black, opacity: 1, radius: \(2 * sigma), x: 3, y: 5 }, \
            \(map.words) }
            """, tolerance: 24 / sigma, skipping: Self.isAtEdge(back))
    }

    @Test(arguments: maps, [3.0, 6])
    func blursAreSlanted(map: Map, sigma: Double) throws {
        let back = try #require(map.plane.inverse)
        var picture = PointPicture { p in
            let q = back.apply(p)
            let (blue, red) = (Self.share(q, Self.left, sigma), Self.share(q, Self.right, sigma))
            return PointPicture.white * (1 - blue - red) + PointPicture.Color(20, 60, 200) * blue
                + PointPicture.Color(220, 30, 40) * red
        }
        picture.samples = 1
        try picture.expect("{ \(Self.boxes), blur: \(sigma), \(map.words) }", tolerance: 24 / sigma)
    }

    /// Returns whether a pixel is crossed by the edge of a box.
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
