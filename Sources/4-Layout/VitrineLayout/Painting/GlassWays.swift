import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// The glass of a container of which some pieces are appearing or disappearing.
struct GlassWays {
    /// The pieces that are one glass, each with the body that it has on its way.
    private(set) var merged: [GlassPiece] = []
    /// The pieces that are glass of their own while they materialize.
    private(set) var apart: [GlassWay] = []
    /// All pieces on their way, in painter's order.
    private(set) var all: [GlassWay] = []

    init(_ pieces: [GlassPiece], in container: GlassContainerSpec) {
        let coming = pieces.filter { $0.presence != nil }
        guard !coming.isEmpty else {
            merged = pieces
            return
        }
        let lasting = pieces.filter { $0.presence == nil }
        let pairs = Self.pairs(pieces)
        let matched = pairs.map { (old: pieces[$0.old], new: pieces[$0.new]) }
        for (index, original) in pieces.enumerated() {
            guard let presence = original.presence else {
                merged.append(original)
                continue
            }
            var piece = original
            var share = min(max(presence.share, 0), 1)
            func neighbour() -> Glass.Body? {
                let near = GlassMorph.nearest(to: original, among: lasting, at: { $0 })
                if let near { return near.body }
                let isLeaving = presence.isLeaving
                if let near = GlassMorph.nearest(
                    to: original, among: matched, at: { isLeaving ? $0.old : $0.new })
                {
                    return isLeaving ? near.new.body : near.old.body
                }
                let others = coming.filter { $0.presence?.isLeaving != isLeaving }
                return GlassMorph.nearest(to: original, among: others, at: { $0 })?.body
            }
            if let pair = pairs.first(where: { $0.old == index || $0.new == index }) {
                piece.body = pieces[pair.old].body(onTheWayTo: pieces[pair.new])
                piece.fadeShadows(to: 1, beside: lasting)
                if pair.new == index { merged.append(piece) }
            } else if original.surface.spec.transition == .identity {
                share = 1
                merged.append(piece)
            } else if original.surface.spec.transition == .matchedGeometry, let other = neighbour() {
                // An overshoot leads beyond its place, but no deeper into the other.
                piece.body = piece.body.sunk(into: other, 1 - max(presence.share, 0), container.spacing)
                piece.fadeShadows(to: share, beside: lasting)
                merged.append(piece)
            } else {
                apart.append(GlassWay(piece, share: share))
            }
            all.append(GlassWay(piece, from: original.box, share: share))
        }
    }

    /// Returns the places of pieces that disappear, each with that of the piece of the same id that appears;
    /// each is paired at most once.
    private static func pairs(_ pieces: [GlassPiece]) -> [(old: Int, new: Int)] {
        func moving(leaving: Bool) -> [Int] {
            pieces.indices.filter {
                pieces[$0].presence?.isLeaving == leaving && pieces[$0].id != nil
                    && pieces[$0].surface.spec.transition == .matchedGeometry
            }
        }
        var free = moving(leaving: false)
        return moving(leaving: true).compactMap { old in
            guard let place = free.firstIndex(where: { pieces[$0].id == pieces[old].id }) else { return nil }
            return (old, free.remove(at: place))
        }
    }
}

extension GlassPiece {
    /// Returns the body between this piece, which disappears, and another that takes its place.
    fileprivate func body(onTheWayTo other: GlassPiece) -> Glass.Body {
        let (old, new) = (presence?.share ?? 0, other.presence?.share ?? 1)
        let total = old + new
        // Shares that cancel each other leave what appears.
        let t = total.magnitude > 1e-6 ? min(max(new / total, 0), 2) : 1
        return Glass.Body(
            body.shape.interpolated(to: other.body.shape, at: t),
            body.optics.interpolated(to: other.body.optics, at: min(t, 1), in: GlassMorph.colors),
            source: other.body.source)
    }

    /// Leaves of its shadows what the glass beside it does not cast anyway.
    fileprivate mutating func fadeShadows(to share: Double, beside lasting: [GlassPiece]) {
        let others = lasting.flatMap(\.shadows)
        shadows = shadows.filter { !others.contains($0) }.map { $0.faded(to: share) }
        presetShadow =
            lasting.contains { $0.presetShadow != nil } ? nil : presetShadow?.faded(to: share)
    }
}

extension Shadow {
    fileprivate func faded(to share: Double) -> Shadow {
        var shadow = self
        shadow.color = color.opacity(share)
        return shadow
    }
}
