import VitrineCoverage
import VitrineDisplayList
import VitrinePixels

/// The picture of a group, kept for the next one.
struct NestedPicture: Sendable {
    /// The items, as far as they can show.
    var layer: Layer
    /// The items within the edge of the group's clip; `nil` if no item is painted beyond that.
    private(set) var clipped: Layer?
    var steps: [RetainedStep] = []

    init(_ bounds: PixelRect) { layer = Layer(bounds) }

    /// Returns `true` if a group's picture consists of its items alone, so that parts of it can be repainted.
    static func canShow(_ group: Group, _ plan: GroupPlan) -> Bool {
        group.isPictureOfItems && !plan.layerBounds.isEmpty && !plan.compositeBounds.isEmpty
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
            rows = bounds.rows
        }
        let whole = layer
        let part = bounds.part(inRows: rows)
        clipped?.withRows { target in
            painter.forEachBand(of: part) { band in
                target.copy(part.part(inRows: band), from: whole)
                for y in band {
                    edge.forEachRun(ofRow: y, within: bounds) { x, count, value in
                        unsafe SourceOver.scale(target.at(bounds.x0 + x, y), count, weight: value)
                    }
                }
            }
        }
    }
}
