import Foundation
import Synchronization

/// Standard output and standard error.
enum Terminal {
    static func out(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    static func error(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }

    static var outputIsTerminal: Bool { isatty(FileHandle.standardOutput.fileDescriptor) == 1 }

    /// `true` if standard output may have colours: it is a terminal, and `NO_COLOR` (no-color.org) is not
    /// set.
    static var showsColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        return outputIsTerminal && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }

    static var errorIsTerminal: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }
}
