import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// Paints the steps of plans on one picture, in order.
///
/// Rendering is repainting with nothing kept. What a step needs is taken from the last picture, if it is the
/// same there, or made; then it is known which rows it paints, and which pixels may differ.
struct Executor {
    private let painter: Painter
    private let rows: PaintedRows
    private let retention: Retention
    /// The painter that steps read the backdrop with.
    private let reader: Painter
    /// The pixels beneath a group's picture that may differ, which filters within see.
    private let beneath: DirtyRegion
    private let pinsBackdrop: Repainter.BackdropPin?
    /// The pixels that may differ from the last picture's.
    private(set) var dirty: DirtyRegion

    /// - Parameters:
    ///   - painter: The painter of the picture.
    ///   - rows: The rows of the picture.
    ///   - retention: What is kept of the steps. Default: nothing.
    ///   - dirty: The pixels that may differ whatever the steps are. Default: none.
    ///   - beneath: The pixels beneath a group's picture that may differ. Default: none.
    ///   - pinsBackdrop: Returns `true` for what shows the last backdrop, whatever has changed in it.
    ///     Default: nothing does.
    init(
        _ painter: Painter, _ rows: PaintedRows, retention: Retention = .nothing,
        dirty: DirtyRegion = DirtyRegion(), beneath: DirtyRegion = DirtyRegion(),
        pinsBackdrop: Repainter.BackdropPin? = nil
    ) {
        self.painter = painter
        self.rows = rows
        self.retention = retention
        self.dirty = dirty
        self.beneath = beneath
        self.pinsBackdrop = pinsBackdrop
        reader = retention == .nothing ? painter : rows.observed
    }

    /// Goes through the steps of the new picture.
    ///
    /// - Parameters:
    ///   - steps: The steps.
    ///   - old: The steps of the last picture; those that are kept are taken from it.
    /// - Returns: The steps to keep for the next picture. Once the picture is no longer wanted, they include
    ///   those of the last one that were still to come, but no more than there are steps, lest they add up.
    mutating func run(_ steps: [RasterPlan.Step], over old: inout [RetainedStep]) -> [RetainedStep] {
        let matches = StepMatching(old, steps).matches
        var prepared = PreparedSteps(
            old.isEmpty ? steps : zip(steps, matches).filter { !$1.isSame }.map(\.0), by: painter)
        var kept: [RetainedStep] = []
        var next = 0
        for (number, match) in matches.enumerated() where !painter.isCancelled {
            if let index = match.index {
                for left in old[next..<index] { dirty.add(left.bounds) }
                next = index + 1
            }
            if case .same(let index) = match {
                // Moved: what a step holds is changed in place, and would be copied if it had two owners.
                var current = old[index].take()
                current.step = steps[number]
                renew(&current)
                kept.append(current)
                continue
            }
            // What items need is let go of before that of many others is made.
            if prepared.isBatchUsed { rows.makeRoom() }
            guard let made = prepared.next() else { break }
            if retention == .nothing, case .rows(let painter) = made {
                rows.add(painter)
                continue
            }
            var last = match.index.map { old[$0].take() }
            let step = steps[number]
            var current = RetainedStep(step, retention.work(of: made, in: step))
            paint(&current, inPlaceOf: &last)
            if retention == .steps { kept.append(current) }
        }
        if painter.isCancelled { return kept + old[next...].prefix(steps.count) }
        for left in old[next...] { dirty.add(left.bounds) }
        return kept
    }

    /// Goes through steps that are all the same as in the last picture.
    private mutating func renew(_ steps: inout [RetainedStep]) {
        for index in steps.indices {
            var kept = steps[index].take()
            renew(&kept)
            steps[index] = kept
        }
    }

    /// Paints the rows that may differ.
    ///
    /// - Returns: The bounds of the pixels that do, and the number of pixels that were painted.
    func finish() -> (changed: PixelRect, painted: Int) { rows.finish(dirty) }

    // MARK: Steps

