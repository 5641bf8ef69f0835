/// The values that all bands of a scan share.
struct DriftPlan: Sendable {
    let width: Int
    let windowWidth: Int
    let windowHeight: Int
    let spans: RowSpans
    /// The largest sum over a window that is within the limit, in the units of the reference implementation.
    let allowed: Int

    /// Returns the left edges of the windows whose top is `top` and that contain a pixel that differs.
    func lefts(top: Int) -> ClosedRange<Int>? {
        guard let span = spans.union(top..<top + windowHeight) else { return nil }
        return max(span.lowerBound - windowWidth + 1, 0)...min(span.upperBound - 1, width - windowWidth)
    }
}
