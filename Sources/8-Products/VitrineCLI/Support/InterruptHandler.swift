import Foundation
import Synchronization
import VitrinePixels

/// A handler that lets a run finish in order when Control-C is pressed once, and exits at once when it is
/// pressed twice.
enum InterruptHandler {
    /// Calls `body`, while SIGINT and SIGTERM call `cancel` instead of ending the process.
    static func run<Value>(
        onInterrupt cancel: @escaping @Sendable () -> Void, _ body: () throws -> Value
    ) rethrows -> Value {
        // Without a thread for them, signals do what they do to any process.
        guard ThreadSupply.available(1) > 0 else { return try body() }
        let pressed = Presses()
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                // Files are written under temporary names, so that none is incomplete even now.
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
