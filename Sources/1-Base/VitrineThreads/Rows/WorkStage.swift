import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Rows to be computed in any order, before those of the next stage are begun.
public struct WorkStage: Sendable {
    public let rows: Int
    /// The smallest number of rows that is worth a piece of its own.
    public let minimumRows: Int
    public let body: @Sendable (Range<Int>) -> Void

    @inlinable public init(rows: Int, minimumRows: Int, body: @escaping @Sendable (Range<Int>) -> Void) {
        self.rows = rows
        self.minimumRows = minimumRows
        self.body = body
    }

    /// Returns the number of pieces for a number of threads: several for each, so that a late thread finds
    /// less to do.
    fileprivate func pieces(_ threads: Int) -> Int {
        min(rows, max(1, min(rows / max(minimumRows, 1), threads * 4)))
    }

    fileprivate func work(_ piece: Int, of pieces: Int, _ workers: Workers) {
        workers.whileWanted(rows * piece / pieces..<rows * (piece + 1) / pieces, body)
    }
}

/// The progress of a stage.
private final class StageProgress: Sendable {
    let pieces: Int
    let next = Atomic(0)
    let done = Atomic(0)

    init(pieces: Int) { self.pieces = pieces }
}

extension Workers {
    /// Runs stages one after the other, each on all threads.
    ///
    /// Threads are woken once for all stages: waking one can take longer than a small stage. They wait for
    /// each other by polling, and only for pieces that another thread has begun, so that a single thread gets
    /// through as well.
    public func run(_ stages: [WorkStage]) {
        let all = stages.map { StageProgress(pieces: $0.pieces(count)) }
        let maximumPieces = all.reduce(0) { max($0, $1.pieces) }
        if count == 1 || maximumPieces < 2 {
            for stage in stages where stage.rows > 0 { stage.work(0, of: 1, self) }
            return
        }
        onThreads(maximumPieces) {
            for (stage, progress) in zip(stages, all) {
                while true {
                    let piece = progress.next.wrappingAdd(1, ordering: .relaxed).oldValue
                    if piece >= progress.pieces { break }
                    stage.work(piece, of: progress.pieces, self)
                    progress.done.wrappingAdd(1, ordering: .releasing)
                }
                Self.wait { progress.done.load(ordering: .acquiring) == progress.pieces }
            }
        }
    }

    /// Waits for work that takes microseconds. If it takes longer, another thread may need this very
    /// processor to proceed, and yielding was not enough: with browsers running alongside, one screen in two
    /// took 15 ms longer.
    private static func wait(_ isDone: () -> Bool) {
        if isDone() { return }
        let start = ContinuousClock.now
        while !isDone() {
            if ContinuousClock.now - start > .microseconds(100) { usleep(50) }
        }
    }
}
