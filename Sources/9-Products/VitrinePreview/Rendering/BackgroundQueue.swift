import Foundation
import Synchronization
import VitrineThreads

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A low-priority serial queue whose work starts while the render lane is idle.
final class BackgroundQueue: Sendable {
    typealias Work = @Sendable () -> Void

    private struct State {
        var order: [String] = []
        var work: [String: Work] = [:]
        var isStopped = false
    }

    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)
    private let isQuiet: @Sendable () -> Bool
    /// The number of times that a piece of work asks for quiet, and the pause between two, in microseconds. A
    /// page that never stops asking is not to keep others from the state of their scenes.
    private static let idleWait = (attempts: 25, pause: UInt32(20_000))

    /// Creates a queue and starts its thread.
    ///
    /// - Parameter isQuiet: A function that returns `true` while no other work is waiting. After waiting for
    ///   half a second, work starts regardless.
    /// - Throws: A ``ThreadShortage`` if the system grants no thread.
    init(whenQuiet isQuiet: @escaping @Sendable () -> Bool) throws(ThreadShortage) {
        self.isQuiet = isQuiet
        try NativeThread.start { [self] in
            Self.yieldToOthers()
            run()
        }
    }

    /// Adds work, in place of earlier work of the same key that has not begun.
    ///
    /// - Parameters:
    ///   - key: The identity of the work.
    ///   - isFirst: `true` if it goes before all other work. Default: `false`.
    ///   - body: The work.
    /// - Returns: `false` if the queue is stopped and the work is not done.
    @discardableResult
    func add(_ key: String, first isFirst: Bool = false, _ body: @escaping Work) -> Bool {
        let isNew = state.withLock { state -> Bool? in
            if state.isStopped { return nil }
            let isNew = state.work.updateValue(body, forKey: key) == nil
            if !isNew, isFirst { state.order.removeAll { $0 == key } }
            if isFirst {
                state.order.insert(key, at: 0)
            } else if isNew {
                state.order.append(key)
            }
            return isNew
        }
        if isNew == true { signal.signal() }
        return isNew != nil
    }

    /// Drops work that has not begun.
    func remove(_ key: String) {
        state.withLock { state in
            guard state.work.removeValue(forKey: key) != nil else { return }
            state.order.removeAll { $0 == key }
        }
    }

    /// The number of pieces of work that have not begun.
    var count: Int { state.withLock { $0.order.count } }

    /// Ends the thread. Pending jobs still run, so waiters wake; each checks `isStopped`.
    func stop() {
        let rest = state.withLock { state in
            let rest = state.order.compactMap { state.work[$0] }
            state = State()
            state.isStopped = true
            return rest
        }
        for work in rest { work() }
        signal.signal()
    }

    private func run() {
        while true {
            signal.wait()
            var attempts = 0
            while attempts < Self.idleWait.attempts, !isQuiet(), !state.withLock({ $0.isStopped }) {
                attempts += 1
                usleep(Self.idleWait.pause)
            }
            let (work, isStopped) = state.withLock { state -> (Work?, Bool) in
                guard !state.order.isEmpty else { return (nil, state.isStopped) }
                return (state.work.removeValue(forKey: state.order.removeFirst()), false)
            }
            if isStopped { return }
            work?()
        }
    }

    private static func yieldToOthers() {
        #if canImport(Darwin)
            pthread_set_qos_class_self_np(QOS_CLASS_BACKGROUND, 0)
        #else
            // The priority is that of the calling thread alone, and of the threads that it starts.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
        #endif
    }
}
