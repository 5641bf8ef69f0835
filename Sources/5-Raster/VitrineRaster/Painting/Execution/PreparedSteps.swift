import VitrinePixels
import VitrineThreads

/// The steps of a plan, prepared shortly before they are painted.
///
/// What is prepared of an item (its coverage, its shadows, the data of its paint) depends on no pixel, so
/// that several can be prepared at once; that is half of the work of a screen.
struct PreparedSteps {
    /// The largest number of items that are prepared at a time, because everything they need is kept until
    /// they are painted.
    private static let maxItems = 64
    /// The largest number of pixels of the shadow masks that are prepared at a time, unless that is less than
    /// one mask per thread. A mask may be as large as the target.
    private static let maxShadowPixels = 48 << 20

    private let painter: Painter
    private let maxShadows: Int
    private var rest: ArraySlice<RasterPlan.Step>
    /// The prepared steps, the next one last.
    private var batch: [PaintStep] = []

    init(_ steps: [RasterPlan.Step], by painter: Painter) {
        self.painter = painter
        rest = steps[...]
        let pixels = max(painter.target.bounds.pixelCount, 1)
        maxShadows = max(Self.maxShadowPixels / pixels, painter.workers.count)
    }

    /// `true` if no prepared step is left, so that the next one is prepared with those after it.
    var isBatchUsed: Bool { batch.isEmpty }

    /// Returns the next step; `nil` after the last one, and once the picture is no longer wanted.
    mutating func next() -> PaintStep? {
        if painter.workers.count > 1 {
            if batch.isEmpty { prepareBatch() }
            return batch.popLast()
        }
        guard let step = rest.popFirst() else { return nil }
        let prepared = painter.prepare(step)
        // Parts of it may have been left out.
        return painter.isCancelled ? nil : prepared
    }

    private mutating func prepareBatch() {
        let steps = nextBatch()
        rest = rest.dropFirst(steps.count)
        if steps.count == 1 {
            batch = [painter.prepare(steps[0])]
        } else {
            // An item prepared on one of several threads uses no others.
            var copy = painter
            copy.workers = painter.workers.alone
            let serialPainter = copy
            batch = painter.workers.map(steps) { serialPainter.prepare($0) }.reversed()
        }
        // Parts of what was prepared may have been left out.
        if painter.isCancelled { (rest, batch) = ([], []) }
    }

    /// Returns the next batch to prepare; a step that must be prepared alone is its own batch.
    private func nextBatch() -> [RasterPlan.Step] {
        var batch: [RasterPlan.Step] = []
        var left = maxShadows
        for step in rest.prefix(Self.maxItems) {
            if step.isPreparedAlone { return batch.isEmpty ? [step] : batch }
            left -= step.shadowCount
            if left < 0 && !batch.isEmpty { return batch }
            batch.append(step)
        }
        return batch
    }
}
