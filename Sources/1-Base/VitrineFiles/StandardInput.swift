import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The standard input of the process, which tools name by `-`.
package enum StandardInput {
    /// The path that stands for it.
    package static let path = "-"
    private static let bytes = Mutex<[UInt8]?>(nil)

    /// Reads the file at a path, or all of standard input for `-`.
    ///
    /// Standard input is read once, and the same bytes are returned whenever they are asked for.
    ///
    /// - Parameters:
    ///   - path: The path of a file, or `-`.
    ///   - limit: The maximum number of bytes.
    /// - Throws: A `FileReadError` if the bytes cannot be read or are too many.
    package static func read(_ path: String, limit: Int) throws(FileReadError) -> [UInt8] {
        guard path == Self.path else { return try FileBytes.read(path, limit: limit) }
        return try bytes.withLock { known throws(FileReadError) in
            if let known { return known }
            let found = try FileBytes.contents(of: STDIN_FILENO, path: path, expected: 0, limit: limit)
            known = found
            return found
        }
    }
}
