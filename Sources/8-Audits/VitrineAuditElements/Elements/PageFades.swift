import VitrineGeometry
import VitrineLayout
import VitrineText

/// The texts and symbols of pages and bars that come in or go, each as a whole, and of what such pages lie
/// over: in a picture of one moment nobody reads them.
package struct PageFades {
    /// The places of these elements.
    package private(set) var places: Set<ElementPlace> = []

    /// The opacity from which a page has arrived.
    private static let arrived = 0.98
    /// The part of its screen that a page covers.
    private static let share = 0.7
    /// The number of texts and symbols from which something is a page.
    private static let partCount = 3

    /// The kinds that are never translucent as a whole while they are used.
    private static let wholeKinds: Set<String> = [
        "alert", "confirmationDialog", "menu", "navigationBar", "popover", "sheet", "tabBar", "toast",
        "toolbar",
    ]

    package init(_ elements: [AuditedElement]) {
        /// The screens around an element: the position and the depth of each.
        var screens: [(start: Int, depth: Int)] = []
        for (index, element) in elements.enumerated() {
            while let last = screens.last, element.depth <= last.depth { screens.removeLast() }
            if element.placed.element is CanvasElement { screens.append((index, element.depth)) }
            guard let effect = element.placed.element as? EffectElement, let screen = screens.last,
                effect.opacity > 0, effect.opacity < Self.arrived
            else { continue }
            let end = elements.end(of: index)
            let parts = elements[index..<end].filter(\.isPart).map(\.placed.place)
            if Self.wholeKinds.contains(element.placed.element.source.node?.kind ?? "") {
                places.formUnion(parts)
            } else if parts.count >= Self.partCount,
                element.placed.covers(Self.share, of: elements[screen.start].placed.frame)
            {
                places.formUnion(elements[screen.start..<end].filter(\.isPart).map(\.placed.place))
            }
        }
    }
}

extension AuditedElement {
    /// `true` for a text and a symbol.
    fileprivate var isPart: Bool { placed.element is TextElement || placed.element is IconElement }
}

extension PlacedElement {
    /// Returns `true` if it covers a part of a screen.
    fileprivate func covers(_ share: Double, of screen: Rect) -> Bool {
        guard let shown = frame.intersection(screen) else { return false }
        return shown.area >= share * screen.area
    }
}
