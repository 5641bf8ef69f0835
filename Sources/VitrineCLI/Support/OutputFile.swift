import VitrineFiles

/// Files that commands write atomically, creating their folders.
enum OutputFile {
    static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        if path.isEmpty { throw CommandFailure(.usage, "error: the path of an output file is empty") }
        do {
            try Folders.make(for: path)
            try AtomicFile.write(bytes, to: path)
        } catch {
            throw CommandFailure(.cannotWrite, "\(path): error: \(error)")
        }
    }
}
