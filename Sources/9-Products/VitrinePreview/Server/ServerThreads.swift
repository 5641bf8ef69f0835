import Dispatch
import Synchronization
import VitrineThreads

/// The threads of a server: its connections go on while the process is busy with pictures.
///
/// Swift's own pool has a thread for each core, and all of them may be drawing; it may also have none, where
/// the system grants no more.
final class ServerThreads: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let signal = DispatchSemaphore(value: 0)
    /// The number of threads: requests do not wait for one that reads a file.
    private static let count = 4

    /// The threads, which end with the process: a server that was asked to end may have jobs left.
    static let shared = ServerThreads()

    /// The error if the system has not granted all threads.
    private let shortage = Mutex<ThreadShortage?>(nil)

    private init() {
        do throws(ThreadShortage) {
            for _ in 0..<Self.count { try NativeThread.start { [self] in run() } }
        } catch {
            shortage.withLock { $0 = error }
        }
    }

    /// Checks that there are threads for a server.
    ///
    /// - Throws: A ``ThreadShortage`` if the system has not granted them.
    static func check() throws(ThreadShortage) {
        if let shortage = shared.shortage.withLock({ $0 }) { throw shortage }
    }

    private func run() {
        while true {
            signal.wait()
            let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            unsafe job?.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        signal.signal()
    }
}
