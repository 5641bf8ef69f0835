import Foundation
import Synchronization

/// Lets a run come to an orderly end when somebody presses Control-C, and ends it at once when twice.
enum InterruptHandler {
    /// Calls `body`, while SIGINT and SIGTERM call `cancel` instead of ending the process.
    static func run<Value>(
        onInterrupt cancel: @escaping @Sendable () -> Void, _ body: () throws -> Value
    ) rethrows -> Value {
        let pressed = Presses()
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                // Files are written beside their names: nothing is half-written even now.
                if pressed.count() > 1 { exit(128 + number) }
                cancel()
            }
            source.resume()
            return source
        }
        defer {
            for source in sources { source.cancel() }
            for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
        }
        return try body()
    }

    private final class Presses: Sendable {
        private let number = Atomic(0)
        func count() -> Int { number.wrappingAdd(1, ordering: .relaxed).newValue }
    }
}
