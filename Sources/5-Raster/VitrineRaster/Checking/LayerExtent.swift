import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// The sizes of the pictures that a group with a picture of its own needs, and the work of making one of its
/// items.
///
/// They come from a plan that only counts. Painting makes one of its own, within clips that are known to the
/// pixel by then, and for a group that `GroupExecution` has made simpler.
struct LayerExtent {
    /// The pixels that its items can affect.
    let items: PixelRect
    /// The number of pixels of all pictures together.
    let livePixels: Int
    /// The work, without that of its items.
    let work: RasterWorkAmounts

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
        var pixels = plan.itemBounds.pixelCount + casters.reduce(0) { $0 + $1.pixelCount }
        if reach > 0 {
            // What a blur reads of the blur before it, and its result.
            let read = plan.resultBounds.outset(by: reach).intersection(plan.layerBounds)
            let blurs = group.filters.count { !$0.isPointwise }
            pixels += (blurs > 1 ? read.pixelCount : 0) + plan.resultBounds.pixelCount
        }
        var slanted = 0.0
        for sigma in group.filters.compactMap(\.sigma) {
            guard let plane = IsotropicPlane(transform, sigma: sigma) else { continue }
            let count = Double(plan.resultBounds.outset(by: reach).intersection(plan.layerBounds).pixelCount)
            // Four components, one after the other, each in two masks of two bytes a pixel.
            pixels += Int(count * plane.pixelsToOne / 2) + Int(count)
            slanted += 4 * count * (1 + plane.pixelsToOne) * RasterWork.slantedShadow
        }
        var work = RasterWorkAmounts()
        for (index, shadow) in group.shadows.enumerated() {
            let plane = IsotropicPlane(transform, sigma: shadow.sigma)
            let shadow = AlphaShadow(shadow, state)
            let mask = shadow.maskBounds(
                of: plan.casters[index] ?? plan.layerBounds, shown: plan.compositeBounds)
            // Four masks of two bytes a pixel: the alpha, grown, moved and blurred.
            pixels += mask.pixelCount
            if let plane {
                pixels += Int(Double(mask.pixelCount) * plane.pixelsToOne / 2)
                slanted +=
                    Double(mask.pixelCount) * (1 + plane.pixelsToOne) * RasterWork.slantedShadow
            }
            work[.alphaShadows] += Double(mask.pixelCount) * RasterWork.shadow
            work[.spread] += Double(mask.pixelCount) * RasterWork.spread * abs(shadow.spread)
        }
        // The pixels that are filtered, given shadows, masked or composited.
        let composited = max(plan.itemBounds.pixelCount, plan.resultBounds.pixelCount)
        work += RasterWork.layer(of: group) * Double(composited)
        work[.slanted] = slanted
        self.work = work
        if !group.shadows.isEmpty { pixels += plan.compositeBounds.pixelCount }
        livePixels = pixels + (group.mask == nil ? 0 : plan.maskBounds.pixelCount)
    }
}
