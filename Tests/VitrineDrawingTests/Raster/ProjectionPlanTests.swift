import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster

/// The flat pictures of what is shown in perspective: as fine as they should be, however much shows.
@Suite struct ProjectionPlanTests {
    private static func content(side: Double, degrees: Double) -> ProjectedContent {
        let box = Rect(x: 0, y: 0, width: side, height: side)
        let map = Homography(
            degrees: degrees, axis: (1, 0, 0), anchor: Point(side / 2, side / 2), depth: 0,
            nearness: 1 / side)
        return ProjectedContent(
            map: map, items: [DisplayItem(source: "", .fill(.fill(.ellipse(box)), .solid(.black)))])
    }

    @Test(arguments: [(40.0, 1.0), (200, 3), (400, 2), (900, 1), (900, 3)], [10.0, 50])
    func partsAreFineAndNoLargerThanAllowed(size: (Double, Double), degrees: Double) throws {
        let (side, scale) = size
        let content = Self.content(side: side, degrees: degrees)
        let canvas = PixelRect(width: Int(side * scale) + 60, height: Int(side * scale) + 60)
        let transform = Affine.scale(scale, scale)
        let whole = try #require(ProjectionPlan(content, transform, clip: canvas))
        let parts = ProjectionPlan.parts(of: content, transform, clip: canvas)
        // Each shows only as much of its half as the items need.
        #expect(parts.reduce(0) { $0 + $1.shown.pixelCount } <= whole.shown.pixelCount)
        let all = parts.dropFirst().reduce(try #require(parts.first).shown) { $0.union($1.shown) }
        #expect(all == whole.shown)
        let least = whole.shown.pixelCount > 1 << 20 ? 5.0 : 7
        for part in parts {
            #expect(part.flatBounds.pixelCount <= max(4 * whole.shown.pixelCount, 1 << 22) * 3 / 2)
            // The largest step of a device pixel in the flat picture, where that looks largest.
            var most = 0.0
            for corner in [
                Point(Double(part.shown.x0), Double(part.shown.y0)),
                Point(Double(part.shown.x1), Double(part.shown.y1)),
            ] {
                let (byX, byY) = part.inverse.derivatives(at: corner)
                most = max(most, byX.length, byY.length)
            }
            #expect(most >= least, "\(part.shown): \(most)")
        }
    }
}
