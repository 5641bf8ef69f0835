import VitrineGeometry
import VitrineLayout

/// An element of a laid-out scene, and what is around it that rules ask for.
///
/// A class, though it never changes: each rule passes most elements of a scene on, and copying all that one
/// holds took half of the time of all rules.
package final class AuditedElement {
    package let placed: PlacedElement
    /// `true` if it is in a node, or in a part of one, that does not react.
    package let isDisabled: Bool
    /// `true` if the system draws it.
    package let isSystem: Bool
    /// The room in which it scrolls, without ends along the axes of what scrolls; `nil` if it does not.
    package let scrollRoom: Rect?
    /// The opacity that the elements around it leave it, 0...1.
    package let opacity: Double
    /// The number of the elements around it, outermost first.
    package let depth: Int
    /// The path of the innermost screen, bar or presentation that it is in; empty if it is in none. What is
    /// in one lies in front of what is in another.
    package let layer: String
    /// The place of the pictured device on whose screen it is, which has points of its own; `nil` if it is on
    /// none.
    package let device: ElementPlace?

    fileprivate init(
        placed: PlacedElement, isDisabled: Bool, isSystem: Bool, scrollRoom: Rect?, opacity: Double,
        depth: Int, layer: String, device: ElementPlace?
    ) {
        self.placed = placed
        self.isDisabled = isDisabled
        self.isSystem = isSystem
        self.scrollRoom = scrollRoom
        self.opacity = opacity
        self.depth = depth
        self.layer = layer
        self.device = device
    }

    /// What is said of it.
    package var spoken: AccessibilityProperties? { placed.element.source.accessibility?.properties }

    /// `true` if it is in what scrolls.
    package var isScrolling: Bool { scrollRoom != nil }

    /// The opacity from which it counts as seen: what is fainter comes or goes.
    private static let half = 0.5

    /// `true` if it is opaque enough to be seen.
    package var isSeen: Bool { opacity >= Self.half }

    /// The room in which its first child scrolls; `nil` if that does not. Those after it in a scroll are
    /// pinned to its edges.
    fileprivate var roomWithin: Rect? {
        guard let scroll = placed.element as? ScrollElement else { return scrollRoom }
        return (scrollRoom ?? placed.frame).unbounded(along: scroll.axes)
    }
}

extension LaidOutScene {
    /// The elements that can be seen, those around others before them.
    package var auditedElements: [AuditedElement] {
        var found: [AuditedElement] = []
        visit(root, in: nil, room: nil, layer: "", into: &found)
        return found
    }

    private func visit(
        _ placed: PlacedElement, in outer: AuditedElement?, room: Rect?, layer: String,
        into found: inout [AuditedElement]
    ) {
        let node = placed.element.source.node
        let component = placed.element as? ComponentElement
        let own = AuditedElement(
            placed: placed,
            isDisabled: outer?.isDisabled == true || node?.isDisabled == true
                || component?.state == "disabled" || placed.element.source.isDisabledPart,
            // Nodes above a keyboard are the app's.
            isSystem: node.map { Self.systemKinds.contains($0.kind) } ?? (outer?.isSystem == true),
            scrollRoom: room,
            opacity: (outer?.opacity ?? 1) * ((placed.element as? EffectElement)?.opacity ?? 1),
            depth: outer.map { $0.depth + 1 } ?? 0,
            layer: placed.isLayer ? placed.element.source.path : layer,
            device: placed.element is DeviceElement ? placed.place : outer?.device)
        found.append(own)
        if hidesChildren(placed) { return }
        for (index, child) in placed.children.enumerated() {
            // What is pinned to an edge of the first lies in front of it.
            let isPinned = index > 0 && placed.pinsChildren
            visit(
                child, in: own, room: index == 0 ? own.roomWithin : own.scrollRoom,
                layer: isPinned ? "\(own.layer) pinned" : own.layer, into: &found)
        }
    }

    /// The kinds of nodes whose colours an app does not choose.
    private static let systemKinds: Set<String> = ["dynamicIsland", "homeIndicator", "keyboard"]
}

extension PlacedElement {
    /// The kinds that lie above all of a screen, or along its edges.
    private static let layerKinds: Set<String> = [
        "alert", "confirmationDialog", "keyboard", "menu", "navigationBar", "popover", "sheet", "statusBar",
        "tabBar", "toast", "toolbar",
    ]

    /// `true` if the children after the first are pinned to its edges.
    fileprivate var pinsChildren: Bool { element is ScrollElement || element is SafeAreaInsetElement }

    /// `true` for a screen, a bar and what is presented over a screen.
    fileprivate var isLayer: Bool {
        let source = element.source
        return element is CanvasElement || source.node.map { Self.layerKinds.contains($0.kind) } == true
            || isModal
    }

    /// `true` for what keeps people from all that is behind it.
    package var isModal: Bool { element.source.accessibility?.properties.traits.contains(.isModal) == true }

    /// The place of an element, which those of data share with no other.
    package var place: ElementPlace { ElementPlace(path: element.source.path, frame: frame) }

    /// Returns `true` if the element at a place is it, or in it.
    package func contains(_ place: ElementPlace) -> Bool {
        self.place == place || children.contains { $0.contains(place) }
    }
}

extension ElementSource {
    /// `true` if it is a part of a node, such as a tab, that is read out as one that does not react.
    fileprivate var isDisabledPart: Bool { accessibility?.properties.traits.contains(.isDisabled) == true }
}

extension [AuditedElement] {
    /// Returns the position after all that is in an element, those around others being before them.
    package func end(of index: Int) -> Int {
        self[(index + 1)...].firstIndex { $0.depth <= self[index].depth } ?? count
    }
}
