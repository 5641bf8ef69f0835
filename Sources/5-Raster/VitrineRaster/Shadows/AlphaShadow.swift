import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// A shadow cast by a picture's alpha, in device pixels.
struct AlphaShadow: Sendable {
    let pixel: PackedPixel
    let blur: GaussianBlur
    let isBlurred: Bool
    let isInner: Bool
    /// The distance in pixels by which the caster grows, or shrinks if negative.
    let spread: Double
    let offset: Point
    let knockout: Bool
    /// The plane in which the shadow is round, and its distances in points; `nil` unless circles are slanted.
    let upright: (plane: IsotropicPlane, spread: Double, offset: Point)?

    init(_ shadow: Shadow, _ state: PaintState) {
        pixel = PackedPixel(shadow.color)
        let offset = state.deviceOffset(shadow.offset)
        let sigma = state.deviceSigma(shadow.sigma)
        blur = GaussianBlur(
            sigmaX: Self.sigma(sigma.x, beyond: offset.x), sigmaY: Self.sigma(sigma.y, beyond: offset.y),
            edge: .transparent)
        isBlurred = shadow.sigma > 0
        isInner = shadow.placement == .inner
        let growth = isInner ? -shadow.spread : shadow.spread
        upright = IsotropicPlane(state.transform, sigma: shadow.sigma).map { ($0, growth, shadow.offset) }
        let grown = growth * (upright?.plane.stretch ?? state.transform.meanScale)
        spread = min(max(grown, -4096), 4096)
        self.offset = offset
        knockout = shadow.knockout
    }

    /// Returns the sigma by which a caster that was moved has yet to be blurred: moving it by a fraction of a
    /// pixel mixes neighbours, which softens it already.
    private static func sigma(_ sigma: Double, beyond offset: Double) -> Double {
        let part = offset - offset.rounded(.down)
        let variance = sigma * sigma
        return max(variance - part * (1 - part), variance / 2).squareRoot()
    }

    var reach: Int {
        (isBlurred ? blur.reach : 0) + Int(max(spread, 0).rounded(.up)) + (upright == nil ? 0 : 3)
    }

    /// The largest distance at which a pixel can cast a shadow or prevent one: shrinking looks as far around
    /// as growing.
    var influenceRadius: Int {
        let shift = max(abs(offset.x), abs(offset.y))
        return reach + Int(max(-spread, 0).rounded(.up)) + 1
            + (shift < 1e6 ? Int(shift.rounded(.up)) : 1_000_000)
    }

    /// Returns the pixels that can cast a shadow onto `shown`, or prevent one: those within reach of where
    /// `shown` was before the shadow was moved. `nil` if the shadow is moved too far to be cast at all.
    func casters(of shown: PixelRect) -> PixelRect? {
        guard abs(offset.x) < 1e6, abs(offset.y) < 1e6 else { return nil }
        // One more pixel for the fraction of the offset, and one for that of the spread.
        let radius = reach + Int(max(-spread, 0).rounded(.up)) + 2
        return shown.offset(-Int(offset.x.rounded(.down)), -Int(offset.y.rounded(.down))).outset(by: radius)
    }

    /// Returns the pixels of the grown and blurred alpha of a picture, before it is moved, that `shown`
    /// needs.
    ///
    /// They start at the same samples of the blur's levels as if all were needed, so that the values are the
    /// same.
    func maskBounds(of layer: PixelRect, shown: PixelRect) -> PixelRect {
        guard let seen = casters(of: shown) else { return PixelRect(width: 0, height: 0) }
        // One more pixel on the right and below for the fraction of the offset.
        let whole = layer.outset(by: reach + 1)
        let needed = whole.intersection(seen)
        if needed.isEmpty { return PixelRect(width: 0, height: 0) }
        let grid = isBlurred ? 1 << max(blur.planX.levels, blur.planY.levels) : 1
        return PixelRect(
            x0: needed.x0 - (needed.x0 - whole.x0) % grid, y0: needed.y0 - (needed.y0 - whole.y0) % grid,
            x1: needed.x1, y1: needed.y1)
    }

    /// Returns the alpha of `layer` grown, moved and blurred, as far as `shown` needs it. For inner shadows
    /// it is first divided by `opacity`.
    func mask(of layer: Layer, opacity: UInt16, shown: PixelRect, workers: Workers) -> ShadowMask? {
        let wholeX = offset.x.rounded(.down)
        let wholeY = offset.y.rounded(.down)
        guard abs(wholeX) < 1e6, abs(wholeY) < 1e6 else { return nil }
        let grown = maskBounds(of: layer.bounds, shown: shown)
        if grown.isEmpty { return ShadowMask(grown, Mask(width: 0, height: 0)) }
        if let slanted = slantedMask(of: layer, opacity: opacity, shown: shown, workers) { return slanted }
        var mask = layer.alphaMask(in: grown)
        if isInner { mask.divide(by: opacity) }
        if spread != 0 { mask = mask.spread(by: spread) }
        mask = mask.shifted(
            right: Unit16.quantized(offset.x - wholeX), down: Unit16.quantized(offset.y - wholeY))
        if isBlurred { mask = blur.apply(to: mask, workers: workers) }
        return ShadowMask(grown.offset(Int(wholeX), Int(wholeY)), mask)
    }

    /// Returns the mask where circles are slanted, `nil` elsewhere.
    private func slantedMask(
        of layer: Layer, opacity: UInt16, shown: PixelRect, _ workers: Workers
    ) -> ShadowMask? {
        guard let (plane, spread, move) = upright else { return nil }
        let bounds = layer.bounds.outset(by: reach + 1)
            .offset(Int(offset.x.rounded(.down)), Int(offset.y.rounded(.down)))
            .outset(by: 1).intersection(shown)
        var mask = layer.alphaMask(in: layer.bounds)
        if isInner { mask.divide(by: opacity) }
        return plane.blurred(
            mask, at: layer.bounds, spread: spread, offset: move, into: bounds, workers
        ).map { ShadowMask(bounds, $0) }
    }
}

extension Mask {
    /// Divides each value by `opacity`, to 65535 at most.
    mutating func divide(by opacity: UInt16) {
        if opacity == Unit16.one || opacity == 0 { return }
        for i in values.indices {
            let quotient = (UInt32(values[i]) * 65535 + UInt32(opacity) / 2) / UInt32(opacity)
            values[i] = UInt16(min(quotient, 65535))
        }
    }
}

extension Layer {
    /// Returns the alpha of `rect`, which contains the layer's bounds; zero around them.
    func alphaMask(in rect: PixelRect) -> Mask {
        var mask = Mask(width: rect.width, height: rect.height)
        let shared = bounds.intersection(rect)
        if shared.isEmpty { return mask }
        unsafe mask.values.withUnsafeMutableBufferPointer { values in
            guard let base = values.baseAddress else { return }
            for y in shared.y0..<shared.y1 {
                unsafe withRow(y, from: shared.x0) { source in
                    let row = (y - rect.y0) * rect.width + (shared.x0 - rect.x0)
                    unsafe MaskKernels.alpha(base + row, shared.width, of: source)
                }
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
