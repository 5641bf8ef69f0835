import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The rows of chips, tiles or pictures that run off an edge of their screen, although nothing scrolls.
struct OffScreenRowCheck {
    private let scene: LaidOutScene
    private let elements: [AuditedElement]

    /// Half a point may be rounding.
    private static let tolerance = 0.5
    /// The length from which something is cut off, in points.
    private static let least = 6.0
    /// The number of things from which they are a row.
    private static let leastCount = 3
    /// The part of a screen's width from which something is a page, of which one is seen at a time.
    private static let pageShare = 0.75

    init(_ scene: LaidOutScene, _ elements: [AuditedElement]) {
        (self.scene, self.elements) = (scene, elements)
    }

    /// Returns what is found, once for each row.
    var findings: [Diagnostic] {
        let areElsewhere = elements.areWithin { element in
            Self.isElsewhere(element.placed) || element.spoken?.isHidden == true
        }
        var end = 0
        return elements.indices.compactMap { index -> Diagnostic? in
            let element = elements[index]
            guard index >= end, !element.isSystem, element.isSeen, !areElsewhere[index],
                element.device == nil, !scrolls(element), let (child, length) = cut(in: element.placed)
            else { return nil }
            end = elements.end(of: index)
            let problem = ScreenEdgeProblem(
                kind: child.element.source.node?.kind ?? "content", length: length, frame: child.frame,
                edge: .screen)
            return child.diagnostic(
                .clippedText, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: child.element.source.mark)
        }
    }

    /// Returns `true` for what paints its content elsewhere, is on its way or in front of the screen.
    private static func isElsewhere(_ placed: PlacedElement) -> Bool {
        let element = placed.element
        return element is MaskElement || element is ClipElement || element is OffsetElement
            || placed.isTransforming || placed.isOnItsWay
    }

    private func scrolls(_ element: AuditedElement) -> Bool {
        element.scrollRoom.map { $0.width > scene.canvas.size.width * 2 } ?? false
    }

    /// Returns the first thing of a row that lies beyond an edge of the screen, and the length of the row
    /// that does; `nil` if all of it is on the screen, or it is no row.
    private func cut(in row: PlacedElement) -> (child: PlacedElement, length: Double)? {
        let things = row.rowThings
        let width = scene.canvas.size.width
        guard things.count >= Self.leastCount,
            things.allSatisfy({ $0.layoutFrame.width < Self.pageShare * width }),
            // What is wholly beyond both edges is moved there.
            things.contains(where: {
                $0.layoutFrame.minX >= -Self.tolerance && $0.layoutFrame.maxX <= width + Self.tolerance
            }),
            let child = things.first(where: {
                $0.layoutFrame.maxX > width + Self.tolerance || $0.layoutFrame.minX < -Self.tolerance
            })
        else { return nil }
        let right = things.map(\.layoutFrame.maxX).max() ?? 0
        let left = things.map(\.layoutFrame.minX).min() ?? 0
        let length = max(right - width, -left)
        return length >= Self.least ? (child, length) : nil
    }
}

extension PlacedElement {
    /// The chips, tiles, pictures and words that stand beside each other in a row or a grid; none of anything
    /// else.
    fileprivate var rowThings: [PlacedElement] {
        let isRow =
            (element as? StackElement)?.axis == .horizontal || element is GridElement
            || element is LazyGridElement || element is FlowElement
        guard isRow else { return [] }
        return children.filter { !$0.frame.isEmpty && $0.isThing }
    }

    /// `true` for what shows something: a word, a symbol, a picture or a surface.
    private var isThing: Bool {
        if element is SpacerElement || element is DividerElement { return false }
        return element is TextElement || element is IconElement || element is ImageElement
            || element is ShapeElement || (element as? SurfaceElement)?.decoration.isSurface == true
            || children.contains(where: \.isThing)
    }
}
