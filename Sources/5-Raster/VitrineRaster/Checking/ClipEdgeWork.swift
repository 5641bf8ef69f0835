import VitrineCoverage
import VitrineGeometry
import VitrinePixels

/// The work of the edges of clips for each item within them: where an item shares pixels with an edge, what
/// it has in common with the clip is swept as geometry. See ``ClipEdge``.
struct ClipEdgeWork {
    /// The amounts of sweeping the whole edge.
    private(set) var whole: RasterWorkAmounts
    /// The pixels that the edge may pass through.
    private var bounds: PixelRect

    /// Returns `nil` for a clip that ends on whole pixels.
    init?(_ clip: Area, _ transform: Affine, within visible: PixelRect) {
        guard !Clip.isWholePixels(clip, transform: transform),
            let box = clip.conservativeBounds.map(transform.apply)
        else { return nil }
        bounds = PixelRect(covering: box, within: visible)
        whole = RasterWork.coverage(of: clip, transform, within: visible)
    }

    /// Adds an edge around this one.
    func joined(with outer: ClipEdgeWork?) -> ClipEdgeWork {
        guard let outer else { return self }
        var both = self
        both.whole += outer.part(within: bounds)
        return both
    }

    /// Returns the work for an item in some of the pixels: all edges are made, and swept in its rows.
    func part(within pixels: PixelRect) -> RasterWorkAmounts {
        let rows = bounds.intersection(pixels)
        guard !rows.isEmpty else { return RasterWorkAmounts() }
        var part = whole * (Double(rows.height) / Double(bounds.height))
        part[.edges] = whole[.edges]
        return part
    }
}
