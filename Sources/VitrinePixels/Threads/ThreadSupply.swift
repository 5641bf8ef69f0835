import Dispatch
import Synchronization

/// The threads that the process may start.
///
/// Where a limit of processes or of memory grants none, libdispatch tries again every second, for ever. So it
/// is only asked for threads that were once there at the same time.
public enum ThreadSupply {
    /// The number of threads that were asked for at most, and how many of them there were.
    private static let known = Locked((asked: 0, found: 0))
    private static let found = Atomic(0)

    /// Returns how many threads can run beside the calling one, at most `wanted`.
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

    /// Starts threads that wait for each other, and returns how many there were.
    private static func started(_ wanted: Int) -> Int {
        let all = DispatchSemaphore(value: 0)
        var threads: [NativeThread] = []
        while threads.count < wanted, let thread = NativeThread({ all.wait() }) { threads.append(thread) }
        for _ in threads { all.signal() }
        for thread in threads { thread.join() }
        return threads.count
    }
}
