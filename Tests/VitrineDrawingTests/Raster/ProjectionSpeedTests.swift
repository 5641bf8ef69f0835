import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// What is seen in perspective looks the same by the short ways of working it out.
@Suite struct ProjectionSpeedTests {
    private static func turned(_ degrees: Double, _ items: [DisplayContent]) -> DisplayList {
        let map = Homography(
            degrees: degrees, axis: (0.3, 1, 0), anchor: Point(30, 24), depth: 0, nearness: 1 / 120)
        return DisplayList(
            60, 48,
            [
                .fill(.box(0, 0, 60, 48), .solid(.white)),
                .projected(
                    ProjectedContent(
                        map: map, items: items.map { DisplayItem(source: "", $0) }, isResampled: true)),
            ])
    }

    /// A shadow without an edge is interpolated; beside a dot too small to be seen it is resampled.
    @Test(arguments: [1.5, 4, 9], [20.0, 55, -70])
    func softShadowsLookResampled(sigma: Double, degrees: Double) throws {
        let shadow = DisplayContent.shadow(
            .box(18, 14, 24, 20),
            Shadow(color: Color(white: 0, alpha: 0.8), sigma: sigma, offset: Point(2, 3)))
        let dot = DisplayContent.fill(.box(30, 20, 0.001, 0.001), .solid(Color(white: 0, alpha: 0.01)))
        let smooth = try Rasterizer().render(Self.turned(degrees, [shadow]))
        let resampled = try Rasterizer().render(Self.turned(degrees, [shadow, dot]))
        let worst = zip(smooth.pixels, resampled.pixels).map { abs(Int($0.x) - Int($1.x)) }.max() ?? 0
        #expect(worst <= 257, "\(worst) of 65535")
        #expect(smooth.pixels.contains { $0.x < 60_000 })
    }

    /// Tiles of one colour give the pixels that all places in them give.
    @Test(arguments: UInt64(0)..<8) func tilesChangeNothing(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let boxes: [DisplayContent] = (0..<5).map { _ in
            .fill(
                .box(
                    .random(in: 0...40, using: &random), .random(in: 0...30, using: &random),
                    .random(in: 1...30, using: &random), .random(in: 1...25, using: &random)),
                .solid(
                    Color(
                        red: .random(in: 0...1, using: &random), green: 0.4, blue: 0.2,
                        alpha: Bool.random(using: &random) ? 1 : 0.6)))
        }
        let content = ProjectedContent(
            map: Homography(
                degrees: .random(in: -70...70, using: &random), axis: (0.2, 1, 0), anchor: Point(30, 24),
                depth: 0, nearness: 1 / 150),
            items: boxes.map { DisplayItem(source: "", $0) })
        let canvas = PixelRect(width: 60, height: 48)
        guard let plan = ProjectionPlan(content, .identity, clip: canvas) else { return }
        var picture = Layer(plan.flatBounds)
        picture.withRows { rows in
            Painter(
                target: rows, backdropLayers: [], canvas: plan.flatBounds, colorSpace: .sRGB,
                workers: .serial, minPixelsPerThread: 1
            ).paint(content.items, plan.state)
        }
        let byTiles = ProjectionResampler(picture, plan, .serial).picture(in: plan.shown, .serial)
        let byPlaces = ProjectionResampler(picture, plan, .serial, usesTiles: false)
            .picture(in: plan.shown, .serial)
        #expect(byTiles.pixmap == byPlaces.pixmap, "seed \(seed)")
    }
}
