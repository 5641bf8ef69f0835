import Dispatch
import Synchronization

/// The threads that the process may start.
///
/// If a limit on processes or memory denies a thread, libdispatch retries every second, forever. It is
/// therefore only asked for as many threads as have once existed at the same time.
public enum ThreadSupply {
    /// The largest number of threads requested so far, and the largest number that existed at once.
    private static let known = Locked((asked: 0, found: 0))
    private static let found = Atomic(0)

    /// Returns the number of threads that can run beside the calling one, at most `wanted`.
    public static func available(_ wanted: Int) -> Int {
        if wanted <= 0 { return 0 }
        if found.load(ordering: .relaxed) >= wanted { return wanted }
        return known.withLock { known in
            if wanted > known.asked {
                known = (wanted, max(known.found, started(wanted)))
                found.store(known.found, ordering: .relaxed)
            }
            return min(known.found, wanted)
        }
    }

    /// Starts threads that wait for each other, and returns the number that could be started.
    private static func started(_ wanted: Int) -> Int {
        let all = DispatchSemaphore(value: 0)
        var threads: [NativeThread] = []
        while threads.count < wanted, let thread = NativeThread({ all.wait() }) { threads.append(thread) }
        for _ in threads { all.signal() }
        for thread in threads { thread.join() }
        return threads.count
    }
}
