import Dispatch
import Synchronization

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

    /// What `body` makes of each value, in their order; several threads take one value after the other.
    func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], _ body: @Sendable (Value) -> Result
    ) -> [Result] {
        if count == 1 || values.count < 2 { return values.map(body) }
        return unsafe [Result](unsafeUninitializedCapacity: values.count) { results, initialized in
            let places = unsafe Places(base: results.baseAddress)
            let next = Atomic(0)
            DispatchQueue.concurrentPerform(iterations: min(count, values.count)) { _ in
                guard let base = unsafe places.base else { return }
                while true {
                    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                    if index >= values.count { return }
                    unsafe (base + index).initialize(to: body(values[index]))
                }
            }
            initialized = values.count
        }
    }

    /// Where several threads write results, each to places of its own.
    @safe private struct Places<Result>: @unchecked Sendable {
        let base: UnsafeMutablePointer<Result>?
    }
}
