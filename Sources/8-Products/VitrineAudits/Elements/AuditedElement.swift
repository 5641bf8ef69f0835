import VitrineGeometry
import VitrineLayout

/// An element of a laid-out scene, and what is around it that rules ask for.
struct AuditedElement {
    let placed: PlacedElement
    /// `true` if it is in a node, or in a part of one, that does not react.
    let isDisabled: Bool
    /// `true` if the system draws it.
    let isSystem: Bool
    /// The room in which it scrolls, without ends along the axes of what scrolls; `nil` if it does not.
    let scrollRoom: Rect?
    /// The number of the elements around it, outermost first.
    let depth: Int

    /// `true` if it is in what scrolls.
    var isScrolling: Bool { scrollRoom != nil }

    /// The room in which what is in it scrolls; `nil` if that does not.
    fileprivate var roomWithin: Rect? {
        guard let scroll = placed.element as? ScrollElement else { return scrollRoom }
        return (scrollRoom ?? placed.frame).unbounded(along: scroll.axes)
    }
}

extension LaidOutScene {
    /// The elements that can be seen, those around others before them.
    var auditedElements: [AuditedElement] {
        var found: [AuditedElement] = []
        visit(root, nil, into: &found)
        return found
    }

    private func visit(
        _ placed: PlacedElement, _ outer: AuditedElement?, into found: inout [AuditedElement]
    ) {
        let node = placed.element.source.node
        let component = placed.element as? ComponentElement
        let own = AuditedElement(
            placed: placed,
            isDisabled: outer?.isDisabled == true || node?.isDisabled == true
                || component?.state == "disabled" || placed.element.source.isDisabledPart,
            isSystem: outer?.isSystem == true || node.map { Self.systemKinds.contains($0.kind) } == true,
            scrollRoom: outer?.roomWithin,
            depth: outer.map { $0.depth + 1 } ?? 0)
        found.append(own)
        if hidesChildren(placed) { return }
        for child in placed.children { visit(child, own, into: &found) }
    }

    /// The kinds of nodes whose colours an app does not choose.
    private static let systemKinds: Set<String> = ["dynamicIsland", "homeIndicator", "keyboard"]
}

extension PlacedElement {
    /// A name for the place of an element, which those of data share with no other.
    var place: String { "\(element.source.path) \(frame)" }
}

extension ElementSource {
    /// `true` if it is a part of a node, such as a tab, that is read out as one that does not react.
    fileprivate var isDisabledPart: Bool { accessibility?.properties.traits.contains(.isDisabled) == true }
}
