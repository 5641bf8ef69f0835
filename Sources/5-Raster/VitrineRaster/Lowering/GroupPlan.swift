import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// The sizes of a group's pictures.
struct GroupPlan {
    let transform: Affine
    /// The edge by which the group's picture will be cut; `nil` where that is not that of its items, which
    /// blurs spread and shadows surround.
    let edge: ClipEdge?
    /// The bounds of the filtered items that can be visible.
    private(set) var layerBounds = PixelRect(width: 0, height: 0)
    /// The bounds of the unfiltered items, on the same grid as ``layerBounds``. Blurs spread them from here.
    private(set) var itemBounds = PixelRect(width: 0, height: 0)
    /// The part of the filtered items that something reads.
    private(set) var resultBounds = PixelRect(width: 0, height: 0)
    /// The bounds of the items and their shadows, within the clip and the mask.
    private(set) var compositeBounds = PixelRect(width: 0, height: 0)
    /// The bounds of the part of the clip in which the picture of the mask is not transparent.
    private(set) var maskBounds = PixelRect(width: 0, height: 0)

    /// The bounds of the items whose shadows fall onto the clip from afar, by the indices of the shadows.
    /// They have pictures of their own.
    private(set) var casters: [Int: PixelRect] = [:]

    /// The number of pixels up to which one picture serves the items and all of their shadows.
    static let jointPixels = 1 << 24

    /// - Parameters:
    ///   - group: The group.
    ///   - transform: The map from its items' points to device pixels.
    ///   - clip: The pixels that may show.
    ///   - edge: The edge of the clip that the group is painted in. Default: `nil`.
    ///   - jointPixels: The number of pixels up to which one picture serves all, if it is not small beside
    ///     the clip. It does not affect the pixels.
    init(
        _ group: Group, transform: Affine, clip: PixelRect, edge: ClipEdge? = nil,
        jointPixels: Int = Self.jointPixels
    ) {
        self.transform = transform
        self.edge = group.spreadsItems ? nil : edge
        let state = PaintState(transform: transform, clip: Clip(clip))
        var visible = clip
        if let mask = group.mask {
            let box = ContentBounds.of(mask.items, transform)
            if let box { maskBounds = PixelRect(covering: box, within: clip) }
            if !mask.isInverted {
                if box == nil { return }
                visible = maskBounds
            }
        }
        if visible.isEmpty { return }
        let blurReach = state.reach(of: group.filters)
        // Inner shadows look as far as outer ones for the edges that cast them.
        let shadows = group.shadows.map { AlphaShadow($0, state) }
        func reach(of placement: Shadow.Placement, _ included: (Int) -> Bool) -> Int {
            shadows.indices.filter { group.shadows[$0].placement == placement && included($0) }
                .map { shadows[$0].influenceRadius }.max() ?? 0
        }
        func reaches(_ included: (Int) -> Bool) -> (outer: Int, inner: Int) {
            (reach(of: .outer, included), reach(of: .inner, included))
        }
        var reach = reaches { _ in true }
        func own() -> PixelRect {
            bounds(of: group, state, within: visible.outset(by: blurReach + reach.outer + reach.inner))
        }
        layerBounds = own()
        if layerBounds.width * layerBounds.height > max(jointPixels, 4 * visible.width * visible.height) {
            // One picture would hold all that lies between the canvas and what casts shadows onto it.
            let near = visible.outset(by: blurReach)
            for (index, shadow) in shadows.enumerated() {
                guard let seen = shadow.casters(of: visible)?.outset(by: blurReach) else {
                    casters[index] = PixelRect(width: 0, height: 0)
                    continue
                }
                if seen.intersection(near).isEmpty {
                    casters[index] = bounds(of: group, state, within: seen)
                }
            }
            reach = reaches { self.casters[$0] == nil }
            layerBounds = own()
        }
        if casters.contains(where: { group.shadows[$0].placement == .outer && !$1.isEmpty }) {
            compositeBounds = visible
        } else if !layerBounds.isEmpty {
            compositeBounds = layerBounds.outset(by: reach.outer).intersection(visible)
        }
        (itemBounds, resultBounds) = (layerBounds, layerBounds)
        // Far blurs spread a small picture over a large one, most of which lies beyond the canvas. Shadows
        // read all of it, and colours for transparent black fill all of it.
        guard blurReach > 0, group.shadows.isEmpty, !group.filters.affectsTransparentBlack,
            let box = ContentBounds.clipped(group, transform)
        else { return }
        itemBounds = PixelRect(covering: box, within: layerBounds)
            .aligned(to: box.origin, grid: Self.grid(of: group, state))
        resultBounds = compositeBounds
    }

    /// Returns the bounds of the filtered items within `influence`, with the margins that their blurs need.
    private func bounds(of group: Group, _ state: PaintState, within influence: PixelRect) -> PixelRect {
        let empty = PixelRect(width: 0, height: 0)
        let blurReach = state.reach(of: group.filters)
        if group.filters.affectsTransparentBlack {
            // With a margin; otherwise the filtered picture would end within the clip.
            let box = group.clip.map { $0.conservativeBounds.map(transform.apply) } ?? ContentBounds.unbounded
            guard let box else { return empty }
            let filled = PixelRect(covering: box, within: influence)
            return filled.isEmpty ? empty : filled.outset(by: blurReach).intersection(influence)
        }
        guard let box = ContentBounds.clipped(group, transform) else { return empty }
        var content = PixelRect(covering: box, within: influence)
        if content.isEmpty { return empty }
        let seen = group.filterReach(under: transform)
        if seen > 0, let all = ContentBounds.of(group.items, transform) {
            let influence = influence.outset(by: seen)
            content = PixelRect(covering: all, within: content.outset(by: seen))
            return content.outset(by: blurReach).intersection(influence)
                .aligned(to: box.origin, grid: Self.grid(of: group, state))
        }
        return content.outset(by: blurReach).intersection(influence)
            .aligned(to: box.origin, grid: Self.grid(of: group, state))
    }

    /// Returns the state in which the group's items are painted on their picture, and the clip of that
    /// picture as a whole.
    ///
    /// The clip is applied before the filters, or after those that affect transparent black and so fill it.
    func itemStates(of group: Group, within bounds: PixelRect) -> (items: PaintState, cut: Clip) {
        var state = PaintState(transform: transform, clip: Clip(bounds))
        state.clip.pending = edge
        var cut = state.clip
        if let area = group.clip { cut = cut.intersected(with: area, transform: transform) }
        if !group.filters.affectsTransparentBlack {
            let isOpen = group.clipsFilteredItems
            if !isOpen { state.clip.rect = cut.rect }
            state.clip.pending = cut.edge
            state.clip.pending?.isOpen = isOpen
        }
        return (state, cut)
    }

    /// Returns the state in which the items of the group's mask are painted: as parts of what the mask cuts.
    func maskState(of group: Group, within bounds: PixelRect) -> PaintState {
        var state = PaintState(transform: transform, clip: Clip(bounds))
        if !group.spreadsItems { state.clip.pending = itemStates(of: group, within: bounds).cut.edge }
        return state
    }

    /// Returns the coarsest sample of all blurs, in pixels.
    private static func grid(of group: Group, _ state: PaintState) -> Int {
        let shadows = group.shadows.filter { $0.sigma > 0 }.map { AlphaShadow($0, state).blur.grid }
        return max(state.grid(of: group.filters), shadows.max() ?? 1)
    }
}

extension Group {
    /// Indicates whether its picture shows more than its items.
    var spreadsItems: Bool { !shadows.isEmpty || !filters.allSatisfy(\.isPointwise) }
}
