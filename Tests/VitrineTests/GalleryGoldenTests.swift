import Foundation
import Testing
import VitrineGoldens
import VitrineRendering
import VitrineTesting

@testable import VitrinePixels
@testable import VitrineStyle

/// A few scenes in light and dark, compared with their goldens byte for byte.
///
/// `make test` runs `vitrine test` over all scenes. That build is optimised and this one is not, so that
/// these few scenes show that the pixels do not depend on it.
///
/// `VITRINE_UPDATE=missing|changed|all swift test --filter GalleryGoldenTests` records goldens, as does
/// `vitrine test`; on a CI machine nothing is ever written. A failure leaves expected | difference | actual
/// in `out/failures`.
struct GalleryGoldenTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    /// Nothing is recorded unless somebody asks for it.
    static let suite = GoldenSuite(record: record, threads: 2)

    private static var record: GoldenRecordMode? {
        let environment = ProcessInfo.processInfo.environment
        let isAsked = environment["VITRINE_UPDATE"] != nil || environment["SNAPSHOT_TESTING_RECORD"] != nil
        return isAsked ? nil : .never
    }

    private static let gallery = suite.cases.filter {
        ["gallery/blend-modes.yaml", "gallery/cards.yaml", "gallery/gradients.yaml", "glass/tab-bar.yaml"]
            .contains(
                $0.scene)
    }

    @Test(arguments: gallery)
    func matchesGolden(_ golden: GoldenSuite.Case) { expectGolden(golden) }

    @Test func everySceneHasGoldensAndNoGoldenIsObsolete() throws {
        #expect(Self.suite.cases.count >= 50)
        expectNoObsoleteGoldens(in: Self.suite)
        let store = GoldenStore(root: Self.root.appendingPathComponent("goldens").path)
        for golden in Self.gallery {
            let name = try GoldenName(scene: golden.scene, variant: golden.variant)
            #expect(try store.read(name)?.record != nil, "\(name.path)")
        }
    }

    @Test(arguments: Comparators.names)
    func comparatorFindsAnInjectedDifference(_ name: String) throws {
        let comparator = try #require(Comparators.named(name))
        #expect(ComparatorSelfTest.run(comparator))
    }

    @Test(arguments: [2, 3, 7])
    func threadsDoNotChangePixels(_ threads: Int) throws {
        func image(_ threads: Int) throws -> [UInt8] {
            let options = RenderOptions(
                scene: SceneOptions(scale: 1, appearance: .light), threads: threads)
            let scene = Self.root.appendingPathComponent("scenes/gallery/tab-bars.yaml").path
            return try Renderer(options: options).image(scene).image.components
        }
        #expect(try image(threads) == image(1))
    }
}
