import Synchronization

/// What all bands of a scan work with.
struct DriftPlan: Sendable {
    let width: Int
    let windowWidth: Int
    let windowHeight: Int
    let spans: RowSpans
    /// The largest sum over a window that is no drift, in the plain kernel's units.
    let allowed: Int

    /// The windows' left edges for which a window from `top` on holds a pixel that differs.
    func lefts(top: Int) -> ClosedRange<Int>? {
        guard let span = spans.union(top..<top + windowHeight) else { return nil }
        return max(span.lowerBound - windowWidth + 1, 0)...min(span.upperBound - 1, width - windowWidth)
    }
}
