import Foundation
import Synchronization
import VitrineSource

/// A line that counts scenes, or the frames of one, shown if there are many and the output is a terminal.
final class ProgressLine: Sendable {
    private let total: Int
    private let isShown: Bool
    /// `true` to estimate the time that is left.
    private let showsTimeLeft: Bool
    private let start = ContinuousClock.now
    private let done = Mutex(0)

    init(total: Int, showingTimeLeft showsTimeLeft: Bool = false) {
        self.total = total
        self.showsTimeLeft = showsTimeLeft
        isShown = total > 2 && Terminal.errorTakesSequences
    }

    func advance(past scene: String) {
        guard isShown else { return }
        done.withLock { count in
            count += 1
            let left = showsTimeLeft ? Self.timeLeft(after: .now - start, done: count, of: total) : nil
            let end = left.map { ", \($0) left" } ?? ""
            // Return to the start of the line and clear it.
            Terminal.sequence("\r\u{1B}[K[\(count)/\(total)] \(TerminalText.line(scene))\(end)")
        }
    }

    func finish() {
        if isShown { Terminal.sequence("\r\u{1B}[K") }
    }

    /// Returns the time that is left, such as `8 s` or `2:05 min`, if all pieces take as long as those that
    /// are done; `nil` before there are any.
    static func timeLeft(after elapsed: Duration, done: Int, of total: Int) -> String? {
        guard done > 0, total >= done else { return nil }
        let seconds = (elapsed * (total - done) / done).components.seconds
        if seconds < 60 { return "\(seconds) s" }
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest) min"
    }
}
