import Foundation
import Testing
import VitrineFiles
import VitrineGoldens
import VitrinePNG
import VitrineText

@testable import VitrinePixels

struct GoldenStoreTests {
    static let image = RGBA8Image(width: 2, height: 2, components: Array(0..<16))
    static let record = GoldenRecordTests.record

    private func inStore(_ body: (GoldenStore) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(GoldenStore(root: folder))
    }

    private func check(
        _ store: GoldenStore, image: RGBA8Image = image, record: GoldenRecord = record
    ) -> GoldenOutcome {
        store.check(scene: "cards/focus.yaml", variant: "dark", image: image, record: record)
    }

    private func write(
        _ store: GoldenStore, image: RGBA8Image = image, record: GoldenRecord = record
    ) throws -> Bool {
        try store.record(scene: "cards/focus.yaml", variant: "dark", image: image, record: record)
    }

    @Test func missingThenMatched() throws {
        try inStore { (store) throws -> Void in
            #expect(check(store) == .missing)
            #expect(try write(store))
            #expect(check(store) == .matched)
            let path = store.root + "/cards/focus/dark.png"
            #expect(FileManager.default.fileExists(atPath: path))
            let golden = try store.read(GoldenName(scene: "cards/focus.yaml", variant: "dark"))
            #expect(golden?.image == Self.image && golden?.record == Self.record)
        }
    }

    @Test func aGoldenThatMatchesIsNotRewritten() throws {
        try inStore { (store) throws -> Void in
            _ = try write(store)
            let path = store.root + "/cards/focus/dark.png"
            let before = try FileBytes.read(path)
            var newer = Self.record
            newer.version = "0.2"
            #expect(try !write(store, record: newer))
            #expect(try FileBytes.read(path) == before)
            var changed = Self.image
            changed.components[0] = 99
            #expect(try write(store, image: changed, record: newer))
            #expect(check(store, image: changed) == .matched)
        }
    }

    @Test func changedPixels() throws {
        try inStore { (store) throws -> Void in
            _ = try write(store)
            var changed = Self.image
            changed.components[4] += 5
            #expect(check(store, image: changed) == .changed(ExactComparator().compare(Self.image, changed)))
        }
    }

