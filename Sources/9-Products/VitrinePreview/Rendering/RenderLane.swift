import Dispatch
import Synchronization
import VitrineSessions
import VitrineThreads

/// The serial queue of user-initiated renders, each on all cores.
///
/// Two renders at once would both be late; in turn, the first is there in half the time.
final class RenderLane: Sendable {
    private typealias Work = @Sendable () -> Void

    /// What the lane shares with its thread, which ends when the lane is gone.
    private final class Queue: Sendable {
        let work = Mutex<[Work]>([])
        let signal = DispatchSemaphore(value: 0)

        func run() {
            while true {
                signal.wait()
                let next = work.withLock { $0.isEmpty ? nil : $0.removeFirst() }
                guard let next else { return }
                next()
            }
        }
    }

    private let queue = Queue()
    private let waiting = Atomic(0)
    private let lastEnd = Atomic<Int64>(0)

    /// Starts the thread of the lane.
    ///
    /// - Throws: A ``ThreadShortage`` if the system grants none.
    init() throws(ThreadShortage) { try NativeThread.start { [queue] in queue.run() } }

    deinit { queue.signal.signal() }

    /// Runs `body` after everything before it, and returns its result.
    func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            start { continuation.resume(returning: body()) }
        }
    }

    /// Runs `body` after everything before it, without waiting for it.
    func start(_ body: @escaping @Sendable () -> Void) {
        waiting.wrappingAdd(1, ordering: .relaxed)
        queue.work.withLock { work in
            work.append { [self] in
                body()
                lastEnd.store(FileStamp.now, ordering: .relaxed)
                waiting.wrappingSubtract(1, ordering: .relaxed)
            }
        }
        queue.signal.signal()
    }

    /// `true` if no request is waiting and none has been for a moment, because a save or a click is often
    /// followed by another one.
    var isQuiet: Bool {
        waiting.load(ordering: .relaxed) == 0
            && FileStamp.now - lastEnd.load(ordering: .relaxed) > 150_000_000
    }
}
