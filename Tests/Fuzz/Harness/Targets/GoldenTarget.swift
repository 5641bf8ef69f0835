import Foundation
import VitrineComparisonSettings
import VitrineGoldens
import VitrinePNG
import VitrinePixels
import VitrineRaster
import VitrineTestSupport
import VitrineText

@testable import VitrineGoldens

/// Goldens: pictures with the records and explanations that their texts hold, compared with a new picture.
public final class GoldenTarget: FuzzTarget {
    public static let name = "goldens"

    private let folder: FuzzFolder
    private let store: GoldenStore
    private let candidate: GoldenCandidate
    private let manifest: SceneManifest?
    private let comparators: [any ImageComparator]

    public init(folder: String) throws {
        self.folder = try FuzzFolder(folder)
        store = GoldenStore(root: self.folder.path, limit: PNGTarget.limit)
        let image = RGBA8Image(width: 9, height: 9, components: [UInt8](repeating: 200, count: 9 * 9 * 4))
        candidate = GoldenCandidate(
            image: image, record: GoldenRecord(scene: "00", version: "1", options: "", fonts: []))
        manifest = SceneManifest(
            json: #"{"version":1,"nodes":[],"items":[],"texts":[],"ids":{},"tokens":{},"files":{}}"#)
        comparators = ["exact", "yiq", "oklab", "fuzzy"].compactMap(Comparators.named)
        try self.folder.write(try PNG.encode(image), to: "new.png")
    }

    public func run(_ bytes: [UInt8]) throws -> FuzzOutcome {
        try folder.write(bytes, to: "a/light.png")
        let name = try GoldenName(scene: "a.yaml", variant: "light")
        do throws(GoldenError) {
            guard let golden = try store.read(name) else { return .broken("the golden is not found") }
            for comparator in comparators {
                let outcome = GoldenStore.compare(golden, with: candidate, comparator: comparator)
                guard case .changed(let comparison) = outcome else { continue }
                explain(golden, comparison.regions.map(\.box))
            }
            for comparator in comparators {
                let found = try? FileComparison(
                    expected: "\(folder.path)/a/light.png", actual: "\(folder.path)/new.png",
                    comparator: comparator,
                    limit: PNGTarget.limit)
                _ = found?.notes
            }
            return .accepted
        } catch {
            return error.description.contains("light.png") ? .rejected : .broken("no file is named: \(error)")
        }
    }

    /// Looks for the causes of regions in the manifest that a golden holds.
    private func explain(_ golden: Golden, _ regions: [PixelRect]) {
        guard let old = golden.manifest.flatMap(SceneManifest.init(json:)), let manifest else { return }
        let making = DiffExplanation.Provenance(renderer: "1", options: "")
        for (first, second) in [(old, manifest), (manifest, old), (old, old)] {
            let explanation = DiffExplanation(
                old: first, new: second, oldProvenance: making, newProvenance: making)
            _ = explanation.causes(of: regions + [PixelRect(x0: 0, y0: 0, x1: 4, y1: 4)])
            for id in first.ids.keys.sorted() { _ = first.boxes(ofNode: String(id.dropFirst())) }
        }
    }

    public func generated(using random: inout SeededGenerator) -> [UInt8]? {
        PNGGrammar().file(using: &random)
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        guard Int.random(in: 0..<6, using: &random) > 0, var chunks = PNGChunks(bytes) else {
            return ByteMutation.apply(to: bytes, with: other, using: &random)
        }
        // What a golden says of itself is changed as the JSON and the lines that it is.
        if let at = chunks.all.indices.filter({ chunks.all[$0].name == "tEXt" }).randomElement(
            using: &random),
            let end = chunks.all[at].data.firstIndex(of: 0)
        {
            let text = Array(chunks.all[at].data[(end + 1)...])
            let changed = ValueMutation(words: Self.words).apply(to: text, with: text, using: &random)
            chunks.all[at].data = chunks.all[at].data[...end] + changed
        } else {
            chunks.change(using: &random)
        }
        return chunks.bytes
    }

    private static let words = [
        "version", "nodes", "items", "texts", "ids", "tokens", "files", "source", "frame", "properties",
        "path", "text",
        "line", "#dot", "body[0]", "body[0].circle", "fill",
    ]
}

/// Files of hashes of goldens.
public final class HashesTarget: FuzzTarget {
    public static let name = "hashes"

    private let folder: FuzzFolder
    private let store: GoldenStore

    public init(folder: String) throws {
        self.folder = try FuzzFolder(folder)
        store = GoldenStore(root: self.folder.path)
    }

    public func run(_ bytes: [UInt8]) throws -> FuzzOutcome {
        try folder.write(bytes, to: "a/\(HashGoldens.file)")
        do throws(GoldenError) {
            let hashes = try store.hashes(at: "a/\(HashGoldens.file)")
            for entry in hashes.variants.values { _ = hashes.fonts(of: entry) }
            _ = try store.obsolete(owned: [])
            let names = try store.hashNames()
            for name in names.prefix(2) { try store.delete(named: [name]) }
            return .accepted
        } catch {
            return error.description.contains(HashGoldens.file)
                ? .rejected : .broken("no file is named: \(error)")
        }
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        let words = [
            "version", "variants", "fonts", "pixels", "width", "height", "scene", "renderer", "options",
            "light",
            "dark", "../light", "light#dark", "Inter | Inter.ttf | 3 | 00",
        ]
        return ValueMutation(words: words).apply(to: bytes, with: other, using: &random)
    }
}
