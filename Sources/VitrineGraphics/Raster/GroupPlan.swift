/// How large the pictures of a group need to be.
struct GroupPlan {
    let transform: Affine
    /// The items, after the filters, as far as they can show.
    let layerBounds: PixelRect
    /// The items and their shadows within the clip.
    let wholeBounds: PixelRect

    init(_ group: Group, transform: Affine, clip: PixelRect) {
        self.transform = transform
        let state = PaintState(transform: transform, clip: Clip(clip))
        let filterReach = state.reach(of: group.filters)
        let shadowReach = group.shadows.map { AlphaShadow($0, state).farthest }.reduce(0, max)
        let felt = clip.outset(by: filterReach + shadowReach)
        let content = Self.content(of: group, transform, within: felt)
        guard !content.isEmpty else {
            layerBounds = PixelRect(width: 0, height: 0)
            wholeBounds = layerBounds
            return
        }
        layerBounds = content.outset(by: filterReach).intersection(felt)
        wholeBounds = layerBounds.outset(by: shadowReach).intersection(clip)
    }

    /// Where the items, cut by the group's clip, can paint anything.
    private static func content(of group: Group, _ transform: Affine, within felt: PixelRect) -> PixelRect {
        var box = ContentBounds.of(group.items, transform)
        if let area = group.clip {
            guard let cut = area.looseBounds.map(transform.apply) else {
                return PixelRect(width: 0, height: 0)
            }
            if group.paintsTransparent { return ContentBounds.pixels(cut, within: felt) }
            box = box.flatMap { $0.intersection(cut) }
        } else if group.paintsTransparent {
            return felt
        }
        return box.map { ContentBounds.pixels($0, within: felt) } ?? PixelRect(width: 0, height: 0)
    }
}

extension Group {
    /// Whether a filter gives colour to what is transparent, so that the group fills all of its clip.
    var paintsTransparent: Bool {
        filters.contains { filter in
            if case .matrix(let matrix) = filter { return matrix.paintsTransparent }
            return false
        }
    }
}
