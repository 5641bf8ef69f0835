import Synchronization
import VitrineThreads

/// Work on threads that are not those of tasks, of which there are only as many as cores.
package enum DetachedWork {
    /// The number of pieces of work that have a thread of their own, and the most that may.
    private static let running = Atomic(0)
    private static let runningLimit = 64

    /// Calls a function without blocking the thread of the task, and returns what it does.
    package static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { (done: CheckedContinuation<Value, Never>) in
            start { done.resume(returning: body()) }
        }
    }

    /// Calls a function that throws, without blocking the thread of the task, and tells it whether the task
    /// is cancelled.
    ///
    /// - Parameter body: The work. It is given a function that returns `true` once the task is cancelled.
    package static func run<Value: Sendable>(
        _ body:
            @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws(RenderError) -> Value
    ) async throws(RenderError) -> Value {
        let flag = CancellationFlag()
        let result = await withTaskCancellationHandler {
            await run { () -> Result<Value, RenderError> in
                do throws(RenderError) {
                    return .success(try body { flag.isSet })
                } catch {
                    return .failure(error)
                }
            }
        } onCancel: {
            flag.set()
        }
        return try result.get()
    }

    /// Calls a function on a thread of its own. Where none is granted, or too many are at work, the calling
    /// one does it: late is better than never.
    private static func start(_ body: @escaping @Sendable () -> Void) {
        let count = running.wrappingAdd(1, ordering: .relaxed).newValue
        let isStarted =
            count <= runningLimit
            && NativeThread.detach {
                body()
                running.wrappingSubtract(1, ordering: .relaxed)
            }
        guard !isStarted else { return }
        running.wrappingSubtract(1, ordering: .relaxed)
        body()
    }
}

/// The cancellation of a task, known to all threads.
private final class CancellationFlag: Sendable {
    private let flag = Atomic(false)

    var isSet: Bool { flag.load(ordering: .relaxed) }

    func set() { flag.store(true, ordering: .relaxed) }
}
