import Foundation
import Testing

@testable import VitrineFiles

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite("Folders are made as far as they are not there, and a reason is returned where they cannot be")
struct FolderMakingTests {
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        #expect(SystemCalls.makeFolders(folder) == 0)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test(arguments: ["", "/a", "/a/b/c", "/a//b///c/", "/./x/../y"])
    func aFolderIsMade(path: String) throws {
        try inFolder { (folder) throws -> Void in
            // The folder that `..` leads back from must be there.
            #expect(SystemCalls.makeFolders(folder + "/x") == 0)
            for _ in 0..<2 { #expect(SystemCalls.makeFolders(folder + path) == 0) }
            #expect(SystemCalls.kind(of: folder + path).kind == .folder)
        }
    }

    @Test func aLinkToAFolderIsOne() throws {
        try inFolder { (folder) throws -> Void in
            #expect(SystemCalls.makeFolders(folder + "/real") == 0)
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/link", withDestinationPath: folder + "/real")
            #expect(SystemCalls.makeFolders(folder + "/link/inner") == 0)
            #expect(SystemCalls.kind(of: folder + "/real/inner").kind == .folder)
        }
    }

    @Test func whatIsInTheWayIsAReason() throws {
        try inFolder { (folder) throws -> Void in
            try AtomicFile.write([1], to: folder + "/file")
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/dangling", withDestinationPath: folder + "/nowhere")
            #expect(SystemCalls.makeFolders(folder + "/file") == ENOTDIR)
            #expect(SystemCalls.makeFolders(folder + "/file/a/b") == ENOTDIR)
            #expect(SystemCalls.makeFolders(folder + "/dangling") == ENOENT)
            #expect(SystemCalls.makeFolders(folder + "/dangling/a") == ENOENT)
            #expect(
                SystemCalls.makeFolders(folder + "/" + String(repeating: "a", count: 300)) == ENAMETOOLONG)
            #expect(SystemCalls.makeFolders("") == ENOENT)
        }
    }

    @Test func manyAtOnceMakeOne() async throws {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let numbers = await withTaskGroup(of: Int32.self) { group in
            for _ in 0..<32 { group.addTask { SystemCalls.makeFolders(folder + "/a/b/c/d/e") } }
            return await group.reduce(into: Set<Int32>()) { $0.insert($1) }
        }
        #expect(numbers == [0])
    }
}
