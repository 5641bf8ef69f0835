import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// The repainting of one picture over the last one.
///
/// Processes steps in order, and paints rows only when something needs them: a filter that reads the backdrop,
/// or, in the end, the rows that may differ. A row that is needed is painted from the first
/// step on; until then it holds the last picture. So each filter sees what it sees in a whole render, and
/// rows never depend on others, which makes the pixels equal to the bit.
final class RepaintPass: Sendable {
    private struct State: Sendable {
        /// One flag per row: `true` once it is painted.
        var isPainted: [Bool]
        /// The rows to paint of all steps so far.
        var painters: [RowPainter] = []
        /// The number of those that the painted rows already show.
        var done = 0
        /// The last picture's pixels of the painted rows, if they are kept.
        var before: [Layer] = []
        /// The rectangles read since the last request.
        var reads: [PixelRect] = []
    }

    private let state: Locked<State>
    private let painter: Painter
    /// Indicates whether the first step covers everything that was there before.
    private let isCovered: Bool
    /// Indicates whether there is a last picture.
    private let isRepaint: Bool
    /// The pixels beneath a group's picture that may differ, which filters within see.
    private let beneath: DirtyRegion

    init(
        _ painter: Painter, isCovered: Bool, isRepaint: Bool, beneath: DirtyRegion = DirtyRegion()
    ) {
        self.painter = painter
        self.beneath = beneath
        self.isCovered = isCovered
        self.isRepaint = isRepaint
        state = Locked(
            State(isPainted: Array(repeating: !isRepaint, count: painter.target.bounds.height)))
    }

    /// Goes through the steps of the new picture.
    ///
    /// - Parameters:
    ///   - steps: The steps.
    ///   - old: The steps of the last picture; those that are kept are taken from it.
    ///   - dirty: The pixels that may differ, to which those of the steps are added.
    /// - Returns: The steps to keep for the next picture.
    func run(
        _ steps: [RasterPlan.Step], over old: inout [RetainedStep], _ dirty: inout DirtyRegion
    ) -> [RetainedStep] {
        let matches = StepMatching(old, steps).matches
        var fresh = prepared(
            zip(steps, matches).compactMap { step, match in
                if case .same = match { nil } else { step }
            })[...]
        var result: [RetainedStep] = []
        result.reserveCapacity(steps.count)
        var next = 0
        func leaveOut(before index: Int, _ old: [RetainedStep], _ dirty: inout DirtyRegion) {
            while next < index {
                dirty.add(old[next].bounds)
                next += 1
            }
        }
        for (step, match) in zip(steps, matches) {
            switch match {
            case .same(let index):
                leaveOut(before: index, old, &dirty)
                next = index + 1
                var kept = old[index].take()
                kept.step = step
                renew(&kept, &dirty)
                result.append(kept)
            case .changed(let index):
                leaveOut(before: index, old, &dirty)
                next = index + 1
                guard let made = fresh.popFirst() else { continue }
                var other: RetainedStep? = old[index].take()
                result.append(painted(made, inPlaceOf: &other, &dirty))
            case .new:
                guard let made = fresh.popFirst() else { continue }
                var none: RetainedStep?
                result.append(painted(made, inPlaceOf: &none, &dirty))
            }
        }
        leaveOut(before: old.count, old, &dirty)
        return result
    }

    /// Goes through steps that are all the same as in the last picture.
    private func renew(_ steps: inout [RetainedStep], _ dirty: inout DirtyRegion) {
        for index in steps.indices {
            var kept = steps[index].take()
            renew(&kept, &dirty)
            steps[index] = kept
        }
    }

    /// Prepares steps on all threads, those with pictures one by one.
    private func prepared(_ steps: [RasterPlan.Step]) -> [RetainedStep] {
        var helper = painter
        helper.workers = .serial
        let one = helper
        @Sendable func make(_ step: RasterPlan.Step, _ painter: Painter) -> RetainedStep {
            RetainedStep(unprepared: step) ?? RetainedStep(step, painter.prepare(step))
        }
        var result = [RetainedStep?](repeating: nil, count: steps.count)
        let shared = steps.indices.filter { !steps[$0].isPreparedAlone }
        for (index, step) in zip(shared, painter.workers.map(shared) { make(steps[$0], one) }) {
            result[index] = step
        }
        for index in steps.indices where result[index] == nil { result[index] = make(steps[index], painter) }
        return result.compactMap { $0 }
    }

