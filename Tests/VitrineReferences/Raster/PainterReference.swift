import VitrineColor

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
        /// The clips as geometry, those of them by which the target will be cut as a whole, and what clips
        /// that are not among them let through.
        var innermost: (edge: Edge, pending: Edge?, others: PlaneReference?)?
        /// The clips by which the target will be cut as a whole.
        var pending: Edge?
        var edge: Edge? { innermost?.edge ?? pending }

        var plan: PaintState { PaintState(transform: transform, clip: clip) }
    }

    /// Areas that are all clips; see `ClipEdge`.
    struct Edge {
        var areas: [(area: Area, transform: Affine)]
        var cover: PlaneReference
        var isOpen = false

        func holds(_ area: Area, _ transform: Affine) -> Bool {
            areas.contains { $0.transform == transform && $0.area.operands == area.operands }
        }
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
        case .glass, .progressiveBlur, .adaptive: paintAsPlanned(content, state)
        case .projected(let inner):
            guard let group = inner.outlined(under: state.transform) else {
                return paintAsPlanned(content, state)
            }
            paint(group, state)
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
    /// shares with them, that is the coverage of all together.
    func visible(_ area: Area, _ own: PlaneReference, _ state: State) -> PlaneReference {
        guard let edge = state.edge, let part = part(of: area, own, edge, state) else {
            return own.times(state.weights)
        }
        return Self.cut(
            part, beyond: own.times(state.weights), state.innermost.map { $0.pending } ?? state.pending, state
        )
    }

    /// Returns what clips let through of what is within their edge: what is left of it within `pending`, and
    /// what is painted beyond that if it is open.
    private static func cut(
        _ part: PlaneReference, beyond: PlaneReference, _ pending: Edge?, _ state: State
    ) -> PlaneReference {
        let share = share(of: part, in: pending)
        let all = state.innermost?.others.map { share.times($0) } ?? share
        return PlaneReference(state.weights.rect) { x, y in
            if state.weights[x, y] == 0 { return 0 }
            if let pending, pending.isOpen, pending.cover[x, y] == 0 { return beyond[x, y] }
            return all[x, y]
        }
    }

    /// Returns what an area has in common with an edge; `nil` if both cross no pixel.
    private func part(of area: Area, _ own: PlaneReference, _ edge: Edge, _ state: State) -> PlaneReference? {
        let rect = target.rect.intersection(state.clip.rect)
        guard Self.isPartial(own, edge.cover, in: rect) else { return nil }
        if edge.holds(area, state.transform) { return edge.cover }
        let parts = edge.areas.map { ClipEdge.Part(area: $0.area, transform: $0.transform) }
        return Self.cover(target.rect, planned: state.clip.rect) {
            Coverage(area, transform: state.transform, within: parts, clip: $0)
        }
    }

    /// Returns the shares that values are of the coverage of an edge, if there is one.
    private static func share(of part: PlaneReference, in whole: Edge?) -> PlaneReference {
        guard let whole else { return part }
        return PlaneReference(part.rect) { x, y in
            let all = Double(whole.cover[x, y])
            if all == 0 { return 0 }
            return UInt16((min(Double(part[x, y]) * 65535 / all, 65535) + 0.5).rounded(.down))
        }
    }

    /// Returns the state within another clip.
    func within(_ area: Area, _ state: State) -> State {
        var inner = state
        inner.clip = state.clip.intersected(with: area, transform: state.transform)
        if Clip.isWholePixels(area, transform: state.transform) {
            inner.weights = cover(area, state).times(state.weights)
            return inner
        }
        if let edge = state.edge, !edge.isOpen, edge.holds(area, state.transform) { return state }
        let own = cover(area, state)
        let single = Edge(areas: [(area, state.transform)], cover: own)
        guard let edge = state.edge else {
            inner.innermost = (single, nil, nil)
            inner.weights = own.times(state.weights)
            return inner
        }
        let product = own.times(edge.cover)
        var isOwn = true
        state.clip.rect.intersection(target.rect).forEach { x, y in
            if product[x, y] != own[x, y] { isOwn = false }
        }
        if isOwn || edge.areas.count >= 8 {
            inner.innermost = (single, nil, state.innermost == nil ? nil : state.weights)
            inner.weights = own.times(state.weights)
            return inner
        }
        let joint = part(of: area, own, edge, state) ?? product
        let outer = state.innermost.map { $0.pending } ?? state.pending
        let others = state.innermost?.others
        inner.innermost = (
            Edge(areas: edge.areas + [(area, state.transform)], cover: joint), outer, others
        )
        inner.weights = Self.cut(joint, beyond: others.map { own.times($0) } ?? own, outer, state)
        return inner
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
