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
    func read(of whole: PixelRect) -> PixelRect {
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
        precondition(result.count >= x.wanted[0].count * channels * y.wanted[0].count, "sizes agree")
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
        let target = unsafe BlurPlane(base: to, stride: x.wanted[0].count * channels)
        if steps == 0 { return unsafe convolve(picture, into: target) }

        var current = unsafe levelPlane(1)
        unsafe halve(picture, into: current, step: 0)
        for step in 1..<steps {
            let next = unsafe levelPlane(step + 1)
            unsafe halve(current, into: next, step: step)
            unsafe current.free()
            unsafe current = next
        }
        let blurred = unsafe wantedPlane(steps)
        unsafe convolve(current, into: blurred)
        unsafe current.free()
        unsafe current = blurred
        for step in (1..<steps).reversed() {
            let next = unsafe wantedPlane(step)
            unsafe double(current, into: next, step: step)
            unsafe current.free()
            unsafe current = next
        }
        unsafe double(current, into: target, step: 0)
        unsafe current.free()
    }

    func levelX(_ step: Int) -> BlurAxis.Level { x.levels[min(step, x.plan.levels)] }
    func levelY(_ step: Int) -> BlurAxis.Level { y.levels[min(step, y.plan.levels)] }
    func wantedX(_ step: Int) -> Range<Int> { x.wanted[min(step, x.plan.levels)] }
    func wantedY(_ step: Int) -> Range<Int> { y.wanted[min(step, y.plan.levels)] }

    private func levelPlane(_ step: Int) -> BlurPlane<UInt16> {
        unsafe BlurPlane.allocated(
            stride: levelX(step).stored.count * channels, height: levelY(step).stored.count)
    }

    private func wantedPlane(_ step: Int) -> BlurPlane<UInt16> {
        unsafe BlurPlane.allocated(stride: wantedX(step).count * channels, height: wantedY(step).count)
    }

    /// To wake a thread takes as long as so much work: at the lowest levels there is less.
    private static let workOfAThread = 400_000

    /// Calls `body` with each band of `0..<height`; `work` is how many samples a row of them takes in, more or less.
    func bands(_ height: Int, work: Int, _ body: @Sendable (Range<Int>) -> Void) {
        workers.forEachBand(
            of: 0..<height, minimumRows: max(Self.workOfAThread / max(work, 1), 16), body)
    }
}
