import Foundation
import Synchronization
import VitrineSource

/// A line that counts scenes, shown if there are many and the output is a terminal.
final class ProgressLine: Sendable {
    private let total: Int
    private let isShown: Bool
    private let done = Mutex(0)

    init(total: Int) {
        self.total = total
        isShown = total > 2 && Terminal.errorTakesSequences
    }

    func advance(past scene: String) {
        guard isShown else { return }
        done.withLock { count in
            count += 1
            // Return to the start of the line and clear it.
            Terminal.sequence("\r\u{1B}[K[\(count)/\(total)] \(TerminalText.line(scene))")
        }
    }

    func finish() {
        if isShown { Terminal.sequence("\r\u{1B}[K") }
    }
}
