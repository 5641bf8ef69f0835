import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

/// A child of a stack that is a stack along the same axis itself, such as a name above its field.
struct SpacedGroup {
    let child: PlacedElement
    /// What its parts are, by which groups are equal.
    let form: [String]
    /// `true` if a name stands before a field.
    let hasField: Bool
    /// The least distance between two of its parts, in points.
    let gap: Double
    /// Where its first part begins and its last one ends, along the axis.
    let start: Double
    let end: Double

    /// - Parameters:
    ///   - child: A child of a stack.
    ///   - axis: The axis of that.
    init?(_ child: AlignedChild, along axis: Axis) {
        guard (child.core.element as? StackElement)?.axis == axis, child.surface == nil,
            !child.core.texts.isEmpty,
            child.placed.modifierChain.allSatisfy({ ($0.element as? SurfaceElement) == nil }),
            !child.core.children.contains(where: {
                $0.element is SpacerElement || $0.element is DividerElement
            })
        else { return nil }
        let parts = child.core.children.filter { !$0.frame.isEmpty }.map(AlignedChild.init)
        guard (2...3).contains(parts.count), let first = parts.first, let last = parts.last
        else { return nil }
        self.child = child.placed
        form = parts.map(\.form)
        hasField = first.core.element is TextElement && parts[1].placed.isField
        // What is in two equal parts, such as lines, is no name with what it names.
        guard hasField || Set(form).count > 1 else { return nil }
        let frames = parts.map(\.content.layoutFrame)
        let gaps = zip(frames, frames.dropFirst()).map { own, next in
            next.origin[axis] - own.origin[axis] - own.size[axis]
        }
        gap = gaps.min() ?? 0
        start = first.content.layoutFrame.origin[axis]
        end = last.content.layoutFrame.origin[axis] + last.content.layoutFrame.size[axis]
    }
}

extension AlignedChild {
    /// The font of a text that nothing is painted around, as words; `nil` for anything else.
    var bareFont: String? {
        guard isBare, let text = core.element as? TextElement else { return nil }
        return text.content.runs.first?.font.summary
    }

    /// What it is: its kind, and the font of a text.
    fileprivate var form: String { bareFont ?? "\(type(of: core.element)) \(placed.isField)" }
}

extension PlacedElement {
    /// The kinds that have their names above them.
    private static let fieldKinds: Set<String> = ["picker", "secureField", "textField"]

    /// `true` for a field, and for what has the form of one.
    var isField: Bool { holdsField || fieldSurface != nil }

    /// `true` for a field, and for what has nothing else in it.
    private var holdsField: Bool {
        if let kind = element.source.node?.kind, Self.fieldKinds.contains(kind) { return true }
        return element.modifiedContent != nil && children.count == 1 && children[0].holdsField
    }
}
