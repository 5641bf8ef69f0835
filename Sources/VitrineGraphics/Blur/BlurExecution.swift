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

    /// `source` holds the picture and `result` takes the region, rows without padding.
    func run<Sample: BlurSample>(
        from source: UnsafeBufferPointer<Sample>, into result: UnsafeMutableBufferPointer<Sample>
    ) {
        guard let from = source.baseAddress, let to = result.baseAddress else { return }
        let stride = x.size * channels
        precondition(source.count == stride * y.size, "sizes agree")
        precondition(result.count >= x.wanted[0].count * channels * y.wanted[0].count, "sizes agree")
        // Where the samples are that the first step reads. Read only: the plane of the source is never
        // the target of a step.
        let start = x.levels[0].stored.lowerBound * channels + y.levels[0].stored.lowerBound * stride
        let isRead = !x.levels[0].stored.isEmpty && !y.levels[0].stored.isEmpty
        let picture = unsafe BlurPlane(
            base: UnsafeMutablePointer(mutating: isRead ? from + start : from), stride: stride)
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

    /// Calls `body` with each band of `0..<height`.
    func bands(_ height: Int, _ body: @Sendable (Range<Int>) -> Void) {
        workers.forEachBand(of: 0..<height, minimumRows: 16, body)
    }
}
