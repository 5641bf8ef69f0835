#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file that is written piece by piece, and seen by others once it is complete.
///
/// Pieces go to a temporary file next to the target, as those of an ``AtomicFile`` do; it goes with this
/// value unless it is published. Anything that is not a regular file is written to directly.
package final class StreamedFile: Sendable {
    private let path: String
    /// The file that takes the place of the target; `nil` where the target is written to directly.
    private let temporary: String?
    private let target: String
    private let file: Descriptor

    /// Opens a file to write.
    ///
    /// - Parameter path: The path of the file, whose folder is there.
    /// - Throws: A `FileWriteError` if it cannot be written.
    package init(_ path: String) throws(FileWriteError) {
        self.path = path
        let isDirect: Bool
        switch SystemCalls.kind(of: path).kind {
        case .folder: throw .isFolder(path: path)
        case .special, .link: (target, isDirect) = (path, true)
        case .regular: (target, isDirect) = (SystemCalls.resolved(path), false)
        case .absent: (target, isDirect) = (path, false)
        }
        temporary = isDirect ? nil : AtomicFile.temporaryName(beside: target)
        let number = SystemCalls.openToWrite(
            temporary ?? target, in: AT_FDCWD, creating: temporary != nil)
        guard number >= 0 else {
            file = Descriptor(-1)
            throw .failed(path: path, step: .create, reason: SystemCalls.reason(-number))
        }
        file = Descriptor(number)
    }

    deinit {
        // Once it is published, nothing has the name.
        if let temporary, file.number >= 0 { unsafe unlink(temporary) }
    }

    /// `true` if what was written can be replaced.
    package var isRewritable: Bool { temporary != nil }

    /// Writes bytes after those before.
    package func append(_ bytes: [UInt8]) throws(FileWriteError) {
        try check(SystemCalls.write(file.number, bytes))
    }

    /// Writes bytes over some that were written before.
    package func replace(_ bytes: [UInt8], at offset: Int) throws(FileWriteError) {
        try check(SystemCalls.write(file.number, bytes, at: offset))
    }

    /// Puts the file in place of the target.
    package func publish() throws(FileWriteError) {
        guard let temporary else { return }
        // A full disk may not be reported until a descriptor is closed.
        let copy = fcntl(file.number, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0, close(copy) == 0 else { throw failure(errno) }
        guard unsafe rename(temporary, target) == 0 else {
            throw .failed(path: path, step: .rename, reason: SystemCalls.reason(errno))
        }
    }

    private func check(_ number: Int32) throws(FileWriteError) {
        if number != 0 { throw failure(number) }
    }

    private func failure(_ number: Int32) -> FileWriteError {
        .failed(path: path, step: .write, reason: SystemCalls.reason(number))
    }
}
