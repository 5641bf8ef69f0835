import VitrineColor
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster

extension PainterReference {
    mutating func cast(_ shadow: Shadow, of area: Area, _ state: State) {
        let pixel = shadow.color.premultiplied16
        let region = cover(area, state)
        let weights =
            shadow.placement == .inner
            ? innerWeights(shadow, of: area, region, shown: region, state)
            : outerWeights(shadow, of: area, state)
        let visible = shadow.placement == .inner ? visible(area, region, state) : state.weights
        target.rect.forEach { x, y in
            var weight = weights[x, y]
            if shadow.placement == .outer, shadow.knockout {
                weight = SourceOverReference.product(weight, 65535 - region[x, y])
            }
            over(pixel, SourceOverReference.product(weight, visible[x, y]), x, y)
        }
    }

    /// Returns the weights of an outer shadow. `whole` is the coverage of the whole area, if the rasteriser
    /// has it available.
    func outerWeights(
        _ shadow: Shadow, of area: Area, whole: PlaneReference? = nil, _ state: State
    ) -> PlaneReference {
        castMask(shadow, area.spread(by: shadow.spread), whole: whole, shown: state.clip.rect, state)
    }

    /// Returns the shares of the region's coverage in each pixel that an inner shadow darkens.
    func innerWeights(
        _ shadow: Shadow, of area: Area, _ region: PlaneReference, shown: PlaneReference, _ state: State
    ) -> PlaneReference {
        // The part of the region within the clip, without regard to what lies beyond.
        let planned = shown.support(within: state.clip.rect)
        let hole = castMask(shadow, area.spread(by: -shadow.spread), shown: planned, state)
        return PlaneReference(hole.rect) { x, y in
            shadow.sigma > 0 ? 65535 - hole[x, y] : Self.uncovered(hole[x, y], of: region[x, y])
        }
    }

    /// Returns the uncovered share of `whole`, of which `part` is covered.
    static func uncovered(_ part: UInt16, of whole: UInt16) -> UInt16 {
        if part >= whole { return 0 }
        return 65535 - UInt16((UInt64(part) * 65535 + UInt64(whole) / 2) / UInt64(whole))
    }

    /// Returns an area moved by the shadow's offset and blurred, of which the rasteriser plans to show a
    /// part.
    private func castMask(
        _ shadow: Shadow, _ caster: Area, whole: PlaneReference? = nil, shown: PixelRect, _ state: State
    ) -> PlaneReference {
        let moved = Affine.translation(shadow.offset.x, shadow.offset.y).then(state.transform)
        let sigma = state.plan.deviceSigma(shadow.sigma)
        let blur = GaussianBlur(sigmaX: sigma.x, sigmaY: sigma.y, edge: .transparent)
        if shadow.sigma > 0, let box = Self.uprightBox(caster, moved) {
            return closedForm(box, sigma, reach: blur.reach)
        }
        // What is slanted has an oracle in doubles, `SlantedShadowTests`; here all around it is compared.
        if shadow.sigma > 0,
            let slanted = ShadowMask(
                slanted: caster, sigma: shadow.sigma, moved, shown: shown, workers: .serial)
        {
            return PlaneReference(slanted, target.rect)
        }
        let reach = shadow.sigma > 0 ? blur.reach : 0
        let mask: PlaneReference
        if shadow.spread == 0, let whole, let pixels = Self.wholePixels(from: state.transform, to: moved) {
            // Moved by whole pixels, it is the same picture, even if crossings come to lie beyond the clip.
            mask = PlaneReference(target.rect.outset(by: reach)) { x, y in whole[x - pixels.x, y - pixels.y] }
        } else {
            mask = Self.cover(target.rect.outset(by: reach), planned: shown.outset(by: reach)) {
                Coverage(caster, transform: moved, clip: $0)
            }
        }
        if shadow.sigma <= 0 { return mask }
        let anchor = caster.conservativeBounds.map { moved.apply($0).origin } ?? .zero
        return BlurReference(
            x: blur.planX, y: blur.planY, edge: .transparent,
            origin: (Int(anchor.x.rounded(.down)), Int(anchor.y.rounded(.down)))
        ).blurred(mask, target.rect)
    }

    /// Returns the number of pixels by which a shadow's map moves things further than its region's, if both
    /// have the same position between pixels, or `nil` far out, where the end of the grid may cut off what is
    /// moved.
    private static func wholePixels(from region: Affine, to moved: Affine) -> (x: Int, y: Int)? {
        let (from, to) = ([region.tx, region.ty], [moved.tx, moved.ty])
        guard (from + to).allSatisfy({ abs($0) < Double(Fixed.maxPixelCoordinate) / 4 }) else { return nil }
        let (start, end) = (from.map { $0.rounded(.down) }, to.map { $0.rounded(.down) })
        guard from[0] - start[0] == to[0] - end[0], from[1] - start[1] == to[1] - end[1] else { return nil }
        return (Int(end[0] - start[0]), Int(end[1] - start[1]))
    }

    private static func uprightBox(_ area: Area, _ transform: Affine) -> Rect? {
        guard area.operands.count == 1, area.operands[0].operation == .union,
            case .fill(let shape) = area.operands[0].geometry, transform.determinant != 0
        else { return nil }
        let isUpright = (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0)
        let isRectangle: Bool
        let box: Rect
        switch shape {
        case .rectangle(let rect): (box, isRectangle) = (rect, true)
        case .roundedRectangle(let rect, let radii, _): (box, isRectangle) = (rect, radii.isZero)
        default: return nil
        }
        return isUpright && isRectangle && !box.isEmpty ? transform.apply(box) : nil
    }

    /// Returns the shadow of a rectangle, which is by definition the product of its profiles along both axes,
    /// and nothing beyond the reach.
    private func closedForm(_ box: Rect, _ sigma: (x: Double, y: Double), reach: Int) -> PlaneReference {
        func profile(_ pixels: Range<Int>, _ low: Double, _ high: Double, _ sigma: Double) -> [UInt16] {
            let values = GaussianProfile(sigma: sigma, low: low, high: high).values(pixels)
            return zip(pixels, values).map { pixel, value in
                let isFelt =
                    Double(pixel) >= (low - Double(reach)).rounded(.down)
                    && Double(pixel) < (high + Double(reach)).rounded(.up)
                return isFelt ? value : 0
            }
        }
        let rect = target.rect
        let columns = profile(rect.x0..<rect.x1, box.minX, box.maxX, sigma.x)
        let rows = profile(rect.y0..<rect.y1, box.minY, box.maxY, sigma.y)
        return PlaneReference(rect) { x, y in
            SourceOverReference.product(columns[x - rect.x0], rows[y - rect.y0])
        }
    }
}
