import VitrineCoverage
import VitrineDisplayList
import VitrinePixels
import VitrineThreads

extension Painter {
    /// Paints items in order.
    func paint(_ items: [DisplayItem], _ state: PaintState) {
        execute(RasterPlan(items, state, target: target.bounds).steps)
    }

    /// Paints the steps of a plan, and keeps nothing of them.
    ///
    /// - Parameter clearing: `true` if the target is memory without values. Default: `false`.
    func execute(_ steps: [RasterPlan.Step], clearing: Bool = false) {
        var executor = Executor(self, PaintedRows(self, clearsRows: clearing))
        var none: [RetainedStep] = []
        _ = executor.run(steps, over: &none)
        _ = executor.finish()
    }

    /// Does everything for a step that does not depend on the pixels below. Steps that are prepared after the
    /// picture has been cancelled must not be used.
    func prepare(_ step: RasterPlan.Step) -> PaintStep {
        if isCancelled { return .nothing }
        let state = step.state
        switch step.work {
        case .layer(let group, let plan): return .layer(group, plan)
        case .content(let content):
            switch content {
            case .fill(let area, let paint): return prepare(area, paint, state)
            case .glyphs(let run, let paint): return prepare(run, paint, state)
            case .shadow(let area, let shadow): return prepare(shadow, of: area, state)
            case .surface(let surface): return prepare(surface, state)
            case .backdrop(let area, let filter):
                return .pictures { $0.rowPainters(of: filter, under: area, state) }
            case .glass(let glass): return prepare(glass, state)
            case .progressiveBlur(let area, let blur):
                return .pictures { $0.rowPainters(of: blur, under: area, state) }
            case .adaptive(let content): return .adaptive(content)
            case .projected(let content): return .pictures { $0.rowPainters(of: content, state) }
            // Plans have groups as layers, or their items.
            case .group: return .nothing
            }
        }
    }
}
