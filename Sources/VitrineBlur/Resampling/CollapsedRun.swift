import VitrineCoverage
import VitrinePixels

/// A run of pixels along an axis that are left out of a picture because they are all alike.
public struct CollapsedRun: Equatable, Sendable {
    /// The first pixel that is left out; the one before it stands for it.
    public var start: Int
    public var count: Int

    public static let none = CollapsedRun(start: 0, count: 0)

    /// Where pixel `i` is found in the folded picture that starts where the whole one does.
    @inlinable public func position(_ i: Int) -> Int {
        if i < start || count == 0 { return i }
        return i < start + count ? start - 1 : i - count
    }

    /// Folds a run of equal samples that is about to be blurred so that the result is the same to the bit.
    ///
    /// A sample further from both ends of the run than `reach` keeps its value, as a blur keeps constants.
    /// What is left out is a multiple of `grid`, the coarsest sample of the blur, so that the levels
    /// of the rest lie where they did.
    @inlinable public init(equal run: Range<Int>, reach: Int, grid: Int) {
        let room = run.count - 2 * (reach + 1)
        let count = room / grid * grid
        self = count > 0 ? CollapsedRun(start: run.lowerBound + reach + 1, count: count) : .none
    }

    @usableFromInline init(start: Int, count: Int) {
        self.start = start
        self.count = count
    }

    @inlinable public func moved(by offset: Int) -> CollapsedRun { CollapsedRun(start: start + offset, count: count) }
}

extension Coverage {
    /// The longest run of columns of `rect` that are equal, and that of rows.
    public func longestEqualRuns(in rect: PixelRect) -> (columns: Range<Int>, rows: Range<Int>) {
        // Whether a column differs from the one before it.
        var differs = [Bool](repeating: false, count: rect.width + 1)
        var rows = AxisRuns(rect.y0)
        var above: ArraySlice<Run> = []
        for y in rect.y0..<rect.y1 {
            let spans = runs(inRow: y)
            if !spans.elementsEqual(above) {
                rows.step(at: y)
                for span in spans {
                    let (start, end) = (Int(span.x) - rect.x0, Int(span.x) + Int(span.count) - rect.x0)
                    if start >= 0 && start <= rect.width { differs[start] = true }
                    if end >= 0 && end <= rect.width { differs[end] = true }
                }
            }
            above = spans
        }
        rows.step(at: rect.y1)
        var columns = AxisRuns(rect.x0)
        for x in 0..<rect.width where differs[x] { columns.step(at: rect.x0 + x) }
        columns.step(at: rect.x1)
        return (columns.longest, rows.longest)
    }
}

/// Finds the longest run between steps.
private struct AxisRuns {
    private var start: Int
    private(set) var longest: Range<Int>

    init(_ start: Int) {
        self.start = start
        longest = start..<start
    }

    mutating func step(at place: Int) {
        if place - start > longest.count { longest = start..<place }
        start = place
    }
}
