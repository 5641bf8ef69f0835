import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The frames that cut equal things in a row, such as the seats of a plan, in two, although nothing scrolls.
struct SlicedRowCheck {
    private let elements: [AuditedElement]

    /// The length, in points, of which something must be cut off, and something left.
    private static let least = 3.0
    /// The number of equal things from which they are a row.
    private static let leastCount = 3

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        let page = elements.first { $0.placed.element is CanvasElement }?.placed.layoutFrame.width ?? 0
        return elements.compactMap { element in
            let placed = element.placed
            guard !element.isSystem, element.isSeen, placed.clips, let content = placed.children.first
            else { return nil }
            // A page shows at its lower edge that it goes on.
            let isPage = placed.layoutFrame.width >= page - 1
            for axis in isPage ? [Axis.horizontal] : [.horizontal, .vertical] {
                let cut = Self.rows(in: content, along: axis).flatMap {
                    Self.lengths(cutOf: $0, by: placed.layoutFrame, along: axis)
                }
                guard let length = cut.max() else { continue }
                let problem = ScreenEdgeProblem(
                    kind: placed.element.source.node?.kind ?? "frame", length: length, frame: placed.frame,
                    edge: .frame(count: cut.count))
                return placed.diagnostic(
                    .clippedText, .language(Diagnostic.ProblemOfLanguage(problem)),
                    at: placed.element.source.mark)
            }
            return nil
        }
    }

    /// Returns the frames of equal things that stand in rows along an axis.
    ///
    /// - Parameters:
    ///   - placed: What is cut, or something in it.
    ///   - axis: The axis.
    ///   - isOutermost: `true` if no stack is around it within the frame that cuts it.
    private static func rows(
        in placed: PlacedElement, along axis: Axis, isOutermost: Bool = true
    ) -> [[Rect]] {
        // What moves or fades comes as a whole in time.
        if placed.element is ScrollElement || placed.element is OffsetElement || placed.isOnItsWay
            || placed.element is MaskElement || placed.element is TransformElement || placed.clips
        {
            return []
        }
        let shown = placed.children.filter { !$0.frame.isEmpty && !($0.element is SpacerElement) }
        if placed.element is LazyGridElement || placed.element is GridElement {
            let lines = placed.cellLines
            return axis == .horizontal
                ? lines.compactMap(row) : [lines.map { $0[0] }].compactMap(row)
        }
        if let stack = placed.element as? StackElement, stack.axis == axis {
            // Of words in no other stack, each one is told.
            let isTold =
                isOutermost && (axis == .horizontal ? shown.allSatisfy(\.isWords) : placed.holdsOnlyTexts)
            if !isTold, let row = row(of: shown) { return [row] }
        }
        guard placed.element is StackElement || placed.element.modifiedContent != nil else { return [] }
        let isStack = placed.element is StackElement
        return shown.flatMap { rows(in: $0, along: axis, isOutermost: isOutermost && !isStack) }
    }

    /// Returns the frames of equal things with words or symbols; `nil` if they are not.
    private static func row(of things: [PlacedElement]) -> [Rect]? {
        let frames = things.map(\.layoutFrame)
        guard things.count >= leastCount,
            frames.allSatisfy({
                abs($0.width - frames[0].width) < 0.5 && abs($0.height - frames[0].height) < 0.5
            }),
            things.contains(where: { !$0.texts.isEmpty || !$0.symbolNames.isEmpty }),
            things.allSatisfy({ !$0.holdsOffset })
        else { return nil }
        return frames
    }

    /// Returns the lengths that a frame cuts off things in two.
    private static func lengths(cutOf things: [Rect], by room: Rect, along axis: Axis) -> [Double] {
        things.compactMap { thing in
            let end = min(thing.origin[axis] + thing.size[axis], room.origin[axis] + room.size[axis])
            let left = end - max(thing.origin[axis], room.origin[axis])
            let missing = thing.size[axis] - left
            return left >= least && missing >= least ? missing : nil
        }
    }
}

extension PlacedElement {
    /// `true` for what cuts off what reaches beyond it.
    fileprivate var clips: Bool { (element as? EffectElement)?.clip != nil || element is ClipElement }

    /// `true` if an offset moves it.
    fileprivate var holdsOffset: Bool { modifierChain.contains { $0.element is OffsetElement } }
}
