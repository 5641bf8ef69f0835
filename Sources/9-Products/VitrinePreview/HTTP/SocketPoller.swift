import FlyingSocks
import Synchronization
import VitrineThreads

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Waits for sockets and for times, on a thread of its own.
///
/// The pool of FlyingSocks waits on a queue of libdispatch, and so does `Task.sleep`: where the system grants
/// no thread, libdispatch asks again every second, for ever, and no request is answered.
final class SocketPoller: AsyncSocketPool {
    private struct Waiter {
        /// The socket's descriptor and the events of `poll`; `nil` for one that waits for a time alone.
        var socket: (file: Int32, events: Int16)?
        var end: ContinuousClock.Instant?
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var waiters: [Int: Waiter] = [:]
        /// Those that were cancelled before they began to wait.
        var cancelled: Set<Int> = []
        var last = 0
        var isStopped = false
    }

    private let state = Mutex(State())
    /// The pipe that wakes the thread.
    private let listening: Int32
    private let waking: Int32

    /// Starts the thread, which ends with ``stop()``.
    ///
    /// - Throws: A ``ThreadShortage`` if the system grants no thread, or no descriptors to wake it by.
    init() throws(ThreadShortage) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw ThreadShortage() }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        listening = ends[0]
        waking = ends[1]
        try NativeThread.start { [self] in poll() }
    }

    deinit {
        close(listening)
        close(waking)
    }

    /// Ends the thread, and all waiting with an error.
    func stop() {
        state.withLock { $0.isStopped = true }
        wake()
    }

    // MARK: Waiting

    func prepare() async throws {}

    func run() async throws { try await wait(for: nil, until: nil) }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        var flags: Int16 = 0
        if events.contains(.read) { flags |= Int16(POLLIN) }
        if events.contains(.write) { flags |= Int16(POLLOUT) }
        try await wait(for: (socket.file.rawValue, flags), until: nil)
    }

    /// Waits for a time.
    ///
    /// - Throws: A `CancellationError` if the task is cancelled.
    func sleep(seconds: Double) async throws {
        try await wait(for: nil, until: .now + .seconds(seconds))
    }

    private func wait(
        for socket: (file: Int32, events: Int16)?, until end: ContinuousClock.Instant?
    ) async throws {
        let id = state.withLock { state in
            state.last += 1
            return state.last
        }
        defer { _ = state.withLock { $0.cancelled.remove(id) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isWaiting = state.withLock { state in
                    if state.isStopped || state.cancelled.contains(id) { return false }
                    state.waiters[id] = Waiter(socket: socket, end: end, continuation: continuation)
                    return true
                }
                if isWaiting { wake() } else { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                let waiter = state.waiters.removeValue(forKey: id)
                if waiter == nil { state.cancelled.insert(id) }
                return waiter
            }
            waiter?.continuation.resume(throwing: CancellationError())
            // A socket that is closed stays open while the thread waits for it.
            if waiter?.socket != nil { wake() }
        }
    }

    // MARK: The thread

    private func wake() {
        var byte: UInt8 = 1
        // A pipe that is full wakes the thread as well.
        _ = unsafe write(waking, &byte, 1)
    }

    private func poll() {
        while true {
            let (ids, files, pause, isStopped) = snapshot()
            if isStopped { break }
            var polled = [pollfd(fd: listening, events: Int16(POLLIN), revents: 0)] + files
            #if canImport(Darwin)
                let count = unsafe Darwin.poll(&polled, nfds_t(polled.count), pause)
            #else
                let count = unsafe Glibc.poll(&polled, nfds_t(polled.count), pause)
            #endif
            if count < 0, errno != EINTR { usleep(10_000) }
            if polled[0].revents != 0 { drain() }
            let ready = zip(ids, polled.dropFirst()).filter { count > 0 && $1.revents != 0 }.map(\.0)
            let now = ContinuousClock.now
            let woken = state.withLock { state in
                let late = state.waiters.filter { $0.value.end.map { $0 <= now } ?? false }.map(\.key)
                return (ready + late).compactMap { state.waiters.removeValue(forKey: $0) }
            }
            // Who reads or writes next finds out by itself what has become of the socket.
            for waiter in woken { waiter.continuation.resume() }
        }
        let left = state.withLock { state in
            defer { state.waiters = [:] }
            return Array(state.waiters.values)
        }
        for waiter in left { waiter.continuation.resume(throwing: CancellationError()) }
    }

    /// Returns who waits for a socket and for what, and the milliseconds until the next time that somebody
    /// waits for; -1 if nobody does.
    private func snapshot() -> (ids: [Int], files: [pollfd], pause: Int32, isStopped: Bool) {
        let now = ContinuousClock.now
        return state.withLock { state in
            var (ids, files): ([Int], [pollfd]) = ([], [])
            for (id, waiter) in state.waiters {
                guard let (file, events) = waiter.socket else { continue }
                ids.append(id)
                files.append(pollfd(fd: file, events: events, revents: 0))
            }
            let next = state.waiters.values.compactMap(\.end).min()
            let pause = next.map { end -> Int32 in
                let milliseconds = max(end - now, .zero) / .milliseconds(1)
                return Int32(min(milliseconds, 60_000).rounded(.up))
            }
            return (ids, files, pause ?? -1, state.isStopped)
        }
    }

    private func drain() {
        var bytes = [UInt8](repeating: 0, count: 256)
        while unsafe read(listening, &bytes, bytes.count) == bytes.count {}
    }
}
