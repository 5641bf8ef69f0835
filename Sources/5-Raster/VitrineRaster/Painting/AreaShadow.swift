import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// A shadow of a region, blurred and prepared for row-by-row painting.
struct AreaShadow: Sendable {
    let pixel: PackedPixel
    let isInner: Bool
    /// The mask of an outer shadow, or of the area that an inner shadow leaves clear.
    let mask: ShadowMask
    private let isBlurred: Bool

    /// Creates a shadow, or returns `nil` if none of it shows within `shown`.
    ///
    /// - Parameter region: The coverage of the area within `shown`, if available.
    init?(
        _ shadow: Shadow, of area: Area, _ state: PaintState, shown: PixelRect, by painter: Painter,
        region: Coverage? = nil
    ) {
        pixel = PackedPixel(shadow.color)
        if pixel == 0 || shown.isEmpty || painter.isCancelled { return nil }
        isInner = shadow.placement == .inner
        isBlurred = shadow.sigma > 0
        let blur = state.blur(shadow.sigma)
        let moved = Affine.translation(shadow.offset.x, shadow.offset.y).then(state.transform)
        let grown = area.spread(by: isInner ? -shadow.spread : shadow.spread)
        if isBlurred, let box = grown.axisAlignedRectangle(under: moved) {
            mask = ShadowMask(
                of: box, sigma: state.deviceSigma(shadow.sigma), reach: blur.reach, shown: shown)
        } else if isBlurred,
            let slanted = ShadowMask(
                slanted: grown, sigma: shadow.sigma, moved, shown: shown, workers: painter.workers)
        {
            mask = slanted
        } else {
            let caster: Coverage
            if shadow.spread == 0, let region, let box = area.conservativeBounds,
                shown.contains(state.transform.apply(box)),
                let pixels = state.transform.integralTranslation(to: moved)
            {
                caster = region.translated(x: pixels.x, y: pixels.y)
            } else {
                // Nothing can show beyond the reach of the blur.
                caster = Coverage(
                    grown, transform: moved, clip: shown.outset(by: isBlurred ? blur.reach : 0))
            }
            let anchor = grown.conservativeBounds.map { moved.apply($0).origin } ?? .zero
            mask = ShadowMask(
                of: caster, blur: isBlurred ? blur : nil, shown: shown, anchor: anchor,
                cache: painter.shadowMasks, workers: painter.workers)
        }
        if mask.bounds.isEmpty && !isInner { return nil }
    }

    /// Creates an outer shadow from an existing mask, or returns `nil` if none of it shows.
    init?(_ shadow: Shadow, _ mask: ShadowMask) {
        pixel = PackedPixel(shadow.color)
        if pixel == 0 || mask.bounds.isEmpty { return nil }
        isInner = false
        isBlurred = shadow.sigma > 0
        self.mask = mask
    }

    /// Writes the weights of an outer shadow in row `y`.
    func outerWeights(
        _ weights: UnsafeMutablePointer<UInt16>, row y: Int, within rect: PixelRect
    ) {
        unsafe mask.copyRow(y, from: rect.x0, count: rect.width, to: weights)
    }

    /// Writes the weights of an inner shadow in row `y`, as fractions of the part of each pixel that `region`
    /// covers.
    ///
    /// Without a blur, the edges of the clear area and of the region may cross the same pixel. The clear area
    /// is then assumed to lie within the covered part, so that no line shows where the edges coincide.
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
    /// Returns the translation from this transform to `other`, if they differ only by a whole number of
    /// pixels on each axis.
    ///
    /// Translated coverage is then identical to the bit.
    fileprivate func integralTranslation(to other: Affine) -> (x: Int, y: Int)? {
        guard a == other.a, b == other.b, c == other.c, d == other.d else { return nil }
        let (x, y) = (Fixed.split(tx), Fixed.split(ty))
        let (otherX, otherY) = (Fixed.split(other.tx), Fixed.split(other.ty))
        // Beyond this limit, coordinates are not split and translated coverage may be cut off.
        guard [tx, ty, other.tx, other.ty].allSatisfy({ abs($0) < Double(Fixed.maxPixelCoordinate) / 4 }),
            x.fraction == otherX.fraction, y.fraction == otherY.fraction
        else { return nil }
        return (otherX.whole - x.whole, otherY.whole - y.whole)
    }
}

extension Area {
    /// Returns the area's box in device pixels, if the area is a single rectangle that is axis-aligned there.
    fileprivate func axisAlignedRectangle(under transform: Affine) -> Rect? {
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
