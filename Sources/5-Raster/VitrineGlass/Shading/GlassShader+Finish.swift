import CRowKernels
import VitrineColor
import VitrineDisplayList

extension GlassShader {
    /// Turns the light that comes through the lens into the colours of the glass.
    func finish(
        _ span: GlassPixelSpan, _ around: GlassBackdropSampler?, _ row: GlassColorRow,
        _ scratch: GlassScratch, _ tone: Tone.Table
    ) {
        var (own, transfer) = (effects.kernel(span), face.kernel)
        var i = 0
        while i < span.count {
            let calm = effects.end(of: span, from: i, whereInactive: true)
            if calm > i {
                face.apply(to: row.advanced(by: i), calm - i)
                i = calm
                continue
            }
            let end = effects.end(of: span, from: i, whereInactive: false)
            let (edge, count) = (span.edge.advanced(by: i), end - i)
            unsafe vitrine_weigh_light(
                scratch.weightPlanes, GlassScratch.length, count, span.index + Float(i), edge.distance,
                edge.gradientX, edge.gradientY, &own)
            let bleeds = around.map { bleed(span, i, end, $0, scratch) } ?? false
            unsafe row.advanced(by: i).withPlanes { base, stride in
                unsafe scratch.around.withPlanes { around, _ in
                    unsafe vitrine_finish_light(
                        base, stride, count, scratch.weightPlanes, GlassScratch.length,
                        bleeds ? around : nil, &transfer, &own, tone.values)
                }
            }
            i = end
        }
    }

    // MARK: Around the glass

    /// Gathers colour from around the glass, through its own face, for groups of eight pixels with weights.
    ///
    /// - Returns: `false` if none of them bleeds.
    private func bleed(
        _ span: GlassPixelSpan, _ start: Int, _ end: Int, _ around: GlassBackdropSampler,
        _ scratch: GlassScratch
    ) -> Bool {
        var (i, isAny) = (start, false)
        while i < end {
            guard bleeds(scratch, i - start) else {
                i += DistanceRow.lanes
                continue
            }
            var stop = i
            while stop < end, bleeds(scratch, stop - start) { stop += DistanceRow.lanes }
            isAny = true
            gather(span, i, stop, from: start, around, scratch)
            let row = scratch.around.advanced(by: i - start)
            convert(row, min(stop, span.count) - i) { $0.sRGB($1) }
            bleedFace.apply(to: row, stop - i)
            i = stop
        }
        return isAny
    }

    @inline(__always)
    private func bleeds(_ scratch: GlassScratch, _ i: Int) -> Bool {
        !LaneTest.all(scratch.weights(.bleed, i)) { .!($0 .> SIMD4(repeating: 0)) }
    }

    /// Gathers colour from around the glass for groups of eight pixels, all of which bleed.
    ///
    /// - Parameter start: The pixel that the weights begin with.
    private func gather(
        _ span: GlassPixelSpan, _ first: Int, _ end: Int, from start: Int, _ around: GlassBackdropSampler,
        _ scratch: GlassScratch
    ) {
        let row = scratch.around
        var (lens, texels) = unsafe (refraction.kernelLens(span, map), around.kernelTexels)
        var i = first
        while i < end {
            let place = i - start
            let even = evenEnd(span, i, end)
            if even > i, alongEdge(span, i, even, from: start, around, scratch) {
                i = even
                continue
            }
            var stop = max(even, i + DistanceRow.lanes)
            while stop < end, evenEnd(span, stop, end) == stop { stop += DistanceRow.lanes }
            i += unsafe row.advanced(by: place).withPlanes { base, stride in
                unsafe vitrine_sample_light(
                    base, stride, stop - i, span.index + Float(i), scratch.weightPlanes + place,
                    GlassScratch.length, &lens, &texels)
            }
            if i == stop { continue }
            let from = origin(span, i, from: start, scratch)
            let position = devicePosition(from.x, from.y)
            let lanes = min(DistanceRow.lanes, span.count - i)
            around.colors(at: position.x, position.y, lanes, into: row, i - start)
            i += DistanceRow.lanes
        }
    }

    /// Returns the end of the whole groups of eight pixels, from `i` on, whose distances are alike, if there
    /// are several.
    @inline(__always)
    private func evenEnd(_ span: GlassPixelSpan, _ i: Int, _ end: Int) -> Int {
        guard grid.isAxisAligned else { return i }
        let even = span.edge.evenEnd(i, min(end, span.count / DistanceRow.lanes * DistanceRow.lanes))
        return even > i + DistanceRow.lanes ? even : i
    }

    /// Gathers colour for pixels along a straight edge, all of which comes from one row.
    ///
    /// - Returns: `false`, with nothing done, if the picture does not hold it.
    private func alongEdge(
        _ span: GlassPixelSpan, _ i: Int, _ end: Int, from start: Int, _ around: GlassBackdropSampler,
        _ scratch: GlassScratch
    ) -> Bool {
        let from = origin(span, i, from: start, scratch)
        let moved = scratch.weights(.normalX, i - start)[0] * scratch.weights(.bleedDistance, i - start)[0]
        let run = along(span, from: i, moved: moved)
        return unsafe around.colors(
            alongRow: devicePosition(from.x, from.y).y[0], end - i,
            into: scratch.around.advanced(by: i - start), scratch.columns, run)
    }

    /// Returns the positions, in points from the body's centre, from which colour bleeds into eight pixels.
    private func origin(
        _ span: GlassPixelSpan, _ i: Int, from start: Int, _ scratch: GlassScratch
    ) -> (x: Vector, y: Vector) {
        let place = span.place(i)
        let distance = scratch.weights(.bleedDistance, i - start)
        return (
            place.x + scratch.weights(.normalX, i - start) * distance,
            place.y + scratch.weights(.normalY, i - start) * distance
        )
    }
}
