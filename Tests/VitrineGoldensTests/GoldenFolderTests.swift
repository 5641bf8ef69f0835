import Foundation
import Testing
import VitrineFiles
import VitrinePNG

@testable import VitrineGoldens
@testable import VitrinePixels

/// Goldens that are moved, deleted or kept as hashes, and their alternatives.
struct GoldenFolderTests {
    static let red = RGBA8Image(width: 1, height: 1, components: [255, 0, 0, 255])
    static let blue = RGBA8Image(width: 1, height: 1, components: [0, 0, 255, 255])
    static let comparator = ExactComparator()

    static func picture(_ image: RGBA8Image) -> GoldenCandidate {
        GoldenCandidate(image: image, record: GoldenRecordTests.record)
    }

    private func inStore(_ body: (GoldenStore) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(GoldenStore(root: folder))
    }

    private func name(_ scene: String) throws -> GoldenName { try GoldenName(scene: scene, variant: "light") }

    private func judge(
        _ store: GoldenStore, _ image: RGBA8Image, _ scene: String = "a.yaml", hash: Bool = false,
        day: String = "2026-06-01"
    ) throws -> GoldenOutcome {
        store.judge(
            Self.picture(image), as: try name(scene), keepsHash: hash, comparator: Self.comparator, day: day
        ).outcome
    }

    @Test func explanationsTravelWithTheGolden() throws {
        try inStore { store in
            let text = String(repeating: "{\"a\":\"é\"}", count: 1000)
            try store.write(Self.picture(Self.red), manifest: text, as: try name("a.yaml"))
            let golden = try #require(try store.read(try name("a.yaml")))
            #expect(golden.manifest == text && golden.record == GoldenRecordTests.record)
            let size = try FileBytes.read(store.path(of: try name("a.yaml"))).count
            #expect(size < 2000)
        }
    }

    @Test func anotherAnswerNeedsAReasonAndADay() throws {
        try inStore { store in
            try store.write(Self.picture(Self.red), as: try name("a.yaml"))
            guard case .changed = try judge(store, Self.blue) else { return #expect(Bool(false)) }
            let note = AlternativeGolden.Note(reason: "another server", expires: "2026-12-31")
            try store.write(
                Self.picture(Self.blue), manifest: nil, as: try name("a.yaml"), alternative: "blue",
                note: note)
            #expect(try judge(store, Self.blue) == .matchedAlternative("blue"))
            #expect(try judge(store, Self.red) == .matched)
            #expect(
                try judge(store, Self.blue, day: "2027-01-01")
                    == .expired(alternative: "blue", reason: "another server", since: "2026-12-31"))
            #expect(try store.obsolete(known: [try name("a.yaml")]) == [])
            try AtomicFile.write(Array("{}".utf8), to: "\(store.root)/a/light.alt-blue.json")
            guard case .unreadable = try judge(store, Self.blue) else { return #expect(Bool(false)) }
        }
    }

    @Test(arguments: ["2026-1-1", "2026-13-01", "tomorrow", "", "20261231", "2026-12-3a"])
    func textsThatAreNoDaysAreRefused(text: String) { #expect(!AlternativeGolden.isDay(text)) }

    @Test func todayIsADay() {
        #expect(AlternativeGolden.isDay(AlternativeGolden.today))
        #expect(AlternativeGolden.today > "2020-01-01")
    }

    @Test func movesTakeAlongWhatStandsBeside() throws {
        try inStore { store in
            try store.write(Self.picture(Self.red), as: try name("old/a.yaml"))
            let note = AlternativeGolden.Note(reason: "r", expires: "2026-12-31")
            try store.write(
                Self.picture(Self.blue), manifest: nil, as: try name("old/a.yaml"), alternative: "b",
                note: note)
            try store.move("old/a/light.png", to: try name("new/b.yaml"))
            #expect(
                try store.files().filter { $0.contains(".") } == [
                    "new/b/light.alt-b.json", "new/b/light.alt-b.png", "new/b/light.png",
                ])
            #expect(!FileManager.default.fileExists(atPath: "\(store.root)/old"))
            try store.delete(named: ["new/b/light.png"])
            #expect(try store.files() == [])
        }
    }

    @Test func hashesAreLines() throws {
        try inStore { store in
            #expect(try judge(store, Self.red, hash: true) == .missing)
            for variant in ["light", "dark", "dark-ax5"] {
                try store.writeHash(
                    Self.picture(Self.red), as: try GoldenName(scene: "a.yaml", variant: variant))
            }
            #expect(try judge(store, Self.red, hash: true) == .matched)
            #expect(try judge(store, Self.blue, hash: true) == .hashDiffers)
            let wide = RGBA8Image(width: 2, height: 1, components: [255, 0, 0, 255, 255, 0, 0, 255])
            guard case .differentSize = try judge(store, wide, hash: true) else {
                return #expect(Bool(false))
            }
            var other = Self.picture(Self.red)
            other.record.fonts = []
            let outcome = store.judge(
                other, as: try name("a.yaml"), keepsHash: true, comparator: Self.comparator, day: "2026-06-01"
            )
            guard case .fontsDiffer = outcome.outcome else { return #expect(Bool(false)) }
            let text = String(decoding: try FileBytes.read("\(store.root)/a/hashes.json"), as: UTF8.self)
            #expect(text.split(separator: "\n").count { $0.contains("\"pixels\"") } == 3)
            #expect(
                try store.obsolete(owned: ["a/hashes.json#light", "a/hashes.json#dark"]) == [
                    "a/hashes.json#dark-ax5"
                ])
            try store.delete(named: ["a/hashes.json#dark-ax5", "a/hashes.json#dark", "a/hashes.json#light"])
            #expect(!FileManager.default.fileExists(atPath: "\(store.root)/a/hashes.json"))
        }
    }

    @Test func orphansAreFoundByTheirPixels() throws {
        try inStore { store in
            try store.write(Self.picture(Self.red), as: try name("a.yaml"))
            try store.write(Self.picture(Self.blue), as: try name("b.yaml"))
            try store.writeHash(Self.picture(Self.red), as: try name("c.yaml"))
            let names = try store.obsolete(owned: [], keeping: ["b"])
            #expect(names == ["a/light.png", "c/hashes.json#light"])
            #expect(store.pixelHashes(of: names) == [PixelHash.digits(Self.red): names])
        }
    }

    @Test func readOnlyGoldensStay() throws {
        try inStore { store in
            try store.write(Self.picture(Self.red), as: try name("a.yaml"))
            let path = store.path(of: try name("a.yaml"))
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
            #expect(throws: GoldenError.readOnly(path: path)) {
                try store.write(Self.picture(Self.blue), as: try name("a.yaml"))
            }
            #expect(throws: GoldenError.readOnly(path: path)) { try store.delete(named: ["a/light.png"]) }
            #expect(throws: GoldenError.readOnly(path: path)) {
                try store.move("a/light.png", to: try name("b.yaml"))
            }
            #expect(try judge(store, Self.red) == .matched)
        }
    }

    @Test func whatKilledRunsLeaveIsSwept() throws {
        try inStore { store in
            let path = "\(store.root)/.vitrine-abc.tmp"
            try AtomicFile.write([1], to: path)
            store.removeStaleTemporaryFiles()
            #expect(FileManager.default.fileExists(atPath: path))
            store.removeStaleTemporaryFiles(olderThan: -10)
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }
}
