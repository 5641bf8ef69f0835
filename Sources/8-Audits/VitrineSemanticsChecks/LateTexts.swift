import VitrineAuditElements
import VitrineLayout

/// The headings of a scene with priorities, and the texts that priorities put off: in the order in which they
/// are read, they may come long after what lies below them.
struct LateTexts {
    private var places: Set<ElementPlace> = []
    private let hasPriorities: Bool

    init(_ scene: OutlinedScene) {
        let all = scene.audited
        hasPriorities = all.contains { ($0.spoken?.sortPriority ?? 0) != 0 }
        guard hasPriorities else { return }
        let areLate = all.areWithin { ($0.spoken?.sortPriority ?? 0) < 0 }
        places = Set(zip(all, areLate).filter(\.1).map(\.0.placed.place))
    }

    /// Returns `true` for a heading or a text that may be read too late. What can be pressed, such as a
    /// button that closes a page, is often read last.
    func contains(_ element: OutlineElement) -> Bool {
        guard hasPriorities, !element.traits.isInteractive, !element.traits.contains(.isImage) else {
            return false
        }
        return element.heading != nil || element.traits.contains(.isHeader)
            || places.contains(element.placed.place)
    }
}
