import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// A shadow of a region, blurred and ready to be painted row by row.
struct AreaShadow: Sendable {
    let pixel: PackedPixel
    let isInner: Bool
    /// Where an outer shadow falls, or the hole through which an inner one does not.
    let mask: ShadowMask
    private let isBlurred: Bool

    /// Nil where nothing of it shows within `shown`. `region` is the area's coverage there, where it is at hand.
    init?(
        _ shadow: Shadow, of area: Area, _ state: PaintState, shown: PixelRect, by painter: Painter,
        region: Coverage? = nil
    ) {
        pixel = PackedPixel(shadow.color)
        if pixel == 0 || shown.isEmpty { return nil }
        isInner = shadow.placement == .inner
        isBlurred = shadow.sigma > 0
        let blur = state.blur(shadow.sigma)
        let moved = Affine.translation(shadow.offset.x, shadow.offset.y).then(state.transform)
        let grown = area.spread(by: isInner ? -shadow.spread : shadow.spread)
        if isBlurred, let box = grown.uprightRectangle(moved) {
            mask = ShadowMask(
                of: box, sigma: state.deviceSigma(shadow.sigma), reach: blur.reach, shown: shown)
        } else {
            let caster: Coverage
            if shadow.spread == 0, let region, let box = area.looseBounds,
                shown.contains(state.transform.apply(box)),
                let pixels = state.transform.wholePixels(to: moved)
            {
                caster = region.translated(x: pixels.x, y: pixels.y)
            } else {
                // Further out than the reach of the blur nothing can show.
                caster = Coverage(
                    grown, transform: moved, clip: shown.outset(by: isBlurred ? blur.reach : 0))
            }
            let anchor = grown.looseBounds.map { moved.apply($0).origin } ?? .zero
            mask = ShadowMask(
                of: caster, blur: isBlurred ? blur : nil, shown: shown, anchor: anchor,
                cache: painter.shadowMasks, workers: painter.workers)
        }
        if mask.bounds.isEmpty && !isInner { return nil }
    }

    /// An outer shadow whose mask is at hand; nil where it shows nothing.
    init?(_ shadow: Shadow, _ mask: ShadowMask) {
        pixel = PackedPixel(shadow.color)
        if pixel == 0 || mask.bounds.isEmpty { return nil }
        isInner = false
        isBlurred = shadow.sigma > 0
        self.mask = mask
    }

    /// The weights of an outer shadow in row `y`.
    func outerWeights(
        _ weights: UnsafeMutablePointer<UInt16>, row y: Int, within rect: PixelRect
    ) {
        unsafe mask.copyRow(y, from: rect.x0, count: rect.width, to: weights)
    }

    /// The weights of an inner shadow in row `y`, as shares of what `region` covers of each pixel.
    ///
    /// Without a blur, the hole's and the region's edge may run through one pixel; the hole is then taken
    /// to cover what the region does, so that where both have the same edge no line is left along it.
    func innerWeights(
        _ weights: UnsafeMutablePointer<UInt16>, row y: Int, within rect: PixelRect, region: Coverage
    ) {
        unsafe mask.copyRow(y, from: rect.x0, count: rect.width, to: weights)
        if isBlurred { return unsafe MaskKernels.complement(weights, rect.width) }
        region.forEachRun(ofRow: y, within: rect) { x, count, value in
            unsafe MaskKernels.uncovered(weights + x, count, of: value)
        }
    }
}

extension Affine {
    /// By how many pixels `other` moves things further, where that is all it does and they are whole: then
    /// coverage is moved with it, to the bit.
    fileprivate func wholePixels(to other: Affine) -> (x: Int, y: Int)? {
        guard a == other.a, b == other.b, c == other.c, d == other.d else { return nil }
        let (x, y) = (EdgeCollector.split(tx), EdgeCollector.split(ty))
        let (otherX, otherY) = (EdgeCollector.split(other.tx), EdgeCollector.split(other.ty))
        // Further out than this a place is not split, and what is moved on may be cut.
        guard [tx, ty, other.tx, other.ty].allSatisfy({ abs($0) < Double(Fixed.maxPixelCoordinate) / 4 }),
            x.fraction == otherX.fraction, y.fraction == otherY.fraction
        else { return nil }
        return (otherX.whole - x.whole, otherY.whole - y.whole)
    }
}

extension Area {
    /// The box in device pixels where the area is one rectangle that lies upright there.
    fileprivate func uprightRectangle(_ transform: Affine) -> Rect? {
        guard operands.count == 1, let operand = operands.first, operand.operation == .union,
            case .fill(let shape) = operand.geometry
        else { return nil }
        let isUpright = (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0)
        guard isUpright, transform.determinant != 0 else { return nil }
        switch shape {
        case .rectangle(let rect): return rect.isEmpty ? nil : transform.apply(rect)
        case .roundedRectangle(let rect, let radii, _) where radii.isZero:
            return rect.isEmpty ? nil : transform.apply(rect)
        default: return nil
        }
    }
}
