import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The one child of a column that an offset, or in a centred one a padding, moves far off the line of all
/// others, and the one of a row that hangs far below its equals.
package struct ShovedChildCheck {
    private let elements: [AuditedElement]
    private let signs: HangingSigns

    /// The distances, in points, that are seen at once, and leave the child in its column.
    private static let distances = 6.0...120
    /// The distances, in points, by which one of a row hangs below the others by mistake.
    private static let drops = 14.01...60
    /// The number of children from which the others have a line.
    private static let leastCount = 3

    /// - Parameters:
    ///   - elements: The elements of a scene.
    ///   - signs: What tells texts that are moved because of a sign.
    package init(_ elements: [AuditedElement], _ signs: HangingSigns) {
        (self.elements, self.signs) = (elements, signs)
    }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let moved = moved + ShiftedRowCheck(elements).findings + ScaledPartCheck(elements).findings
        let indented = IndentedRowCheck(elements).findings
        if indented.isEmpty { return moved }
        let told = Set((moved + AlignmentCheck(elements, signs).findings).map(\.mark))
        return moved + indented.filter { !told.contains($0.mark) }
    }

    private var moved: [Diagnostic] {
        elements.compactMap { element in
            guard let stack = element.placed.element as? StackElement, !element.isSystem, element.isSeen
            else { return nil }
            // A divider begins where the words of rows do.
            let children = element.placed.children.filter { !$0.frame.isEmpty }.map(AlignedChild.init)
                .filter { !($0.core.element is SpacerElement) && !($0.core.element is DividerElement) }
            guard let (child, distance) = Self.found(in: children, of: element.placed, stack),
                stack.axis == .horizontal
                    || !signs.explain(child, in: stack.alignment.horizontal, movedBy: distance)
            else { return nil }
            return child.oddity(.shoved(distance))
        }
    }

    /// Returns `true` for a button, or a row of them, that fills a column: both have the same edges.
    private static func fills(_ column: PlacedElement, _ child: AlignedChild) -> Bool {
        let width = child.placed.layoutFrame.width
        return width >= buttonWidth && abs(width - column.layoutFrame.width) < 0.5
            && ([child.placed] + child.core.children).contains(where: \.isButton)
    }

    /// The least width of a button that fills a column, in points.
    private static let buttonWidth = 80.0

    private static func found(
        in children: [AlignedChild], of placed: PlacedElement, _ stack: StackElement
    ) -> (PlacedElement, Double)? {
        let isColumn = stack.axis == .vertical
        let isCentered = isColumn && stack.alignment.horizontal == .center
        func shift(_ child: AlignedChild) -> Double {
            isColumn ? child.shift(isCentered: isCentered) : child.offset.y
        }
        let moved = children.filter { $0.offset != .zero || abs(shift($0)) > 0.1 }
        guard moved.count == 1, let child = moved.first, child.offset[stack.axis] == 0, child.isContent,
            case let distance = shift(child), !isCard(child, among: children),
            children.count >= leastCount
                || children.count == 2 && isColumn
                    && (fills(placed, child) || isCentered && isLabelled(child, among: children))
        else { return nil }
        if isColumn { return distances.contains(abs(distance)) ? (child.placed, distance) : nil }
        // What is raised above a row stands out.
        let hasPeer = children.contains { $0.offset == .zero && $0.isSized(as: child) }
        return hasPeer && drops.contains(distance) ? (child.placed, distance) : nil
    }

    /// The greatest distance, in points, of a symbol from the middle of its caption: what is farther away is
    /// beside that.
    private static let captionReach = 40.0

    /// Returns `true` for a symbol over its caption, or the caption, that an offset moves away.
    private static func isLabelled(_ child: AlignedChild, among children: [AlignedChild]) -> Bool {
        child.offset.x != 0 && abs(child.offset.x) <= captionReach && children.allSatisfy(\.isBare)
            && children.contains { $0.core.element is IconElement }
            && children.contains { $0.core.element is TextElement }
    }

    /// Returns `true` for one of several cards of one width, which have a line of their own.
    private static func isCard(_ child: AlignedChild, among children: [AlignedChild]) -> Bool {
        guard let width = child.surface?.layoutFrame.width else { return false }
        let others = children.compactMap(\.surface?.layoutFrame.width)
        return others.count >= leastCount && others.allSatisfy { abs($0 - width) < 0.5 }
    }
}

extension AlignedChild {
    /// Returns the length by which its offsets, and in a centred column its paddings, move it.
    fileprivate func shift(isCentered: Bool) -> Double {
        // A row that fills the column ends with its last part.
        guard isCentered, offset == .zero, !core.holdsSpacer else { return offset.x }
        if placed.element is PaddingElement { return content.layoutFrame.midX - placed.layoutFrame.midX }
        // In a frame as wide as the column, paddings move what is in the middle of it.
        let shift = (outerInsets.left - outerInsets.right) / (placed.isMirrored ? -2 : 2)
        let middle = (surface ?? core).layoutFrame.midX
        return abs(middle - placed.layoutFrame.midX - shift) < 1 ? shift : 0
    }

    /// `true` for what is no decoration, unless it is turned or faint.
    fileprivate var isContent: Bool {
        let isPlain = placed.modifierChain.allSatisfy { placed in
            !(placed.element is TransformElement) && !placed.isOnItsWay
                && (placed.element as? EffectElement)?.opacity ?? 1 > 0.5
        }
        // A shape may be a decoration that an offset places.
        return isPlain
            && (offset == .zero || placed.holdsControl
                || !placed.texts.isEmpty || !placed.symbolNames.isEmpty)
    }
}

extension PlacedElement {
    /// `true` for a row that fills its room, and what has one in it.
    fileprivate var holdsSpacer: Bool { element is SpacerElement || children.contains(where: \.holdsSpacer) }

    /// `true` for what is drawn by a kind that is no plain shape, such as page dots.
    fileprivate var holdsControl: Bool {
        let kind = element is ShapeElement ? element.source.node?.kind : nil
        return kind.map { !PlacedElement.shapeKinds.contains($0) }
            ?? children.contains(where: \.holdsControl)
    }
}
