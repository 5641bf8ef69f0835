import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

extension Painter {
    /// Paints everything beneath a glass and returns its debug view, or `nil` if adaptive content on the path
    /// to it chose its other list.
    ///
    /// Groups around it that need a picture get one of the size of the canvas; the glass sees through them as
    /// in `filteredBackdrop`.
    func debugView(
        along ways: [[GlassStep]], depth: Int = 0, in items: [DisplayItem], _ state: PaintState
    ) -> GlassDebugView? {
        guard let way = ways.first, depth < way.count, items.indices.contains(way[depth].index) else {
            return nil
        }
        let index = way[depth].index
        paint(Array(items[..<index]), state)
        switch items[index].content {
        case .glass(let glass):
            return GlassDebugView(
                glass: glass, state: state, backdrop: copyBackdrop(canvas), colorSpace: colorSpace,
                workers: workers)
        case .adaptive(let content):
            let isLight = isLight(behind: content, state)
            let taken = ways.filter { $0[depth].branch == (isLight ? .light : .dark) }
            return debugView(
                along: taken, depth: depth + 1, in: isLight ? content.light : content.dark, state)
        case .group(let group): return debugView(along: ways, depth: depth + 1, in: group, state)
        case .fill, .shadow, .glyphs, .backdrop, .surface, .progressiveBlur, .projected: return nil
        }
    }

    private func debugView(
        along ways: [[GlassStep]], depth: Int, in group: Group, _ outer: PaintState
    ) -> GlassDebugView? {
        if case .passThrough(let inner) = GroupExecution(group, outer, target: target.bounds) {
            return debugView(along: ways, depth: depth, in: group.items, inner)
        }
        var state = PaintState(transform: group.transform.then(outer.transform), clip: Clip(canvas))
        if let area = group.clip, !group.filters.affectsTransparentBlack {
            state.clip.rect = state.clip.intersected(with: area, transform: state.transform).rect
        }
        var found: GlassDebugView?
        var layer = Layer(canvas)
        layer.withRows { rows in
            found = painter(on: rows, over: backdropLayers + [target])
                .debugView(along: ways, depth: depth, in: group.items, state)
        }
        return found
    }
}
