#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Files that several programs write to in turn, each after the others.
package enum AppendedFile {
    /// Writes bytes at the end of a regular file, which is created if there is none. Pipes and devices are
    /// refused: they may block.
    ///
    /// - Parameters:
    ///   - bytes: The bytes to add.
    ///   - path: The path of the file.
    /// - Throws: A `FileWriteError` if the file cannot be written.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileWriteError) {
        let file = SystemCalls.openToAppend(path)
        guard file >= 0 else {
            throw .failed(path: path, step: .create, reason: SystemCalls.reason(-file))
        }
        let number = SystemCalls.writeAndClose(file, bytes)
        guard number == 0 else {
            throw .failed(path: path, step: .write, reason: SystemCalls.reason(number))
        }
    }
}
