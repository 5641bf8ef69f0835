import VitrinePixels
import VitrineThreads

/// Runs two plans, one per axis, on a picture: down the levels, through the short kernel, and up again.
///
/// Each step writes its vertical half into one row and continues horizontally from there, so that every
/// sample of a level is read from memory once. Where the axes have different numbers of levels, the extra
/// steps of the longer plan do one half only.
struct BlurExecution: Sendable {
    let x: BlurAxis
    let y: BlurAxis
    let channels: Int
    let workers: Workers

    var steps: Int { max(x.plan.levels, y.plan.levels) }

    /// Returns the pixels that are read from a picture that fills `whole`.
    @usableFromInline func inputRect(of whole: PixelRect) -> PixelRect {
        let (columns, rows) = (x.levels[0].stored, y.levels[0].stored)
        return PixelRect(
            x0: whole.x0 + columns.lowerBound, y0: whole.y0 + rows.lowerBound,
            x1: whole.x0 + columns.upperBound, y1: whole.y0 + rows.upperBound)
    }

    /// Runs the blur.
    ///
    /// - Parameters:
    ///   - source: The pixels of the picture that are read.
    ///   - origin: The pixel of the picture that `source` starts with.
    ///   - result: Receives the region, in rows without padding.
    func run<Sample: BlurSample>(
        from source: BlurPlane<Sample>, at origin: (x: Int, y: Int),
        into result: UnsafeMutableBufferPointer<Sample>
    ) {
        guard let to = result.baseAddress else { return }
        precondition(
            result.count >= x.requiredRanges[0].count * channels * y.requiredRanges[0].count, "sizes agree")
        // The part of `source` that the first step reads.
        let (columns, rows) = (x.levels[0].stored, y.levels[0].stored)
        let isRead = !columns.isEmpty && !rows.isEmpty
        let start =
            unsafe (columns.lowerBound - origin.x) * channels
            + (rows.lowerBound - origin.y) * source.stride
        let picture =
            unsafe isRead
            ? BlurPlane(base: source.base + start, stride: source.stride) : source
        unsafe LargePages.advise(UnsafeMutableRawBufferPointer(result))
        let target = unsafe BlurPlane(base: to, stride: x.requiredRanges[0].count * channels)
        if steps == 0 { return unsafe workers.run([convolveStage(picture, into: target)]) }

        // One buffer per level holds the stored samples on the way down and the required ones on the way up;
        // beyond a transparent edge the latter may be more. The last level is convolved from one buffer into
        // another.
        let memory = unsafe (1...steps + 1).map { unsafe room(ofLevel: min($0, steps)) }
        defer { unsafe memory.forEach { unsafe $0.free() } }
        func stored(_ level: Int) -> BlurPlane<UInt16> {
            unsafe BlurPlane(base: memory[level - 1].base, stride: levelX(level).stored.count * channels)
        }
        func wanted(_ level: Int) -> BlurPlane<UInt16> {
            let place = level == steps ? steps : level - 1
            return unsafe BlurPlane(base: memory[place].base, stride: requiredX(level).count * channels)
        }
        var stages = unsafe [downsampleStage(picture, into: stored(1), step: 0)]
        for step in 1..<steps {
            unsafe stages.append(downsampleStage(stored(step), into: stored(step + 1), step: step))
        }
        unsafe stages.append(convolveStage(stored(steps), into: wanted(steps)))
        for step in (1..<steps).reversed() {
            unsafe stages.append(upsampleStage(wanted(step + 1), into: wanted(step), step: step))
        }
        unsafe stages.append(upsampleStage(wanted(1), into: target, step: 0))
        workers.run(stages)
    }

    func levelX(_ step: Int) -> BlurAxis.Level { x.levels[min(step, x.plan.levels)] }
    func levelY(_ step: Int) -> BlurAxis.Level { y.levels[min(step, y.plan.levels)] }
    func requiredX(_ step: Int) -> Range<Int> { x.requiredRanges[min(step, x.plan.levels)] }
    func requiredY(_ step: Int) -> Range<Int> { y.requiredRanges[min(step, y.plan.levels)] }

    private func room(ofLevel level: Int) -> BlurPlane<UInt16> {
        let stored = levelX(level).stored.count * levelY(level).stored.count
        let wanted = requiredX(level).count * requiredY(level).count
        return unsafe BlurPlane.allocated(stride: max(stored, wanted) * channels, height: 1)
    }

    /// The smallest number of samples that is worth a band of its own.
    private static let workOfAPiece = 100_000

    /// Makes a stage whose rows can be computed in any order.
    ///
    /// - Parameter work: The approximate number of samples that one row reads.
    func stage(_ height: Int, work: Int, _ body: @escaping @Sendable (Range<Int>) -> Void) -> WorkStage {
        WorkStage(rows: height, minimumRows: max(Self.workOfAPiece / max(work, 1), 16), body: body)
    }
}
