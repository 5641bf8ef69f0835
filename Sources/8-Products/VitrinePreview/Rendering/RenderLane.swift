import Dispatch
import Synchronization

/// The serial queue of user-initiated renders, each on all cores.
///
/// Two renders at once would both be late; in turn, the first is there in half the time.
final class RenderLane: Sendable {
    private let queue = DispatchQueue(label: "vitrine.preview.render", qos: .userInitiated)
    private let waiting = Atomic(0)
    private let lastEnd = Atomic<Int64>(0)

    /// Runs `body` after everything before it, and returns its result.
    func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            start { continuation.resume(returning: body()) }
        }
    }

    /// Runs `body` after everything before it, without waiting for it.
    func start(_ body: @escaping @Sendable () -> Void) {
        waiting.wrappingAdd(1, ordering: .relaxed)
        queue.async {
            body()
            self.lastEnd.store(FileStamp.now, ordering: .relaxed)
            self.waiting.wrappingSubtract(1, ordering: .relaxed)
        }
    }

    /// `true` if no request is waiting and none has been for a moment, because a save or a click is often
    /// followed by another one.
    var isQuiet: Bool {
        waiting.load(ordering: .relaxed) == 0
            && FileStamp.now - lastEnd.load(ordering: .relaxed) > 150_000_000
    }
}
