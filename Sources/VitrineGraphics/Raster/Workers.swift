import Dispatch

/// Runs row bands on up to `count` threads. Bands never share rows, so what they compute does not
/// depend on how many there are.
public struct Workers: Sendable {
    public let count: Int

    /// `count` is clamped to 1...64.
    public init(count: Int) {
        self.count = min(max(count, 1), 64)
    }

    public static let serial = Workers(count: 1)

    /// Calls `body` for disjoint ranges that cover `rows`, each of at least `minimumRows` rows
    /// where there are that many.
    public func forEachBand(
        of rows: Range<Int>, minimumRows: Int = 16, _ body: @Sendable (Range<Int>) -> Void
    ) {
        let bands = min(count, max(rows.count / max(minimumRows, 1), 1))
        guard bands > 1 else {
            if !rows.isEmpty { body(rows) }
            return
        }
        DispatchQueue.concurrentPerform(iterations: bands) { index in
            let start = rows.lowerBound + rows.count * index / bands
            let end = rows.lowerBound + rows.count * (index + 1) / bands
            body(start..<end)
        }
    }
}
