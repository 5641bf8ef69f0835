import Foundation
import Testing
import VitrineFiles

@testable import VitrineGoldens
@testable import VitrinePixels

/// What is another right answer, by its name and the note beside it, and what is not.
struct AlternativeGoldenTests {
    static let (red, blue) = (GoldenFolderTests.red, GoldenFolderTests.blue)
    static let note = AlternativeGolden.Note(reason: "another server", expires: "2999-12-31")

    private func inStore(_ body: (GoldenStore, GoldenName) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (store, name) = (GoldenStore(root: folder), try GoldenName(scene: "a.yaml", variant: "light"))
        try store.write(GoldenFolderTests.picture(Self.red), as: name)
        try body(store, name)
    }

    private func write(_ image: RGBA8Image, _ alternative: String, _ store: GoldenStore) throws {
        try store.write(
            GoldenFolderTests.picture(image), manifest: nil,
            as: try GoldenName(scene: "a.yaml", variant: "light"), alternative: alternative, note: Self.note)
    }

    private func outcome(_ image: RGBA8Image, _ store: GoldenStore, _ name: GoldenName) -> GoldenOutcome {
        store.judge(
            GoldenFolderTests.picture(image), as: name, keepsHash: false, comparator: ExactComparator(),
            day: "2026-06-01"
        ).outcome
    }

    /// The picture of a golden, as an earlier version recorded it or somebody left it.
    private func copy(_ store: GoldenStore, to file: String) throws {
        try AtomicFile.write(try FileBytes.read("\(store.root)/a/light.png"), to: "\(store.root)/a/\(file)")
    }

    @Test(arguments: ["x.alt-y", "x.ALT-y", "a.alt-b.alt-c", "", "-x", "x.", "a/b", "a b"])
    func textsThatAreNoNamesAreRefused(text: String) throws {
        #expect(!AlternativeGolden.isName(text))
        try inStore { store, _ in
            #expect(throws: GoldenError.self) { try write(Self.blue, text, store) }
            let files = try store.files()
            #expect(files == ["a/light.png"])
        }
    }

    @Test(arguments: ["x", "alt-y", "x-alt-y", "x.alt", "gpu.2", "Caf\u{E9}"])
    func namesAreTaken(text: String) throws {
        #expect(AlternativeGolden.isName(text))
        try inStore { store, name in
            try write(Self.blue, text, store)
            #expect(outcome(Self.blue, store, name) == .matchedAlternative(text))
            #expect(try store.obsolete(owned: [name.path]).isEmpty)
        }
    }

    /// What an earlier version wrote with the mark in its name still counts, and is not deleted.
    @Test func theMarkMayBeInTheNameOfAnOlderOne() throws {
        try inStore { store, name in
            try write(Self.blue, "x", store)
            for end in ["png", "json"] {
                try FileManager.default.moveItem(
                    atPath: "\(store.root)/a/light.alt-x.\(end)",
                    toPath: "\(store.root)/a/light.alt-x.alt-y.\(end)")
            }
            #expect(outcome(Self.blue, store, name) == .matchedAlternative("x.alt-y"))
            #expect(try store.obsolete(owned: [name.path]).isEmpty)
            // Without the scene it is obsolete, and leaves nothing.
            let obsolete = try store.obsolete(owned: [])
            #expect(obsolete == ["a/light.alt-x.alt-y.png", "a/light.png"])
            try store.delete(named: [obsolete[0]])
            #expect(try store.files() == ["a/light.png"])
        }
    }

    /// A picture without a note is no other right answer: it neither fails the golden nor survives unseen.
    @Test(arguments: ["light.alt-gpu.png", "light.alt-gpu.alt-x.png"])
    func aPictureWithoutANoteIsObsolete(file: String) throws {
        try inStore { store, name in
            try copy(store, to: file)
            #expect(outcome(Self.red, store, name) == .matched)
            guard case .changed = outcome(Self.blue, store, name) else {
                Issue.record("\(outcome(Self.blue, store, name))")
                return
            }
            #expect(try store.obsolete(owned: [name.path]) == ["a/\(file)"])
            var report = SuiteReport(
                renderer: "1", plan: "p", planned: 0, shard: nil, filtered: false, update: .none, cases: [])
            report.obsolete = ["a/\(file)"]
            let text = TerminalReport(report).text
            #expect(text.contains("no scene has this golden; another right answer has a note beside it"))
        }
    }

    /// A golden of a variant that earlier versions allowed follows when the variant is renamed.
    @Test func aPictureWithoutANoteIsMoved() throws {
        try inStore { store, name in
            try copy(store, to: "light.alt-gpu.png")
            let new = try GoldenName(scene: "a.yaml", variant: "light-alt-gpu")
            let obsolete = try store.obsolete(owned: [name.path, new.path])
            #expect(obsolete == ["a/light.alt-gpu.png"] && store.pixelHashes(of: obsolete).count == 1)
            try store.move(obsolete[0], to: new)
            #expect(try store.files() == ["a/light-alt-gpu.png", "a/light.png"])
        }
    }

    @Test(
        .enabled(if: GoldenPlaceTests.areDistinct),
        arguments: [
            ("gpu", "GPU"), ("Caf\u{E9}", "Cafe\u{301}"), ("Cafe\u{301}", "CAF\u{C9}"),
        ])
    func namesOfOneFileAreOneAlternative(names: (String, String)) throws {
        try inStore { store, name in
            try write(Self.blue, names.0, store)
            let before = try store.files().map { Array($0.utf8) }
            let green = RGBA8Image(width: 1, height: 1, components: [0, 255, 0, 255])
            try write(green, names.1, store)
            #expect(try store.files().map { Array($0.utf8) } == before && before.count == 3)
            #expect(outcome(green, store, name) == .matchedAlternative(names.0))
        }
    }

    /// A scene whose goldens lie where the picture would: nothing is written by half.
    @Test(arguments: ["png", "json"]) func aFolderIsInThePlace(end: String) throws {
        try inStore { store, _ in
            let other = try GoldenName(scene: "a/light.alt-gpu.\(end).yaml", variant: "dark")
            try store.write(GoldenFolderTests.picture(Self.red), as: other)
            let before = try store.files()
            #expect(throws: GoldenError.self) { try write(Self.blue, "gpu", store) }
            #expect(try store.files() == before)
        }
    }
}
