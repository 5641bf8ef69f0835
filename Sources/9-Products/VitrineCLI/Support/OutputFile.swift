import VitrineFiles

/// Files that commands write atomically, creating their folders; `-` is standard output.
enum OutputFile {
    static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        if path.isEmpty { throw CommandFailure(.usage, "error: the path of an output file is empty") }
        guard path != "-" else { return try writeToOutput(bytes) }
        do {
            try Folders.make(for: path)
            try AtomicFile.write(bytes, to: path)
        } catch {
            throw CommandFailure(.cannotWrite, "\(path): error: \(error)")
        }
    }

    private static func writeToOutput(_ bytes: [UInt8]) throws(CommandFailure) {
        guard !Terminal.outputIsTerminal else {
            throw CommandFailure(.usage, "error: standard output is a terminal: name a file with -o")
        }
        do throws(FileWriteError) {
            try StandardStream.output.write(bytes)
        } catch {
            throw CommandFailure(.cannotWrite, "error: \(error)")
        }
    }
}
