import Foundation
import Testing
import VitrineFiles
import VitrinePNG

@testable import VitrineGoldens
@testable import VitrinePixels

@Suite("Goldens are not written, moved or deleted through symbolic links")
struct GoldenLinkTests {
    private let root = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
    private static let precious = Array("precious".utf8)

    private func inFolder(_ body: (GoldenStore) throws -> Void) throws {
        try FileManager.default.createDirectory(
            atPath: "\(root)/goldens/a", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            atPath: "\(root)/elsewhere", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: root) }
        try AtomicFile.write(Self.precious, to: "\(root)/elsewhere/light.png")
        try AtomicFile.write(Self.precious, to: "\(root)/elsewhere/hashes.json")
        try body(GoldenStore(root: "\(root)/goldens"))
        for file in ["light.png", "hashes.json"] {
            #expect(try FileBytes.read("\(root)/elsewhere/\(file)") == Self.precious)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(root)/elsewhere").count == 2)
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(root)/goldens/\(path)", withDestinationPath: "\(root)/\(target)")
    }

    private func refused(_ path: String, _ body: () throws -> Void) {
        #expect(throws: GoldenError.link(path: "\(root)/goldens/\(path)")) { try body() }
    }

    private static let picture = GoldenFolderTests.picture(GoldenFolderTests.red)

    @Test func aGoldenThatIsALink() throws {
        try inFolder { store in
            try link("a/light.png", to: "elsewhere/light.png")
            let name = try GoldenName(scene: "a.yaml", variant: "light")
            refused("a/light.png") { try store.write(Self.picture, as: name) }
            refused("a/light.png") { try store.delete(["a/light.png"]) }
        }
    }

    @Test func aFileOfHashesThatIsALink() throws {
        try inFolder { store in
            try link("a/hashes.json", to: "elsewhere/new.json")
            let name = try GoldenName(scene: "a.yaml", variant: "light")
            refused("a/hashes.json") { try store.writeHash(Self.picture, as: name) }
        }
    }

    @Test func aFolderThatIsALink() throws {
        try inFolder { store in
            try link("b", to: "elsewhere")
            let name = try GoldenName(scene: "b.yaml", variant: "dark")
            refused("b") { try store.write(Self.picture, as: name) }
            refused("b") { try store.writeHash(Self.picture, as: name) }
            refused("b") { try store.delete(["b/light.png"]) }
            try store.write(Self.picture, as: try GoldenName(scene: "a.yaml", variant: "light"))
            refused("b") { try store.move("a/light.png", to: name) }
            refused("b") {
                try store.write(
                    Self.picture, manifest: nil, as: name, alternative: "x",
                    note: .init(reason: "r", expires: "2030-01-01"))
            }
        }
    }

    /// The folder of all goldens is the user's own choice.
    @Test func theRootMayBeALink() throws {
        try inFolder { _ in
            try FileManager.default.createSymbolicLink(
                atPath: "\(root)/link", withDestinationPath: "\(root)/goldens")
            let store = GoldenStore(root: "\(root)/link")
            try store.write(Self.picture, as: try GoldenName(scene: "a.yaml", variant: "light"))
            #expect(FileManager.default.fileExists(atPath: "\(root)/goldens/a/light.png"))
        }
    }
}
