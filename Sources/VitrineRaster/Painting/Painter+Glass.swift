import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineGlass
import VitrinePixels

extension Painter {
    /// Paints glass in front of the pixels painted so far; `Glass.md` describes its effects on light.
    func paint(_ glass: Glass, _ state: PaintState) {
        let bodies = glass.bodies.filter { !$0.shape.bounds.isEmpty }
        guard !bodies.isEmpty, let grid = GlassGrid(state.transform) else { return }
        var glass = glass
        glass.bodies = bodies
        let clip = state.clip.rect.intersection(target.bounds).intersection(canvas)
        let region = glass.coverage(state.transform, in: clip, corners, workers: workers)
        let coverage = state.clip.apply(to: region)
        let shadows = strengthened(glass, state).reversed().compactMap {
            AreaShadow($0, of: glass, region, state, shown: clip, by: self)
        }
        let shown = coverage.bounds.intersection(clip)
        if shown.isEmpty {
            cast(shadows, around: coverage, within: clip, state.clip)
            return
        }
        let backdrops = GlassBackdrops(glass, state, self, shown: shown)
        if backdrops.layers.contains(where: { $0.picture.bounds.isEmpty }) { return }
        let plan = GlassPlan(
            glass, state, grid, coverage, uses: backdrops.uses, clip: clip, corners, workers: workers)
        cast(shadows, around: coverage, within: clip, state.clip)
        GlassBackdropSampler.with(backdrops.layers[...], of: backdrops.whole) { pictures in
            paintBands(of: plan.bounds) { rows in plan.paint(rows, pictures, onto: target, state.clip) }
        }
    }

    /// Returns the shadows with the opacity that they have over what is behind the glass.
    private func strengthened(_ glass: Glass, _ state: PaintState) -> [Shadow] {
        guard glass.shadows.contains(where: { $0.gain != 1 }) else { return glass.shadows }
        let area = Area(glass.bodies.map { Area.Operand(.union, .fill($0.shape)) })
        let luma = meanLuma(under: area, state) ?? 1
        return glass.shadows.map { shadow in
            var shadow = shadow
            shadow.color.alpha = min(shadow.color.alpha * shadow.strength(over: luma), 1)
            return shadow
        }
    }

    private func cast(
        _ shadows: [AreaShadow], around coverage: Coverage, within clip: PixelRect, _ edge: Clip
    ) {
        // At its edge the glass is composited over the shadow.
        for shadow in shadows {
            let shown = shadow.mask.bounds.intersection(clip)
            paintBands(of: shown) { rows in
                unsafe withScratchWeights(shown.width) { weights in
                    for y in rows {
                        unsafe cast(shadow, around: coverage, row: y, within: shown, edge, weights)
                    }
                }
            }
        }
    }
}

extension AreaShadow {
    /// Makes the shadow that all bodies of a glass cast together, or `nil` if nothing of it shows within
    /// `shown`.
    ///
    /// - Parameter region: The coverage of the glass within `shown`.
    init?(
        _ shadow: Shadow, of glass: Glass, _ region: Coverage, _ state: PaintState, shown: PixelRect,
        by painter: Painter
    ) {
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
