extension Painter {
    /// Paints the shadow that a region casts: its coverage grown, moved, blurred and coloured.
    func cast(_ shadow: Shadow, of area: Area, _ state: PaintState) {
        let pixel = PackedPixel(shadow.color)
        if pixel == 0 { return }
        let sigma = state.deviceSigma(shadow.sigma)
        let blur = GaussianBlur(sigmaX: sigma.x, sigmaY: sigma.y, edge: .transparent)
        let reach = shadow.sigma > 0 ? blur.reach : 0
        let moved = Affine.translation(shadow.offset.x, shadow.offset.y).then(state.transform)
        // Further out than the reach of the blur nothing can show inside the clip.
        let caster = Coverage(
            area.spread(by: shadow.spread), transform: moved, clip: state.clip.rect.outset(by: reach))
        if caster.bounds.isEmpty { return }
        let shown = caster.bounds.outset(by: reach).intersection(state.clip.rect)
        if shown.isEmpty { return }
        let needed = caster.bounds.hull(shown)
        var mask = caster.mask(in: needed)
        if shadow.sigma > 0 { mask = blur.apply(to: mask, workers: workers) }
        let hole: Knockout =
            shadow.knockout
            ? .coverage(Coverage(area, transform: state.transform, clip: shown)) : .nothing
        paint(pixel, through: MaskLayer(needed, mask), within: shown, clip: state.clip.coverage, hole: hole)
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
