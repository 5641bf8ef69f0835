import Synchronization

@testable import VitrineReferences

/// Counts how often it is asked, and says from one time on that the picture is no longer wanted.
final class Canceller: Sendable {
    private let calls = Mutex(0)
    private let last: Int

    init(after last: Int) { self.last = last }

    var count: Int { calls.withLock { $0 } }

    func isCancelled() -> Bool {
        calls.withLock { calls in
            calls += 1
            return calls > last
        }
    }
}
