import VitrineBlur
import VitrineColor
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineGlass
import VitrinePixels

extension Painter {
    /// Paints glass in front of the pixels painted so far; `GlassDrawing.md` describes its effects on light.
    func paint(_ glass: Glass, _ state: PaintState) {
        paint([DisplayItem(source: "", .glass(glass))], state)
    }

    /// Returns the step that paints glass; only its pictures and the strength of its shadows depend on what
    /// is behind it.
    func prepare(_ glass: Glass, _ state: PaintState) -> PaintStep {
        let bodies = glass.bodies.filter { !$0.shape.bounds.isEmpty }
        guard !bodies.isEmpty, let grid = GlassGrid(state.transform) else { return .nothing }
        var glass = glass
        glass.bodies = bodies
        let clip = state.clip.rect.intersection(target.bounds).intersection(canvas)
        let region = glass.coverage(state.transform, in: clip, corners, workers: workers)
        let coverage = state.clip.apply(to: region)
        let shown = coverage.bounds.intersection(clip)
        let edge = state.clip
        let solid = glass
        @Sendable func shadows(_ painter: Painter, over tone: GlassBackdropTone) -> [AreaShadow] {
            solid.shadows(over: tone.meanLuma ?? 1).reversed().compactMap {
                AreaShadow($0, of: solid, region, state, shown: clip, by: painter)
            }
        }
        if shown.isEmpty {
            return .pictures { painter in
                let cast = shadows(painter, over: painter.tone(behind: solid, state))
                return [painter.shadowPainter(cast, around: coverage, within: clip, edge)]
            }
        }
        let backdrops = GlassBackdrops(glass, state, self, shown: shown)
        let plan = GlassPlan(
            glass, state, grid, covering: coverage, uses: backdrops.uses, clip: clip, in: colorSpace,
            corners: corners, workers: workers)
        return .pictures { painter in
            let tone = painter.tone(behind: solid, state)
            let shadows = shadows(painter, over: tone)
            let plan = plan.adapted(to: tone)
            let layers = backdrops.layers(painter)
            if layers.contains(where: { $0.picture.bounds.isEmpty }) { return [] }
            let face = RowPainter(bounds: plan.bounds) { painter, rect in
                GlassBackdropSampler.with(layers[...], of: backdrops.whole) { pictures in
                    plan.paint(rect, pictures, onto: painter.target, edge)
                }
            }
            return [painter.shadowPainter(shadows, around: coverage, within: clip, edge), face]
        }
    }

    /// Returns the tone of what is behind a glass, if anything about the glass depends on it.
    private func tone(behind glass: Glass, _ state: PaintState) -> GlassBackdropTone {
        guard glass.adaptsToTone else { return GlassBackdropTone(in: colorSpace) }
        return tone(under: Area(glass.bodies.map { Area.Operand(.union, .fill($0.shape)) }), state)
    }

    /// Returns a row painter for the shadows of glass.
    private func shadowPainter(
        _ shadows: [AreaShadow], around coverage: Coverage, within clip: PixelRect, _ edge: Clip
    ) -> RowPainter {
        // At its edge the glass is composited over the shadow.
        let boxes = shadows.map { $0.mask.bounds.intersection(clip) }
        return RowPainter(bounds: PixelRect(containing: boxes)) { painter, rect in
            unsafe withScratchWeights(rect.width) { weights in
                for (shadow, box) in zip(shadows, boxes) {
                    let shown = box.intersection(rect)
                    if shown.isEmpty { continue }
                    for y in shown.y0..<shown.y1 {
                        unsafe painter.cast(
                            shadow, around: coverage, row: y, within: shown, edge, weights)
                    }
                }
            }
        }
    }
}

extension AreaShadow {
    /// Creates the shadow that all bodies of a glass cast together, or `nil` if nothing of it shows within
    /// `shown`.
    ///
    /// - Parameter region: The coverage of the glass within `shown`.
    init?(
        _ shadow: Shadow, of glass: Glass, _ region: Coverage, _ state: PaintState, shown: PixelRect,
        by painter: Painter
    ) {
        if painter.isCancelled { return nil }
        if shadow.falloff == .distance, shadow.sigma > 0,
            let mask = ShadowMask(
                shadow, byDistanceTo: glass, state, shown: shown, painter.corners, workers: painter.workers)
        {
            self.init(shadow, mask)
            return
        }
        if glass.bodies.count == 1, let only = glass.bodies.first {
            self.init(
                shadow, of: .fill(only.shape), state, shown: shown, by: painter, region: region)
            return
        }
        let blur = shadow.sigma > 0 ? state.blur(shadow.sigma) : nil
        let moved = Affine.translation(shadow.offset.x, shadow.offset.y).then(state.transform)
        let caster = glass.coverage(
            moved, in: shown.outset(by: blur?.reach ?? 0), spread: shadow.spread, painter.corners,
            workers: painter.workers)
        let mask = ShadowMask(
            of: caster, blur: blur, shown: shown, anchor: moved.apply(glass.bounds).origin,
            cache: painter.shadowMasks, workers: painter.workers)
        self.init(shadow, mask)
    }
}
