import VitrineGeometry
import VitrinePixels

/// The edge of a clip as geometry: what shares a part of it is cut exactly, where a product of coverages
/// would thin it twice.
public struct ClipEdge: Sendable {
    /// An area, and the map from its points to device pixels.
    struct Part: Equatable, Sendable {
        let area: Area
        let transform: Affine
    }

    /// The most areas that are intersected as geometry: what they cut is swept with all of them.
    private static let maxParts = 8

    /// The areas that all contain what is within the edge.
    let parts: [Part]
    /// The coverage of their intersection.
    let coverage: Coverage
    /// Indicates whether what lies beyond the edge is painted as well, because filters see it before the
    /// picture is cut. Default: `false`.
    public var isOpen = false

    init(_ area: Area, _ transform: Affine, coverage: Coverage) {
        self.init([Part(area: area, transform: transform)], coverage)
    }

    private init(_ parts: [Part], _ coverage: Coverage) {
        self.parts = parts
        self.coverage = coverage
    }

    /// Returns the coverage of the part of an item within the edge, if item and edge cross the same pixels;
    /// `nil` where the product of their coverages will do.
    ///
    /// - Parameter painted: The coverage of the item.
    func part(of item: Area, _ painted: Coverage, transform: Affine, clip: PixelRect) -> Coverage? {
        guard painted.sharesEdgePixels(with: coverage) else { return nil }
        // Within an edge that is its own, an item is what the edge lets through.
        if contains(item, transform) {
            let isWithin = coverage.bounds.intersection(clip) == coverage.bounds
            return isWithin ? coverage : coverage.intersected(with: Coverage(clip))
        }
        // What both have in common lies in the pixels of both.
        let common = painted.bounds.intersection(coverage.bounds).intersection(clip)
        return Coverage(item, transform: transform, within: parts, clip: common)
    }

    /// Returns `true` if the edge is, among others, that of an area.
    func contains(_ area: Area, _ transform: Affine) -> Bool {
        parts.contains { $0.transform == transform && $0.area.operands == area.operands }
    }

    /// Returns the edge of the intersection with another area; `nil` if there are too many of them.
    ///
    /// - Parameters:
    ///   - next: The coverage of the other area.
    ///   - product: The product of both coverages.
    func intersected(
        with other: Area, _ next: Coverage, _ product: Coverage, _ transform: Affine, _ clip: PixelRect
    ) -> ClipEdge? {
        guard parts.count < Self.maxParts else { return nil }
        let joint = part(of: other, next, transform: transform, clip: clip)
        return ClipEdge(parts + [Part(area: other, transform: transform)], joint ?? product)
    }

    /// Returns `true` if both are edges of the same areas.
    public static func isSame(_ a: ClipEdge?, _ b: ClipEdge?) -> Bool {
        a?.parts == b?.parts && a?.isOpen == b?.isOpen
    }
}
