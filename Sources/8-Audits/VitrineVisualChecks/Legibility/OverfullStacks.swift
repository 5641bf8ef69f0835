import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The texts in stacks of nothing but words that are larger than the frames around them, which cut off what
/// does not fit: columns of texts that are too high, and rows of texts, chips or buttons that are too wide.
/// A frame around more than that, such as a page, may show where it goes on.
struct OverfullStacks {
    /// The places of the texts that are cut below or above.
    private(set) var high: Set<ElementPlace> = []
    /// The places of the texts that are cut at the sides.
    private(set) var wide: Set<ElementPlace> = []

    /// The length, in points, by which a stack may be larger.
    private static let tolerance = 1.0

    init(_ elements: [AuditedElement]) {
        for index in elements.indices {
            guard (elements[index].placed.element as? EffectElement)?.clip != nil,
                let inner = Self.content(of: index, in: elements)
            else { continue }
            let (room, content) = (elements[index].placed.layoutFrame, elements[inner].placed)
            let places = Set(
                elements[inner..<elements.end(of: inner)].map(\.placed).filter { $0.element is TextElement }
                    .map(\.place))
            if content.layoutFrame.height > room.height + Self.tolerance, content.holdsOnlyTexts {
                high.formUnion(places)
            }
            let isRow = (content.element as? StackElement)?.axis == .horizontal
            if isRow, content.layoutFrame.width > room.width + Self.tolerance,
                content.children.allSatisfy(\.isWords)
            {
                wide.formUnion(places)
            }
        }
    }

    /// Returns the position of the stack that a clip leaves a part of; `nil` if it is around something else,
    /// or something between them moves, fades or scrolls.
    private static func content(of clip: Int, in elements: [AuditedElement]) -> Int? {
        var index = clip
        while index + 1 < elements.count, elements[index + 1].depth > elements[index].depth {
            index += 1
            let placed = elements[index].placed
            if placed.element is StackElement || placed.element is ZStackElement { return index }
            guard placed.element.modifiedContent != nil, placed.children.count == 1,
                !(placed.element is MaskElement), !(placed.element is OffsetElement), !placed.isOnItsWay
            else { return nil }
        }
        return nil
    }
}
