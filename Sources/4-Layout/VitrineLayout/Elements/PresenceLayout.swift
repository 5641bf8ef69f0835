import VitrineGeometry

/// The layout of children of which some are appearing or disappearing.
///
/// As in SwiftUI, what disappears takes no part in the layout: it stays where it was, over or under the
/// others, which go to where they are without it. What appears has its final place at once. The others, and
/// the container, are on the way from one layout to the other, each child that comes or goes moving them by
/// its share.
struct PresenceLayout: Sendable {
    private let presences: [Presence.Value?]

    /// Creates the layout of a container's children; `nil` if none of them comes or goes.
    init?(_ children: [any Element]) {
        let presences = children.map { $0.trait(Presence.self) }
        if presences.allSatisfy({ $0 == nil }) { return nil }
        self.presences = presences
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
        var size = last.size
        for (index, presence) in presences.enumerated() {
            guard let presence else { continue }
            let others =
                presence.isLeaving
                ? (lasting + [index]).sorted() : lasting.filter { $0 != index }
            let weight = presence.isLeaving ? presence.share : 1 - presence.share
            let other = arrange(others.map { children[$0] })
            size.width += weight * (other.size.width - last.size.width)
            size.height += weight * (other.size.height - last.size.height)
            let lastPlaces = zip(lasting, last.placements)
            let before = Dictionary(uniqueKeysWithValues: lastPlaces.map { ($0, $1.origin) })
            for (child, placement) in zip(others, other.placements) {
                if child == index {
                    placements[index] = placement
                } else if let origin = before[child] {
                    placements[child]?.origin.x += weight * (placement.origin.x - origin.x)
                    placements[child]?.origin.y += weight * (placement.origin.y - origin.y)
                }
            }
        }
        size = Size(max(size.width, 0), max(size.height, 0))
        return Arrangement(size, children.indices.compactMap { placements[$0] })
    }
}