    @Test func differentSize() throws {
        try inStore { (store) throws -> Void in
            _ = try write(store)
            let wider = RGBA8Image(width: 3, height: 2, components: Array(0..<24))
            #expect(
                check(store, image: wider)
                    == .differentSize(expectedWidth: 2, expectedHeight: 2, actualWidth: 3, actualHeight: 2))
        }
    }

    /// A copy of a font under another name is the same font; a font of the same name need not be.
    @Test func filesOfFontsMayHaveOtherNames() throws {
        try inStore { (store) throws -> Void in
            let name = try GoldenName(scene: "cards/focus.yaml", variant: "dark")
            let first = GoldenCandidate(image: Self.image, record: Self.record)
            try store.write(first, as: name)
            try store.writeHash(first, as: name)
            func outcomes(_ change: (inout FontFingerprint) -> Void) -> [GoldenOutcome] {
                var (picture, inter) = (first, GoldenRecordTests.inter)
                change(&inter)
                picture.record.fonts.remove(GoldenRecordTests.inter)
                picture.record.fonts.insert(inter)
                return [false, true].map { keepsHash in
                    store.judge(
                        picture, as: name, keepsHash: keepsHash, comparator: ExactComparator(),
                        day: "2026-06-01"
                    ).outcome
                }
            }
            // A closure within the macro would have the name of another one, and be replaced by it.
            let copies = outcomes { $0.file = "Inter[slnt,wght].ttf" }
            #expect(copies == [.matched, .matched])
            let others = [
                ("hash", outcomes { $0.hash = "cd34" }), ("no hash", outcomes { $0.hash = "" }),
                ("family", outcomes { $0.family = "Inter Display" }),
            ]
            for (change, outcomes) in others {
                for outcome in outcomes {
                    guard case .fontsDiffer(let expected, let actual) = outcome else {
                        Issue.record("another \(change): \(outcome)")
                        continue
                    }
                    #expect(expected == [GoldenRecordTests.inter.line] && actual.count == 1)
                }
            }
        }
    }

    /// Fonts are reported first, whether or not pixels or sizes are the same.
    @Test func fontsComeFirst() throws {
        try inStore { (store) throws -> Void in
            _ = try write(store)
            var newer = Self.record
            var inter = GoldenRecordTests.inter
            inter.hash = "cd34"
            newer.fonts = [inter, GoldenRecordTests.odd]
            let outcome = GoldenOutcome.fontsDiffer(
                expected: ["Inter|Inter.ttf|4.0|ab12"], actual: ["Inter|Inter.ttf|4.0|cd34"])
            let other = RGBA8Image(width: 1, height: 1, components: [1, 2, 3, 4])
            #expect(check(store, record: newer) == outcome)
            #expect(check(store, image: other, record: newer) == outcome)
            #expect(try write(store, record: newer), "other fonts are a reason to write")
        }
    }

    @Test func unreadableGoldens() throws {
        try inStore { (store) throws -> Void in
            _ = try write(store)
            let path = store.root + "/cards/focus/dark.png"
            let bytes = try FileBytes.read(path)
            func reason() -> String {
                if case .unreadable(let reason) = check(store) { return reason }
                return ""
            }
            try AtomicFile.write(Array(bytes.dropLast(20)), to: path)
            #expect(reason() == "\(path): the PNG file is cut short")
            try AtomicFile.write([1, 2, 3], to: path)
            #expect(reason() == "\(path): not a PNG file")
            let deep = RGBA16Image(width: 2, height: 2, components: Array(0..<16))
            try AtomicFile.write(PNG.encode(deep), to: path)
            #expect(reason().contains("16 bits"))
            try AtomicFile.write(PNG.encode(Self.image, text: Array(Self.record.chunks.dropLast())), to: path)
            #expect(reason().contains("vitrine:fonts"))
            #expect(try write(store) && check(store) == .matched)
        }
    }

    @Test func aPictureWithoutRecordIsComparedByPixels() throws {
        try inStore { (store) throws -> Void in
            _ = try write(store)
            try AtomicFile.write(PNG.encode(Self.image), to: store.root + "/cards/focus/dark.png")
            #expect(check(store) == .matched)
        }
    }

    @Test func obsoleteGoldens() throws {
        try inStore { (store) throws -> Void in
            #expect(try store.obsolete(known: []) == [])
            for (scene, variant) in [("a.yaml", "x"), ("a.yaml", "y"), ("b/c.yaml", "x"), ("d", "x")] {
                try store.record(scene: scene, variant: variant, image: Self.image, record: Self.record)
            }
            try AtomicFile.write([1], to: store.root + "/notes.txt")
            try AtomicFile.write([1], to: store.root + "/STRAY.PNG")
            let known: Set = [
                try GoldenName(scene: "a.json", variant: "x"),
                try GoldenName(scene: "b/c.yaml", variant: "x"),
                try GoldenName(scene: "not/rendered.yaml", variant: "yet"),
            ]
            #expect(try store.obsolete(known: known) == ["STRAY.PNG", "a/y.png", "d/x.png"])
        }
    }

    @Test func aFileInTheFoldersPlace() throws {
        try inStore { (store) throws -> Void in
            try AtomicFile.write([1], to: store.root)
            #expect(throws: GoldenError.self) { try write(store) }
            #expect(try FileBytes.read(store.root) == [1])
        }
    }

    @Test(arguments: [
        "", "/etc/passwd", "../a", "a/../../b", "a//b", "a/", ".hidden", "a/./b", "a\0b", "x/..\u{2F}\u{301}",
    ])
    func scenesOutsideTheFolderHaveNoGolden(_ scene: String) {
        #expect(throws: GoldenNameError.scene(scene)) { try GoldenName(scene: scene, variant: "x") }
        let store = GoldenStore(root: "/nonexistent")
        let outcome = store.check(scene: scene, variant: "x", image: Self.image, record: Self.record)
        guard case .unreadable = outcome else {
            Issue.record("\(outcome)")
            return
        }
    }

    @Test(arguments: ["", "a/b", "..", "/", "a/\u{301}b"])
    func variantsAreFileNames(_ variant: String) {
        #expect(throws: GoldenNameError.variant(variant)) {
            try GoldenName(scene: "s.yaml", variant: variant)
        }
    }

    @Test func namesBecomePaths() throws {
        #expect(try GoldenName(scene: "a.b/c.d.yaml", variant: "v.1").path == "a.b/c.d/v.1.png")
        #expect(try GoldenName(scene: "plain", variant: "v").path == "plain/v.png")
    }
}
