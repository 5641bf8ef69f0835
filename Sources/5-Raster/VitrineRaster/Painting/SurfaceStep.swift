import VitrineCoverage
import VitrineDisplayList
import VitrinePixels

/// A surface that shows a filtered backdrop, prepared except for that backdrop.
struct SurfaceStep: Sendable {
    private let surface: Surface
    let filter: BackdropFilter
    private let state: PaintState
    private let content: SurfacePainter
    /// Returns the painter of the content's rows once the content has its backdrop.
    private let makeRowPainter: @Sendable (SurfacePainter) -> RowPainter

    init(
        _ surface: Surface, over filter: BackdropFilter, _ state: PaintState, content: SurfacePainter,
        rowPainter makeRowPainter: @escaping @Sendable (SurfacePainter) -> RowPainter
    ) {
        self.surface = surface
        self.filter = filter
        self.state = state
        self.content = content
        self.makeRowPainter = makeRowPainter
    }

    /// Filters the backdrop painted so far, and returns the rows that show it.
    func rowPainter(_ painter: Painter) -> RowPainter {
        guard let plan = plan(painter) else { return makeRowPainter(content) }
        return rowPainter(over: painter.filteredBackdrop(plan))
    }

    /// Returns the rows that show a filtered backdrop.
    func rowPainter(over backdrop: Layer) -> RowPainter {
        var content = content
        content.backdrop = (backdrop, filter.tints.map { PackedPixel($0) })
        return makeRowPainter(content)
    }

    /// Returns the plan of the backdrop's filter; `nil` if none of it is shown.
    func plan(_ painter: Painter) -> BackdropPlan? {
        let shown = content.bounds.intersection(painter.canvas)
        if shown.isEmpty { return nil }
        return BackdropPlan(filter, under: surface.area, state, shown: shown, canvas: painter.canvas)
    }

    /// Returns `true` if a surface in the same place shows the same filtered backdrop.
    func sharesBackdrop(with other: SurfaceStep) -> Bool {
        filter.filters == other.filter.filters && filter.edge == other.filter.edge
            && surface.area == other.surface.area && state.paintsLike(other.state)
            && content.bounds == other.content.bounds
    }
}
