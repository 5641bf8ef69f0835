import Foundation
import Testing
import VitrineFiles
import VitrinePNG

@testable import VitrineGoldens
@testable import VitrinePixels

/// Goldens whose scenes have changed the Unicode form or the case of their names.
struct GoldenPlaceTests {
    static let (composed, parted) = ("Caf\u{E9}", "Cafe\u{301}")
    static let (red, blue) = (GoldenFolderTests.red, GoldenFolderTests.blue)

    private func inStore(_ body: (GoldenStore) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(GoldenStore(root: folder))
    }

    private func name(_ scene: String, _ variant: String = "light") throws -> GoldenName {
        try GoldenName(scene: scene, variant: variant)
    }

    private func outcome(
        _ store: GoldenStore, _ image: RGBA8Image, _ name: GoldenName, hash: Bool = false
    ) -> GoldenOutcome {
        store.judge(
            GoldenFolderTests.picture(image), as: name, keepsHash: hash, comparator: ExactComparator(),
            day: "2026-06-01"
        ).outcome
    }

    private func bytes(_ names: [String]) -> [[UInt8]] { names.map { Array($0.utf8) } }

    /// The files below the folder, byte by byte.
    private func files(_ store: GoldenStore) throws -> [[UInt8]] {
        bytes(try store.files().filter { store.isFile($0) })
    }

    /// The names of a scene that have one golden, as recorded and as looked for.
    static let pairs = [
        ("Caf\u{E9}.yaml", "Cafe\u{301}.yaml"), ("Cafe\u{301}.yaml", "Caf\u{E9}.yaml"),
        ("home.yaml", "Home.yaml"), ("\u{DC}ber/a.yaml", "U\u{308}ber/a.yaml"),
        ("a/\u{AC00}.yaml", "a/\u{1100}\u{1161}.yaml"), ("Stra\u{DF}e/x.yaml", "STRASSE/X.yaml"),
    ]

    @Test(arguments: pairs, [false, true])
    func aGoldenIsFoundAndWrittenWhereItIs(pair: (String, String), hash: Bool) throws {
        try inStore { store in
            let (old, new) = (try name(pair.0), try name(pair.1))
            if hash {
                try store.writeHash(GoldenFolderTests.picture(Self.red), as: old)
            } else {
                try store.write(GoldenFolderTests.picture(Self.red), as: old)
            }
            let before = try files(store)
            #expect(outcome(store, Self.red, new, hash: hash) == .matched)
            let changed = outcome(store, Self.blue, new, hash: hash)
            if hash {
                #expect(changed == .hashDiffers)
            } else if case .changed = changed {
            } else {
                Issue.record("\(changed)")
            }
            let owned = hash ? "\(new.scene)/hashes.json#light" : new.path
            #expect(try store.obsolete(owned: [owned]).isEmpty)
            #expect(try store.obsolete(owned: []).count == 1)
            if hash {
                try store.writeHash(GoldenFolderTests.picture(Self.blue), as: new)
            } else {
                try store.write(GoldenFolderTests.picture(Self.blue), as: new)
            }
            #expect(try files(store) == before)
            #expect(outcome(store, Self.blue, new, hash: hash) == .matched)
            // Another variant goes beside the first.
            let dark = try name(pair.1, "dark")
            if hash {
                try store.writeHash(GoldenFolderTests.picture(Self.red), as: dark)
                #expect(try files(store) == before)
            } else {
                try store.write(GoldenFolderTests.picture(Self.red), as: dark)
                #expect(try files(store).count == 2)
                let all = try FileManager.default.subpathsOfDirectory(atPath: store.root)
                let folders = Set(all.filter { !store.isFile($0) }.map { Array($0.utf8) })
                #expect(folders.count == pair.0.split(separator: "/").count)
            }
        }
    }

    /// An earlier version recorded a second golden: the one that is written as the scene is counts.
    @Test(.enabled(if: Self.areDistinct)) func theOtherOfTwoIsObsolete() throws {
        try inStore { store in
            for (scene, image) in [(Self.composed, Self.red), (Self.parted, Self.blue)] {
                try AtomicFile.make("\(store.root)/\(scene)/light.png", image)
            }
            let own = try name("\(Self.composed).yaml")
            #expect(outcome(store, Self.red, own) == .matched)
            let obsolete = try store.obsolete(owned: [own.path])
            #expect(bytes(obsolete) == bytes(["\(Self.parted)/light.png"]))
            try store.delete(named: obsolete)
            #expect(try files(store) == bytes(["\(Self.composed)/light.png"]))
        }
    }

