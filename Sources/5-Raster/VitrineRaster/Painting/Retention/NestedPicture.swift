import VitrineCoverage
import VitrineDisplayList
import VitrinePixels

/// The picture of a group, kept for the next one.
struct NestedPicture: Sendable {
    /// The items, as far as they can show.
    var layer: Layer
    /// The items within the edge of the group's clip; `nil` if that ends on whole pixels.
    private(set) var clipped: Layer?
    var steps: [RetainedStep] = []

    init(_ bounds: PixelRect) { layer = Layer(bounds) }

    /// Returns `true` if a group's picture consists of its items alone, so that parts of it can be repainted.
    static func canShow(_ group: Group, _ plan: GroupPlan) -> Bool {
        group.filters.isEmpty && group.shadows.isEmpty && group.mask == nil && !group.blendsItemsWithTarget
            && !plan.layerBounds.isEmpty && !plan.compositeBounds.isEmpty
    }

    /// Returns `true` if the picture of a group can be made from that of another by repainting items.
    static func isShared(by a: (group: Group, plan: GroupPlan), _ b: (group: Group, plan: GroupPlan)) -> Bool
    {
        a.plan.layerBounds == b.plan.layerBounds && a.plan.transform == b.plan.transform
            && ClipEdge.isSame(a.plan.edge, b.plan.edge) && a.group.clip == b.group.clip
            && a.group.mirrorsBackdropAtClip == b.group.mirrorsBackdropAtClip
    }

    /// The picture that is composited.
    var shown: Layer { clipped ?? layer }

    /// Cuts rows at an edge, which is the same for all of them.
    mutating func cut(_ rows: Range<Int>, at edge: Coverage?, _ painter: Painter) {
        guard let edge else { return clipped = nil }
        let bounds = layer.bounds
        var rows = rows
        if clipped == nil {
            clipped = Layer(bounds)
            rows = bounds.y0..<bounds.y1
        }
        let whole = layer
        let part = PixelRect(x0: bounds.x0, y0: rows.lowerBound, x1: bounds.x1, y1: rows.upperBound)
        clipped?.withRows { target in
            painter.forEachBand(of: part) { band in
                for y in band {
                    let row = unsafe target.at(bounds.x0, y)
                    unsafe whole.withRow(y, from: bounds.x0) { source in
                        unsafe row.update(from: source, count: bounds.width)
                    }
                    edge.forEachRun(ofRow: y, within: bounds) { x, count, value in
                        unsafe SourceOver.scale(target.at(bounds.x0 + x, y), count, weight: value)
                    }
                }
            }
        }
    }
}