    /// Reads the backdrop of a step again if it may differ, and adds the step to those to paint.
    private func renew(_ step: inout RetainedStep, _ dirty: inout DirtyRegion) {
        let isStale = step.reads.contains { dirty.touches($0) || beneath.touches($0) }
        switch step.work {
        case .rows: break
        case .reader(let prepare):
            guard isStale else { break }
            let old = step.bounds
            var parts = [step.backdropBounds]
            read(&step, prepare)
            // The extent of what it paints can depend on the backdrop, too.
            if step.bounds != old { parts = [old, step.bounds] }
            parts.forEach { dirty.add($0) }
        case .surface(let surface):
            guard isStale else { break }
            let kept = step.backdrop.take()
            if let part = refilter(&step, surface, consume kept, isSame: true, dirty) {
                dirty.add(part)
                break
            }
            guard let reach = step.backdropReach else {
                dirty.add(step.backdropBounds)
                break
            }
            for rect in dirty.rects + beneath.rects {
                dirty.add(rect.outset(by: reach).intersection(step.backdropBounds))
            }
        case .adaptive(let content):
            let (wasLight, old) = (step.isLight, step.bounds)
            if isStale { choose(&step, content) }
            if wasLight == step.isLight { return renew(&step.children, &dirty) }
            dirty.add(old)
            var none: [RetainedStep] = []
            step.children = children(of: step, content, over: &none, &dirty)
            return
        case .group(let group, let plan):
            step.painters = []
            repaint(&step, group, plan, keepsItems: true, &dirty)
        }
        add(step.painters)
    }

    /// Adds a new step to those to paint.
    private func painted(
        _ made: RetainedStep, inPlaceOf old: inout RetainedStep?, _ dirty: inout DirtyRegion
    ) -> RetainedStep {
        var step = made
        switch step.work {
        case .rows: break
        case .reader(let prepare): read(&step, prepare)
        case .surface(let surface):
            old?.releaseRows()
            var isSame = false
            if case .surface(let last)? = old?.work { isSame = last.sharesBackdrop(with: surface) }
            _ = refilter(&step, surface, old?.backdrop.take(), isSame: isSame, dirty)
        case .adaptive(let content):
            choose(&step, content)
            var children: [RetainedStep] = []
            if var other = old.take() {
                if case .adaptive = other.work, other.isLight == step.isLight {
                    swap(&children, &other.children)
                } else {
                    dirty.add(other.bounds)
                }
            }
            step.children = self.children(of: step, content, over: &children, &dirty)
            return step
        case .group(let group, let plan):
            if var other = old.take() {
                if case .group(let last, let lastPlan) = other.work,
                    other.step.state.paintsLike(step.step.state),
                    NestedPicture.isShared(by: (last, lastPlan), (group, plan))
                {
                    if last.opacity != group.opacity || last.blendMode != group.blendMode
                        || last.backdropMatrix != group.backdropMatrix
                        || last.blendsInSRGB != group.blendsInSRGB
                        || lastPlan.compositeBounds != plan.compositeBounds
                    {
                        dirty.add(lastPlan.compositeBounds)
                        dirty.add(plan.compositeBounds)
                    }
                    other.painters = []
                    step.nested = other.nested.take()
                } else {
                    dirty.add(other.bounds)
                }
            }
            repaint(&step, group, plan, keepsItems: false, &dirty)
            add(step.painters)
            return step
        }
        if let old, let difference = old.difference(to: step) {
            // Where the backdrop differs, items that show it may differ as well.
            if old.reads.contains(where: { dirty.touches($0) || beneath.touches($0) }) {
                dirty.add(step.backdropBounds)
            }
            difference.forEach { dirty.add($0) }
        } else {
            if let old { dirty.add(old.bounds) }
            dirty.add(step.bounds)
        }
        add(step.painters)
        return step
    }

    private func read(_ step: inout RetainedStep, _ prepare: (Painter) -> [RowPainter]) {
        state.withLock { $0.reads = [] }
        step.painters = prepare(observed)
        step.reads = state.withLock { $0.reads }
    }

    /// Filters the backdrop of a surface again where it may differ.
    ///
    /// - Parameters:
    ///   - kept: What is kept of the backdrop in the last picture.
    ///   - isSame: `true` if the surface stands where it stood, and shows it in the same way.
    /// - Returns: The pixels of the surface that may differ; `nil` if all of them may.
    private func refilter(
        _ step: inout RetainedStep, _ surface: SurfaceStep, _ kept: consuming FilteredBackdrop?, isSame: Bool,
        _ dirty: DirtyRegion
    ) -> PixelRect? {
        // Two owners of the picture would copy it.
        step.painters = []
        let differing = dirty.rects + beneath.rects
        var part: PixelRect?
        if isSame, var backdrop = kept.take() {
            part = backdrop.renew(differing, observed)
            step.backdrop = backdrop
        } else if let plan = surface.plan(observed) {
            step.backdrop = FilteredBackdrop(
                surface.filter.filters, plan, over: kept.take(), differing, observed)
        }
        guard let backdrop = step.backdrop else {
            read(&step) { [surface.rowPainter($0)] }
            return nil
        }
        step.reads = [backdrop.reads]
        step.painters = [surface.rowPainter(over: backdrop.picture)]
        return part
    }

