import VitrineColor
import VitrineDisplayList

extension GlassShader {
    /// Turns the light that comes through the lens into the colours of the glass.
    ///
    /// Loops are functions of their own and never inlined: in a function beyond a certain size, the compiler
    /// emits calls even for `@inline(__always)` functions.
    func finish(
        _ span: GlassPixelSpan, _ around: GlassBackdropSampler?, _ row: GlassColorRow,
        _ scratch: GlassScratch, _ tone: Tone.Table
    ) {
        // One copy for the whole loop: the compiler makes one wherever a property of the shader is accessed.
        let weighing = weightEvaluator
        var i = 0
        while i < span.count {
            var end = plainEnd(span, i)
            if end > i {
                plain(row, i, end, tone)
                i = end
                continue
            }
            let lanes = DistanceRow.lanes
            end = weighing.isPositionIndependent ? span.edge.evenEnd(i, span.count) : i
            let low = weighing.weights(span, i)
            // If all eight pixels are alike, so are both halves.
            let high = end > i ? low : weighing.weights(span, i + GlassColors.lanes)
            end = max(end, i + lanes)
            let zero = GlassColors.Vector(repeating: 0)
            let bleeds = around != nil && LaneTest.any(low.bleed .> zero .| (high.bleed .> zero))
            if let around, bleeds { bleed(span, i, end, low, high, around, scratch) }
            finish(row, i, end, low, high, bleeds ? scratch.around : nil, tone, weighing)
            i = end
        }
    }

    // MARK: Far from the rim

    /// Returns the end of the groups of eight pixels, from `i` on, on which no weight acts.
    @inline(__always)
    private func plainEnd(_ span: GlassPixelSpan, _ i: Int) -> Int {
        var end = i
        while end < span.count,
            weightEvaluator.isInactive(unsafe -Vector.load(span.edge.distance + end))
        {
            end += DistanceRow.lanes
        }
        return end
    }

    @inline(never)
    private func plain(_ row: GlassColorRow, _ start: Int, _ end: Int, _ tone: Tone.Table) {
        if tintWeight == 0 { return face.apply(to: row.advanced(by: start), end - start) }
        var i = start
        while i < end {
            let light = row[i]
            let luma = light.luma
            let share = light.dividedByAlpha(luma)
            let color = face(light, luma: luma, share: share, rest: GlassColors.Vector(repeating: 1))
            row[i] = tinted(color, share, tone)
            i &+= GlassColors.lanes
        }
    }

    // MARK: All weights

    /// Gathers colour from around the glass, through its own face, for the groups of eight pixels up to
    /// `end`. If there are several, they have the same weights.
    @inline(never)
    private func bleed(
        _ span: GlassPixelSpan, _ start: Int, _ end: Int, _ low: GlassWeights, _ high: GlassWeights,
        _ around: GlassBackdropSampler, _ scratch: GlassScratch
    ) {
        let stop = min(end, span.count)
        let row = scratch.around
        let moved = (
            x: Vector(
                lowHalf: low.normalX * low.bleedDistance, highHalf: high.normalX * high.bleedDistance),
            y: Vector(
                lowHalf: low.normalY * low.bleedDistance, highHalf: high.normalY * high.bleedDistance)
        )
        @inline(__always)
        func place(_ i: Int) -> (x: Vector, y: Vector) {
            let (px, py) = span.place(i)
            return devicePosition(px + moved.x, py + moved.y)
        }
        var i = start
        let whole = (stop - start) / DistanceRow.lanes * DistanceRow.lanes
        if whole > DistanceRow.lanes, grid.isAxisAligned {
            let run = along(span, from: start, moved: moved.x[0])
            let isDone = unsafe around.colors(
                alongRow: place(start).y[0], whole, into: row.advanced(by: start), scratch.columns, run)
            if isDone { i += whole }
        }
        while i < stop {
            let from = place(i)
            around.colors(at: from.x, from.y, min(DistanceRow.lanes, stop - i), into: row, i)
            i += DistanceRow.lanes
        }
        convert(row.advanced(by: start), stop - start) { $0.sRGB($1) }
        bleedFace.apply(to: row.advanced(by: start), end - start)
    }

    /// Applies the effects of the glass to groups of eight pixels with the same weights.
    @inline(never)
    private func finish(
        _ row: GlassColorRow, _ start: Int, _ end: Int, _ low: GlassWeights, _ high: GlassWeights,
        _ around: GlassColorRow?, _ tone: Tone.Table, _ weighing: GlassWeightEvaluator
    ) {
        let zero = GlassColors.Vector(repeating: 0)
        let hasRim = LaneTest.any(low.rim .> zero .| (high.rim .> zero))
        var i = start
        while i < end {
            let j = i &+ GlassColors.lanes
            row[i] = finished(row[i], around, i, low, hasRim, tone, weighing)
            row[j] = finished(row[j], around, j, high, hasRim, tone, weighing)
            i &+= DistanceRow.lanes
        }
    }

    /// Returns the light of four pixels with the effects of the glass applied.
    @inline(__always)
    private func finished(
        _ light: GlassColors, _ around: GlassColorRow?, _ i: Int, _ weights: GlassWeights,
        _ hasRim: Bool, _ tone: Tone.Table, _ weighing: GlassWeightEvaluator
    ) -> GlassColors {
        let luma = light.luma
        let share = light.dividedByAlpha(luma)
        let rest = GlassColors.Vector(repeating: 1) - weights.shade
        var color = face(light, luma: luma, share: share, rest: rest)
        if let around { color = color.mixed(with: around[i], by: weights.bleed) }
        color = tinted(color, share, tone)
        if weighing.hasGlow {
            let alpha = color.alpha
            color = color.map { $0 + (alpha - $0) * weights.glow }
        }
        return hasRim ? weighing.rim.lit(color, weights.rim) : color
    }

    @inline(__always)
    private func tinted(_ c: GlassColors, _ share: GlassColors.Vector, _ tone: Tone.Table) -> GlassColors {
        if tintWeight == 0 { return c }
        let tint = GlassColors(tone[share[0]], tone[share[1]], tone[share[2]], tone[share[3]])
        return c.mixed(with: tint, by: GlassColors.Vector(repeating: tintWeight))
    }
}
