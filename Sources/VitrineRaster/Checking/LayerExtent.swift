import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// The sizes of the pictures that a group with a picture of its own needs.
struct LayerExtent {
    /// The pixels that its items can affect.
    let items: PixelRect
    /// The number of pixels of all pictures together.
    let livePixels: Int
    /// The number of pixels that are filtered, given shadows, masked or composited.
    let composited: Int
    /// The units of work of the group's shadows.
    let shadowWork: Double

    /// - Parameters:
    ///   - group: The group.
    ///   - transform: The map from its items' points to device pixels.
    ///   - visible: The pixels that may show.
    init(_ group: Group, _ transform: Affine, within visible: PixelRect) {
        let plan = GroupPlan(group, transform: transform, clip: visible)
        let casters = plan.casters.values
        items = casters.reduce(plan.itemBounds) { $1.pixelCount > $0.pixelCount ? $1 : $0 }
        let state = PaintState(transform: transform, clip: Clip(visible))
        let reach = state.reach(of: group.filters)
        composited = max(plan.itemBounds.pixelCount, plan.resultBounds.pixelCount)
        var pixels = plan.itemBounds.pixelCount + casters.reduce(0) { $0 + $1.pixelCount }
        if reach > 0 {
            // What a blur reads of the blur before it, and its result.
            let read = plan.resultBounds.outset(by: reach).intersection(plan.layerBounds)
            let blurs = group.filters.count { !$0.isPointwise }
            pixels += (blurs > 1 ? read.pixelCount : 0) + plan.resultBounds.pixelCount
        }
        var work = 0.0
        for (index, shadow) in group.shadows.enumerated() {
            let shadow = AlphaShadow(shadow, state)
            let mask = shadow.maskBounds(
                of: plan.casters[index] ?? plan.layerBounds, shown: plan.compositeBounds)
            // Four masks of two bytes a pixel: the alpha, grown, moved and blurred.
            pixels += mask.pixelCount
            work += Double(mask.pixelCount) * (RasterWork.shadow + RasterWork.spread * abs(shadow.spread))
        }
        shadowWork = work
        if !group.shadows.isEmpty { pixels += plan.compositeBounds.pixelCount }
        livePixels = pixels + (group.mask == nil ? 0 : plan.maskBounds.pixelCount)
    }
}
