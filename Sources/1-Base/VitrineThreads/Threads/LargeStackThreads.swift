import Synchronization

/// Runs jobs on threads with a large stack.
///
/// Scenes nest, and so do the calls that parse, resolve and lay them out. In a debug build, the 512 KiB stack
/// of a library's worker thread is too small for the nesting that `SceneLimits` allows.
package enum LargeStackThreads {
    /// The sizes to try, in bytes: where memory is short, a smaller stack is better than none.
    private static let stackSizes = [64 << 20, 16 << 20, 8 << 20]

    /// Runs `body` once and waits for it.
    package static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
        let results = map(count: 1, threads: 1) { _ in body() }
        return results[0]
    }

    /// Calls `body` for each index in `0..<count`, on at most `threads` threads at once, and returns the
    /// results in order. If the system grants fewer threads, those do the work; if it grants none, the
    /// calling thread does.
    package static func map<Value: Sendable>(
        count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Value
    ) -> [Value] {
        let shared = Shared<Value>(count: count)
        let work: @Sendable () -> Void = {
            while true {
                let index = shared.next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count else { break }
                let value = body(index)
                shared.results.withLock { $0[index] = value }
            }
        }
        var started: [NativeThread] = []
        for _ in 0..<min(max(threads, 1), max(count, 1)) {
            guard let thread = thread(work) else { break }
            started.append(thread)
        }
        if started.isEmpty { work() }
        for thread in started { thread.join() }
        return shared.results.withLock { $0.compactMap { $0 } }
    }

    /// Starts a thread, which must be joined, or returns `nil` if the system grants none.
    package static func thread(_ work: @escaping @Sendable () -> Void) -> NativeThread? {
        for size in stackSizes {
            if let thread = NativeThread(stackSize: size, work) { return thread }
        }
        return nil
    }

    private final class Shared<Value: Sendable>: Sendable {
        let results: Mutex<[Value?]>
        let next = Atomic(0)

        init(count: Int) { results = Mutex(Array(repeating: nil, count: count)) }
    }
}
