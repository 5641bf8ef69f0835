import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

// MARK: Costs of items

extension RasterWork {
    static func cost(
        ofFilling area: Area, with paint: Paint, _ transform: Affine, within visible: PixelRect
    ) -> Double {
        coverage(of: area, transform, within: visible) + paint.preparationCost
            + pixels(of: area, transform, within: visible) * paint.cost(under: transform)
    }

    static func cost(
        of shadow: Shadow, castBy area: Area, _ transform: Affine, within visible: PixelRect
    ) -> Double {
        let samples = ShadowMask.slantedSamples(sigma: shadow.sigma, transform)
        let slant = shadow.sigma > 0 && transform.slantsCircles ? slantedShadow * Double(samples) : 0
        return coverage(of: area, transform, within: visible)
            + pixels(of: .shadow(area, shadow), transform, within: visible) * (Self.shadow + slant)
    }

    /// Returns the cost of filtering the backdrop of an area that covers a number of pixels.
    static func cost(
        ofFiltering area: Area, pixels: Double, by filters: [LayerFilter], _ transform: Affine,
        within visible: PixelRect
    ) -> Double {
        coverage(of: area, transform, within: visible) + pixels * (1 + cost(of: filters))
    }

    /// Returns the cost of a layer of a surface.
    static func cost(
        of layer: Surface.Layer, on area: Area, _ transform: Affine, within visible: PixelRect
    ) -> Double {
        switch layer.content {
        case .fill(let paint): cost(ofFilling: area, with: paint, transform, within: visible)
        case .stroke(let line, let paint): cost(ofFilling: line, with: paint, transform, within: visible)
        case .innerShadow(let shadow): cost(of: shadow, castBy: area, transform, within: visible)
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
