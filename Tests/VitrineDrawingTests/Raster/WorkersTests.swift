import Testing
import VitrineThreads

/// Work in rows that ends before it is done.
@Suite struct WorkersTests {
    private static func workers(_ count: Int, until canceller: Canceller) -> Workers {
        Workers(count: count).until(Cancellation(canceller.isCancelled))
    }

    @Test func wantedRowsAreDoneAtOnce() {
        var parts: [Range<Int>] = []
        Workers(count: 2).whileWanted(3..<500) { parts.append($0) }
        #expect(parts == [3..<500])
    }

    /// Rows that may no longer be wanted come in few at a time, in order, and all of them.
    @Test func rowsThatMayEndComeInSlices() {
        let canceller = Canceller(after: .max)
        var parts: [Range<Int>] = []
        Self.workers(1, until: canceller).whileWanted(3..<500) { parts.append($0) }
        let rows = parts.flatMap { Array($0) }
        #expect(rows == Array(3..<500))
        let (least, largest) = (parts.map(\.count).min() ?? 0, parts.map(\.count).max() ?? 0)
        #expect(least >= 1 && largest <= 32 && parts[0].count <= 4)
        #expect(canceller.count >= parts.count)
    }

    @Test(arguments: [1, 3]) func noRowFollowsTheEnd(threads: Int) {
        let asked = 5
        let canceller = Canceller(after: asked)
        let workers = Self.workers(threads, until: canceller)
        let rows = Locked(0)
        workers.forEachBand(of: 0..<10_000) { band in rows.withLock { $0 += band.count } }
        let done = rows.withLock { $0 }
        #expect(done <= asked * 32 && done > 0)
        #expect(workers.isCancelled)
        // Neither of this nor of any other work.
        workers.run([WorkStage(rows: 100, minimumRows: 1) { band in rows.withLock { $0 += band.count } }])
        workers.alone.forEachBand(of: 0..<100) { band in rows.withLock { $0 += band.count } }
        let after = rows.withLock { $0 }
        #expect(after == done)
        // Without the wish to end, the same workers do it all.
        workers.until(nil).forEachBand(of: 0..<100) { band in rows.withLock { $0 += band.count } }
        let all = rows.withLock { $0 }
        #expect(all == done + 100)
    }

    @Test(arguments: [1, 3]) func valuesThatAreNotWantedAreAbsent(threads: Int) {
        let values = Array(1...100)
        let patient = Self.workers(threads, until: Canceller(after: .max))
        let doubled = patient.map(values, whenCancelled: 0) { 2 * $0 }
        let expected = values.map { 2 * $0 }
        #expect(doubled == expected)
        let asked = 10
        let ended = Self.workers(threads, until: Canceller(after: asked))
        let results = ended.map(values, whenCancelled: 0) { 2 * $0 }
        #expect(results.count == values.count)
        let made = results.count { $0 != 0 }
        #expect(made == asked)
        let agree = zip(values, results).allSatisfy { $1 == 0 || $1 == 2 * $0 }
        #expect(agree)
    }
}
