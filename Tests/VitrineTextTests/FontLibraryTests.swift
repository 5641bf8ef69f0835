import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineText

struct FontLibraryTests {
    @Test func findsFamiliesByTheNamesInTheFiles() {
        let families = sharedLibrary.families
        #expect(families.contains("Inter"))
        #expect(families.contains("Inter Display"))
        #expect(families == families.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    @Test(arguments: ["Inter", "inter", "INTER"])
    func prefersTheUprightVariableFont(family: String) throws {
        let face = try sharedLibrary.face(for: FontDescription(family: family, size: 17, weight: 600))
        #expect(face.family == "Inter")
        #expect(face.axis("wght")?.minimum == 100)
        #expect(face.axis("wght")?.maximum == 900)
        #expect(!face.isItalic)
    }

    @Test func prefersAnItalicFileOverASlantingAxis() throws {
        let face = try sharedLibrary.face(for: FontDescription(size: 17, italic: true))
        #expect(face.isItalic)
        #expect(face.axis("wght") != nil)
    }

    @Test func unknownFamilySaysWhatThereIs() throws {
        let engine = try makeEngine()
        let error = #expect(throws: FontError.self) {
            try engine.paragraph("x", font: FontDescription(family: "No Such Family", size: 10))
        }
        guard case .noSuchFamily("No Such Family", let available) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(available.contains("Inter"))
        #expect(error?.description.contains("Inter") == true)
    }

    @Test func aMissingExtraFolderIsAnError() {
        #expect(throws: FontError.unreadable(path: "/no/such/folder", reason: "no such folder")) {
            try TextEngine(library: FontLibrary(extraFolders: ["/no/such/folder"]))
        }
    }

    @Test func extraFoldersHideTheSystemsFaces() throws {
        try withFolder { folder in
            let original = try sharedLibrary.face(for: FontDescription(size: 17, weight: 400))
            try FileManager.default.copyItem(atPath: original.path, toPath: folder + "/Renamed.TTF")
            try Data("no font".utf8).write(to: URL(fileURLWithPath: folder + "/broken.ttf"))
            try Data().write(to: URL(fileURLWithPath: folder + "/empty.otf"))
            let face = try FontLibrary(extraFolders: [folder]).face(for: FontDescription(size: 17))
            #expect(face.path == folder + "/Renamed.TTF")
        }
    }

    /// Headers that are truncated or altered anywhere are skipped or read, and never cause a crash.
    @Test func damagedFilesAreSkippedOrRefused() throws {
        let path = try sharedLibrary.face(for: FontDescription(size: 17)).path
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
        try withFolder { folder in
            var random = SeededGenerator(seed: 7)
            for trial in 0..<40 {
                var damaged = bytes
                if trial < 10 { damaged.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
                for _ in 0..<(trial < 20 ? 3 : 200) {
                    let limit = trial.isMultiple(of: 2) ? min(600, damaged.count) : damaged.count
                    damaged[Int.random(in: 0..<limit, using: &random)] = .random(
                        in: .min ... .max, using: &random)
                }
                try Data(damaged).write(to: URL(fileURLWithPath: folder + "/Inter.ttf"))
                let engine = try TextEngine(library: FontLibrary(extraFolders: [folder]))
                // Either outcome is right, as long as there is one.
                do {
                    let paragraph = try engine.paragraph(
                        "Hamburgefonstiv 123", font: FontDescription(size: 17, weight: 555))
                    #expect(paragraph.lines.count == 1, "trial \(trial) of seed 7")
                } catch let error as FontError {
                    #expect(!error.description.isEmpty)
                }
            }
        }
    }

    @Test func fingerprintsAreThoseOfTheFilesUsed() throws {
        let engine = try makeEngine()
        #expect(engine.fingerprintsUsed.isEmpty)
        _ = try engine.paragraph("a", font: FontDescription(size: 17, weight: 400))
        _ = try engine.paragraph("a", font: FontDescription(size: 20, weight: 700))
        _ = try engine.paragraph("a", font: FontDescription(family: "Inter Display", size: 20))
        let used = engine.fingerprintsUsed
        #expect(used.count == 2)
        #expect(used == used.sorted())
        #expect(used.map(\.family) == ["Inter", "Inter Display"])
        for fingerprint in used {
            #expect(fingerprint.version.hasPrefix("Version "))
            #expect(fingerprint.hash.count == 16)
        }
    }

    /// The published vectors of 64-bit FNV-1a: the empty text, "a" and "foobar".
    @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
    func hashIsFNV1a(text: String, hash: String) throws {
        try withFolder { folder in
            try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/bytes"))
            #expect(try FontData(path: folder + "/bytes").hash() == hash)
        }
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "vitrine-text-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }
}
