import Foundation
import Testing

@testable import VitrineGeometry
@testable import VitrineReferences

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

    /// The largest difference: 1 of the dither, 0.41 of the blur, and 0.63 of what the blur cannot make up
    /// for. Pixels are looked up between others, which softens them by a sixth of a square pixel along the
    /// device's axes; the blur is less by as much along the plane's. Under the steepest skew, of 40 degrees,
    /// 0.14 of a square pixel are oblique, and change a corner by that share of φ(0)²/σ², for a sigma of 3.
    private static let tolerance = 2.1

    @Test(arguments: maps, [3.0, 6])
    func shadowsAreSlanted(map: Map, sigma: Double) throws {
        let back = try #require(map.plane.inverse)
        let samples = SampledBoxes(Self.left, Self.right, map.plane)
        let shift = map.plane.apply(Point(3, 5)) - map.plane.apply(Point(0, 0))
        var picture = PointPicture { p in
            let q = back.apply(p)
            if Self.left.contains(q) { return PointPicture.Color(20, 60, 200) }
            if Self.right.contains(q) { return PointPicture.Color(220, 30, 40) }
            return PointPicture.white * (1 - samples.blurred(at: p - shift, sigma: sigma, back).alpha)
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
        let samples = SampledBoxes(Self.left, Self.right, map.plane)
        var picture = PointPicture { p in
            let soft = samples.blurred(at: p, sigma: sigma, back)
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
