import Foundation
import Testing

@testable import VitrineFiles

struct StreamedFileTests {
    /// Calls `body` with a new folder that is removed afterwards.
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test func piecesAreSeenOnceAllAreWritten() throws {
        try inFolder { (folder) throws -> Void in
            let path = folder + "/film.png"
            try AtomicFile.write([9], to: path)
            let file = try StreamedFile(path)
            #expect(file.isRewritable)
            try file.append([1, 2, 3])
            try file.append([4, 5])
            try file.replace([7, 8], at: 1)
            #expect(try FileBytes.read(path) == [9])
            try file.append([6])
            try file.publish()
            #expect(try FileBytes.read(path) == [1, 7, 8, 4, 5, 6])
            #expect(try names(folder) == ["film.png"])
        }
    }

    @Test func whatIsNotPublishedLeavesNothing() throws {
        try inFolder { (folder) throws -> Void in
            let path = folder + "/film.png"
            for old in [[], [UInt8](repeating: 3, count: 5)] {
                if !old.isEmpty { try AtomicFile.write(old, to: path) }
                do { try StreamedFile(path).append([1, 2, 3]) }
                #expect(try names(folder) == (old.isEmpty ? [] : ["film.png"]))
                if !old.isEmpty { #expect(try FileBytes.read(path) == old) }
            }
        }
    }

    /// A link stays, and what it leads to is replaced, as by an `AtomicFile`.
    @Test func linksStay() throws {
        try inFolder { (folder) throws -> Void in
            try FileManager.default.createDirectory(
                atPath: folder + "/real", withIntermediateDirectories: true)
            try AtomicFile.write([9], to: folder + "/real/film.png")
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/link.png", withDestinationPath: folder + "/real/film.png")
            let file = try StreamedFile(folder + "/link.png")
            try file.append([1])
            try file.publish()
            #expect(try FileBytes.read(folder + "/real/film.png") == [1])
            #expect(try names(folder) == ["link.png", "real"])
            #expect(try names(folder + "/real") == ["film.png"])
        }
    }

    /// What is no regular file is written to, and cannot be replaced.
    @Test func devicesAreWrittenToDirectly() throws {
        let file = try StreamedFile("/dev/null")
        #expect(!file.isRewritable)
        try file.append([1, 2])
        try file.publish()
        #expect(SystemCalls.kind(of: "/dev/null").kind == .special)
    }

    @Test func foldersAndMissingOnesAreRefused() throws {
        try inFolder { (folder) throws -> Void in
            let error = #expect(throws: FileWriteError.self) { try StreamedFile(folder) }
            #expect(error == .isFolder(path: folder))
            let missing = #expect(throws: FileWriteError.self) {
                try StreamedFile(folder + "/none/film.png")
            }
            #expect(missing?.path == folder + "/none/film.png")
            #expect(try names(folder).isEmpty)
        }
    }
}
