import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// The interpolation between two arrangements of glass.
struct GlassMorph: Sendable {
    /// A piece in transition. `from` or `to` is `nil` if its glass appears or disappears.
    struct Motion: Sendable {
        let from: GlassPiece?
        let to: GlassPiece?
        let body: Glass.Body
    }

    let motions: [Motion]

    /// The space of its colours: that in which glass blends them with what is behind it.
    static let colors = ColorInterpolation.device

    /// Creates the transition. Pieces with the same id are paired. All others emerge from the nearest of
    /// these or sink into it.
    ///
    /// - Parameters:
    ///   - t: The progress, 0...1.
    ///   - spacing: The distance from which the container's glass begins to merge, in points.
    init(_ from: [GlassPiece], _ to: [GlassPiece], at t: Double, spacing: Double) {
        let pairs = Self.pairs(from, to)
        let matched = pairs.compactMap { pair in pair.to.map { (from: from[pair.from], to: to[$0]) } }
        let taken = Set(pairs.compactMap(\.to))
        let leaving = pairs.map { pair in
            let piece = from[pair.from]
            if let end = pair.to.map({ to[$0] }) {
                return Motion(
                    from: piece, to: end,
                    body: Glass.Body(
                        piece.body.shape.interpolated(to: end.body.shape, at: t),
                        piece.body.optics.interpolated(to: end.body.optics, at: t, in: Self.colors),
                        source: piece.body.source))
            }
            let near =
                Self.nearest(to: piece, among: matched, at: { $0.from })?.to
                ?? Self.nearest(to: piece, among: to, at: { $0 })
            return Motion(from: piece, to: nil, body: piece.body.sunk(into: near?.body, t, spacing))
        }
        let arriving = to.indices.filter { !taken.contains($0) }.map { index in
            let piece = to[index]
            let near =
                Self.nearest(to: piece, among: matched, at: { $0.to })?.from
                ?? Self.nearest(to: piece, among: from, at: { $0 })
            return Motion(from: nil, to: piece, body: piece.body.sunk(into: near?.body, 1 - t, spacing))
        }
        motions = leaving + arriving
    }

    /// Returns each of the first pieces with the one of the same id among the others, in order; each is
    /// paired at most once.
    private static func pairs(_ from: [GlassPiece], _ to: [GlassPiece]) -> [(from: Int, to: Int?)] {
        var taken: Set<Int> = []
        return from.indices.map { index in
            guard let id = from[index].id,
                let match = to.indices.first(where: { to[$0].id == id && !taken.contains($0) })
            else { return (index, nil) }
            taken.insert(match)
            return (index, match)
        }
    }

    /// Returns the candidate with the nearest centre; the first of several.
    static func nearest<Candidate>(
        to piece: GlassPiece, among candidates: [Candidate], at path: (Candidate) -> GlassPiece
    ) -> Candidate? {
        candidates.min {
            (path($0).box.center - piece.box.center).length < (path($1).box.center - piece.box.center).length
        }
    }
}

extension Glass.Body {
    /// Returns the body at a fraction of the way into another.
    ///
    /// It ends deep enough not to bulge the other: at the depth from which bodies merge, if there is room.
    /// Without another body it shrinks to its own centre.
    func sunk(into other: Glass.Body?, _ t: Double, _ spacing: Double) -> Glass.Body {
        let box = shape.bounds
        let end =
            (other?.shape.bounds).map { $0.insetBy(spacing, spacing) }
            ?? Rect(origin: box.center, size: .zero)
        let between = box.interpolated(to: end, at: t)
        let optics =
            other.map {
                self.optics.interpolated(to: $0.optics, at: min(max(t, 0), 1), in: GlassMorph.colors)
            } ?? self.optics
        guard let own = shape.corners else {
            return Glass.Body(shape.fitted(to: between), optics, source: source)
        }
        let target = other?.shape.corners ?? (.zero, nil)
        let shape = ResolvedShape.box(
            between, own.radii.interpolated(to: target.radii.inset(by: spacing), at: t),
            own.style ?? target.style)
        return Glass.Body(shape, optics, source: source)
    }
}

extension GlassMorph.Motion {
    /// Returns the contents of a piece, moved with the glass.
    func contents(of piece: GlassPiece?, from source: ElementSource) -> [DisplayItem] {
        guard var piece else { return [] }
        let own = piece.box
        piece.body = body
        return piece.contents(movedFrom: own, from: source)
    }
}

extension GlassPiece {
    /// Returns the contents, which are laid out in a box, moved with the glass and scaled down to fit it;
    /// never enlarged.
    func contents(movedFrom own: Rect, from source: ElementSource) -> [DisplayItem] {
        let now = box
        guard !contents.isEmpty, own.width > 0, own.height > 0 else { return [] }
        let factor = min(now.width / own.width, now.height / own.height, 1)
        guard factor > 0 else { return [] }
        let map = Affine.translation(-own.midX, -own.midY).then(.scale(factor, factor))
            .then(.translation(now.midX, now.midY))
        return contents.mapped(by: own == now ? .identity : map, from: source)
    }
}
