import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The badges and chips that an offset moves onto a part of a text of another child of their stack, and the
/// cards that lie on the words of their like.
struct CoveringChildCheck {
    private let elements: [AuditedElement]

    /// The part of a line, and the length in points, that must be hidden along it.
    private static let (heightShare, length) = (0.35, 3.0)
    /// The part of its shorter side by which corners hide nothing.
    private static let cornerShare = 0.1
    /// The greatest height of a badge or a chip, in points.
    private static let labelHeight = 48.0
    /// The part of a line above and below its letters.
    private static let leading = 0.15

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Something that hides what is behind it.
    private struct Cover {
        let placed: PlacedElement
        let kind: String
        let box: Rect
    }

    /// Returns what is found, once for each text.
    var findings: [Diagnostic] {
        let labels = labels
        let marks = Set(labels.map(\.mark))
        let cards = PeerCoverCheck(elements).found.map { found in
            Self.diagnostic(found.text, behind: found.cover.element.source.node?.kind ?? "surface")
        }
        return labels + cards.filter { !marks.contains($0.mark) }
    }

    private static func diagnostic(_ text: PlacedElement, behind kind: String) -> Diagnostic {
        let problem = LegibilityProblem(
            text: text.texts.first ?? "", kind: .behind(kind), frame: text.frame)
        return text.diagnostic(
            .coveredText, .language(Diagnostic.ProblemOfLanguage(problem)), at: text.element.source.mark)
    }

    private var labels: [Diagnostic] {
        let areOrnaments = elements.areWithin { $0.spoken?.isHidden == true }
        let patterns = BackdropTexts(elements).places
        var told: Set<ElementPlace> = []
        return elements.indices.flatMap { index -> [Diagnostic] in
            let element = elements[index]
            guard !element.isSystem, element.isSeen, !areOrnaments[index] else { return [] }
            return Self.pairs(in: element.placed).flatMap { pair -> [Diagnostic] in
                let texts = Self.texts(in: pair.texts)
                if texts.isEmpty { return [] }
                let covers = Self.covers(in: pair.cover)
                return texts.compactMap { text in
                    guard !patterns.contains(text.place),
                        let cover = covers.first(where: { Self.hides($0.box, text) }),
                        told.insert(text.place).inserted
                    else { return nil }
                    return Self.diagnostic(text, behind: cover.kind)
                }
            }
        }
    }

    /// Two children of which one may lie on the texts of the other.
    private struct Pair {
        let texts: PlacedElement
        let cover: PlacedElement
    }

    /// Returns the children that reach each other, of which the later is moved onto the other.
    private static func pairs(in placed: PlacedElement) -> [Pair] {
        let children = placed.children.filter { !$0.frame.isEmpty && !($0.element is SpacerElement) }
        switch placed.element {
        case is StackElement, is ZStackElement:
            return children.indices.flatMap { lower in
                children[(lower + 1)...].filter(isMovedLabel).map { Pair(texts: children[lower], cover: $0) }
            }
        case let overlaid as BackgroundOverlayElement:
            guard let owner = placed.children.first else { return [] }
            return placed.children.suffix(overlaid.overlay.count).filter(isMovedLabel)
                .map { Pair(texts: owner, cover: $0) }
        default: return []
        }
    }

    /// Returns `true` for a badge, a chip or the like with a word on it that an offset moves.
    private static func isMovedLabel(_ child: PlacedElement) -> Bool {
        let aligned = AlignedChild(child)
        guard let surface = aligned.surface, aligned.offset != .zero, !child.texts.isEmpty else {
            return false
        }
        return surface.layoutFrame.height <= labelHeight
    }

    private static func texts(in placed: PlacedElement) -> [PlacedElement] {
        if placed.frame.isEmpty || placed.isSeenElsewhere { return [] }
        if placed.element is TextElement { return [placed] }
        return placed.readChildren.flatMap(texts)
    }

    private static func covers(in placed: PlacedElement) -> [Cover] {
        if placed.frame.isEmpty || placed.isSeenElsewhere { return [] }
        let element = placed.element
        let isGround =
            (element as? SurfaceElement)?.decoration.isSurface == true
            && !(placed.texts.isEmpty && placed.symbolNames.isEmpty)
        if isGround || element is ImageElement {
            let box = placed.layoutFrame
            let corner = cornerShare * box.shortSide
            let kind = element.source.node?.kind ?? "surface"
            return [Cover(placed: placed, kind: kind, box: box.insetBy(corner, 0))]
        }
        let own = element is BackgroundOverlayElement ? placed.children.prefix(1) : placed.readChildren
        return own.flatMap(covers)
    }

    /// Returns `true` if something lies on a part of a text: what is on all of it is its ground.
    private static func hides(_ cover: Rect, _ text: PlacedElement) -> Bool {
        let frame = text.layoutFrame
        let line = frame.insetBy(0, leading * min(frame.height, 24))
        guard let shared = cover.intersection(line), !cover.contains(line) else { return false }
        return shared.width > length && shared.height >= heightShare * min(line.height, 24)
    }
}

extension PlacedElement {
    /// `true` for what is painted elsewhere, fades, scrolls or cuts its content off.
    fileprivate var isSeenElsewhere: Bool {
        if let effect = element as? EffectElement, effect.clip != nil || effect.opacity < 0.5 { return true }
        return isTransforming || element is ScrollElement || element is MaskElement || element is ClipElement
            || isOnItsWay || isModal
    }

    /// The room of all that is in it, wherever an offset moves that.
    fileprivate var reach: Rect { children.reduce(layoutFrame) { $0.union($1.reach) } }
}
