import Dispatch

/// The threads that help with the rows of pictures: started when they are first wanted, and kept.
///
/// Nobody waits for a thread to start. Whoever has work does it, and those threads help that there are; if a
/// limit on processes or memory denies them, it takes longer. libdispatch would ask again every second, for
/// ever, while its caller waits: also for a thread that it had once, and has given back in a pause.
final class WorkerPool: Sendable {
    static let shared = WorkerPool()

    private struct State {
        /// The helpers without work, the one that was used last at the end.
        var idle: [Helper] = []
        var count = 0
        /// The largest number of helpers that one caller has wanted, which is that of all callers together.
        var limit = 0
        /// The time of the last denial of a thread.
        var denial: ContinuousClock.Instant?
    }

    private let state = Locked(State())
    /// The time after which a thread is asked for again.
    private static let patience = Duration.seconds(1)

    /// Calls `body` on the calling thread, and at the same time on others that are free.
    ///
    /// - Parameters:
    ///   - wanted: The number of other threads, at most.
    ///   - body: The work, which is done once one of the calls has returned. It may be called again while
    ///     other calls have not returned, but not after this function has.
    func run(helpers wanted: Int, _ body: @Sendable () -> Void) {
        let helpers = take(wanted)
        if helpers.isEmpty { return body() }
        withoutActuallyEscaping(body) { body in
            let job = Job(body)
            for helper in helpers { helper.start(job) }
            body()
            // Those that have not begun are free for the next work, whose start wakes them no second time.
            let late = helpers.filter { $0.takeBack(job) }
            if !late.isEmpty { state.withLock { $0.idle += late } }
            job.finish()
        }
    }

    /// Returns helpers without work, started if there are not enough.
    private func take(_ wanted: Int) -> [Helper] {
        var (taken, missing) = state.withLock { state in
            state.limit = max(state.limit, wanted)
            let found = min(wanted, state.idle.count)
            let taken = Array(state.idle.suffix(found))
            state.idle.removeLast(found)
            let missing = min(wanted - found, state.limit - state.count)
            state.count += missing
            return (taken, missing)
        }
        if missing > 0, isDenied { missing = give(back: missing) }
        let note: @Sendable (Helper) -> Void = { [self] helper in
            state.withLock { $0.idle.append(helper) }
        }
        while missing > 0 {
            guard let helper = Helper(whenIdle: note) else {
                state.withLock { $0.denial = .now }
                missing = give(back: missing)
                break
            }
            taken.append(helper)
            missing -= 1
        }
        return taken
    }

    private var isDenied: Bool {
        state.withLock { $0.denial }.map { .now - $0 < Self.patience } ?? false
    }

    /// Gives back places of threads that were not started. Returns 0.
    private func give(back places: Int) -> Int {
        state.withLock { $0.count -= places }
        return 0
    }

    /// Work that several threads do at once.
    private final class Job: Sendable {
        private struct State {
            /// The work; `nil` once it is done.
            var body: (@Sendable () -> Void)?
            var running = 0
            /// Signalled by the last helper, if the caller waits for it.
            var end: DispatchSemaphore?
        }

        private let state: Locked<State>

        init(_ body: @escaping @Sendable () -> Void) { state = Locked(State(body: body)) }

        /// Helps, if the work is not done yet.
        ///
        /// - Parameter isFree: The function that is called once the helper can take other work, before
        ///   whoever waits for it goes on: its next work finds the helper again.
        func help(then isFree: () -> Void) {
            let hasHelped = begin()
            isFree()
            guard hasHelped else { return }
            let end = state.withLock { state in
                state.running -= 1
                return state.running == 0 ? state.end : nil
            }
            end?.signal()
        }

        /// Does the work. Its own function, so that the closure is let go of before the caller goes on.
        @inline(never)
        private func begin() -> Bool {
            let body = state.withLock { state -> (@Sendable () -> Void)? in
                if state.body != nil { state.running += 1 }
                return state.body
            }
            guard let body else { return false }
            body()
            return true
        }

        /// Keeps helpers that have not begun from doing so, and waits for those that have.
        func finish() {
            let isRunning = state.withLock { state in
                state.body = nil
                return state.running > 0
            }
            guard isRunning else { return }
            let end = DispatchSemaphore(value: 0)
            let isWaiting = state.withLock { state in
                if state.running == 0 { return false }
                state.end = end
                return true
            }
            if isWaiting { end.wait() }
        }
    }

    /// A thread that waits for work.
    private final class Helper: Sendable {
        private let next = Locked((job: Job?.none, isWoken: false))
        private let signal = DispatchSemaphore(value: 0)

        /// Starts a thread, or returns `nil` if the system grants none.
        ///
        /// - Parameter note: The function that is told that the helper is without work again.
        init?(whenIdle note: @escaping @Sendable (Helper) -> Void) {
            let isStarted = NativeThread.detach { [self] in
                while true {
                    signal.wait()
                    let job = next.withLock { next in
                        defer { next = (nil, false) }
                        return next.job
                    }
                    job?.help { note(self) }
                }
            }
            if !isStarted { return nil }
        }

        func start(_ job: Job) {
            let isAsleep = next.withLock { next in
                defer { next = (job, true) }
                return !next.isWoken
            }
            if isAsleep { signal.signal() }
        }

        /// Takes work back that the thread has not begun. Returns `false` if it has.
        func takeBack(_ job: Job) -> Bool {
            next.withLock { next in
                guard next.job === job else { return false }
                next.job = nil
                return true
            }
        }
    }
}
