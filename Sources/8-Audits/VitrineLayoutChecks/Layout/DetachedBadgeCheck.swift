import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The badges and dots that an offset moves away from what they lie on, so that they belong to nothing.
package struct DetachedBadgeCheck {
    private let elements: [AuditedElement]

    /// The greatest side of a badge, in points: what is larger, such as a tip, may stand beside its node.
    private static let badgeSide = 44.0
    /// The distances, in points and as a part of its side, up to which a badge still belongs to its owner.
    private static let (gap, share) = (6.0, 0.5)
    /// The distance, in points, up to which a badge stands beside a word.
    private static let wordGap = 12.0

    package init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let areOrnaments = elements.areWithin { $0.spoken?.isHidden == true }
        return elements.indices.compactMap { index in
            let (element, placed) = (elements[index], elements[index].placed)
            guard !element.isSystem, element.isSeen, !areOrnaments[index] else { return nil }
            let layers: (owner: PlacedElement, others: ArraySlice<PlacedElement>)?
            switch placed.element {
            case let overlaid as BackgroundOverlayElement:
                layers = placed.children.first.map { ($0, placed.children.suffix(overlaid.overlay.count)) }
            // Of several layers one is a picture, and those beside it are parts of it.
            case is ZStackElement where placed.children.count == 2:
                layers = (placed.children[0], placed.children[1...])
            default: layers = nil
            }
            // Several around one node are a pattern.
            guard let layers, layers.owner.element.source.accessibility?.properties.isHidden != true,
                case let found = layers.others.filter({ Self.distance($0, from: layers.owner) > 0 }),
                found.count == 1, let badge = found.first
            else { return nil }
            let problem = OddChildProblem(
                kind: .detached(Self.distance(badge, from: layers.owner)), frame: badge.frame)
            return badge.diagnostic(
                .misalignedEdge, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: badge.element.source.mark)
        }
    }

    /// Returns the distance between what something lies on and itself, if it is a badge or a dot that an
    /// offset moves far from it; 0 for anything else.
    private static func distance(_ placed: PlacedElement, from owner: PlacedElement) -> Double {
        let child = AlignedChild(placed)
        let painted = child.surface ?? (child.core.element is ShapeElement ? child.core : nil)
        guard child.offset != .zero, let frame = painted?.layoutFrame, !frame.isEmpty,
            max(frame.width, frame.height) <= badgeSide,
            frame.width * frame.height < owner.layoutFrame.width * owner.layoutFrame.height
        else { return 0 }
        let distance = owner.layoutFrame.distance(to: frame)
        let isWord = AlignedChild(owner).core.element is TextElement
        return distance > (isWord ? wordGap : max(gap, share * frame.height)) ? distance : 0
    }
}
