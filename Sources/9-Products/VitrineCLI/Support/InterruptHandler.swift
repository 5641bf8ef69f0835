import Synchronization
import VitrineThreads

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
    static func run<Value, Failure>(
        onInterrupt cancel: @escaping @Sendable () -> Void, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else {
            unblock()
            return try body()
        }
        let (listening, telling) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A handler of a signal may do little: a thread that reads from a pipe does the rest.
        let thread = NativeThread {
            while true {
                switch InterruptHandler.read(listening) {
                case .interrupt: cancel()
                case .end: return
                // What nobody hears does what it does to any process.
                case nil: return restoreSignals()
                }
            }
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
            restoreSignals()
            Presses.reset(-1)
            // The thread sees the end of a pipe that nobody can write to, even where the message is lost.
            _ = Presses.tell(telling, .end)
            close(telling)
            thread.join()
            close(listening)
        }
        return try body()
    }

    /// Lets the signals end the process again.
    private static func restoreSignals() {
        for number in signals { signal(number, SIG_DFL) }
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

    /// Waits for a message. Returns ``Message/end`` if the pipe is closed, and `nil` if it cannot be read.
    private static func read(_ file: Int32) -> Message? {
        var byte: UInt8 = 0
        while true {
            #if canImport(Darwin)
                let count = unsafe Darwin.read(file, &byte, 1)
            #else
                let count = unsafe Glibc.read(file, &byte, 1)
            #endif
            if count == 1 { return Message(rawValue: byte) }
            if count == 0 { return .end }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
                _ = unsafe poll(&ready, 1, -1)
            default: return nil
            }
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
            // As a second press, where the first cannot be passed on.
            if !tell(file.load(ordering: .acquiring), .interrupt) { _exit(128 + number) }
            errno = kept
        }

        /// Writes a message. Returns `false` if it cannot be written.
        static func tell(_ file: Int32, _ message: Message) -> Bool {
            var byte = message.rawValue
            while true {
                if unsafe write(file, &byte, 1) == 1 { return true }
                if errno != EINTR { return false }
            }
        }
    }
}
