import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineGlass
import VitrinePixels

extension [DisplayItem] {
    /// `true` if one of the items filters what is behind it, or depends on it.
    var readBackdrop: Bool {
        contains { item in
            switch item.content {
            case .fill, .glyphs, .shadow: false
            case .backdrop, .glass, .progressiveBlur, .adaptive: true
            case .surface(let surface): surface.backdrop != nil
            case .group(let group):
                group.items.readBackdrop || (group.mask?.items.readBackdrop ?? false)
            case .projected(let content): content.items.readBackdrop
            }
        }
    }
}

extension Group {
    /// Returns `true` if it needs a picture of its own, on its way to device pixels.
    func needsPicture(under transform: Affine) -> Bool {
        needsLayer || clipsFilteredItems || sharesClipEdge(under: transform)
    }

    /// Indicates whether its clip cuts items that others of its items filter.
    ///
    /// The filters see what is behind them beyond the clip as well: all items are painted as far as they see,
    /// and the clip cuts the result. At the edge of a screen the backdrop ends instead.
    var clipsFilteredItems: Bool {
        guard clip != nil, !mirrorsBackdropAtClip, !blendsItemsWithTarget else { return false }
        var isPainted = false
        return items.filterOwnBackdrop(&isPainted)
    }

    /// Returns the distance in pixels beyond the clip from which its items are seen through others.
    ///
    /// - Parameter transform: The map from its items' points to device pixels.
    func filterReach(under transform: Affine) -> Int {
        clipsFilteredItems ? items.filterReach(under: transform) : 0
    }
}

extension [DisplayItem] {
    /// Returns `true` if one of the items filters what an earlier one has painted.
    ///
    /// - Parameter isPainted: `true` once something is painted.
    fileprivate func filterOwnBackdrop(_ isPainted: inout Bool) -> Bool {
        for item in self {
            if case .group(let group) = item.content {
                if group.items.filterOwnBackdrop(&isPainted) { return true }
                continue
            }
            if isPainted, [item].readBackdrop { return true }
            isPainted = true
        }
        return false
    }

    fileprivate func filterReach(under transform: Affine) -> Int {
        let state = PaintState(transform: transform, clip: Clip(PixelRect(width: 0, height: 0)))
        let reaches = map { item in
            switch item.content {
            case .backdrop(_, let filter): state.reach(of: filter.filters)
            case .surface(let surface): surface.backdrop.map { state.reach(of: $0.filters) } ?? 0
            case .progressiveBlur(_, let blur):
                state.reach(ofBlur: Swift.max(blur.startSigma, blur.endSigma))
            case .glass(let glass): glass.backdropReach(state)
            case .group(let group): group.items.filterReach(under: group.transform.then(transform))
            case .fill, .glyphs, .shadow, .adaptive, .projected: 0
            }
        }
        return reaches.max() ?? 0
    }
}

extension Glass {
    /// Returns the distance in pixels from which its bodies show the backdrop.
    fileprivate func backdropReach(_ state: PaintState) -> Int {
        let distance = min(max(reach.lens, reach.bleed, 0) * state.transform.largestScale, 1e6)
        let sigma = bodies.reduce(0) { max($0, $1.optics.frost, $1.optics.bleed.sigma) }
        return Int(distance) + 2 + state.reach(ofBlur: sigma)
    }
}
