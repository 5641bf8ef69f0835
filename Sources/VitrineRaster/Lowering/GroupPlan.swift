import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// The sizes of a group's pictures.
struct GroupPlan {
    let transform: Affine
    /// The bounds of the filtered items, as far as they can show.
    private(set) var layerBounds = PixelRect(width: 0, height: 0)
    /// The bounds of the items and their shadows, within the clip and the mask.
    private(set) var compositeBounds = PixelRect(width: 0, height: 0)
    /// The bounds within which the mask lets anything through, within the clip.
    private(set) var maskBounds = PixelRect(width: 0, height: 0)

    init(_ group: Group, transform: Affine, clip: PixelRect) {
        self.transform = transform
        let state = PaintState(transform: transform, clip: Clip(clip))
        var visible = clip
        if let mask = group.mask {
            guard let box = ContentBounds.of(mask.items, transform) else { return }
            visible = PixelRect(covering: box, within: clip)
            maskBounds = visible
        }
        if visible.isEmpty { return }
        let blurReach = state.reach(of: group.filters)
        var shadowReach = 0
        for shadow in group.shadows where shadow.placement == .outer {
            shadowReach = max(shadowReach, AlphaShadow(shadow, state).influenceRadius)
        }
        // Inner shadows look as far for the edges that cast them.
        var innerReach = 0
        for shadow in group.shadows where shadow.placement == .inner {
            innerReach = max(innerReach, AlphaShadow(shadow, state).influenceRadius)
        }
        let influence = visible.outset(by: blurReach + shadowReach + innerReach)
        if group.filters.affectsTransparentBlack {
            // With a margin; otherwise the filtered picture would end within the clip.
            let box = group.clip.map { $0.looseBounds.map(transform.apply) } ?? ContentBounds.everything
            guard let box else { return }
            let filled = PixelRect(covering: box, within: influence)
            if filled.isEmpty { return }
            layerBounds = filled.outset(by: blurReach).intersection(influence)
        } else {
            guard let box = ContentBounds.clipped(group, transform) else { return }
            let content = PixelRect(covering: box, within: influence)
            if content.isEmpty { return }
            layerBounds = content.outset(by: blurReach).intersection(influence)
                .aligned(to: box.origin, grid: Self.grid(of: group, state))
        }
        compositeBounds = layerBounds.outset(by: shadowReach).intersection(visible)
    }

    /// What holds for the group's items on their picture, and what cuts that as a whole: before the filters
    /// act, or after those that make something of nothing, which fill the clip.
    func itemStates(of group: Group) -> (items: PaintState, cut: Clip) {
        var state = PaintState(transform: transform, clip: Clip(layerBounds))
        var cut = state.clip
        if let area = group.clip { cut = cut.intersected(with: area, transform: transform) }
        if !group.filters.affectsTransparentBlack { state.clip.rect = cut.rect }
        return (state, cut)
    }

    /// Returns the coarsest sample of all blurs, in pixels.
    private static func grid(of group: Group, _ state: PaintState) -> Int {
        var blurs = group.shadows.filter { $0.sigma > 0 }.map { AlphaShadow($0, state).blur }
        for case .blur(let sigma) in group.filters where sigma > 0 {
            blurs.append(state.blur(sigma))
        }
        return blurs.map { 1 << max($0.planX.levels, $0.planY.levels) }.max() ?? 1
    }
}