    @Test(.enabled(if: Self.areDistinct)) func deletingLeavesTheAlternativesOfAnother() throws {
        try inStore { store in
            for scene in [Self.composed, Self.parted] {
                try AtomicFile.make("\(store.root)/\(scene)/light.png", Self.red)
                try AtomicFile.make("\(store.root)/\(scene)/light.alt-x.png", Self.blue)
            }
            try store.delete(named: ["\(Self.parted)/light.png"])
            #expect(
                try files(store) == bytes(["\(Self.composed)/light.alt-x.png", "\(Self.composed)/light.png"]))
        }
    }

    /// Neither of two is written as the scene is: which one is right is not guessed.
    @Test(.enabled(if: Self.areDistinct)) func severalOthersAreAnError() throws {
        try inStore { store in
            for scene in ["HOME", "home"] {
                try AtomicFile.make("\(store.root)/\(scene)/light.png", Self.red)
            }
            let outcome = outcome(store, Self.red, try name("Home.yaml"))
            guard case .unreadable(let reason) = outcome else {
                Issue.record("\(outcome)")
                return
            }
            #expect(reason.contains(#""HOME/light.png", "home/light.png""#) && reason.contains("keep one"))
            #expect(try store.obsolete(owned: ["Home/light.png"]).isEmpty)
        }
    }

    /// A variant that is in one of two folders only is found there.
    @Test(.enabled(if: Self.areDistinct), arguments: [false, true])
    func variantsMayBeInTwoFolders(hash: Bool) throws {
        try inStore { store in
            for (scene, variant) in [(Self.composed, "light"), (Self.parted, "dark")] {
                try FileManager.default.createDirectory(
                    atPath: "\(store.root)/\(scene)", withIntermediateDirectories: true)
                if hash {
                    let picture = GoldenFolderTests.picture(Self.red)
                    try store.changeHashes(at: "\(scene)/hashes.json") {
                        $0.set(variant, to: picture, hash: picture.hash)
                    }
                } else {
                    try AtomicFile.make("\(store.root)/\(scene)/\(variant).png", Self.red)
                }
            }
            for variant in ["light", "dark", "DARK"] {
                let own = try name("\(Self.composed).yaml", variant)
                #expect(outcome(store, Self.red, own, hash: hash) == .matched)
            }
            let owned = ["light", "dark"].map {
                hash ? "\(Self.composed)/hashes.json#\($0)" : "\(Self.composed)/\($0).png"
            }
            #expect(try store.obsolete(owned: Set(owned)).isEmpty)
        }
    }

    @Test func alternativesLieBesideTheirGolden() throws {
        try inStore { store in
            try store.write(GoldenFolderTests.picture(Self.red), as: try name("\(Self.composed).yaml"))
            let new = try name("\(Self.parted).yaml")
            let note = AlternativeGolden.Note(reason: "another server", expires: "2026-12-31")
            try store.write(
                GoldenFolderTests.picture(Self.blue), manifest: nil, as: new, alternative: "gpu", note: note)
            #expect(outcome(store, Self.blue, new) == .matchedAlternative("gpu"))
            #expect(try store.obsolete(owned: [new.path]).isEmpty)
            try store.move("\(Self.composed)/light.png", to: try name("b.yaml"))
            #expect(
                try files(store)
                    == bytes(["b/light.alt-gpu.json", "b/light.alt-gpu.png", "b/light.png"]))
        }
    }

    @Test(arguments: ["light.alt-gpu", "a.ALT-b", ".alt-"]) func noVariantIsAnAlternative(variant: String) {
        #expect(throws: GoldenNameError.self) { try GoldenName(scene: "a.yaml", variant: variant) }
    }

    @Test(arguments: ["light-alt-gpu", "alt-gpu", "default", "light.al-t"])
    func namesThatOnlyComeNear(variant: String) throws {
        #expect(try GoldenName(scene: "a.yaml", variant: variant).variant == variant)
    }

    static let areDistinct: Bool = {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["a", "A", composed, parted] { try? AtomicFile.write([1], to: "\(folder)/\(name)") }
        return FileNames.list(folder).count == 4
    }()
}

extension AtomicFile {
    /// Writes a picture as a golden, in a folder that is made.
    fileprivate static func make(_ path: String, _ image: RGBA8Image) throws {
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.endIndex
        try FileManager.default.createDirectory(
            atPath: String(path[..<end]), withIntermediateDirectories: true)
        try write(try PNG.encode(image, text: GoldenRecordTests.record.chunks), to: path)
    }
}
