import Testing
import VitrineThreads

@testable import VitrinePixels
@testable import VitrineReferences

/// Consecutive stages on any number of threads.
@Suite struct WorkStageTests {
    /// The work of the previous stage that is done when a piece of the next one begins.
    private final class Record: Sendable {
        let state = Locked((worked: [[Int]](), early: 0))

        init(_ rows: [Int]) {
            state.withLock { $0.worked = rows.map { [Int](repeating: 0, count: $0) } }
        }

        func work(_ stage: Int, _ rows: Range<Int>) {
            state.withLock { state in
                if stage > 0, state.worked[stage - 1].contains(0) { state.early += 1 }
            }
            state.withLock { state in for row in rows { state.worked[stage][row] += 1 } }
        }
    }

    @Test(arguments: [1, 2, 3, 8, 64], [[1], [0, 5], [100, 3, 0, 77, 1, 200], [1000, 1000, 1000]])
    func rowsAreWorkedOnOnceAndInOrder(threads: Int, rows: [Int]) {
        for _ in 0..<8 {
            let record = Record(rows)
            Workers(count: threads).run(
                rows.enumerated().map { index, count in
                    WorkStage(rows: count, minimumRows: [1, 7, 64][index % 3]) { record.work(index, $0) }
                })
            let (worked, early) = record.state.withLock { $0 }
            #expect(worked == rows.map { [Int](repeating: 1, count: $0) })
            #expect(early == 0)
        }
    }

    /// A single thread finishes even if no other helps: here all others wait for it.
    @Test func aThreadAloneGetsThrough() {
        let record = Record([40, 40])
        Workers(count: 4).forEachBand(of: 0..<4, minimumRows: 1) { band in
            if band.contains(0) {
                Workers(count: 4).run(
                    (0..<2).map { stage in
                        WorkStage(rows: 40, minimumRows: 1) { record.work(stage, $0) }
                    })
            }
        }
        #expect(
            record.state.withLock { $0.worked }
                == [[Int]](repeating: [Int](repeating: 1, count: 40), count: 2))
    }

    /// State that a thread sets up for pieces of work is not set up for threads without any.
    @Test func threadsAreNoMoreThanPieces() {
        for pieces in 0...3 {
            let calls = Locked((bodies: 0, pieces: 0))
            Workers(count: 64).share(pieces) { work in
                calls.withLock { $0.bodies += 1 }
                while work.take() != nil { calls.withLock { $0.pieces += 1 } }
            }
            let (bodies, taken) = calls.withLock { $0 }
            #expect(bodies <= pieces && taken == pieces)
            #expect(bodies > 0 || pieces == 0)
        }
    }
}