    private func choose(_ step: inout RetainedStep, _ content: AdaptiveContent) {
        state.withLock { $0.reads = [] }
        step.isLight = observed.isLight(behind: content, step.step.state)
        step.reads = state.withLock { $0.reads }
    }

    private func children(
        of step: RetainedStep, _ content: AdaptiveContent, over old: inout [RetainedStep],
        _ dirty: inout DirtyRegion
    ) -> [RetainedStep] {
        let list = step.isLight ? content.light : content.dark
        let plan = RasterPlan(list, step.step.state, target: painter.target.bounds)
        return run(plan.steps, over: &old, &dirty)
    }

    /// Repaints the picture of a group.
    ///
    /// - Parameters:
    ///   - keepsItems: `true` if the items are those of the last picture, and only the backdrop may differ.
    ///   - dirty: The pixels that may differ, to which those of the group are added.
    private func repaint(
        _ step: inout RetainedStep, _ group: Group, _ plan: GroupPlan, keepsItems: Bool,
        _ dirty: inout DirtyRegion
    ) {
        let bounds = plan.layerBounds
        let (state, clip) = plan.itemStates(of: group, within: bounds)
        let isRepaint = step.nested != nil
        var nested = step.nested.take() ?? NestedPicture(bounds)
        var behind = dirty
        for rect in beneath.rects { behind.add(rect) }
        var inner = DirtyRegion()
        var changed = bounds
        var steps = nested.steps
        nested.steps = []
        let outer = observed
        nested.layer.withRows { rows in
            var painter = outer.painter(on: rows, over: outer.backdropLayers + [outer.target])
            if group.mirrorsBackdropAtClip, let clip = group.clip {
                painter.endBackdrop(at: clip, plan.transform)
            }
            let pass = RepaintPass(painter, isCovered: false, isRepaint: isRepaint, beneath: behind)
            if keepsItems && isRepaint {
                pass.renew(&steps, &inner)
            } else {
                let items = RasterPlan(group.items, state, target: bounds)
                steps = pass.run(items.steps, over: &steps, &inner)
            }
            changed = pass.finish(inner).changed
        }
        nested.steps = steps
        nested.cut(changed.y0..<max(changed.y0, changed.y1), at: clip.coverage, painter)
        step.painters = [
            outer.composite(
                nested.shown, opacity: Unit16.quantized(group.opacity), of: group, step.step.state.clip)
        ]
        step.nested = nested
        if isRepaint {
            for rect in inner.rects {
                dirty.add(rect.intersection(changed).intersection(plan.compositeBounds))
            }
        } else {
            dirty.add(step.bounds)
        }
    }

    // MARK: Rows

    /// The painter that steps read the backdrop with.
    private var observed: Painter {
        var painter = painter
        let outer = painter.observer
        painter.observer = BackdropObserver { [self] rect in
            state.withLock { state in
                state.reads.append(rect)
                paint(&state, rect.y0..<max(rect.y0, rect.y1))
            }
            outer?.willRead(rect)
        }
        return painter
    }

    private func add(_ painters: [RowPainter]) {
        if !painters.isEmpty { state.withLock { $0.painters += painters } }
    }

    /// Brings `rows`, and all rows already begun, up to the current step.
    private func paint(_ state: inout State, _ rows: Range<Int>) {
        let bounds = painter.target.bounds
        if state.done < state.painters.count {
            for run in runs(of: bounds.y0..<bounds.y1, in: state, painted: true) {
                painter.paint(state.painters[state.done...], rows: run)
            }
            state.done = state.painters.count
        }
        for run in runs(of: rows.clamped(to: bounds.y0..<bounds.y1), in: state, painted: false) {
            begin(run, &state)
            painter.paint(state.painters[..<state.done], rows: run)
        }
    }

    /// Returns the consecutive rows that are painted, or are not.
    private func runs(of rows: Range<Int>, in state: State, painted: Bool) -> [Range<Int>] {
        let top = painter.target.bounds.y0
        var runs: [Range<Int>] = []
        var start: Int?
        for y in rows {
            if state.isPainted[y - top] == painted {
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
        let bounds = painter.target.bounds
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
        for y in rows { state.isPainted[y - bounds.y0] = true }
    }

    /// Paints the rows that may differ.
    ///
    /// - Returns: The bounds of the pixels that do, and the number of pixels that were painted.
    func finish(_ dirty: DirtyRegion) -> (changed: PixelRect, painted: Int) {
        let bounds = painter.target.bounds
        return state.withLock { state in
            for rect in dirty.rects {
                let box = rect.intersection(bounds)
                if !box.isEmpty { paint(&state, box.y0..<box.y1) }
            }
            paint(&state, bounds.y0..<bounds.y0)
            let painted = state.isPainted.count { $0 } * bounds.width
            return (isRepaint ? difference(state.before) : bounds, painted)
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
