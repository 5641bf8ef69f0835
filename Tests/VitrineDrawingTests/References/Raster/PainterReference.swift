@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineShaders

/// The reference implementation of the rasteriser, computed pixel by pixel.
///
/// It has no spans, rows, threads, folds or short cuts, and computes each pixel by the plain references of
/// the kernels on pictures that are larger than need be. It shares with the rasteriser only parts that are
/// tested on their own or are definitions: exact coverage, the profile of a blurred interval, the plans of
/// blurs and pictures (such as the position of a blur's grid), and values computed once per paint (ramps,
/// taps).
struct PainterReference {
    typealias Pixel = Pixmap.Pixel

    /// The state that items are painted with.
    struct State {
        var transform: Affine
        /// The region in which the rasteriser's plan lets items land. It decides where pictures end, not what
        /// is painted.
        var clip: Clip
        /// The share of each pixel of the target that is let through.
        var weights: PlaneReference
        /// The innermost clip, and what the clips around it let through.
        var edge: Edge?
        /// The clip by which the target will be cut as a whole.
        var pending: Edge?

        var plan: PaintState { PaintState(transform: transform, clip: clip) }
    }

    /// A clip as geometry; see `ClipEdge`.
    struct Edge {
        let area: Area
        let transform: Affine
        let cover: PlaneReference
        let others: PlaneReference
    }

    let canvas: PixelRect
    let colorSpace: ColorSpace
    /// The bounds of the target as planned by the rasteriser, within those of `target`.
    let planned: PixelRect
    /// The pictures behind the target, outermost first.
    let beneath: [PictureReference]
    var target: PictureReference
    /// `true` if the target is a mask or lies in one.
    var paintsMask = false

    static func render(_ list: DisplayList) -> Pixmap {
        let canvas = PixelRect(
            width: Int((list.size.width * list.scale).rounded()),
            height: Int((list.size.height * list.scale).rounded()))
        var painter = PainterReference(
            canvas: canvas, colorSpace: list.colorSpace, planned: canvas, beneath: [],
            target: PictureReference(canvas))
        painter.paint(
            list.items,
            State(
                transform: .scale(list.scale, list.scale), clip: Clip(canvas),
                weights: PlaneReference(canvas, 65535)))
        var pixmap = Pixmap(width: canvas.width, height: canvas.height)
        pixmap.pixels = painter.target.pixels
        return pixmap
    }

    mutating func paint(_ items: [DisplayItem], _ state: State) {
        if state.weights.support.isEmpty { return }
        for item in items { paint(item.content, state) }
    }

    private mutating func paint(_ content: DisplayContent, _ state: State) {
        switch content {
        case .fill(let area, let paint):
            let part = paint.part(of: area)
            fill(visible(part, cover(part, state), state), paint, state)
        case .glyphs(let run, let paint):
            var cover = Self.cover(target.rect, planned: state.clip.rect) {
                Coverage(run, transform: state.transform, clip: $0)
            }
            if !paintsMask {
                let (plain, curve) = (cover, paint.textCurve(in: colorSpace))
                cover = PlaneReference(target.rect) { x, y in curve.adjusted(plain[x, y]) }
            }
            let part = paint.extent.map {
                self.cover(Area([Area.Operand(.union, $0)]), state)
            }
            fill((part.map { cover.times($0) } ?? cover).times(state.weights), paint, state)
        case .shadow(let area, let shadow): cast(shadow, of: area, state)
        case .backdrop(let area, let filter): apply(filter, under: area, state)
        case .surface(let surface): paint(surface, state)
        case .glass, .progressiveBlur, .adaptive, .projected: paintAsPlanned(content, state)
        case .group(let group): paint(group, state)
        }
    }

    /// Returns the coverage of each pixel of the target by an area.
    func cover(_ area: Area, _ state: State) -> PlaneReference {
        Self.cover(target.rect, planned: state.clip.rect) {
            Coverage(area, transform: state.transform, clip: $0)
        }
    }

    /// Returns the coverage of `rect`, of which the rasteriser plans to know the part `planned`.
    ///
    /// The last bit of an exact area depends on the crossings of outlines that lie within the clip, because
    /// the grid rounds each of them. The planned part is therefore computed on its own.
    static func cover(_ rect: PixelRect, planned: PixelRect, _ clipped: (PixelRect) -> Coverage)
        -> PlaneReference
    {
        let inner = PlaneReference(clipped(planned), planned)
        if planned == rect { return inner }
        let all = PlaneReference(clipped(rect), rect)
        return PlaneReference(rect) { x, y in planned.holds(x, y) ? inner[x, y] : all[x, y] }
    }

    /// Returns what the clips let through of an area, of which `own` is the coverage. Along an edge that it
    /// shares with the innermost one, that is the coverage of both together.
    func visible(_ area: Area, _ own: PlaneReference, _ state: State) -> PlaneReference {
        func both(_ edge: Edge) -> PlaneReference? {
            let planned = state.clip.rect
            let isShared = Self.isPartial(own, edge.cover, in: target.rect.intersection(planned))
            guard edge.transform == state.transform, isShared else { return nil }
            let (first, second) =
                area.operands.count == 1 && edge.area.operands.count > 1
                ? (edge.area, area) : (area, edge.area)
            guard second.operands.count == 1, second.operands[0].operation == .union else { return nil }
            return cover(
                Area(first.operands + [Area.Operand(.intersect, second.operands[0].geometry)]), state)
        }
        if let pending = state.pending, let part = both(pending) {
            return PlaneReference(target.rect) { x, y in
                let whole = Double(pending.cover[x, y])
                if whole == 0 { return 0 }
                return UInt16((min(Double(part[x, y]) * 65535 / whole, 65535) + 0.5).rounded(.down))
            }.times(state.weights)
        }
        if let edge = state.edge, let part = both(edge) { return part.times(edge.others) }
        return own.times(state.weights)
    }

    private static func isPartial(_ a: PlaneReference, _ b: PlaneReference, in rect: PixelRect) -> Bool {
        var found = false
        rect.forEach { x, y in
            if a[x, y] > 0, a[x, y] < 65535, b[x, y] > 0, b[x, y] < 65535 { found = true }
        }
        return found
    }

    private mutating func fill(_ weights: PlaneReference, _ paint: Paint, _ state: State) {
        let color = PaintReference(paint, state.transform, colorSpace)
        target.rect.forEach { x, y in
            if weights[x, y] > 0 { over(color.pixel(x, y), weights[x, y], x, y) }
        }
    }

    /// Paints a pixel, reduced by a weight, over the target.
    mutating func over(_ pixel: Pixel, _ weight: UInt16, _ x: Int, _ y: Int) {
        target[x, y] = SourceOverReference.over(SourceOverReference.scaled(pixel, weight), target[x, y])
    }
}
