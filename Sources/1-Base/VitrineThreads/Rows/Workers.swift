/// Runs bands of rows on up to `count` threads. Bands never share rows, so results do not depend on their
/// number.
public struct Workers: Sendable {
    public let count: Int
    /// The end of the wish for the work; `nil` if it is done in any case. Rows and values are left out after
    /// it, so that nothing may be kept of what was made of them.
    package let cancellation: Cancellation?

    /// Creates workers; `count` is clamped to 1...64.
    public init(count: Int) { self.init(count: count, until: nil) }

    private init(count: Int, until cancellation: Cancellation?) {
        self.count = min(max(count, 1), 64)
        self.cancellation = cancellation
    }

    public static let serial = Workers(count: 1)

    /// Returns as many workers, whose work may end before it is done.
    ///
    /// - Parameter cancellation: The end of the wish for the work; `nil` to do it in any case.
    package func until(_ cancellation: Cancellation?) -> Workers {
        Workers(count: count, until: cancellation)
    }

    /// The calling thread alone, whose work ends with theirs.
    package var alone: Workers { Workers(count: 1, until: cancellation) }

    /// Indicates whether the work is no longer wanted.
    package var isCancelled: Bool { cancellation?.isCancelled ?? false }

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
            if !rows.isEmpty { whileWanted(rows, body) }
            return
        }
        let bands = min(threads * 4, rows.count)
        let work = SharedWork(count: bands)
        onThreads(threads) {
            while let index = work.take() {
                let start = rows.lowerBound + rows.count * index / bands
                let end = rows.lowerBound + rows.count * (index + 1) / bands
                whileWanted(start..<end, body)
            }
        }
    }

    /// The numbers of rows between two questions whether the work is still wanted: the first one, as rows may
    /// be slow, and the largest, as those that follow may be slower.
    private static let slice = (first: 4, last: 32)
    /// The time between two questions that is long enough.
    private static let patience = Duration.milliseconds(1)

    /// Calls `body` for all rows at once or, if the work may be cancelled, for some after the others while it
    /// is wanted.
    package func whileWanted(_ rows: Range<Int>, _ body: (Range<Int>) -> Void) {
        guard let cancellation else { return body(rows) }
        var (start, count) = (rows.lowerBound, Self.slice.first)
        while start < rows.upperBound, !cancellation.isCancelled {
            let end = min(start + count, rows.upperBound)
            let begin = ContinuousClock.now
            body(start..<end)
            let isFast = ContinuousClock.now - begin < Self.patience
            count = isFast ? min(2 * count, Self.slice.last) : max(count / 2, 1)
            start = end
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

    /// Returns the results of `body` for each value, in order, while they are wanted; several threads take
    /// one value after the other.
    ///
    /// - Parameter absent: The result of a value that is left out.
    package func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], whenCancelled absent: Result, _ body: @Sendable (Value) -> Result
    ) -> [Result] {
        map(values) { isCancelled ? absent : body($0) }
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
