import Foundation
import Testing
import VitrineGoldens
import VitrineRendering

@testable import VitrineScene

/// The page of the design systems has a scene and a golden for every row, and a row for every scene.
@Suite struct SystemsPageTests {
    private struct Row {
        let name: String
        let scene: String
        let picture: String
    }

    private static let root = GalleryGoldenTests.root

    private static func page() throws -> String {
        let page = root.appendingPathComponent("Sources/9-Products/Vitrine/Vitrine.docc/DesignSystems.md")
        return try String(contentsOf: page, encoding: .utf8)
    }

    /// Returns the rows of the tables: `| name | shows | `system/scene` | ![name](path) |`.
    private static func rows() throws -> [Row] {
        try page().split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, cells[2].hasPrefix("`") else { return nil }
            return Row(name: cells[0], scene: cells[2].replacing("`", with: ""), picture: cells[3])
        }
    }

    @Test(arguments: SystemNumbersTests.systems) func everySceneHasARow(_ system: String) throws {
        let folder = Self.root.appendingPathComponent("scenes/\(system)").path
        let scenes = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".yaml") && !$0.hasSuffix(".library.yaml") && $0 != "suite.yaml" }
            .map { "\(system)/\($0.dropLast(5))" }
        let rows = try Self.rows().map(\.scene).filter { $0.hasPrefix("\(system)/") }
        #expect(rows.count >= 11)
        #expect(Set(rows) == Set(scenes))
        #expect(Set(rows).count == rows.count)
    }

    @Test func everyRowHasAGolden() throws {
        let store = GoldenStore(root: Self.root.appendingPathComponent("goldens").path)
        for row in try Self.rows() {
            let variants = try Renderer(options: RenderOptions()).variants(
                of: Self.root.appendingPathComponent("scenes/\(row.scene).yaml").path)
            let first = try #require(variants.first, "\(row.scene)")
            let film = try GoldenName(scene: "\(row.scene).yaml", variant: GoldenStore.filmVariant)
            let isFilm = try store.film(film) != nil
            let name = isFilm ? film : try GoldenName(scene: "\(row.scene).yaml", variant: first.name)
            // Where a scene is kept as hashes, a crop of it stands for it.
            let crop = try GoldenName(scene: "\(row.scene)-crop.yaml", variant: first.name)
            let isHash = try !isFilm && store.hash(of: name) != nil
            let shown = isHash ? crop : name
            #expect(try store.read(shown)?.record != nil, "\(shown.path)")
            #expect(row.picture == "![\(row.name)](../../../../goldens/\(shown.path))")
            for variant in variants.dropFirst() {
                let other = try GoldenName(scene: "\(row.scene).yaml", variant: variant.name)
                #expect(try store.hash(of: other) != nil, "\(row.scene) \(variant.name)")
            }
        }
    }

    /// The table of motions counts all that the documents describe, each with a film.
    @Test func everyMotionHasAFilm() throws {
        let store = GoldenStore(root: Self.root.appendingPathComponent("goldens").path)
        let motions = try Self.page().split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return cells.count == 5 ? Int(cells[0]).map { ($0, cells[3].replacing("`", with: "")) } : nil
        }
        #expect(motions.map(\.0) == Array(1...82))
        for scene in Set(motions.map(\.1)) {
            let film = try GoldenName(scene: "\(scene).yaml", variant: GoldenStore.filmVariant)
            #expect(try store.film(film) != nil, "\(scene)")
        }
    }

    /// What moves or floats in these scenes looks different on each system, so that all three are kept.
    @Test(arguments: [
        "context/accessibility", "context/devices", "context/overlay-arrival", "context/search-slide",
        "context/section-swipe", "fitlink/card-to-detail", "habittracker/live-activity",
    ])
    func olderAndNewerSystemsAreKept(_ scene: String) throws {
        let path = Self.root.appendingPathComponent("scenes/\(scene).yaml").path
        let names = try Renderer(options: RenderOptions()).variants(of: path).map(\.name)
        let expected = ["light", "dark"].flatMap { [$0, "\($0)-os18", "\($0)-os27"] }
        #expect(names.sorted() == expected.sorted())
        let store = GoldenStore(root: Self.root.appendingPathComponent("goldens").path)
        var hashes: [String] = []
        for name in expected where name != names.first {
            let golden = try GoldenName(scene: "\(scene).yaml", variant: name)
            let kept = try store.hash(of: golden)
            hashes.append(try #require(kept?.entry.pixels, "\(golden.path)"))
        }
        #expect(Set(hashes).count == hashes.count, "two systems look alike: \(hashes)")
    }
}
