#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Files that are written as a whole or not at all.
package enum AtomicFile {
    /// Writes a temporary file next to the target and renames it, so that no reader ever sees a partial file.
    ///
    /// If the path is a symbolic link, the link stays and its target is replaced. Anything that is not a
    /// regular file, such as a pipe or `/dev/stdout`, is written to directly. If writing fails, no temporary
    /// file remains and an existing file stays unchanged.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - path: The path of the file.
    /// - Throws: A `FileWriteError` if the file cannot be written.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileWriteError) {
        switch SystemCalls.kind(of: path).kind {
        case .folder: throw .isFolder(path: path)
        case .special, .link: try put(bytes, into: path, in: AT_FDCWD, creating: false, path: path)
        case .regular: try replace(SystemCalls.resolved(path), with: bytes, path: path)
        case .absent: try replace(path, with: bytes, path: path)
        }
    }

    private static func replace(
        _ target: String, with bytes: [UInt8], path: String
    ) throws(FileWriteError) {
        let prefix = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
        let folder = prefix.isEmpty ? "." : prefix
        let (kind, number) = SystemCalls.kind(of: folder)
        guard kind == .folder else {
            throw .noFolder(path: path, folder: folder, reason: SystemCalls.reason(number))
        }
        try replace(target, in: AT_FDCWD, with: bytes, path: path)
    }

    /// Writes a temporary file next to the target and renames it.
    ///
    /// - Parameters:
    ///   - target: The path of the file, whose folder is there.
    ///   - folder: The open folder that a relative path begins in.
    ///   - bytes: The contents of the file.
    ///   - path: The path as requested, for messages.
    static func replace(
        _ target: String, in folder: Int32, with bytes: [UInt8], path: String
    ) throws(FileWriteError) {
        let temporary = temporaryName(beside: target)
        do throws(FileWriteError) {
            try put(bytes, into: temporary, in: folder, creating: true, path: path)
            guard unsafe renameat(folder, temporary, folder, target) == 0 else {
                throw .failed(path: path, step: .rename, reason: SystemCalls.reason(errno))
            }
        } catch {
            unsafe unlinkat(folder, temporary, 0)
            throw error
        }
    }

    /// Returns a path in the folder of a file that nothing else has.
    static func temporaryName(beside target: String) -> String {
        let prefix = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
        // Not derived from the name of the file, which may already have the maximum length.
        return "\(prefix).vitrine-\(String(UInt64.random(in: 0...(.max)), radix: 36)).tmp"
    }

    private static func put(
        _ bytes: [UInt8], into name: String, in folder: Int32, creating: Bool, path: String
    ) throws(FileWriteError) {
        let file = SystemCalls.openToWrite(name, in: folder, creating: creating)
        guard file >= 0 else {
            throw .failed(path: path, step: .create, reason: SystemCalls.reason(-file))
        }
        let number = SystemCalls.writeAndClose(file, bytes)
        guard number == 0 else {
            throw .failed(path: path, step: .write, reason: SystemCalls.reason(number))
        }
    }
}
