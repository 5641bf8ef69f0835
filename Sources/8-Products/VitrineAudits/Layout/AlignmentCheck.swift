import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The children of stacks that stand a point beside the line of their neighbours.
struct AlignmentCheck {
    private let elements: [AuditedElement]

    /// The distances, in points, that are seen but hardly meant. What is less may be rounding.
    private static let slips = 0.6...1.6

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        elements.flatMap { element -> [Diagnostic] in
            guard let stack = element.placed.element as? StackElement, !element.isSystem else { return [] }
            let children = element.placed.children.filter { !$0.frame.isEmpty }.map {
                (placed: $0, frame: $0.content.layoutFrame)
            }
            return zip(children, children.dropFirst()).compactMap { previous, next in
                let isMirrored = element.placed.isMirrored
                let isEven = Self.areEven(previous.frame, next.frame, in: stack)
                guard let line = Self.line(of: previous.frame, in: stack, isMirrored, isEven: isEven),
                    let other = Self.line(of: next.frame, in: stack, isMirrored, isEven: isEven),
                    Self.slips.contains(abs(other - line))
                else { return nil }
                let problem = AlignmentProblem(distance: other - line, axis: stack.axis, frame: next.frame)
                return next.placed.diagnostic(
                    .misalignedEdge, .language(Diagnostic.ProblemOfLanguage(problem)),
                    at: next.placed.element.source.mark)
            }
        }
    }

    /// The length, in points, from which children that are equally long are cards, rows or columns.
    private static let evenLength = 80.0

    /// Returns `true` if two frames of a stack are equally long across it, so that their edges are in line
    /// however they are aligned.
    private static func areEven(_ one: Rect, _ other: Rect, in stack: StackElement) -> Bool {
        let lengths = [one, other].map { stack.axis == .vertical ? $0.width : $0.height }
        return abs(lengths[0] - lengths[1]) < 0.01 && lengths[0] >= evenLength
    }

    /// Returns the edge of a frame by which a stack aligns it; `nil` if that is none. What is centred or on a
    /// baseline is often moved by a point so that it looks centred.
    private static func line(
        of frame: Rect, in stack: StackElement, _ isMirrored: Bool, isEven: Bool
    ) -> Double? {
        switch stack.axis {
        case .vertical:
            switch stack.alignment.horizontal {
            case .leading: isMirrored ? frame.maxX : frame.minX
            case .trailing: isMirrored ? frame.minX : frame.maxX
            case .center: isEven ? frame.minX : nil
            case .custom: nil
            }
        case .horizontal:
            switch stack.alignment.vertical {
            case .top: frame.minY
            case .bottom: frame.maxY
            case .center: isEven ? frame.minY : nil
            case .firstTextBaseline, .lastTextBaseline, .custom: nil
            }
        }
    }
}

extension PlacedElement {
    /// What is within its padding and moved by its offset.
    fileprivate var content: PlacedElement {
        var placed = self
        while placed.element is PaddingElement || placed.element is OffsetElement,
            placed.children.count == 1, let inner = placed.children.first
        {
            placed = inner
        }
        return placed
    }
}
