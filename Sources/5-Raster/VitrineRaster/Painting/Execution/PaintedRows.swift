import VitrinePixels
import VitrineThreads

/// The rows of a picture, and the steps that they show so far.
///
/// In a repaint, a row is painted only when something needs it: a filter that reads the backdrop, or, in the
/// end, that the row may differ. It is then painted from the first step on; until then it holds the last
/// picture. So each filter sees what it sees in a render, and rows never depend on others, which makes the
/// pixels equal to the bit. In a render all rows are needed, and no step is kept once they show it.
///
/// One thread at a time goes through the steps of a picture, and it alone calls these functions: the lock is
/// held by nobody who paints.
final class PaintedRows: Sendable {
    private struct State: Sendable {
        /// One flag per row of a repaint: `true` once it is painted.
        var isBegun: [Bool] = []
        /// The rows to paint of all steps so far that may still be needed.
        var painters: [RowPainter] = []
        /// The size in bytes of what they keep.
        var keptBytes = 0
        /// Indicates whether all pixels have values.
        var isCleared = false
        /// The number of those that the rows already show.
        var done = 0
        /// The last picture's pixels of the rows that are painted over it.
        var before: [Layer] = []
        /// The rectangles read since the last request.
        var reads: [PixelRect] = []
    }

    /// The size in bytes of what steps keep, beyond which they are painted.
    private static let maxKeptBytes = 16 << 20

    private let state: Locked<State>
    private let painter: Painter
    private let bounds: PixelRect
    /// Indicates whether the first step covers everything that was there before.
    private let isCovered: Bool
    /// Indicates whether the rows are memory without values until something is painted on them.
    private let clearsRows: Bool
    /// Indicates whether there is a last picture.
    let isRepaint: Bool

    init(
        _ painter: Painter, isCovered: Bool = false, isRepaint: Bool = false, clearsRows: Bool = false
    ) {
        self.painter = painter
        self.isCovered = isCovered
        self.isRepaint = isRepaint
        self.clearsRows = clearsRows
        bounds = painter.target.bounds
        state = Locked(State(isBegun: isRepaint ? Array(repeating: false, count: bounds.height) : []))
    }

    /// The painter, which leaves nothing out.
    private var patient: Painter {
        var painter = painter
        painter.workers = painter.workers.until(nil)
        return painter
    }

    /// The painter that steps read the backdrop with, so that it is known what they read.
    var observed: Painter {
        var painter = painter
        let outer = painter.observer
        painter.observer = BackdropObserver { [self] rect in
            state.withLock { $0.reads.append(rect) }
            update(rect.rows)
            outer?.willRead(rect)
        }
        return painter
    }

    /// Returns what has been read since the last call.
    func takeReads() -> [PixelRect] {
        state.withLock { state in
            defer { state.reads = [] }
            return state.reads
        }
    }

    func add(_ painters: [RowPainter]) {
        if painters.isEmpty { return }
        state.withLock { state in
            state.painters += painters
            state.keptBytes += painters.reduce(0) { $0 + $1.keptBytes }
        }
    }

    func add(_ painter: RowPainter) {
        state.withLock { state in
            state.painters.append(painter)
            state.keptBytes += painter.keptBytes
        }
    }

    /// Lets go of the steps, once they keep much.
    ///
    /// The more steps are painted together, the more of them are found to be hidden, and the fewer pixels
    /// leave the caches between two steps.
    func makeRoom() {
        if state.withLock({ $0.keptBytes > Self.maxKeptBytes }) { flush() }
    }

    /// Brings all rows up to the current step, and lets go of the steps; a repaint waits until rows are
    /// needed.
    ///
    /// Steps that read no other pixels are painted band by band, all of them in one band before the next, so
    /// that threads are woken once for all of them.
    func flush() {
        if !isRepaint { update(bounds.y0..<bounds.y0) }
    }

    /// Brings `rows`, and all rows already begun, up to the current step, while the picture is wanted.
    private func update(_ rows: Range<Int>) {
        if painter.isCancelled { return }
        var state = self.state.withLock { state in
            defer { state = State() }
            return state
        }
        if isRepaint {
            repaint(&state, rows)
        } else {
            painter.paint(state.painters, clearing: clearsRows && !state.isCleared ? bounds : nil)
            state.isCleared = true
            (state.painters, state.keptBytes) = ([], 0)
        }
        let updated = state
        self.state.withLock { $0 = updated }
    }

    private func repaint(_ state: inout State, _ rows: Range<Int>) {
        if state.done < state.painters.count {
            for run in runs(of: bounds.rows, in: state, begun: true) {
                painter.paint(state.painters[state.done...], rows: run)
            }
            state.done = state.painters.count
        }
        for run in runs(of: rows.clamped(to: bounds.rows), in: state, begun: false) {
            begin(run, &state)
            painter.paint(state.painters, rows: run)
        }
    }

    /// Returns the consecutive rows that are begun, or are not.
    private func runs(of rows: Range<Int>, in state: State, begun: Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for y in rows where state.isBegun[y - bounds.y0] == begun {
            if let last = runs.last, last.upperBound == y {
                runs[runs.count - 1] = last.lowerBound..<y + 1
            } else {
                runs.append(y..<y + 1)
            }
        }
        return runs
    }

    /// Keeps the last picture's rows, and makes them ready to be painted.
    private func begin(_ rows: Range<Int>, _ state: inout State) {
        let part = bounds.part(inRows: rows)
        let target = painter.target
        var before = unsafe Layer(uninitialized: part)
        // Whole, as it is put back if the picture is no longer wanted.
        before.withRows { kept in
            patient.forEachBand(of: part) { kept.copy(part.part(inRows: $0), from: target) }
        }
        state.before.append(before)
        if !isCovered { painter.paintBands(of: part) { target.clear(part.part(inRows: $0)) } }
        for y in rows { state.isBegun[y - bounds.y0] = true }
    }

    // MARK: The end

    /// Paints the rows that may differ.
    ///
    /// - Returns: The bounds of the pixels that do, and the number of pixels that were painted.
    func finish(_ dirty: DirtyRegion) -> (changed: PixelRect, painted: Int) {
        guard isRepaint else {
            flush()
            return (bounds, bounds.pixelCount)
        }
        for rect in dirty.rects {
            let box = rect.intersection(bounds)
            if !box.isEmpty { update(box.rows) }
        }
        update(bounds.y0..<bounds.y0)
        let (before, count) = state.withLock { ($0.before, $0.isBegun.count { $0 }) }
        return (difference(from: before), count * bounds.width)
    }

    /// Puts the last picture's rows back in place.
    func restore() {
        let target = painter.target
        for kept in state.withLock({ $0.before }) {
            patient.paintBands(of: kept.bounds) { target.copy(kept.bounds.part(inRows: $0), from: kept) }
        }
    }

    /// Returns the bounds of the pixels that differ from the last picture's.
    private func difference(from before: [Layer]) -> PixelRect {
        let found = Locked<[PixelRect]>([])
        let target = painter.target
        for kept in before where !painter.isCancelled {
            painter.forEachBand(of: kept.bounds) { band in
                let box = target.difference(from: kept, within: kept.bounds.part(inRows: band))
                found.withLock { $0.append(box) }
            }
        }
        return PixelRect(containing: found.withLock { $0 })
    }
}
