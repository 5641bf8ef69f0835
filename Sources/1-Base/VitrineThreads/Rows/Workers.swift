/// Runs bands of rows on up to `count` threads. Bands never share rows, so results do not depend on their
/// number.
public struct Workers: Sendable {
    public let count: Int

    /// Makes workers; `count` is clamped to 1...64.
    public init(count: Int) {
        self.count = min(max(count, 1), 64)
    }

    public static let serial = Workers(count: 1)

    /// Calls `body` for disjoint ranges that cover `rows`.
    ///
    /// There are several ranges for each thread, which takes the next when it has finished one: a thread that
    /// wakes late has less to do, and no thread waits for it.
    ///
    /// - Parameter minimumRows: The smallest total number of rows of a thread, if there are that many.
    ///   Default: 16.
    public func forEachBand(
        of rows: Range<Int>, minimumRows: Int = 16, _ body: @Sendable (Range<Int>) -> Void
    ) {
        let threads = min(count, max(rows.count / max(minimumRows, 1), 1))
        guard threads > 1 else {
            if !rows.isEmpty { body(rows) }
            return
        }
        let bands = min(threads * 4, rows.count)
        let work = SharedWork(count: bands)
        onThreads(threads) {
            while let index = work.take() {
                let start = rows.lowerBound + rows.count * index / bands
                let end = rows.lowerBound + rows.count * (index + 1) / bands
                body(start..<end)
            }
        }
    }

    /// Calls `body` on several threads, but on no more than pieces; it takes pieces of the work until there
    /// are none.
    package func share(_ count: Int, _ body: @Sendable (borrowing SharedWork) -> Void) {
        let work = SharedWork(count: count)
        onThreads(count) { body(work) }
    }

    /// Calls `body` on the calling thread, and at the same time on others, on up to `limit` together. Each
    /// call takes pieces of the work until there are none: other threads may come late, or not at all.
    @usableFromInline func onThreads(_ limit: Int, _ body: @Sendable () -> Void) {
        let threads = min(count, limit)
        if threads < 1 { return }
        if threads == 1 { return body() }
        WorkerPool.shared.run(helpers: threads - 1, body)
    }

    /// Returns the results of `body` for each value, in order; several threads take one value after the
    /// other.
    public func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], _ body: @Sendable (Value) -> Result
    ) -> [Result] {
        if count == 1 || values.count < 2 { return values.map(body) }
        return unsafe [Result](count: values.count) { results in
            nonisolated(unsafe) let results = unsafe results
            share(values.count) { work in
                while let index = work.take() {
                    unsafe results.initializeElement(at: index, to: body(values[index]))
                }
            }
        }
    }
}
