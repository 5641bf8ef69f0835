import CRowKernels

/// The inner loops of the blur: row kernels, elementwise over rows of 16-bit samples.
///
/// All axes and channel counts share them. A vertical step passes pointers into several rows; a horizontal
/// one passes pointers into one row, offset by whole pixels. `invert` is 0 or 0xFFFF and is xored into the
/// result: averages round up, so each horizontal step runs on inverted samples, where up is down, and the
/// biases of the two steps cancel. (To round half of the averages down instead would take four instructions
/// in place of one on baseline x86-64.)
///
/// Every result is a monotone function of its inputs and maps equal inputs to themselves. Hence colour never
/// exceeds alpha, and constants are preserved.
///
/// Rows are split into even and odd pixels while they are written, and interleaved the same way: as separate
/// loops, each cost as much as the arithmetic.
enum BlurKernels {
    /// The rows that a row is halved from, in ascending order. Four are enough for the cubic filter.
    typealias Rows<Sample> = (
        UnsafePointer<Sample>, UnsafePointer<Sample>, UnsafePointer<Sample>, UnsafePointer<Sample>,
        UnsafePointer<Sample>, UnsafePointer<Sample>
    )
    /// The two rows that are read next, which are prefetched while the current ones are processed.
    typealias Ahead<Sample> = (UnsafePointer<Sample>, UnsafePointer<Sample>)

    /// How the even and the odd pixels of a row are split, as the row kernels take it.
    static func split(channels: Int) -> Int {
        Int(channels == 4 ? VITRINE_SPLIT_PIXELS : VITRINE_SPLIT_SAMPLES)
    }

    /// Halves rows into one row, or into its even and odd pixels.
    static func halve<Sample: BlurSample>(
        _ rows: Rows<Sample>, _ filter: BlurPlan.Filter, into out: UnsafeMutablePointer<UInt16>,
        odds: (row: UnsafeMutablePointer<UInt16>, channels: Int)? = nil, count: Int, invert: UInt16,
        ahead: Ahead<Sample>? = nil
    ) {
        let arrangement = unsafe odds.map { unsafe split(channels: $0.channels) } ?? Int(VITRINE_WHOLE)
        unsafe withUnsafePointer(to: rows) { rows in
            let first = unsafe UnsafeRawPointer(rows).assumingMemoryBound(to: UnsafePointer<Sample>.self)
            guard let ahead = unsafe ahead else {
                return unsafe Sample.halve(
                    first, filter, into: out, odds: odds?.row, count: count, arrangement: arrangement,
                    invert: invert, ahead: nil)
            }
            unsafe withUnsafePointer(to: ahead) { ahead in
                unsafe Sample.halve(
                    first, filter, into: out, odds: odds?.row, count: count, arrangement: arrangement,
                    invert: invert,
                    ahead: UnsafeRawPointer(ahead).assumingMemoryBound(to: UnsafePointer<Sample>.self))
            }
        }
    }

    /// Copies a row, widening its samples. The mean of a sample and itself is that sample.
    static func copy<Sample: BlurSample>(
        _ row: UnsafePointer<Sample>, into out: UnsafeMutablePointer<UInt16>,
        odds: (row: UnsafeMutablePointer<UInt16>, channels: Int)? = nil, count: Int, invert: UInt16 = 0
    ) {
        unsafe halve(
            (row, row, row, row, row, row), .cubic, into: out, odds: odds, count: count, invert: invert)
    }

    /// Copies a row, narrowing its samples.
    static func copy<Result: BlurSample>(
        words row: UnsafePointer<UInt16>, into out: UnsafeMutablePointer<Result>, count: Int
    ) {
        unsafe Result.doubleRow(
            near: row, centre: row, far: row, .cubic, into: out, count: count, invert: 0)
    }
}

extension BlurPlan.Filter {
    /// The filter as the row kernels take it.
    var kernelValue: Int { Int(self == .cubic ? VITRINE_CUBIC : VITRINE_QUINTIC) }
}
