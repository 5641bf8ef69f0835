import VitrineCoverage
import VitrinePixels

/// A run of identical pixels along an axis that is left out of a picture.
public struct CollapsedRun: Equatable, Sendable {
    /// The first pixel that is left out; the one before it represents the run.
    public var start: Int
    public var count: Int

    public static let none = CollapsedRun(start: 0, count: 0)

    /// Returns the position of pixel `i` in the collapsed picture, which starts where the whole one does.
    @inlinable public func position(_ i: Int) -> Int {
        if i < start || count == 0 { return i }
        return i < start + count ? start - 1 : i - count
    }

    /// Makes the collapse of a run of equal samples that leaves the blurred result the same to the bit.
    ///
    /// Samples further from both ends of the run than `reach` keep their value, because a blur preserves
    /// constants.
    ///
    /// - Parameters:
    ///   - run: The run of equal samples.
    ///   - reach: The reach of the blur, in samples.
    ///   - grid: The coarsest sample of the blur. The number of omitted samples is a multiple of it, so that
    ///     the levels of the remaining samples keep their alignment.
    @inlinable public init(equal run: Range<Int>, reach: Int, grid: Int) {
        let room = run.count - 2 * (reach + 1)
        let count = room / grid * grid
        self = count > 0 ? CollapsedRun(start: run.lowerBound + reach + 1, count: count) : .none
    }

    @usableFromInline init(start: Int, count: Int) {
        self.start = start
        self.count = count
    }

    @inlinable public func moved(by offset: Int) -> CollapsedRun {
        CollapsedRun(start: start + offset, count: count)
    }
}

extension Coverage {
    /// Returns the longest run of equal columns of `rect`, and that of equal rows.
    public func longestEqualRuns(in rect: PixelRect) -> (columns: Range<Int>, rows: Range<Int>) {
        // `true` for each column that differs from the one before it.
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

/// The longest run between steps.
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
