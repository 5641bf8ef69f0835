/// A run of identical pixels along an axis that is left out of a picture.
package struct CollapsedRun: Equatable, Sendable {
    /// The first pixel that is left out; the one before it represents the run.
    package var start: Int
    package var count: Int

    package static let none = CollapsedRun(start: 0, count: 0)

    /// Returns the position of pixel `i` in the collapsed picture, which starts where the whole one does.
    package func position(_ i: Int) -> Int {
        if i < start || count == 0 { return i }
        return i < start + count ? start - 1 : i - count
    }

    /// Creates the collapse of a run of equal samples that leaves the blurred result the same to the bit.
    ///
    /// Samples further from both ends of the run than `reach` keep their value, because a blur preserves
    /// constants.
    ///
    /// - Parameters:
    ///   - run: The run of equal samples.
    ///   - reach: The reach of the blur, in samples.
    ///   - grid: The coarsest sample of the blur. The number of omitted samples is a multiple of it, so that
    ///     the levels of the remaining samples keep their alignment.
    package init(equal run: Range<Int>, reach: Int, grid: Int) {
        let room = run.count - 2 * (reach + 1)
        let count = room / grid * grid
        self = count > 0 ? CollapsedRun(start: run.lowerBound + reach + 1, count: count) : .none
    }

    package init(start: Int, count: Int) {
        self.start = start
        self.count = count
    }

    package func moved(by offset: Int) -> CollapsedRun {
        CollapsedRun(start: start + offset, count: count)
    }
}
