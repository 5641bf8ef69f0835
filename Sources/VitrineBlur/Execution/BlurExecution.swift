import VitrinePixels

/// Runs two plans, one an axis, on a picture: down the levels, the short kernel, and up again.
///
/// Each step does the vertical half into one row and the horizontal half from there, so that every
/// sample of a level is read from memory once. Where the axes have different numbers of levels, the
/// steps of the longer plan do one half only.
struct BlurExecution: Sendable {
    let x: BlurAxis
    let y: BlurAxis
    let channels: Int
    let workers: Workers

    var steps: Int { max(x.plan.levels, y.plan.levels) }

    /// The pixels that are read, of a picture that fills `whole`.
    @usableFromInline func inputRect(of whole: PixelRect) -> PixelRect {
        let (columns, rows) = (x.levels[0].stored, y.levels[0].stored)
        return PixelRect(
            x0: whole.x0 + columns.lowerBound, y0: whole.y0 + rows.lowerBound,
            x1: whole.x0 + columns.upperBound, y1: whole.y0 + rows.upperBound)
    }

    /// `source` holds what is read of the picture, from its pixel `origin` on; `result` takes the region, rows without
    /// padding.
    func run<Sample: BlurSample>(
        from source: BlurPlane<Sample>, at origin: (x: Int, y: Int),
        into result: UnsafeMutableBufferPointer<Sample>
    ) {
        guard let to = result.baseAddress else { return }
        precondition(
            result.count >= x.requiredRanges[0].count * channels * y.requiredRanges[0].count, "sizes agree")
        // Where the samples are that the first step reads.
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

        // Of each level what is stored of it, and on the way up what is wanted of it, in the same memory: beyond a transparent edge
        // that may be more. The last level is convolved from one into another.
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

    /// The fewest samples that are worth a piece of their own.
    private static let workOfAPiece = 100_000

    /// Rows that are worked out in any order; `work` is how many samples one of them takes in, more or less.
    func stage(_ height: Int, work: Int, _ body: @escaping @Sendable (Range<Int>) -> Void) -> WorkStage {
        WorkStage(rows: height, minimumRows: max(Self.workOfAPiece / max(work, 1), 16), body: body)
    }
}
