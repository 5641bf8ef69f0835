import Foundation
import Testing
import VitrineFiles

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite("Only regular files are read, and no more of them than is allowed", .timeLimit(.minutes(20)))
struct FileBytesTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"

    private func inFolder(_ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body()
    }

    @Test func pipesAndDevicesAreRefused() throws {
        try inFolder {
            let pipe = folder + "/pipe"
            #expect(unsafe mkfifo(pipe, 0o600) == 0)
            try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: pipe)
            for path in [pipe, folder + "/link", "/dev/zero", "/dev/null"] {
                #expect(throws: FileReadError.notRegular(path: path)) { try FileBytes.read(path) }
            }
            #expect(throws: FileReadError.isFolder(path: folder)) { try FileBytes.read(folder) }
            let missing = folder + "/none"
            #expect(throws: FileReadError.noSuchFile(path: missing)) { try FileBytes.read(missing) }
        }
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
    func limitsRefuseLargerFiles(count: Int) throws {
        try inFolder {
            let path = folder + "/file"
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
            try AtomicFile.write(bytes, to: path)
            #expect(try FileBytes.read(path, limit: count) == bytes)
            guard count > 0 else { return }
            #expect(throws: FileReadError.tooLong(path: path, limit: count - 1)) {
                try FileBytes.read(path, limit: count - 1)
            }
        }
    }

    /// A sparse file is refused by its size, before a byte of it is read.
    @Test func hugeFiles() throws {
        try inFolder {
            let path = folder + "/huge"
            #expect(FileManager.default.createFile(atPath: path, contents: nil))
            #expect(unsafe truncate(path, 1 << 40) == 0)
            #expect(throws: FileReadError.tooLong(path: path, limit: 1 << 30)) { try FileBytes.read(path) }
        }
    }

    /// Files whose size is stated as 0, as those of `/proc` are.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
    func filesWithoutASize() throws {
        #expect(try !FileBytes.read("/proc/self/status").isEmpty)
    }
}
