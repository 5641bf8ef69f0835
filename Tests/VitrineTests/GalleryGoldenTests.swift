import Foundation
import Testing
import Vitrine
import VitrineGoldens
import VitrineGraphics
import VitrinePNG
import VitrineScene
import VitrineText

/// Every scene of the gallery in light and dark against its golden, byte for byte of every pixel.
///
/// `VITRINE_UPDATE=missing|changed|all swift test --filter GalleryGoldens` records; on a CI machine
/// nothing is ever written. A failure leaves expected | difference | actual in `out/failures`.
struct GalleryGoldenTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let scenes = root.appendingPathComponent("scenes").path
    static let store = GoldenStore(root: root.appendingPathComponent("goldens").path)

    /// One picture: a scene below `scenes/` without its extension, in an appearance.
    struct Case: CustomTestStringConvertible, Sendable {
        let scene: String
        let appearance: Appearance

        var testDescription: String { "\(scene) \(appearance.rawValue)" }
        var file: String { "\(GalleryGoldenTests.scenes)/\(scene).yaml" }
        /// All but the pages of details are kept at one pixel a point: goldens are weight in every clone.
        var scale: Double { Self.detailed.contains(scene) ? 2 : 1 }

        private static let detailed: Set = [
            "gallery/borders", "gallery/buttons", "gallery/shadows", "gallery/tab-bars", "gallery/type",
        ]
    }

    static let cases: [Case] = {
        let files = FileManager.default.enumerator(atPath: scenes)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".yaml") && !$0.hasSuffix(".library.yaml") }.sorted().flatMap {
            file in
            Appearance.allCases.map { Case(scene: String(file.dropLast(5)), appearance: $0) }
        }
    }()

    static let mode: UpdateMode = {
        let environment = ProcessInfo.processInfo.environment
        let requested = environment["VITRINE_UPDATE"].flatMap(UpdateMode.init(rawValue:)) ?? UpdateMode.none
        return UpdateMode.policy(requested: requested, environment: environment)
    }()

    @Test(arguments: cases)
    func matchesGolden(_ test: Case) throws {
        let (image, record) = try Self.render(test)
        let variant = test.appearance.rawValue
        let outcome = Self.store.check(scene: test.scene, variant: variant, image: image, record: record)
        if Self.mode.writes(outcome) {
            try Self.store.record(scene: test.scene, variant: variant, image: image, record: record)
            return
        }
        guard outcome != .matched else { return }
        let picture = try Self.failurePicture(test, image)
        Issue.record("\(test.testDescription): \(outcome); see \(picture)")
    }

    @Test func everySceneHasGoldensAndNoGoldenIsObsolete() throws {
        #expect(Self.cases.count >= 10)
        let known = try Set(
            Self.cases.map { try GoldenName(scene: $0.scene, variant: $0.appearance.rawValue) })
        #expect(try Self.store.obsolete(known: known) == [])
        for name in known { #expect(try Self.store.read(name)?.record != nil, "\(name.path)") }
    }

    @Test(arguments: Comparators.names)
    func comparatorFindsAnInjectedDifference(_ name: String) throws {
        let comparator = try #require(Comparators.named(name))
        #expect(ComparatorSelfTest.run(comparator))
    }

    @Test(arguments: [2, 3, 7])
    func threadsDoNotChangePixels(_ threads: Int) throws {
        let test = try #require(Self.cases.first { $0.scene == "gallery/tab-bars" })
        let one = try Self.render(test, threads: 1, scale: 1).image
        #expect(try Self.render(test, threads: threads, scale: 1).image == one)
    }

    private static func render(
        _ test: Case, threads: Int = 2, scale: Double? = nil
    ) throws -> (image: RGBA8Image, record: GoldenRecord) {
        let options = RenderOptions(
            scene: SceneOptions(scale: scale ?? test.scale, appearance: test.appearance), threads: threads)
        let (image, fonts) = try Renderer(options: options).image(test.file)
        let text = try FileBytes.read(test.file)
        let record = GoldenRecord(
            scene: FNV1a64.digits(text), version: Vitrine.version, options: options.record, fonts: Set(fonts))
        return (image, record)
    }

    private static func failurePicture(_ test: Case, _ image: RGBA8Image) throws -> String {
        let name = try GoldenName(scene: test.scene, variant: test.appearance.rawValue)
        let folder = root.appendingPathComponent("out/failures/\(test.scene)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appendingPathComponent("\(test.appearance.rawValue).png").path
        let golden = (try? store.read(name)) ?? nil
        let picture = golden.map { DifferencePicture.make($0.image, image) } ?? image
        try AtomicFile.write(try PNG.encode(picture), to: path)
        return path
    }
}
