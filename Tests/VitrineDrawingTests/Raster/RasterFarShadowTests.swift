import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

@Suite("Shadows from afar take memory for what the canvas shows, and change no bit")
struct RasterFarShadowTests {
    private static let canvas = PixelRect(width: 40, height: 36)
    private static let area = canvas.width * canvas.height

    private func content(_ random: inout SeededGenerator) -> [DisplayItem] {
        (0..<12).map { index in
            let (x, y) = (
                Double.random(in: -300...200, using: &random), Double.random(in: -300...200, using: &random)
            )
            let rect = Rect(
                x: x, y: y, width: .random(in: 1...300, using: &random),
                height: .random(in: 1...300, using: &random))
            let color = Color(
                red: .random(in: 0...1, using: &random), green: 0.5, blue: 0.2,
                alpha: .random(in: 0.2...1, using: &random))
            return DisplayItem(
                source: "\(index)",
                .fill(.fill(index % 2 == 0 ? .ellipse(rect) : .rectangle(rect)), .solid(color)))
        }
    }

    private func group(_ random: inout SeededGenerator) -> Group {
        func far() -> Double {
            Double.random(in: 90...250, using: &random) * (Bool.random(using: &random) ? 1 : -1)
        }
        let shadows = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            Shadow(
                color: Color(red: 0.1, green: 0.2, blue: 0.9, alpha: .random(in: 0.3...1, using: &random)),
                sigma: [0, 0.8, 3, 9].randomElement(using: &random) ?? 0,
                spread: [0, 0, 2.5, -2.5].randomElement(using: &random) ?? 0,
                offset: Bool.random(using: &random) ? Point(far(), far()) : Point(far(), 3.25),
                placement: Int.random(in: 0..<3, using: &random) == 0 ? .inner : .outer,
                knockout: .random(using: &random))
        }
        var group = Group(
            transform: Bool.random(using: &random) ? .identity : .rotation(degrees: 30), shadows: shadows,
            items: content(&random))
        if Bool.random(using: &random) { group.filters = [.blur(sigma: 2)] }
        if Bool.random(using: &random) { group.opacity = 0.6 }
        if Bool.random(using: &random) {
            group.clip = .fill(.ellipse(Rect(x: -280, y: -280, width: 500, height: 500)))
        }
        if Bool.random(using: &random) {
            let rect = Rect(x: 3.5, y: 2, width: 30, height: 25)
            group.mask = GroupMask(items: [
                DisplayItem(source: "m", .fill(.fill(.ellipse(rect)), .solid(.black)))
            ])
        }
        return group
    }

    private func painted(_ group: Group, jointPixels: Int) -> (picture: Pixmap, plan: GroupPlan) {
        let plan = GroupPlan(
            group, transform: group.transform, clip: Self.canvas, jointPixels: jointPixels)
        var layer = Layer(Self.canvas)
        layer.withRows { rows in
            let painter = Painter(
                target: rows, backdropLayers: [], canvas: Self.canvas, colorSpace: .sRGB, workers: .serial,
                minPixelsPerThread: 32_768)
            painter.paint(painter.rowPainters(of: group, plan, Clip(Self.canvas)))
        }
        return (layer.pixmap, plan)
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func onePictureOrSeveral(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let group = group(&random)
        let joint = painted(group, jointPixels: .max)
        let split = painted(group, jointPixels: 0)
        #expect(joint.plan.casters.isEmpty)
        #expect(joint.picture == split.picture, "seed \(seed)")
    }

    /// The pictures of a group are bounded by the clip, not by the items or the offsets of shadows.
    @Test(arguments: [1e3, 9e4, 9e5], [0.0, 4])
    func farShadowsTakeBoundedMemory(offset: Double, sigma: Double) {
        let items = [
            DisplayItem(
                source: "a",
                .fill(
                    .fill(.rectangle(Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))), .solid(.black)))
        ]
        for placement in Shadow.Placement.allCases {
            let shadows = [Point(offset, offset), Point(-offset, 0), Point(0, offset)].map {
                Shadow(color: .black, sigma: sigma, offset: $0, placement: placement)
            }
            for mask in [nil, GroupMask(items: items)] {
                let group = Group(shadows: shadows, mask: mask, items: items)
                let plan = GroupPlan(group, transform: .rotation(degrees: 45), clip: Self.canvas)
                var pixels = 0
                for bounds in [plan.layerBounds, plan.compositeBounds] + plan.casters.values {
                    pixels += bounds.width * bounds.height
                }
                #expect(pixels <= 5 * GroupPlan.jointPixels)
                if offset > 1e4 {
                    #expect(plan.casters.count == 3 && pixels <= 5 * 16 * Self.area)
                }
            }
        }
    }

    @Test func nestedShadowsFromAfarAreBounded() throws {
        func list(_ depth: Int) -> DisplayList {
            var items: [DisplayItem] = []
            for _ in 0..<depth {
                let shadow = Shadow(color: .black, sigma: 1, offset: Point(5000, 0))
                items = [DisplayItem(source: "g", .group(Group(shadows: [shadow], items: items)))]
            }
            return DisplayList(40, 36, items.map(\.content))
        }
        _ = try Rasterizer().render(list(6))
        #expect(throws: RasterError.tooManyFarShadows(source: "g", limit: 64)) {
            try Rasterizer().render(list(7))
        }
    }
}
