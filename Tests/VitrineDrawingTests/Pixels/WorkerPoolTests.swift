import Foundation
import Testing
import VitrineThreads

@testable import VitrinePixels
@testable import VitrineReferences

/// Threads that help, and are waited for only once they have begun.
@Suite struct WorkerPoolTests {
    /// Whoever calls does the work, however many others do so at the same time, and within each other.
    @Test(arguments: [1, 2, 5, 64])
    func everyPieceIsDoneOnce(threads: Int) async {
        await withTaskGroup(of: [Int].self) { group in
            for _ in 0..<12 {
                group.addTask {
                    let counts = Locked([Int](repeating: 0, count: 300))
                    Workers(count: threads).share(30) { work in
                        while let piece = work.take() {
                            Workers(count: threads).forEachBand(of: 0..<10, minimumRows: 1) { rows in
                                counts.withLock { counts in
                                    for row in rows { counts[piece * 10 + row] += 1 }
                                }
                            }
                        }
                    }
                    return counts.withLock { $0 }
                }
            }
            for await counts in group { #expect(counts == [Int](repeating: 1, count: 300)) }
        }
    }

    /// Nothing of the work is kept once the call has returned.
    @Test func theWorkIsLetGoOf() {
        final class Witness: Sendable {}
        for threads in [2, 3, 8] {
            for _ in 0..<200 {
                weak var kept: Witness?
                do {
                    let witness = Witness()
                    kept = witness
                    Workers(count: threads).forEachBand(of: 0..<64, minimumRows: 1) { _ in
                        withExtendedLifetime(witness) {}
                    }
                }
                #expect(kept == nil)
            }
        }
    }

    @Test func aThreadThatIsStartedRuns() throws {
        let done = DispatchSemaphore(value: 0)
        try NativeThread.start { done.signal() }
        #expect(done.wait(timeout: .now() + 60) == .success)
        try NativeThread.check()
    }

    @Test func aShortageSaysWhereToLook() {
        let text = ThreadShortage().description
        #expect(text.contains("ulimit -u") && text.contains("ulimit -v") && !text.contains("\n"))
    }
}
