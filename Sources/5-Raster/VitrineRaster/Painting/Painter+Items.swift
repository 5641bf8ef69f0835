import VitrineCoverage
import VitrineDisplayList
import VitrinePixels
import VitrineThreads

extension Painter {
    /// The largest number of items that are prepared at a time, because everything they need is kept until
    /// they are painted.
    private static let maxPreparedItems = 64
    /// The largest number of pixels of the shadow masks that are prepared at a time, unless that is less than
    /// one mask per thread. A mask may be as large as the target.
    private static let maxShadowPixels = 48 << 20

    /// Paints items in order.
    ///
    /// Each item is first prepared (its coverage, its shadows, the data of its paint), which depends on no
    /// pixel, so that several can be prepared at once; that is half of the work of a screen. Then they are
    /// painted; see `PaintStep`.
    func paint(_ items: [DisplayItem], _ state: PaintState) {
        execute(RasterPlan(items, state, target: target.bounds))
    }

    /// Paints what was planned for the target.
    func execute(_ plan: RasterPlan) {
        let steps = plan.steps
        if workers.count == 1 || steps.count == 1 {
            for step in steps {
                if isCancelled?() == true { return }
                execute([prepare(step)])
            }
            return
        }
        // An item prepared on one of several threads uses no others.
        var helper = self
        helper.workers = .serial
        let one = helper
        let shadows = max(
            Self.maxShadowPixels / max(target.bounds.width * target.bounds.height, 1), workers.count)
        var rest = steps[...]
        while !rest.isEmpty, isCancelled?() != true {
            let part = Self.batch(rest, shadows: shadows)
            rest = rest.dropFirst(part.count)
            execute(part.count == 1 ? [prepare(part[0])] : workers.map(part) { one.prepare($0) })
        }
    }

    /// Returns the next batch to prepare; a step that must be prepared alone, or is a whole picture, is its
    /// own batch.
    private static func batch(_ steps: ArraySlice<RasterPlan.Step>, shadows: Int) -> [RasterPlan.Step] {
        var batch: [RasterPlan.Step] = []
        var left = shadows
        for step in steps.prefix(maxPreparedItems) {
            if step.isPreparedAlone { return batch.isEmpty ? [step] : batch }
            left -= step.shadowCount
            if left < 0 && !batch.isEmpty { return batch }
            batch.append(step)
        }
        return batch
    }

    func prepare(_ step: RasterPlan.Step) -> PaintStep {
        let state = step.state
        switch step.work {
        case .layer(let group, let plan): return .picture { $0.rowPainters(of: group, plan, state.clip) }
        case .content(let content):
            switch content {
            case .fill(let area, let paint): return prepare(area, paint, state)
            case .glyphs(let run, let paint): return prepare(run, paint, state)
            case .shadow(let area, let shadow): return prepare(shadow, of: area, state)
            case .surface(let surface): return prepare(surface, state)
            case .backdrop(let area, let filter):
                return .picture { $0.rowPainters(of: filter, under: area, state) }
            case .glass(let glass): return prepare(glass, state)
            case .progressiveBlur(let area, let blur):
                return .picture { $0.rowPainters(of: blur, under: area, state) }
            case .adaptive(let content): return .barrier { $0.paint(content, state) }
            case .projected(let content): return .picture { $0.rowPainters(of: content, state) }
            // Plans have groups as layers, or their items.
            case .group: return .nothing
            }
        }
    }
}
