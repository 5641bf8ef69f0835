import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The texts in columns of nothing but texts that are higher than their own frames, which cut off what does
/// not fit. A frame around more than that, such as a page, may show where it goes on.
struct OverfullStacks {
    /// The places of these texts.
    private(set) var places: Set<String> = []

    /// The length, in points, by which a stack may be higher.
    private static let tolerance = 1.0

    init(_ elements: [AuditedElement]) {
        for index in elements.indices {
            guard (elements[index].placed.element as? EffectElement)?.clip != nil,
                let stack = Self.stack(in: index, of: elements)
            else { continue }
            let room = elements[index].placed.layoutFrame.height
            let column = elements[stack].placed
            guard column.layoutFrame.height > room + Self.tolerance, column.holdsOnlyTexts else { continue }
            let inner = elements[stack..<elements.end(of: stack)].map(\.placed)
            places.formUnion(inner.filter { $0.element is TextElement }.map(\.place))
        }
    }

    /// Returns the position of the column that a clip belongs to; `nil` if it belongs to something else, or
    /// something between them moves or fades.
    private static func stack(in clip: Int, of elements: [AuditedElement]) -> Int? {
        let path = elements[clip].placed.element.source.path
        var index = clip
        while index + 1 < elements.count, elements[index + 1].depth > elements[index].depth,
            elements[index + 1].placed.element.source.path == path
        {
            index += 1
            let placed = elements[index].placed
            if let stack = placed.element as? StackElement { return stack.axis == .vertical ? index : nil }
            if placed.element is MaskElement || placed.element is OffsetElement || placed.isOnItsWay {
                return nil
            }
        }
        return nil
    }
}

extension PlacedElement {
    /// `true` for texts in stacks, of which none moves, scrolls or is drawn on a surface.
    fileprivate var holdsOnlyTexts: Bool {
        element is TextElement
            || element is StackElement && !children.isEmpty && children.allSatisfy(\.holdsOnlyTexts)
    }
}
