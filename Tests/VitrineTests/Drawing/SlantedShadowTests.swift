import Foundation
import Testing

@testable import VitrineGeometry
@testable import VitrineReferences

/// Shadows under maps that slant circles, compared with Gaussians of the shape in its own plane, in doubles.
@Suite struct SlantedShadowTests {
    /// The integral of a Gaussian over an interval, from a place.
    private static func share(_ place: Double, _ low: Double, _ high: Double, _ sigma: Double) -> Double {
        let unit = sigma * 2.0.squareRoot()
        return (erf((high - place) / unit) - erf((low - place) / unit)) / 2
    }

    @Test(
        arguments: [
            ("skew: { x: 10 }", 10.0, 0.0, 1.0, 0.0), ("skew: { x: 30 }", 30, 0, 1, 0),
            ("skew: { x: 40 }", 40, 0, 1, 0),
            ("skew: { x: -45, y: 10 }", -45, 10, 1, 0), ("skew: { y: 25 }", 0, 25, 1, 0),
            ("scale: { x: 1.8, y: 1 }, rotation: 30", 0, 0, 1.8, 30),
        ], [1.0, 3, 6])
    func slantedShadowsAreBlurredInTheirOwnPlane(
        _ map: (words: String, x: Double, y: Double, scale: Double, turn: Double), sigma: Double
    ) throws {
        let radians = Double.pi / 180
        let slant = Affine(
            a: map.scale, b: tan(map.y * radians), c: tan(map.x * radians), d: 1, tx: 0, ty: 0)
        let whole = slant.then(.rotation(degrees: map.turn)).about(Point(50, 30))
        let back = try #require(whole.inverse)
        let box = RoundBox(left: 36, top: 22, right: 64, bottom: 38)
        var picture = PointPicture { p in
            let q = back.apply(p)
            if box.contains(q) { return PointPicture.Color(20, 60, 200) }
            let (x, y) = (q.x - 3, q.y - 5)
            let alpha =
                Self.share(x, box.left, box.right, sigma) * Self.share(y, box.top, box.bottom, sigma)
            return PointPicture.white * (1 - alpha)
        }
        picture.samples = sigma < 2 ? 8 : 1
        let (inner, outer) = (
            box.inset(top: 2, right: 2, bottom: 2, left: 2),
            box.inset(top: -2, right: -2, bottom: -2, left: -2)
        )
        try picture.expect(
            """
            { rectangle: , fill: "#143CC8", frame: { width: 28, height: 16 }, position: { x: 50, y: 30 }, \
            shadow: { color: black, opacity: 1, radius: \(2 * sigma), x: 3, y: 5 }, \(map.words) }
            """, tolerance: sigma < 2 ? 2 : 1.6,
            skipping: { x, y in
                let q = back.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
                return outer.contains(q) && !inner.contains(q)
            })
    }
}
