import VitrineGlass
import VitrinePixels

/// The remaining work of a prepared item, once everything is done that does not depend on the pixels below.
/// It is executed by whichever painter has the threads for it.
enum PaintStep: Sendable {
    case nothing
    /// Reads no pixels but those that it paints.
    case rows(RowPainter)
    /// First reads other pixels, which all previous steps must have painted.
    case readsBackdrop(@Sendable (Painter) -> RowPainter)
    /// First filters what is behind, which all previous steps must have painted.
    case surface(SurfaceStep)
    /// Makes pictures, for which it may first read other pixels, and paints their rows on its own: pictures
    /// are large, and no two steps keep theirs at the same time.
    case picture(@Sendable (Painter) -> [RowPainter])
    /// Paints the item on its own, after all previous steps and before all later ones.
    case barrier(@Sendable (Painter) -> Void)
}

extension Painter {
    /// Executes steps in order.
    ///
    /// Steps that read no other pixels are painted band by band, all of them in one band before the next, so
    /// that threads are woken once for all of them. On one thread that gained nothing, and neither did bands
    /// of as many rows as fit in a cache.
    func execute(_ steps: consuming [PaintStep]) {
        var pending: [RowPainter] = []
        func flush() {
            paint(pending)
            pending = []
        }
        for index in steps.indices {
            switch steps[index] {
            case .nothing: break
            case .rows(let rows): pending.append(rows)
            case .readsBackdrop(let prepare):
                flush()
                pending.append(prepare(self))
            case .surface(let surface):
                flush()
                pending.append(surface.rowPainter(self))
            case .picture(let prepare):
                flush()
                paint(prepare(self))
            case .barrier(let paint):
                flush()
                paint(self)
            }
            // Releases what the step holds: it is no longer needed, or not here.
            steps[index] = .nothing
        }
        flush()
    }

    /// Paints rows of steps in bands, one step after the other in each.
    ///
    /// - Parameter limits: The rows to paint. Default: all.
    func paint(_ steps: some Sequence<RowPainter>, rows limits: Range<Int>? = nil) {
        let steps = steps.filter { step in
            !step.bounds.isEmpty
                && limits.map { step.bounds.y0 < $0.upperBound && step.bounds.y1 > $0.lowerBound } ?? true
        }
        guard let first = steps.first else { return }
        var all = steps.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
        for step in steps { columnSums.invalidate(step.bounds) }
        var pixels = steps.reduce(0) { $0 + $1.bounds.width * $1.bounds.height }
        if let limits {
            (all.y0, all.y1) = (max(all.y0, limits.lowerBound), min(all.y1, limits.upperBound))
            pixels = steps.reduce(0) {
                $0 + $1.bounds.intersection(all).width * $1.bounds.intersection(all).height
            }
        }
        forEachBand(of: all, pixels: pixels) { band in
            for step in steps {
                let rows = band.clamped(to: step.bounds.y0..<step.bounds.y1)
                if !rows.isEmpty { step.paint(self, rows) }
            }
        }
    }
}
