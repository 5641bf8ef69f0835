import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource

/// Elements that are read after one that lies far below them, or that stands behind them in their row (WCAG
/// 2.2, 1.3.2).
enum ReadingOrderRule: SemanticsRule {
    static let rule = AuditRule.readingOrder

    /// The least distance that counts, in points: that of a touch target.
    private static let tolerance = 44.0

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        // While one page takes the place of another, both are there.
        let fading = PageFades(scene.audited).places.union(
            scene.audited.filter { !$0.isSeen }.map(\.placed.place))
        let moving = movingScreens(scene.audited)
        let pinned = scene.audited.compactMap { element in
            element.placed.element is SafeAreaInsetElement ? element.placed.children.last?.frame : nil
        }
        /// Returns the length by which an element lies above one that is read before it; `nil` if they are on
        /// other screens, or on their way.
        func rise(to element: OutlineElement, from before: OutlineElement) -> Double? {
            // Screens may be anywhere in a picture, and what scrolls anywhere on one; parts of one bar or
            // picker are in a line of their own.
            guard before.screen == element.screen, before.isScrolled == element.isScrolled,
                element.position == nil, !fading.contains(element.placed.place),
                !moving.contains(where: { $0.distance(to: element.frame.center) == 0 }),
                // What runs on behind a pinned bar is scrolled, and comes to lie above it.
                !pinned.contains(where: { $0.contains(element.frame) })
            else { return nil }
            return before.frame.minY - element.frame.maxY
        }
        /// Returns `true` if an element is read after one that lies below it in its column.
        func isLate(_ element: OutlineElement, after before: OutlineElement) -> Bool {
            isInOneColumn(element.frame, before.frame) && rise(to: element, from: before) ?? 0 > 0
        }
        let late = LateTexts(scene)
        var last = -1
        let jumps = scene.elements.indices.dropFirst().compactMap { index -> SemanticsFinding? in
            let (before, element) = (scene.elements[index - 1], scene.elements[index])
            var others = isInOneColumn(element.frame, before.frame) ? [before] : []
            // A text that a priority puts off comes after all that lies below it, whatever that begins with.
            if last != index - 1, late.contains(element),
                scene.elements[..<index].contains(where: { isLate(element, after: $0) })
            {
                others += scene.elements[..<index].reversed()
            }
            let rises = others.lazy.compactMap { other in
                other.label.flatMap { label in rise(to: element, from: other).map { (label, $0) } }
            }
            guard let name = element.label, let (other, length) = rises.first(where: { $0.1 > tolerance })
            else { return nil }
            last = index
            return SemanticsFinding(
                SemanticsProblem(kind: .jump(from: other, length), name: name), at: element.placed)
        }
        return jumps + RowOrder(scene).findings + SwappedSteps(scene).findings
    }

    /// Returns the frames of the screens on which something is on its way from one place to another, so that
    /// those that it leaves and comes to are both there.
    private static func movingScreens(_ elements: [AuditedElement]) -> [Rect] {
        let screens = elements.surroundings(Rect?.none) { index, screen in
            elements[index].placed.element is CanvasElement ? elements[index].placed.frame : screen
        }
        return zip(elements, screens).compactMap { $0.placed.isOnItsWay ? $1 : nil }
    }

    /// Returns `true` if two elements lie below each other: columns side by side are read one after the
    /// other.
    private static func isInOneColumn(_ one: Rect, _ other: Rect) -> Bool {
        let shared = min(one.maxX, other.maxX) - max(one.minX, other.minX)
        return shared > min(one.width, other.width) / 2
    }
}
