import VitrineGlass
import VitrinePixels

/// What is left to do of an item when all that does not depend on the pixels below is done, by whichever painter
/// has the threads for it.
enum PaintStep: Sendable {
    case nothing
    /// Looks at no pixels but those that it paints.
    case rows(RowPainter)
    /// Looks at other pixels first, which all before it must have painted.
    case readsBackdrop(@Sendable (Painter) -> RowPainter)
    /// Does all by itself.
    case barrier(@Sendable (Painter) -> Void)
}

extension Painter {
    /// Paints steps in their order. Those that look at nothing else are painted band by band, all of them in one band and then
    /// in the next, so that threads are woken once for all. On one thread that brought nothing, nor did bands of as many rows as a
    /// cache holds.
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
            case .readsBackdrop(let look):
                flush()
                pending.append(look(self))
            case .barrier(let paint):
                flush()
                paint(self)
            }
            // What it kept is not needed any longer, or not here.
            steps[index] = .nothing
        }
        flush()
    }

    private func paint(_ steps: [RowPainter]) {
        let steps = steps.filter { !$0.bounds.isEmpty }
        guard let first = steps.first else { return }
        let all = steps.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
        for step in steps { columnSums.invalidate(step.bounds) }
        let pixels = steps.reduce(0) { $0 + $1.bounds.width * $1.bounds.height }
        forEachBand(of: all, pixels: pixels) { band in
            for step in steps {
                let rows = band.clamped(to: step.bounds.y0..<step.bounds.y1)
                if !rows.isEmpty { step.paint(self, rows) }
            }
        }
    }
}
