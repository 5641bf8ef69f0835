/// A shadow cast by a picture's alpha, in device pixels.
struct AlphaShadow {
    let pixel: PackedPixel
    let blur: GaussianBlur
    let isBlurred: Bool
    /// Pixels by which the alpha grows; shrinks where negative.
    let spread: Int
    let offset: Point
    let knockout: Bool

    init(_ shadow: Shadow, _ state: PaintState) {
        pixel = PackedPixel(shadow.color)
        let sigma = state.deviceSigma(shadow.sigma)
        blur = GaussianBlur(sigmaX: sigma.x, sigmaY: sigma.y, edge: .transparent)
        isBlurred = shadow.sigma > 0
        // What lets light in through a hole grows where the hole shrinks.
        let growth = shadow.placement == .inner ? -shadow.spread : shadow.spread
        spread = Int(min(max((growth * state.transform.meanScale).rounded(), -4096), 4096))
        offset = state.deviceOffset(shadow.offset)
        knockout = shadow.knockout
    }

    var reach: Int { (isBlurred ? blur.reach : 0) + abs(spread) }

    /// How far from a pixel its shadow can fall.
    var farthest: Int {
        let shift = max(abs(offset.x), abs(offset.y))
        return reach + 1 + (shift < 1e6 ? Int(shift.rounded(.up)) : 1_000_000)
    }
}

extension Painter {
    /// Paints the outer shadows of a group's picture, the first one on top.
    func castShadows(of group: Group, _ layer: Layer, _ plan: GroupPlan, _ clip: Clip) {
        let state = PaintState(transform: plan.transform, clip: clip)
        for shadow in group.shadows.reversed() where shadow.placement == .outer {
            cast(AlphaShadow(shadow, state), of: layer, clip)
        }
    }

    /// Paints the inner shadows onto a group's picture, the first one on top. All are cast by the
    /// picture as it was before.
    func castInnerShadows(of group: Group, onto layer: inout Layer, _ plan: GroupPlan) {
        let inner = group.shadows.filter { $0.placement == .inner }
        if inner.isEmpty { return }
        let state = PaintState(transform: plan.transform, clip: Clip(layer.bounds))
        let caster = layer
        for shadow in inner.reversed() {
            let cast = AlphaShadow(shadow, state)
            guard cast.pixel != 0, let hole = mask(of: cast, from: caster) else { continue }
            layer.withRows { rows in
                forEachBand(of: rows.bounds) { band in
                    unsafe withScratchWeights(rows.bounds.width) { weights in
                        for y in band {
                            unsafe hole.copyRow(y, within: rows.bounds, outside: 0, to: weights)
                            unsafe SourceOver.invert(weights, rows.bounds.width)
                            unsafe Masking.paintAtop(
                                rows.at(rows.bounds.x0, y), rows.bounds.width, cast.pixel, weights: weights)
                        }
                    }
                }
            }
        }
    }

    private func cast(_ shadow: AlphaShadow, of layer: Layer, _ clip: Clip) {
        guard shadow.pixel != 0, let mask = mask(of: shadow, from: layer) else { return }
        paint(
            shadow.pixel, through: mask, within: mask.bounds.intersection(clip.rect),
            clip: clip.coverage, hole: shadow.knockout ? .alpha(layer) : .nothing)
    }

    /// The picture's alpha grown, moved and blurred; nil where it is moved out of all sight.
    private func mask(of shadow: AlphaShadow, from layer: Layer) -> MaskLayer? {
        let wholeX = shadow.offset.x.rounded(.down)
        let wholeY = shadow.offset.y.rounded(.down)
        guard abs(wholeX) < 1e6, abs(wholeY) < 1e6 else { return nil }
        // One more pixel right and below takes up the fraction of the offset.
        let grown = layer.bounds.outset(by: shadow.reach + 1)
        var mask = layer.alphaMask(in: grown)
        if shadow.spread != 0 { mask = mask.spread(by: shadow.spread) }
        mask = mask.shifted(
            right: Unit16.quantized(shadow.offset.x - wholeX),
            down: Unit16.quantized(shadow.offset.y - wholeY))
        if shadow.isBlurred { mask = shadow.blur.apply(to: mask, workers: workers) }
        return MaskLayer(grown.offset(Int(wholeX), Int(wholeY)), mask)
    }
}

extension Layer {
    /// The alpha of `rect`, which holds the layer's bounds; zero around them.
    func alphaMask(in rect: PixelRect) -> Mask {
        var mask = Mask(width: rect.width, height: rect.height)
        for y in 0..<bounds.height {
            let row = (y + bounds.y0 - rect.y0) * rect.width + (bounds.x0 - rect.x0)
            for x in 0..<bounds.width {
                mask.values[row + x] = pixmap.pixels[y * bounds.width + x].w
            }
        }
        return mask
    }
}

extension PixelRect {
    func offset(_ dx: Int, _ dy: Int) -> PixelRect {
        PixelRect(x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy)
    }
}
