import Foundation
import Synchronization
import Testing
import VitrineFiles

@testable import VitrineGoldens

@Suite("Goldens stay below their folder while somebody swaps folders and links")
struct GoldenRaceTests {
    @Test(arguments: 0..<3)
    func nothingOutsideChanges(seed: Int) throws {
        let root =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
            + "/vitrine-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        for folder in ["goldens/a", "elsewhere"] {
            try FileManager.default.createDirectory(
                atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
        let precious = Array("precious".utf8)
        let files = ["light.png", "dark.png", "hashes.json", "light.alt-x.json"]
        for file in files { try AtomicFile.write(precious, to: "\(root)/elsewhere/\(file)") }
        let state = Mutex((isOver: false, isEnded: false))
        Thread.detachNewThread {
            let path = "\(root)/goldens/a"
            while !state.withLock({ $0.isOver }) {
                _ = unsafe rename(path, path + "-own")
                _ = unsafe symlink("../elsewhere", path)
                _ = unsafe unlink(path)
                _ = unsafe rename(path + "-own", path)
            }
            state.withLock { $0.isEnded = true }
        }
        let store = GoldenStore(root: "\(root)/goldens")
        let picture = GoldenFolderTests.picture(GoldenFolderTests.red)
        let name = try GoldenName(scene: "a.yaml", variant: "light")
        let other = try GoldenName(scene: "a.yaml", variant: "dark")
        var written = 0
        for round in 0..<150 {
            switch (round + seed) % 5 {
            case 0: if (try? store.write(picture, as: name)) != nil { written += 1 }
            case 1: try? store.writeHash(picture, as: name)
            case 2: try? store.move("a/light.png", to: other)
            case 3: try? store.delete(["a/light.png", "a/dark.png"])
            default:
                try? store.write(
                    picture, manifest: nil, as: name, alternative: "x",
                    note: .init(reason: "r", expires: "2030-01-01"))
            }
            // What lies outside is no picture: reading it would be another error than these.
            do {
                _ = try store.read(name)
            } catch .link, .folder, .read {
            } catch {
                Issue.record("\(error)")
            }
        }
        // On a busy machine the links may have been there each time.
        while written == 0 { if (try? store.write(picture, as: name)) != nil { written += 1 } }
        state.withLock { $0.isOver = true }
        while !state.withLock({ $0.isEnded }) { usleep(1000) }
        for file in files { #expect(try FileBytes.read("\(root)/elsewhere/\(file)") == precious) }
        let left = try FileManager.default.contentsOfDirectory(atPath: "\(root)/elsewhere").sorted()
        #expect(left == files.sorted())
        #expect(written > 0)
    }

    @Test("A golden is not read through a link", arguments: ["a/light.png", "a"])
    func readsNoLinks(linked: String) throws {
        let root = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        let own = GoldenStore(root: "\(root)/own")
        let name = try GoldenName(scene: "a.yaml", variant: "light")
        try own.write(GoldenFolderTests.picture(GoldenFolderTests.red), as: name)
        let folder = linked.contains("/") ? "a" : ""
        try FileManager.default.createDirectory(
            atPath: "\(root)/goldens/\(folder)", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: "\(root)/goldens/\(linked)", withDestinationPath: "\(root)/own/\(linked)")
        let store = GoldenStore(root: "\(root)/goldens")
        #expect(throws: GoldenError.link(path: "\(root)/goldens/\(linked)")) { try store.read(name) }
        #expect(store.fileHash(of: name) == nil)
        #expect(try own.read(name) != nil)
    }
}
