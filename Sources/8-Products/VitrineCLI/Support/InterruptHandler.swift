import Synchronization
import VitrinePixels

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A handler that lets a run finish in order when Control-C is pressed once, and exits at once when it is
/// pressed twice.
enum InterruptHandler {
    private static let signals = [SIGINT, SIGTERM]

    /// Calls `body`, while SIGINT and SIGTERM call `cancel` instead of ending the process.
    static func run<Value>(
        onInterrupt cancel: @escaping @Sendable () -> Void, _ body: () throws -> Value
    ) rethrows -> Value {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else {
            unblock()
            return try body()
        }
        let (listening, telling) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A handler of a signal may do little: a thread that reads from a pipe does the rest.
        let thread = NativeThread {
            while InterruptHandler.read(listening) == .interrupt { cancel() }
        }
        // Without a thread for them, signals do what they do to any process.
        guard let thread else {
            for end in ends { close(end) }
            unblock()
            return try body()
        }
        Presses.reset(telling)
        for number in signals { signal(number) { Presses.note($0) } }
        unblock()
        defer {
            for number in signals { signal(number, SIG_DFL) }
            Presses.tell(telling, .end)
            thread.join()
            for end in ends { close(end) }
        }
        return try body()
    }

    /// Lets the signals reach this process, though the one that started it may have blocked them: a child of
    /// one of Dispatch's threads inherits their mask, which blocks nearly all signals.
    private static func unblock() {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for number in signals { unsafe sigaddset(&set, number) }
        _ = unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// What is written to the pipe.
    private enum Message: UInt8 { case end, interrupt }

    /// Waits for a message. Returns `nil` if the pipe is closed.
    private static func read(_ file: Int32) -> Message? {
        var byte: UInt8 = 0
        while true {
            #if canImport(Darwin)
                let count = unsafe Darwin.read(file, &byte, 1)
            #else
                let count = unsafe Glibc.read(file, &byte, 1)
            #endif
            if count == 1 { return Message(rawValue: byte) }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    /// What the handler of a signal knows, and may do.
    private enum Presses {
        private static let count = Atomic<Int>(0)
        private static let file = Atomic<Int32>(-1)
        /// The time of the first press, in nanoseconds.
        private static let first = Atomic<Int64>(0)
        /// The time in which a second one counts as the same: `timeout` sends a signal to a process and to
        /// its group, which it is in.
        private static let bounce: Int64 = 300_000_000

        static func reset(_ telling: Int32) {
            count.store(0, ordering: .relaxed)
            file.store(telling, ordering: .releasing)
        }

        static func note(_ number: Int32) {
            let kept = errno
            var time = timespec()
            unsafe clock_gettime(CLOCK_MONOTONIC, &time)
            let now = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
            if count.wrappingAdd(1, ordering: .relaxed).newValue > 1 {
                // Files are written under temporary names, so that none is incomplete even now.
                if now - first.load(ordering: .relaxed) > bounce { _exit(128 + number) }
                errno = kept
                return
            }
            first.store(now, ordering: .relaxed)
            tell(file.load(ordering: .acquiring), .interrupt)
            errno = kept
        }

        static func tell(_ file: Int32, _ message: Message) {
            var byte = message.rawValue
            _ = unsafe write(file, &byte, 1)
        }
    }
}
