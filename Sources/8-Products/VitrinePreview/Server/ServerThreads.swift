import Dispatch
import Foundation
import Synchronization

/// The threads of a server: its connections go on while the process is busy with pictures.
///
/// Swift's own pool has a thread for each core, and all of them may be drawing.
final class ServerThreads: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let signal = DispatchSemaphore(value: 0)
    /// The number of threads: requests do not wait for one that reads a file.
    private static let count = 4

    /// Starts the threads, which end with the process: a server that was asked to end may have jobs left.
    static let shared = ServerThreads()

    private init() {
        for _ in 0..<Self.count {
            Thread.detachNewThread { [self] in
                while true {
                    signal.wait()
                    let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
                    unsafe job?.runSynchronously(on: asUnownedTaskExecutor())
                }
            }
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        signal.signal()
    }
}
