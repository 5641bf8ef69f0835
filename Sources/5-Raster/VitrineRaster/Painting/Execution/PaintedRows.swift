import VitrinePixels

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
        /// The number of those that the rows already show.
        var done = 0
        /// The last picture's pixels of the rows that are painted over it.
        var before: [Layer] = []
        /// The rectangles read since the last request.
        var reads: [PixelRect] = []
    }

    private let state: Locked<State>
    private let painter: Painter
    /// Indicates whether the first step covers everything that was there before.
    private let isCovered: Bool
    /// Indicates whether there is a last picture.
    let isRepaint: Bool

    init(_ painter: Painter, isCovered: Bool = false, isRepaint: Bool = false) {
        self.painter = painter
        self.isCovered = isCovered
        self.isRepaint = isRepaint
        let flags = isRepaint ? Array(repeating: false, count: painter.target.bounds.height) : []
        state = Locked(State(isBegun: flags))
    }

    private var bounds: PixelRect { painter.target.bounds }

    /// The painter that steps read the backdrop with, so that it is known what they read.
    var observed: Painter {
        var painter = painter
        let outer = painter.observer
        painter.observer = BackdropObserver { [self] rect in
            update(rect.y0..<max(rect.y0, rect.y1), reading: rect)
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
        if !painters.isEmpty { state.withLock { $0.painters += painters } }
    }

    /// Brings all rows up to the current step, and lets go of the steps; a repaint waits until rows are needed.
    ///
    /// Steps that read no other pixels are painted band by band, all of them in one band before the next, so
    /// that threads are woken once for all of them. On one thread that gained nothing, and neither did bands
    /// of as many rows as fit in a cache.
    func flush() {
        if !isRepaint { update(bounds.y0..<bounds.y0) }
    }

    /// Brings `rows`, and all rows already begun, up to the current step.
    private func update(_ rows: Range<Int>, reading rect: PixelRect? = nil) {
        var state = self.state.withLock { state in
            defer { state = State() }
            return state
        }
        if let rect { state.reads.append(rect) }
        if isRepaint {
            repaint(&state, rows)
        } else {
            painter.paint(state.painters)
            state.painters = []
        }
        let updated = state
        self.state.withLock { $0 = updated }
    }

    private func repaint(_ state: inout State, _ rows: Range<Int>) {
        if state.done < state.painters.count {
            for run in runs(of: bounds.y0..<bounds.y1, in: state, begun: true) {
                painter.paint(state.painters[state.done...], rows: run)
            }
            state.done = state.painters.count
        }
        for run in runs(of: rows.clamped(to: bounds.y0..<bounds.y1), in: state, begun: false) {
            begin(run, &state)
            painter.paint(state.painters[..<state.done], rows: run)
        }
    }

    /// Returns the consecutive rows that are begun, or are not.
    private func runs(of rows: Range<Int>, in state: State, begun: Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for y in rows {
            if state.isBegun[y - bounds.y0] == begun {
                if start == nil { start = y }
            } else if let first = start {
                runs.append(first..<y)
                start = nil
            }
        }
        if let first = start { runs.append(first..<rows.upperBound) }
        return runs
    }

    /// Keeps the last picture's rows, and makes them ready to be painted.
    private func begin(_ rows: Range<Int>, _ state: inout State) {
        let part = PixelRect(x0: bounds.x0, y0: rows.lowerBound, x1: bounds.x1, y1: rows.upperBound)
        var before = unsafe Layer(uninitialized: part)
        before.withRows { kept in
            painter.forEachBand(of: part) { band in
                for y in band {
                    unsafe kept.at(part.x0, y).update(from: painter.target.at(part.x0, y), count: part.width)
                }
            }
        }
        state.before.append(before)
        if !isCovered {
            painter.paintBands(of: part) { band in
                for y in band {
                    unsafe painter.target.at(part.x0, y).update(repeating: 0, count: part.width)
                }
            }
        }
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
            if !box.isEmpty { update(box.y0..<box.y1) }
        }
        update(bounds.y0..<bounds.y0)
        let (before, count) = state.withLock { ($0.before, $0.isBegun.count { $0 }) }
        return (difference(before), count * bounds.width)
    }

    /// Puts the last picture's rows back in place.
    func restore() {
        for part in state.withLock({ $0.before }) {
            painter.paintBands(of: part.bounds) { band in
                for y in band {
                    unsafe part.withRow(y, from: part.bounds.x0) { row in
                        unsafe painter.target.at(part.bounds.x0, y).update(from: row, count: part.bounds.width)
                    }
                }
            }
        }
    }

    /// Returns the bounds of the pixels that differ from the last picture's.
    private func difference(_ before: [Layer]) -> PixelRect {
        let found = Locked(PixelRect(x0: .max, y0: .max, x1: .min, y1: .min))
        for part in before {
            painter.forEachBand(of: part.bounds) { band in
                var box = PixelRect(x0: .max, y0: .max, x1: .min, y1: .min)
                for y in band {
                    unsafe part.withRow(y, from: part.bounds.x0) { old in
                        let new = unsafe painter.target.at(part.bounds.x0, y)
                        let count = part.bounds.width
                        var first = 0
                        while unsafe first < count && old[first] == new[first] { first += 1 }
                        if first == count { return }
                        var last = count - 1
                        while unsafe old[last] == new[last] { last -= 1 }
                        box = PixelRect(
                            x0: min(box.x0, part.bounds.x0 + first), y0: min(box.y0, y),
                            x1: max(box.x1, part.bounds.x0 + last + 1), y1: max(box.y1, y + 1))
                    }
                }
                let own = box
                if own.x1 > own.x0 { found.withLock { $0 = $0.union(own) } }
            }
        }
        let box = found.withLock { $0 }
        return box.x1 > box.x0 ? box : PixelRect(width: 0, height: 0)
    }
}
