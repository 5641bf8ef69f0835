import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

// MARK: Costs of items

extension RasterWork {
    static func filling(
        _ area: Area, with paint: Paint, _ transform: Affine, within visible: PixelRect
    ) -> RasterWorkAmounts {
        coverage(of: area, transform, within: visible)
            + painting(area, with: paint, transform, within: visible)
    }

    /// Returns the work of painting an area whose coverage is known.
    static func painting(
        _ area: Area, with paint: Paint, _ transform: Affine, within visible: PixelRect
    ) -> RasterWorkAmounts {
        let box = area.conservativeBounds
        var work = paint.preparation(for: box, transform, within: visible)
        let pixels = pixels(in: box.map(transform.apply), visible)
        work[paint.workKind] += pixels * paint.cost(under: transform)
        return work
    }

    /// Returns the work of a shadow, whose caster is grown and moved.
    static func shadow(
        _ shadow: Shadow, castBy area: Area, _ transform: Affine, within visible: PixelRect
    ) -> RasterWorkAmounts {
        let samples = ShadowMask.slantedSamples(sigma: shadow.sigma, transform)
        let pixels = pixels(of: .shadow(area, shadow), transform, within: visible)
        guard pixels > 0 else { return RasterWorkAmounts() }
        let moved = Affine.translation(shadow.offset.x, shadow.offset.y).then(transform)
        let grown = area.spread(by: shadow.placement == .inner ? -shadow.spread : shadow.spread)
        let state = PaintState(transform: transform, clip: Clip(visible))
        let reach = shadow.sigma > 0 ? state.blur(shadow.sigma).reach : 0
        var work = coverage(of: grown, moved, within: visible.outset(by: reach))
        work[.shadows] = pixels * Self.shadow
        if shadow.sigma > 0, transform.slantsCircles {
            work[.slanted] = pixels * slantedShadow * Double(samples)
        }
        return work
    }

    /// Returns the work of filtering the backdrop of an area that covers a number of pixels.
    static func filtering(
        _ area: Area, pixels: Double, by filters: [LayerFilter], _ transform: Affine,
        within visible: PixelRect
    ) -> RasterWorkAmounts {
        coverage(of: area, transform, within: visible)
            + RasterWorkAmounts(.filters, pixels * (1 + cost(of: filters)))
    }

    /// Returns the work of a layer of a surface.
    static func layer(
        _ layer: Surface.Layer, on area: Area, _ transform: Affine, within visible: PixelRect
    ) -> RasterWorkAmounts {
        switch layer.content {
        case .fill(let paint): painting(area, with: paint, transform, within: visible)
        case .stroke(let line, let paint): filling(line, with: paint, transform, within: visible)
        case .innerShadow(let shadow): self.shadow(shadow, castBy: area, transform, within: visible)
        }
    }

    /// Returns the number of pixels of an area that may show.
    static func pixels(of area: Area, _ transform: Affine, within visible: PixelRect) -> Double {
        pixels(in: area.conservativeBounds.map(transform.apply), visible)
    }

    /// Returns the number of pixels of an item that may show.
    static func pixels(
        of content: DisplayContent, _ transform: Affine, within visible: PixelRect
    ) -> Double {
        pixels(in: ContentBounds.of(content, transform), visible)
    }

    private static func pixels(in box: Rect?, _ visible: PixelRect) -> Double {
        box.map { Double(PixelRect(covering: $0, within: visible).pixelCount) } ?? 0
    }
}
