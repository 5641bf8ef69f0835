import Foundation
import Synchronization

/// Runs jobs on threads with a large stack.
///
/// Scenes nest, and so do the calls that parse, resolve and lay them out. In a debug build, the 512 KiB stack
/// of a library's worker thread is too small for the nesting that `SceneLimits` allows.
enum LargeStackThreads {
    private static let stackSize = 64 << 20

    /// Runs `body` once and waits for it.
    static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
        let results = map(count: 1, threads: 1) { _ in body() }
        return results[0]
    }

    /// Calls `body` for each index in `0..<count`, on at most `threads` threads at once, and returns the
    /// results in order.
    static func map<Value: Sendable>(
        count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Value
    ) -> [Value] {
        let results = Mutex<[Value?]>(Array(repeating: nil, count: count))
        let next = Atomic(0)
        let group = DispatchGroup()
        return withExtendedLifetime(Shared(results: consume results, next: consume next)) { shared in
            for _ in 0..<min(max(threads, 1), max(count, 1)) {
                group.enter()
                let thread = Thread {
                    while true {
                        let index = shared.next.wrappingAdd(1, ordering: .relaxed).oldValue
                        guard index < count else { break }
                        let value = body(index)
                        shared.results.withLock { $0[index] = value }
                    }
                    group.leave()
                }
                thread.stackSize = stackSize
                thread.start()
            }
            group.wait()
            return shared.results.withLock { $0.compactMap { $0 } }
        }
    }

    private final class Shared<Value: Sendable>: Sendable {
        let results: Mutex<[Value?]>
        let next: Atomic<Int>

        init(results: consuming Mutex<[Value?]>, next: consuming Atomic<Int>) {
            self.results = results
            self.next = next
        }
    }
}
