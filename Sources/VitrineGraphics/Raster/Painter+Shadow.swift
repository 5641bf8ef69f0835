extension Painter {
    /// Paints the shadow that a region casts: its coverage grown, moved, blurred and coloured.
    func cast(_ shadow: Shadow, of area: Area, _ state: PaintState) {
        let pixel = PackedPixel(shadow.color)
        if pixel == 0 { return }
        if shadow.placement == .inner { return castInner(shadow, pixel, on: area, state) }
        let blur = blur(shadow.sigma, state)
        let reach = blur?.reach ?? 0
        let moved = Affine.translation(shadow.offset.x, shadow.offset.y).then(state.transform)
        // Further out than the reach of the blur nothing can show inside the clip.
        let caster = Coverage(
            area.spread(by: shadow.spread), transform: moved, clip: state.clip.rect.outset(by: reach))
        if caster.bounds.isEmpty { return }
        let shown = caster.bounds.outset(by: reach).intersection(state.clip.rect)
        if shown.isEmpty { return }
        let needed = caster.bounds.hull(shown)
        var mask = caster.mask(in: needed)
        if let blur { mask = blur.apply(to: mask, workers: workers) }
        let hole: Knockout =
            shadow.knockout
            ? .coverage(Coverage(area, transform: state.transform, clip: shown)) : .nothing
        paint(pixel, through: MaskLayer(needed, mask), within: shown, clip: state.clip.coverage, hole: hole)
    }

    /// Paints onto a region the shadow of all that is not the region, as far as `spread`, the offset
    /// and the blur carry it: one less the blurred coverage of the hole, within the region's coverage.
    private func castInner(_ shadow: Shadow, _ pixel: PackedPixel, on area: Area, _ state: PaintState) {
        let coverage = state.clip.apply(
            to: Coverage(area, transform: state.transform, clip: state.clip.rect))
        let shown = coverage.bounds.intersection(target.bounds)
        if shown.isEmpty { return }
        let moved = Affine.translation(shadow.offset.x, shadow.offset.y).then(state.transform)
        let blur = blur(shadow.sigma, state)
        let needed = shown.outset(by: blur?.reach ?? 0)
        let hole = Coverage(area.spread(by: -shadow.spread), transform: moved, clip: needed)
        var mask = hole.mask(in: needed)
        if let blur { mask = blur.apply(to: mask, workers: workers) }
        let layer = MaskLayer(needed, mask)
        forEachBand(of: shown) { rows in
            unsafe withScratchWeights(shown.width) { weights in
                for y in rows {
                    unsafe layer.copyRow(y, from: shown.x0, count: shown.width, to: weights)
                    unsafe SourceOver.invert(weights, shown.width)
                    unsafe coverage.keep(weights, row: y, within: shown)
                    unsafe SourceOver.paint(target.at(shown.x0, y), shown.width, pixel, weights: weights)
                }
            }
        }
    }

    private func blur(_ sigma: Double, _ state: PaintState) -> GaussianBlur? {
        guard sigma > 0 else { return nil }
        let device = state.deviceSigma(sigma)
        return GaussianBlur(sigmaX: device.x, sigmaY: device.y, edge: .transparent)
    }

    /// Paints `pixel` through a mask, cut to `clip` and with `hole` left out.
    func paint(
        _ pixel: PackedPixel, through mask: MaskLayer, within shown: PixelRect, clip: Coverage?,
        hole: Knockout
    ) {
        let shown = shown.intersection(target.bounds)
        forEachBand(of: shown) { rows in
            unsafe withScratchWeights(shown.width) { weights in
                for y in rows {
                    unsafe mask.copyRow(y, from: shown.x0, count: shown.width, to: weights)
                    unsafe hole.cut(weights, row: y, within: shown)
                    if let clip { unsafe clip.keep(weights, row: y, within: shown) }
                    unsafe SourceOver.paint(
                        target.at(shown.x0, y), shown.width, pixel, weights: weights)
                }
            }
        }
    }
}

/// What a shadow leaves out, so that it never shows through whatever casts it.
enum Knockout: Sendable {
    case nothing
    case coverage(Coverage)
    /// The alpha of a layer.
    case alpha(Layer)

    /// Multiplies the weights of row `y` of `rect` by what is left.
    func cut(_ weights: UnsafeMutablePointer<UInt16>, row y: Int, within rect: PixelRect) {
        switch self {
        case .nothing: break
        case .coverage(let coverage): unsafe coverage.cut(weights, row: y, within: rect)
        case .alpha(let layer):
            let shared = layer.bounds.intersection(rect)
            if y < shared.y0 || y >= shared.y1 || shared.isEmpty { return }
            unsafe layer.withRow(y, from: shared.x0) { source in
                unsafe SourceOver.knockOut(
                    weights + (shared.x0 - rect.x0), shared.width, alphaOf: source)
            }
        }
    }
}
