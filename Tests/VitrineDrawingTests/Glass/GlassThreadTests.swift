import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Glass is the same to the bit on any number of threads, with its rows split in any way.
@Suite struct GlassThreadTests {
    private static func expectSameBits(_ list: DisplayList, _ name: String) throws {
        let wanted = try Rasterizer().render(list)
        #expect(wanted.isPremultiplied, "\(name)")
        // As many bands as threads, or fewer.
        for (count, pixels) in [(2, 1), (3, 1), (8, 1), (8, 400)] {
            var rasterizer = Rasterizer(workers: Workers(count: count))
            rasterizer.minPixelsPerThread = pixels
            let picture = try rasterizer.render(list)
            #expect(picture == wanted, "\(name) on \(count) threads, \(pixels) pixels each")
        }
    }

    private static func item(_ content: DisplayContent) -> DisplayItem {
        DisplayItem(source: "item", content)
    }

    @Test(arguments: [GlassReferenceDraw.Feature.shadows, .lensDepth, .joinOptics, .region, .everything])
    func glassIsTheSameOnAnyThreads(_ feature: GlassReferenceDraw.Feature) throws {
        try Self.expectSameBits(GlassReferenceDraw(feature, seed: 0).wholeScene, "\(feature)")
    }

    /// Glass over glass, within groups with an opacity, a clip or a mask.
    @Test(arguments: UInt64(0)..<3)
    func nestedGlass(_ seed: UInt64) throws {
        var draw = GlassReferenceDraw(.everything, seed: seed)
        var list = draw.wholeScene
        var items = [Self.item(.glass(draw.glass))]
        for depth in 0..<3 {
            var group = Group(transform: .translation(1.5, -1), items: items)
            switch (depth + Int(seed)) % 3 {
            case 0: group.opacity = 0.7
            case 1: group.clip = .disc(20, 14, 15)
            default:
                group.mask = GroupMask(
                    kind: .alpha, items: [Self.item(.fill(.disc(18, 12, 14), .solid(.black)))])
            }
            items = [Self.item(.group(group)), Self.item(.glass(Glass([draw.body()])))]
        }
        list.items += items
        try Self.expectSameBits(list, "seed \(seed)")
    }

    /// The frames of a body that leaves another one, as in a container's morph.
    @Test(arguments: [0, 0.3, 0.8])
    func morphsAreTheSameOnAnyThreads(_ time: Double) throws {
        let draw = GlassReferenceDraw(.joinOptics, seed: 1)
        var list = draw.scene
        let optics = draw.glass.bodies[0].optics
        let others = (0..<3).map { index in
            let radius = 7 - 2 * time
            let x = 6 + time * Double(index) * 9
            return Glass.Body(
                .roundedRectangle(
                    Rect(x: x, y: 4 + 2 * time, width: 2 * radius + 4, height: 2 * radius),
                    CornerRadii(radius), index == 1 ? .continuous : .circular), optics)
        }
        list.items.append(Self.item(.glass(Glass(others, smoothness: 6))))
        try Self.expectSameBits(list, "at \(time)")
    }
}
