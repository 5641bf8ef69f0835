import Foundation
import Synchronization
import VitrineFiles
import VitrineSource

/// Standard output and standard error: the one place that commands write to.
enum Terminal {
    /// The first error of standard output, and whether standard error failed.
    private static let failures = Mutex<(output: FileWriteError?, error: Bool)>((nil, false))

    /// Writes to standard output. What cannot be written is reported when the tool ends.
    static func out(_ text: String) {
        if failures.withLock({ $0.output }) != nil { return }
        do throws(FileWriteError) {
            try StandardStream.output.write(Array(text.utf8))
        } catch {
            failures.withLock { $0.output = error }
        }
    }

    /// Writes messages to standard error, with the control characters that come from files made visible.
    static func error(_ text: String) { sequence(TerminalText.lines(text)) }

    /// Writes to standard error as it is.
    static func sequence(_ text: String) {
        do throws(FileWriteError) {
            try StandardStream.error.write(Array(text.utf8))
        } catch {
            failures.withLock { $0.error = true }
        }
    }

    /// Ends the tool: with `code`, or with that for output that could not be written if it is higher.
    static func end(_ code: Int32) -> Never {
        if let failure = failures.withLock({ $0.output }) { error("error: \(failure)\n") }
        let isWritten = failures.withLock { $0.output == nil && !$0.error }
        exit(isWritten ? code : max(code, ExitStatus.cannotWrite.rawValue))
    }

    static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// `true` if standard output may have colours: it is a terminal, and `NO_COLOR` (no-color.org) is not
    /// set.
    static var showsColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        return outputIsTerminal && environment["NO_COLOR", default: ""].isEmpty
            && !isDumb(environment)
    }

    /// `true` if standard error is a terminal that understands control sequences.
    static var errorTakesSequences: Bool {
        isatty(STDERR_FILENO) == 1 && !isDumb(ProcessInfo.processInfo.environment)
    }

    /// `true` for terminals that print control sequences as they are.
    static func isDumb(_ environment: [String: String]) -> Bool { environment["TERM"] == "dumb" }
}
