import VitrineGeometry
import VitrineStyle

/// The layout of children of which some are appearing or disappearing.
///
/// As in SwiftUI, what disappears takes no part in the layout: it stays where it was, over or under the
/// others, which go to where they are without it. What appears has its final place at once. The others, and
/// the container, are on the way from one layout to the other, each child that comes or goes moving them by
/// its share; so are the lengths that the others are offered.
///
/// A container whose size is on the way moves within the one around it. What comes or goes is held where it
/// is by the alignment of its own container, which is most often how that stands in the next one.
struct PresenceLayout: Sendable {
    private let presences: [Presence.Value?]
    /// The part of a change of the container's size that is before the children, 0 to 1 along each axis.
    private let anchor: Point

    /// Creates the layout of a container's children; `nil` if none of them comes or goes.
    ///
    /// - Parameters:
    ///   - children: All children.
    ///   - alignment: The alignment of the children.
    ///   - axis: The axis along which they follow each other; `nil` if they lie one over another. What comes
    ///     or goes is held at its distance from the beginning of that.
    init?(_ children: [any Element], _ alignment: Alignment, along axis: Axis? = nil) {
        let presences = children.map { $0.trait(Presence.self) }
        if presences.allSatisfy({ $0 == nil }) { return nil }
        self.presences = presences
        anchor = Point(
            axis == .horizontal ? 0 : alignment.horizontal.share,
            axis == .vertical ? 0 : alignment.vertical.share)
    }

    /// Returns the arrangement of the children.
    ///
    /// - Parameters:
    ///   - children: All children.
    ///   - arrange: Arranges some of them, as if there were no others.
    func arrange(_ children: [LayoutNode], _ arrange: ([LayoutNode]) -> Arrangement) -> Arrangement {
        let lasting = children.indices.filter { presences[$0].map { !$0.isLeaving } ?? true }
        let last = arrange(lasting.map { children[$0] })
        var placements: [Int: Arrangement.Placement] = [:]
        for (index, placement) in zip(lasting, last.placements) { placements[index] = placement }
        for (index, presence) in presences.enumerated() {
            guard let presence, presence.isLeaving else { continue }
            placements[index] = former(of: index, presence) { shown in
                zip(shown, arrange(shown.map { children[$0] }).placements).first { $0.0 == index }?.1
            }
        }
        // Changes are undone one after another, as the place of what came is often that of what left.
        var (size, shown, after) = (last.size, lasting, last)
        for index in undoing {
            guard let presence = presences[index] else { continue }
            let others = presence.isLeaving ? (shown + [index]).sorted() : shown.filter { $0 != index }
            let weight = presence.isLeaving ? presence.share : 1 - presence.share
            let other = arrange(others.map { children[$0] })
            let (wider, higher) = (other.size.width - after.size.width, other.size.height - after.size.height)
            size.width += weight * wider
            size.height += weight * higher
            // The place of what leaves is that in the former size, and of what comes that in the last one.
            for (held, own) in presences.enumerated() {
                guard let own else { continue }
                let moved = own.isLeaving ? (own.time <= presence.time ? weight - 1 : 0) : weight
                placements[held]?.origin.x += moved * wider * anchor.x
                placements[held]?.origin.y += moved * higher * anchor.y
            }
            let before = Dictionary(uniqueKeysWithValues: zip(shown, after.placements))
            for (child, placement) in zip(others, other.placements) where child != index {
                if let own = presences[child] {
                    // What takes the place of another is there at once, and what leaves stays where it was.
                    if own.isLeaving || presence.isLeaving && own.time >= presence.time { continue }
                }
                guard let known = before[child] else { continue }
                placements[child]?.origin.x += weight * (placement.origin.x - known.origin.x)
                placements[child]?.origin.y += weight * (placement.origin.y - known.origin.y)
                placements[child]?.proposal.move(by: weight, from: known.proposal, to: placement.proposal)
            }
            (shown, after) = (others, other)
        }
        size = Size(max(size.width, 0), max(size.height, 0))
        return Arrangement(size, children.indices.compactMap { placements[$0] })
    }

    /// The children that come or go, from the last change to the first. Of one moment, what leaves is first,
    /// so that a container whose only child is replaced is never empty.
    private var undoing: [Int] {
        presences.indices.filter { presences[$0] != nil }.sorted { one, other in
            guard let first = presences[one], let second = presences[other] else { return one < other }
            if first.time != second.time { return first.time > second.time }
            if first.isLeaving != second.isLeaving { return first.isLeaving }
            return one < other
        }
    }

    /// Returns the place that a child had when it began to leave. Only what had come or gone before moves it.
    private func former(
        of index: Int, _ presence: Presence.Value, _ place: ([Int]) -> Arrangement.Placement?
    ) -> Arrangement.Placement? {
        let shown = presences.indices.filter { other in
            guard other != index, let own = presences[other] else { return true }
            return own.isLeaving ? own.time >= presence.time : own.time < presence.time
        }
        guard let base = place(shown) else { return nil }
        var result = base
        for (other, own) in presences.enumerated() where other != index {
            guard let own, own.time < presence.time,
                let moved = place(
                    own.isLeaving ? (shown + [other]).sorted() : shown.filter { $0 != other })
            else { continue }
            let weight = own.isLeaving ? own.share : 1 - own.share
            result.origin.x += weight * (moved.origin.x - base.origin.x)
            result.origin.y += weight * (moved.origin.y - base.origin.y)
        }
        return result
    }
}

extension Proposal {
    /// Moves the lengths by a part of the way from those of one proposal to those of another. Where one of
    /// them asks for the ideal or the largest length, nothing is between.
    fileprivate mutating func move(by weight: Double, from one: Proposal, to other: Proposal) {
        for axis in [Axis.horizontal, .vertical] {
            guard let own = self[axis], let start = one[axis], let end = other[axis], start != end,
                own.isFinite, start.isFinite, end.isFinite
            else { continue }
            self[axis] = max(own + weight * (end - start), 0)
        }
    }
}

extension HorizontalAlignment {
    /// The share of a change of the width that is before what is aligned.
    fileprivate var share: Double {
        switch self {
        case .leading: 0
        case .trailing: 1
        case .center, .custom: 0.5
        case .between(let from, let to, let fraction): from.share.interpolated(to: to.share, at: fraction)
        }
    }
}

extension VerticalAlignment {
    /// The share of a change of the height that is above what is aligned.
    fileprivate var share: Double {
        switch self {
        case .top: 0
        case .bottom: 1
        case .center, .firstTextBaseline, .lastTextBaseline, .custom: 0.5
        case .between(let from, let to, let fraction): from.share.interpolated(to: to.share, at: fraction)
        }
    }
}