    /// Reads the backdrop of a step again if it may differ, and adds the step to those to paint.
    private mutating func renew(_ step: inout RetainedStep) {
        switch step.work {
        case .nothing, .rows: break
        case .pictures(let make):
            guard isStale(step) else { break }
            let old = step.bounds
            var parts = [step.backdropBounds]
            read(&step, make)
            // The extent of what it paints can depend on the backdrop, too.
            if step.bounds != old { parts = [old, step.bounds] }
            parts.forEach { dirty.add($0) }
        case .surface(let surface):
            guard isStale(step) else { break }
            let kept = step.backdrop.take()
            if let part = refilter(&step, surface, consume kept, isSame: true) {
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
            if isStale(step) { choose(&step, content) }
            if wasLight == step.isLight { return renew(&step.children) }
            dirty.add(old)
            var none: [RetainedStep] = []
            return paintChildren(of: &step, content, over: &none)
        case .layer(let group, let plan):
            step.painters = []
            repaint(&step, group, plan, keepsItems: true)
        }
        rows.add(step.painters)
    }

    /// Adds a new step to those to paint.
    private mutating func paint(_ step: inout RetainedStep, inPlaceOf last: inout RetainedStep?) {
        switch step.work {
        case .nothing: break
        case .rows(let painter): step.painters = [painter]
        case .pictures(let make): read(&step, make)
        case .surface(let surface):
            last?.releaseRows()
            var isSame = false
            if case .surface(let other)? = last?.work { isSame = other.sharesBackdrop(with: surface) }
            _ = refilter(&step, surface, last?.backdrop.take(), isSame: isSame)
        case .adaptive(let content):
            choose(&step, content)
            var children: [RetainedStep] = []
            if var other = last.take() {
                if case .adaptive = other.work, other.isLight == step.isLight {
                    swap(&children, &other.children)
                } else {
                    dirty.add(other.bounds)
                }
            }
            return paintChildren(of: &step, content, over: &children)
        case .layer(let group, let plan):
            if var other = last.take() { takePicture(of: &other, for: &step, group, plan) }
            repaint(&step, group, plan, keepsItems: false)
            return rows.add(step.painters)
        }
        if rows.isRepaint { addDifference(from: last, to: step) }
        rows.add(step.painters)
        // Pictures are large.
        if case .pictures = step.work { rows.flush() }
    }

    /// Adds the pixels that differ where a step stands in place of another.
    private mutating func addDifference(from last: RetainedStep?, to step: RetainedStep) {
        guard let last, let difference = last.difference(to: step) else {
            if let last { dirty.add(last.bounds) }
            return dirty.add(step.bounds)
        }
        // Where the backdrop differs, items that show it may differ as well.
        if isStale(last) { dirty.add(step.backdropBounds) }
        difference.forEach { dirty.add($0) }
    }

    /// Returns `true` if the backdrop that a step has read may differ.
    private func isStale(_ step: RetainedStep) -> Bool {
        if case .content(let content) = step.step.work, pinsBackdrop?(content) ?? false { return false }
        return step.reads.contains { dirty.touches($0) || beneath.touches($0) }
    }

    // MARK: Backdrops

    private func read(_ step: inout RetainedStep, _ make: (Painter) -> [RowPainter]) {
        rows.flush()
        // What was left out of the backdrop may be memory without a value.
        if painter.isCancelled { return }
        // What groups before it have read.
        if retention == .steps { _ = rows.takeReads() }
        step.painters = make(reader)
        if retention == .steps { step.reads = rows.takeReads() }
    }

    /// Filters the backdrop of a surface again where it may differ.
    ///
    /// - Parameters:
    ///   - kept: What is kept of the backdrop in the last picture.
    ///   - isSame: `true` if the surface stands where it stood, and shows it in the same way.
    /// - Returns: The pixels of the surface that may differ; `nil` if all of them may.
    private func refilter(
        _ step: inout RetainedStep, _ surface: SurfaceStep, _ kept: consuming FilteredBackdrop?, isSame: Bool
    ) -> PixelRect? {
        // Two owners of the picture would copy it.
        step.painters = []
        var part: PixelRect?
        if retention == .steps {
            rows.flush()
            if painter.isCancelled { return nil }
            let differing = dirty.rects + beneath.rects
            if isSame, var backdrop = kept.take() {
                part = backdrop.renew(differing, reader)
                step.backdrop = backdrop
            } else if let plan = surface.plan(reader) {
                step.backdrop = FilteredBackdrop(
                    surface.filter.filters, plan, over: kept.take(), dirty: differing, by: reader)
            }
        }
        guard let backdrop = step.backdrop else {
            read(&step) { [surface.rowPainter($0)] }
            return nil
        }
        step.reads = [backdrop.reads]
        step.painters = [surface.rowPainter(over: backdrop.picture)]
        return part
    }

    // MARK: Adaptive content

    private func choose(_ step: inout RetainedStep, _ content: AdaptiveContent) {
        var isLight = step.isLight
        let state = step.step.state
        read(&step) {
            isLight = $0.isLight(behind: content, state)
            return []
        }
        step.isLight = isLight
    }

    private mutating func paintChildren(
        of step: inout RetainedStep, _ content: AdaptiveContent, over old: inout [RetainedStep]
    ) {
        let list = step.isLight ? content.light : content.dark
        let plan = RasterPlan(list, step.step.state, target: painter.target.bounds)
        step.children = run(plan.steps, over: &old)
    }

    // MARK: Groups

    /// Takes over the picture of a group in the last picture, if this one's can be made of it.
    private mutating func takePicture(
        of other: inout RetainedStep, for step: inout RetainedStep, _ group: Group, _ plan: GroupPlan
    ) {
        guard case .layer(let last, let lastPlan) = other.work,
            other.step.state.paintsLike(step.step.state),
            NestedPicture.isShared(by: (last, lastPlan), (group, plan))
        else { return dirty.add(other.bounds) }
        if last.opacity != group.opacity || last.blendMode != group.blendMode
            || last.backdropMatrix != group.backdropMatrix || last.blendsInSRGB != group.blendsInSRGB
            || lastPlan.compositeBounds != plan.compositeBounds
        {
            dirty.add(lastPlan.compositeBounds)
            dirty.add(plan.compositeBounds)
        }
        other.painters = []
        step.nested = other.nested.take()
    }

    /// Repaints the picture of a group, and adds the pixels that may differ.
    ///
    /// - Parameter keepsItems: `true` if the items are those of the last picture, and only the backdrop may
    ///   differ.
    private mutating func repaint(
        _ step: inout RetainedStep, _ group: Group, _ plan: GroupPlan, keepsItems: Bool
    ) {
        rows.flush()
        if painter.isCancelled { return }
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
        let (reader, pinsBackdrop) = (reader, pinsBackdrop)
        nested.layer.withRows { rows in
            var painter = reader.painter(on: rows, over: reader.backdropLayers + [reader.target])
            if group.mirrorsBackdropAtClip, let clip = group.clip {
                painter.endBackdrop(at: clip, plan.transform)
            }
            var executor = Executor(
                painter, PaintedRows(painter, isRepaint: isRepaint), retention: .steps, beneath: behind,
                pinsBackdrop: pinsBackdrop)
            if keepsItems && isRepaint {
                executor.renew(&steps)
            } else {
                steps = executor.run(RasterPlan(group.items, state, target: bounds).steps, over: &steps)
            }
            changed = executor.finish().changed
            inner = executor.dirty
        }
        if painter.isCancelled { return }
        nested.steps = steps
        // Items that others filter are painted beyond the clip, too.
        let edge = clip.coverage ?? (group.clipsFilteredItems ? Coverage(clip.rect) : nil)
        nested.cut(changed.rows, at: edge, painter)
        step.painters = [
            reader.composite(
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
}
