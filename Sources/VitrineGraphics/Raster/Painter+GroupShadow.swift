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
        spread = Int(min(max((shadow.spread * state.transform.meanScale).rounded(), -4096), 4096))
        offset = state.deviceOffset(shadow.offset)
        knockout = shadow.knockout
    }

    var reach: Int { (isBlurred ? blur.reach : 0) + max(spread, 0) }

    /// How far from a pixel its shadow can fall.
    var farthest: Int {
        let shift = max(abs(offset.x), abs(offset.y))
        return reach + 1 + (shift < 1e6 ? Int(shift.rounded(.up)) : 1_000_000)
    }
}

extension Painter {
    /// Paints the shadows of a group's picture, the first one on top.
    func castShadows(of group: Group, _ layer: Layer, _ plan: GroupPlan, _ clip: Clip) {
        let state = PaintState(transform: plan.transform, clip: clip)
        for shadow in group.shadows.reversed() {
            cast(AlphaShadow(shadow, state), of: layer, clip)
        }
    }

    private func cast(_ shadow: AlphaShadow, of layer: Layer, _ clip: Clip) {
        if shadow.pixel == 0 { return }
        let wholeX = shadow.offset.x.rounded(.down)
        let wholeY = shadow.offset.y.rounded(.down)
        guard abs(wholeX) < 1e6, abs(wholeY) < 1e6 else { return }
        // One more pixel right and below takes up the fraction of the offset.
        let grown = layer.bounds.outset(by: shadow.reach + 1)
        var mask = layer.alphaMask(in: grown)
        if shadow.spread != 0 { mask = mask.spread(by: shadow.spread) }
        mask = mask.shifted(
            right: Unit16.quantized(shadow.offset.x - wholeX),
            down: Unit16.quantized(shadow.offset.y - wholeY))
        if shadow.isBlurred { mask = shadow.blur.apply(to: mask, workers: workers) }
        let moved = grown.offset(Int(wholeX), Int(wholeY))
        paint(
            shadow.pixel, through: MaskLayer(moved, mask), within: moved.intersection(clip.rect),
            clip: clip.coverage, hole: shadow.knockout ? .alpha(layer) : .nothing)
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
