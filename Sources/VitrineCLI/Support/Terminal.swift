import Foundation
import Synchronization
import Vitrine

enum ProcessorCount {
    static var active: Int { max(ProcessInfo.processInfo.activeProcessorCount, 1) }
}

/// Standard output and standard error.
enum Terminal {
    static func out(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    static func error(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }

    static var outputIsTerminal: Bool { isatty(FileHandle.standardOutput.fileDescriptor) == 1 }

    /// Whether standard output may have colours: it is a terminal, and `NO_COLOR` (no-color.org) is not set.
    static var showsColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        return outputIsTerminal && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }

    static var errorIsTerminal: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }
}

/// One line that counts scenes, where there are many and the terminal is one.
final class ProgressLine: Sendable {
    private let total: Int
    private let isShown: Bool
    private let done = Mutex(0)

    init(total: Int) {
        self.total = total
        isShown = total > 2 && Terminal.errorIsTerminal
    }

    func advance(past scene: String) {
        guard isShown else { return }
        done.withLock { count in
            count += 1
            // Return to the start of the line and clear it.
            Terminal.error("\r\u{1B}[K[\(count)/\(total)] \(scene)")
        }
    }

    func finish() {
        if isShown { Terminal.error("\r\u{1B}[K") }
    }
}

/// What `--timings` prints.
enum TimingsTable {
    static func text(_ output: Renderer.Output, scene: String) -> String {
        var text = "\(scene) \(output.width)x\(output.height), \(output.png.count / 1024) KiB\n"
        let rows = output.timings.stages.map { ($0.name, StageTimings.milliseconds($0.duration)) }
        let total = rows.reduce(0) { $0 + $1.1 }
        for (name, time) in rows + [("total", total)] {
            text += "  \(name.padding(toLength: 14, withPad: " ", startingAt: 0))\(column(time)) ms\n"
        }
        return text
    }

    private static func column(_ milliseconds: Double) -> String {
        let tenths = Int((milliseconds * 10).rounded())
        let number = "\(tenths / 10).\(tenths % 10)"
        return String(repeating: " ", count: max(9 - number.count, 0)) + number
    }
}
