import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The texts that are wider than the shape, such as a pill, that they are written on.
package struct OutgrownCheck {
    private let elements: [AuditedElement]

    /// The length, in points, by which a text may be wider: the ends of letters.
    private static let tolerance = 1.0

    package init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        var shapes: [(element: PlacedElement, end: Int)] = []
        var skippedEnd = 0
        return elements.indices.compactMap { index -> Diagnostic? in
            shapes.removeAll { $0.end <= index }
            let (audited, placed) = (elements[index], elements[index].placed)
            guard index >= skippedEnd, !audited.isSystem, audited.isSeen else { return nil }
            if placed.letsGrow {
                skippedEnd = elements.end(of: index)
            } else if let surface = placed.element as? SurfaceElement, surface.decoration.isSurface,
                surface.shape != .rectangle, !placed.frame.isEmpty
            {
                shapes.append((placed, elements.end(of: index)))
            }
            guard let text = placed.element as? TextElement, let shape = shapes.last?.element else {
                return nil
            }
            let (own, around) = (placed.layoutFrame, shape.layoutFrame)
            let missing = own.width - around.width
            guard missing > Self.tolerance, own.minX < around.minX, own.maxX > around.maxX else { return nil }
            let problem = LegibilityProblem(
                text: text.content.string,
                kind: .outgrown(shape.element.source.node?.kind ?? "shape", missing), frame: placed.frame)
            return placed.diagnostic(
                .clippedText, .language(Diagnostic.ProblemOfLanguage(problem)), at: placed.element.source.mark
            )
        }
    }
}

extension PlacedElement {
    /// `true` for what moves or scrolls within a shape, or is cut, and may be larger than it.
    var letsGrow: Bool {
        element is ScrollElement || element is OffsetElement || isOnItsWay
            || (element as? EffectElement)?.clip != nil
    }
}
