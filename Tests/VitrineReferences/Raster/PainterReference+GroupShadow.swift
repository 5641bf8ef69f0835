import VitrineColor
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster

extension PainterReference {
    /// Paints the outer shadows of a group's picture, the first one on top.
    mutating func castShadows(
        of group: Group, _ layer: PictureReference, _ plan: GroupPlan, _ transform: Affine,
        _ weights: PlaneReference
    ) {
        let opacity = group.casterOpacity
        for shadow in group.shadows.reversed() where shadow.placement == .outer {
            let cast = AlphaShadowReference(shadow, transform)
            let mask = cast.mask(of: layer, plan.layerBounds, opacity, target.rect)
            target.rect.forEach { x, y in
                var weight = mask[x, y]
                if shadow.knockout {
                    weight = SourceOverReference.product(weight, Self.left(layer[x, y].w, opacity))
                }
                over(cast.pixel, SourceOverReference.product(weight, weights[x, y]), x, y)
            }
        }
    }

    /// Returns the part of a shadow that remains under a caster with an alpha, if it casts with `opacity`:
    /// with c as the covered share, (1 - c) / (1 - alpha), rounded down.
    private static func left(_ alpha: UInt16, _ opacity: UInt16) -> UInt16 {
        if opacity == 65535 || alpha == 0 { return 65535 }
        if alpha >= opacity { return 0 }
        let (a, o) = (UInt64(alpha), UInt64(opacity))
        return UInt16((o - a) * 65535 * 65535 / (o * (65535 - a)))
    }

    /// Returns a group's picture with its inner shadows, the first one on top.
    func withInnerShadows(
        _ layer: PictureReference, of group: Group, _ plan: GroupPlan, _ transform: Affine
    ) -> PictureReference {
        let opacity = group.casterOpacity
        var result = layer
        for shadow in group.shadows.reversed() where shadow.placement == .inner {
            let cast = AlphaShadowReference(shadow, transform)
            let hole = cast.mask(of: layer, plan.layerBounds, opacity, layer.rect)
            layer.rect.forEach { x, y in
                let share = (UInt64(layer[x, y].w) * 65535 + UInt64(opacity) / 2) / UInt64(opacity)
                let weight =
                    shadow.sigma > 0
                    ? 65535 - hole[x, y] : Self.uncovered(hole[x, y], of: UInt16(min(share, 65535)))
                result[x, y] = MaskReference.paintAtop(result[x, y], cast.pixel, weight: weight)
            }
        }
        return result
    }
}

/// A shadow cast by a picture's alpha.
struct AlphaShadowReference {
    let pixel: Pixmap.Pixel
    private let shadow: AlphaShadow

    init(_ shadow: Shadow, _ transform: Affine) {
        pixel = shadow.color.premultiplied16
        let nowhere = Clip(PixelRect(width: 0, height: 0))
        self.shadow = AlphaShadow(shadow, PaintState(transform: transform, clip: nowhere))
    }

    /// Returns the alpha of the layer spread, moved and blurred, as far as `wanted` shows it. `planned`
    /// contains the bounds that the grid of the blur follows.
    func mask(
        of layer: PictureReference, _ planned: PixelRect, _ opacity: UInt16, _ wanted: PixelRect
    ) -> PlaneReference {
        // What is slanted has an oracle in doubles, `SlantedGroupTests`; here all around it is compared.
        if shadow.upright != nil,
            let slanted = shadow.mask(of: layer.layer, opacity: opacity, shown: wanted, workers: .serial)
        {
            return PlaneReference(slanted, wanted)
        }
        let (dx, dy) = (Int(shadow.offset.x.rounded(.down)), Int(shadow.offset.y.rounded(.down)))
        let rect = layer.rect.outset(by: shadow.reach + 1)
        var mask = PlaneReference(rect) { x, y in
            let alpha = UInt64(layer[x, y].w)
            if !shadow.isInner { return UInt16(alpha) }
            return UInt16(min((alpha * 65535 + UInt64(opacity) / 2) / UInt64(opacity), 65535))
        }
        if shadow.spread != 0 { mask = Self.spread(mask, by: shadow.spread) }
        mask = Self.moved(
            mask, right: Unit16.quantized(shadow.offset.x - Double(dx)),
            down: Unit16.quantized(shadow.offset.y - Double(dy)))
        let home = PixelRect(
            x0: wanted.x0 - dx, y0: wanted.y0 - dy, x1: wanted.x1 - dx, y1: wanted.y1 - dy)
        if shadow.isBlurred {
            let start = planned.outset(by: shadow.reach + 1)
            mask = BlurReference(
                x: shadow.blur.planX, y: shadow.blur.planY, edge: .transparent,
                origin: (start.x0, start.y0)
            ).blurred(mask, home)
        }
        return PlaneReference(wanted) { x, y in mask[x - dx, y - dy] }
    }

    /// Returns the largest value within a disc, or the smallest. Between integer radii, both are mixed in
    /// proportion.
    private static func spread(_ mask: PlaneReference, by radius: Double) -> PlaneReference {
        let size = abs(radius)
        let part = Unit16.quantized(size - size.rounded(.down))
        let flip: UInt16 = radius < 0 ? 65535 : 0
        func most(_ x: Int, _ y: Int, _ r: Int) -> UInt16 {
            var result: UInt16 = 0
            for dy in -r...r {
                let half = Int(Double(r * r - dy * dy).squareRoot())
                for dx in -half...half { result = max(result, mask[x + dx, y + dy] ^ flip) }
            }
            return result
        }
        let whole = Int(size)
        return PlaneReference(mask.rect) { x, y in
            let less = most(x, y, whole)
            if part == 0 { return less ^ flip }
            let more = SourceOverReference.product(most(x, y, whole + 1), part)
            return (more + SourceOverReference.product(less, 65535 - part)) ^ flip
        }
    }

    /// Returns the mask moved by fractions of a pixel, interpolated between neighbours: first across, then
    /// down.
    private static func moved(_ mask: PlaneReference, right: UInt16, down: UInt16) -> PlaneReference {
        func mix(_ here: UInt16, _ before: UInt16, _ weight: UInt16) -> UInt16 {
            SourceOverReference.product(here, 65535 - weight) + SourceOverReference.product(before, weight)
        }
        let across = PlaneReference(mask.rect) { x, y in mix(mask[x, y], mask[x - 1, y], right) }
        return PlaneReference(mask.rect) { x, y in mix(across[x, y], across[x, y - 1], down) }
    }
}
