import VitrineGlass
import VitrinePixels

/// What is left to do of an item when all that does not depend on the pixels below is done, by whichever painter
/// has the threads for it.
enum PaintStep: Sendable {
    case nothing
    /// Looks at no pixels but those that it paints.
    case rows(PaintedRows)
    /// Looks at other pixels first, which all before it must have painted.
    case look(@Sendable (Painter) -> PaintedRows)
    /// Does all by itself.
    case whole(@Sendable (Painter) -> Void)
}

extension Painter {
    /// Paints steps in their order. Those that look at nothing else are painted band by band, all of them in one band and then
    /// in the next, so that threads are woken once for all. On one thread that brought nothing, nor did bands of as many rows as a
    /// cache holds.
    func carryOut(_ steps: consuming [PaintStep]) {
        var pending: [PaintedRows] = []
        func flush() {
            paint(pending)
            pending = []
        }
        for index in steps.indices {
            switch steps[index] {
            case .nothing: break
            case .rows(let rows): pending.append(rows)
            case .look(let look):
                flush()
                pending.append(look(self))
            case .whole(let paint):
                flush()
                paint(self)
            }
            // What it kept is not needed any longer, or not here.
            steps[index] = .nothing
        }
        flush()
    }

    private func paint(_ steps: [PaintedRows]) {
        let steps = steps.filter { !$0.bounds.isEmpty }
        guard let first = steps.first else { return }
        let all = steps.dropFirst().reduce(first.bounds) { $0.hull($1.bounds) }
        for step in steps { sums.forget(step.bounds) }
        let pixels = steps.reduce(0) { $0 + $1.bounds.width * $1.bounds.height }
        forEachBand(of: all, pixels: pixels) { band in
            for step in steps {
                let rows = band.clamped(to: step.bounds.y0..<step.bounds.y1)
                if !rows.isEmpty { step.paint(self, rows) }
            }
        }
    }
}
