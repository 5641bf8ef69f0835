import Foundation
import Testing
import VitrineFiles

struct AtomicFileTests {
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

    @Test(arguments: [0, 1, 300_000])
    func writesAndReplaces(_ count: Int) throws {
        try inFolder { (folder) throws -> Void in
            let path = folder + "/a.png"
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
            try AtomicFile.write(Array("old and longer than nothing".utf8), to: path)
            try AtomicFile.write(bytes, to: path)
            #expect(try FileBytes.read(path) == bytes)
            #expect(try names(folder) == ["a.png"])
        }
    }

    @Test func aNameAsLongAsNamesMayBe() throws {
        try inFolder { (folder) throws -> Void in
            let name = String(repeating: "n", count: 255)
            try AtomicFile.write([1], to: folder + "/" + name)
            #expect(try names(folder) == [name])
        }
    }

    @Test func missingFolder() throws {
        try inFolder { (folder) throws -> Void in
            let path = folder + "/none/a.png"
            #expect(
                throws: FileWriteError.noFolder(
                    path: path, folder: folder + "/none/", reason: "No such file or directory")
            ) { try AtomicFile.write([1], to: path) }
            #expect(try names(folder) == [])
        }
    }

    @Test func aFileForAFolder() throws {
        try inFolder { (folder) throws -> Void in
            try AtomicFile.write([1], to: folder + "/file")
            let path = folder + "/file/a.png"
            #expect {
                try AtomicFile.write([2], to: path)
            } throws: { error in
                guard case FileWriteError.noFolder(path, _, let reason) = error else { return false }
                return reason == "Not a directory" && "\(error)".contains(path)
            }
            #expect(try names(folder) == ["file"])
            #expect(try FileBytes.read(folder + "/file") == [1])
        }
    }

    @Test func aFolderForAFile() throws {
        try inFolder { (folder) throws -> Void in
            let path = folder + "/sub"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            #expect(throws: FileWriteError.isFolder(path: path)) { try AtomicFile.write([1], to: path) }
            #expect(try names(folder) == ["sub"])
            #expect(try names(path) == [])
        }
    }

    /// The rename fails after the temporary file was written, regardless of the user who runs the test.
    @Test func aNameTooLongLeavesNothing() throws {
        try inFolder { (folder) throws -> Void in
            let path = folder + "/" + String(repeating: "n", count: 256)
            #expect(
                throws: FileWriteError.failed(path: path, step: .rename, reason: "File name too long")
            ) { try AtomicFile.write([1], to: path) }
            #expect(try names(folder) == [])
        }
    }

    @Test(.enabled(if: geteuid() != 0, "permissions do not bind root"))
    func aFolderThatMayNotBeWritten() throws {
        try inFolder { (folder) throws -> Void in
            let path = folder + "/a.png"
            try AtomicFile.write([1], to: path)
            try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
            defer {
                try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
            }
            #expect(throws: FileWriteError.failed(path: path, step: .create, reason: "Permission denied")) {
                try AtomicFile.write([2], to: path)
            }
            #expect(try FileBytes.read(path) == [1])
            #expect(try names(folder) == ["a.png"])
        }
    }

    @Test func aLinkStaysALink() throws {
        try inFolder { (folder) throws -> Void in
            try AtomicFile.write([1], to: folder + "/real")
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/link", withDestinationPath: folder + "/real")
            try AtomicFile.write([2, 3], to: folder + "/link")
            #expect(try FileBytes.read(folder + "/real") == [2, 3])
            #expect(
                try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == folder
                    + "/real")
        }
    }

    @Test func aDeviceIsWrittenToAndStays() throws {
        try AtomicFile.write([1, 2, 3], to: "/dev/null")
        let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
        #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test func readingErrors() throws {
        try inFolder { (folder) throws -> Void in
            #expect(throws: FileReadError.noSuchFile(path: folder + "/a")) {
                try FileBytes.read(folder + "/a")
            }
            #expect(throws: FileReadError.isFolder(path: folder)) { try FileBytes.read(folder) }
            try AtomicFile.write([1, 2, 3], to: folder + "/b")
            #expect(throws: FileReadError.tooLong(path: folder + "/b", limit: 2)) {
                try FileBytes.read(folder + "/b", limit: 2)
            }
            #expect(try FileBytes.read(folder + "/b", limit: 3) == [1, 2, 3])
        }
    }
}
