extension Path {
    /// Returns the part of the path between two fractions, 0...1, of its length over all contours, as in
    /// SwiftUI's `trim(from:to:)`.
    ///
    /// Fractions are clamped to 0...1. From 0 to 1 is the path itself; if `from` is not less than `to`, the
    /// result is empty, as in SwiftUI. A closed contour that is cut becomes open; one that is kept as a whole
    /// stays closed. Curves are split exactly, at arc lengths within 1e-9 of the path's; contours without
    /// length are left out.
    public func trimmed(from: Double, to: Double) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard from < to else { return Path() }
        if from == 0 && to == 1 { return self }
        let contours = TrimContour.contours(of: self)
        let total = contours.reduce(0) { $0 + $1.length }
        var result = Path()
        guard total > 0, total.isFinite else { return result }
        let (first, last) = (from * total, to * total)
        var start = 0.0
        for contour in contours {
            let end = start + contour.length
            if contour.length > 0, end > first, start < last {
                if first <= start && last >= end {
                    contour.addWhole(to: &result)
                } else {
                    contour.add(max(first - start, 0), min(last - start, contour.length), to: &result)
                }
            }
            start = end
        }
        return result
    }
}
