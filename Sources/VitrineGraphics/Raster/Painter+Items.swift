/// What is left to do of an item when all that does not depend on the pixels below is done.
typealias PaintStep = @Sendable () -> Void

/// Items that are painted in one go, under a state of their own.
private enum PaintUnit: Sendable {
    /// What belongs to one region.
    case surface(SurfaceRun, PaintState)
    case content(DisplayContent, PaintState)
}

extension Painter {
    /// So many items are made ready at a time: their coverages are all kept until they are painted.
    private static let mostReady = 64

    /// Paints items in their order.
    ///
    /// Each is made ready first (its coverage, its shadows, what its paint needs), which depends on no pixel, so that
    /// several can be at once; half of the work of a screen is that. Then they are painted one by one, each in bands
    /// of rows.
    func paint(_ items: [DisplayItem], _ state: PaintState) {
        var units: [PaintUnit] = []
        collect(items, state, into: &units)
        if workers.count == 1 || units.count == 1 {
            for unit in units { makeReady(unit)() }
            return
        }
        var helper = self
        helper.workers = .serial
        let one = helper
        for start in stride(from: 0, to: units.count, by: Self.mostReady) {
            let part = Array(units[start..<min(start + Self.mostReady, units.count)])
            let steps = workers.map(part) { unit in
                // Groups are painted by all threads, and a step of a helper would paint on its own.
                unit.isAlone ? nil : one.makeReady(unit, painter: self)
            }
            for (unit, step) in zip(part, steps) { (step ?? makeReady(unit))() }
        }
    }

    /// Takes items apart into units. Groups that paint straight onto the target are none of their own.
    private func collect(_ items: [DisplayItem], _ state: PaintState, into units: inout [PaintUnit]) {
        if state.clip.isEmpty { return }
        var index = 0
        while index < items.count {
            if let run = SurfaceRun(items, at: index) {
                units.append(.surface(run, state))
                index += run.count
                continue
            }
            if case .group(let group) = items[index].content, let inner = straightState(of: group, state) {
                collect(group.withoutInnerClip.items, inner, into: &units)
            } else {
                units.append(.content(items[index].content, state))
            }
            index += 1
        }
    }

    private func makeReady(_ unit: PaintUnit, painter: Painter? = nil) -> PaintStep {
        let painter = painter ?? self
        switch unit {
        case .surface(let run, let state): return makeReady(run, state, painter: painter)
        case .content(let content, let state):
            switch content {
            case .fill(let area, let paint): return makeReady(area, paint, state, painter: painter)
            case .glyphs(let run, let paint): return makeReady(run, paint, state, painter: painter)
            case .shadow(let area, let shadow): return makeReady(shadow, of: area, state, painter: painter)
            case .backdrop(let area, let filter):
                return { painter.apply(filter, under: area, state) }
            case .group(let group): return { painter.paint(group, state) }
            }
        }
    }
}

extension PaintUnit {
    /// Whether nothing of it can be made ready.
    fileprivate var isAlone: Bool {
        guard case .content(let content, _) = self else { return false }
        switch content {
        case .backdrop, .group: return true
        case .fill, .glyphs, .shadow: return false
        }
    }
}
