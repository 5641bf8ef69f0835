import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The children of stacks that stand some points beside the line of their neighbours.
package struct AlignmentCheck {
    private let elements: [AuditedElement]
    private let signs: HangingSigns

    /// The distances, in points, that are seen but hardly meant. What is less may be rounding.
    private static let slips = 0.6...1.6
    /// The distances, in points, that are seen and meant for a symbol beside a word at most. What is more
    /// is an indentation.
    private static let moves = 1.6...6

    /// - Parameters:
    ///   - elements: The elements of a scene.
    ///   - signs: What tells texts that are moved because of a sign.
    package init(_ elements: [AuditedElement], _ signs: HangingSigns) {
        (self.elements, self.signs) = (elements, signs)
    }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        var screen = Rect.zero
        return elements.flatMap { element -> [Diagnostic] in
            if element.placed.element is CanvasElement { screen = element.placed.layoutFrame }
            if element.isSystem { return [] }
            let children = element.placed.children.filter {
                !$0.frame.isEmpty && !($0.element is SpacerElement) && !($0.element is DividerElement)
            }.map(AlignedChild.init)
            var found: [Found] = []
            if let stack = element.placed.element as? StackElement {
                found = slips(children, in: stack) + moved(children, in: stack)
                found += insets(children, in: stack) + rows(children, in: stack)
                if stack.axis == .vertical { found += sections(children) }
                found += outliers(children, in: stack) + protruding(children, in: stack, on: screen)
                if children.count == element.placed.children.count { found += pulled(children, in: stack) }
            } else if element.placed.element is GridElement || element.placed.element is LazyGridElement {
                found = moved(children)
            }
            var marks: Set<ElementPlace> = []
            let alignment = (element.placed.element as? StackElement)?.alignment.horizontal ?? .leading
            return
                found.filter { child, problem in
                    let isAcross = problem.axis == .vertical
                    return !(isAcross && signs.explain(child, in: alignment, movedBy: problem.distance))
                        && marks.insert(child.place).inserted
                }.map { child, problem in
                    child.diagnostic(
                        .misalignedEdge, .language(Diagnostic.ProblemOfLanguage(problem)),
                        at: child.element.source.mark)
                }
        }
    }

    private typealias Found = (child: PlacedElement, problem: AlignmentProblem)

    // MARK: A point

    /// Returns the children whose edge is hardly off that of the one before.
    private func slips(_ children: [AlignedChild], in stack: StackElement) -> [Found] {
        zip(children, children.dropFirst()).compactMap { previous, next in
            let frames = [previous, next].map(\.content.layoutFrame)
            let isEven = Self.areEven(frames[0], frames[1], in: stack)
            let isMirrored = next.placed.isMirrored
            guard let line = Self.line(of: frames[0], in: stack, isMirrored, isEven: isEven),
                let other = Self.line(of: frames[1], in: stack, isMirrored, isEven: isEven)
            else { return nil }
            let distance = other - line
            // Of texts one below another an indentation is longer.
            let areTexts =
                stack.axis == .vertical
                && [previous, next].allSatisfy { $0.isBare && $0.core.element is TextElement }
            guard
                Self.slips.contains(abs(distance))
                    || areTexts && Self.moves.contains(abs(distance))
            else { return nil }
            return (next.placed, AlignmentProblem(distance: distance, axis: stack.axis, frame: frames[1]))
        }
    }

    /// The length, in points, from which children that are equally long are cards, rows or columns.
    private static let evenLength = 80.0

    /// Returns `true` if two frames of a stack are equally long across it, so that their edges are in line
    /// however they are aligned.
    private static func areEven(_ one: Rect, _ other: Rect, in stack: StackElement) -> Bool {
        let lengths = [one, other].map { $0.size[stack.axis.other] }
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
            case .custom, .between: nil
            }
        case .horizontal:
            switch stack.alignment.vertical {
            case .top: frame.minY
            case .bottom: frame.maxY
            case .center: isEven ? frame.minY : nil
            case .firstTextBaseline, .lastTextBaseline, .custom, .between: nil
            }
        }
    }

    // MARK: Some points

    /// The distances, in points, by which one of a row may hang below the others by mistake. What is raised
    /// above them stands out.
    private static let drops = 6.0...14

    /// The length of a child, in points, from which it is too large to be moved so that it looks centred.
    private static let blockLength = 40.0

    /// Returns the child that an offset moves across a stack in which all others stay where they are.
    private func moved(_ children: [AlignedChild], in stack: StackElement) -> [Found] {
        let across = stack.axis.other
        func length(_ child: AlignedChild) -> Double { child.placed.layoutFrame.size[across] }
        let moved = children.filter { abs($0.offset[across]) > 0.1 }
        guard moved.count == 1, children.count > 1, let child = moved.first,
            Self.moves.contains(abs(child.offset[across]))
                || across == .vertical && Self.drops.contains(child.offset[across])
        else { return [] }
        let hasPeer = children.contains { other in
            other.offset[across] == 0 && abs(length(other) - length(child)) < Self.rounding
                && type(of: other.core.element) == type(of: child.core.element)
        }
        guard hasPeer || !child.isBare && length(child) >= Self.blockLength else { return [] }
        return [
            (
                child.placed,
                AlignmentProblem(
                    distance: child.offset[across], axis: stack.axis, frame: child.content.layoutFrame)
            )
        ]
    }

    /// Returns the cell that an offset moves in a grid in which all others stay where they are.
    private func moved(_ children: [AlignedChild]) -> [Found] {
        let moved = children.filter { $0.offset.length > 0.1 }
        guard moved.count == 1, children.count > 2, let child = moved.first, !child.isBare else { return [] }
        let isAcross = abs(child.offset.x) > abs(child.offset.y)
        let distance = isAcross ? child.offset.x : child.offset.y
        guard Self.moves.contains(abs(distance)) else { return [] }
        return [
            (
                child.placed,
                AlignmentProblem(
                    distance: distance, axis: isAcross ? .vertical : .horizontal,
                    frame: child.content.layoutFrame)
            )
        ]
    }

    /// The lengths, in points, by which one of a row may be pulled to its neighbour by mistake.
    private static let pulls = 3.0...20

    /// Returns the child of a row of buttons or cards that padding pulls nearer to its neighbour than the
    /// others are. One that stands farther off is a group of its own.
    private func pulled(_ children: [AlignedChild], in stack: StackElement) -> [Found] {
        guard stack.axis == .horizontal, children.count > 2, !children.contains(where: \.isBare) else {
            return []
        }
        let frames = children.map { $0.content.layoutFrame }
        let gaps = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
        let others = gaps.filter { gap in gaps.filter { abs($0 - gap) < Self.rounding }.count > 1 }
        let common = others.first ?? gaps.max() ?? 0
        let odd = gaps.indices.filter { abs(gaps[$0] - common) >= Self.rounding }
        guard odd.count == 1, let index = odd.first, gaps[index] > 0,
            Self.pulls.contains(common - gaps[index]),
            let child = [index, index + 1].map({ children[$0] }).first(where: {
                $0.placed.element is PaddingElement
            })
        else { return [] }
        return [
            (
                child.placed,
                AlignmentProblem(
                    distance: common - gaps[index], axis: .horizontal, frame: child.content.layoutFrame,
                    isPulled: true)
            )
        ]
    }

    /// Half a point may be rounding.
    private static let rounding = 0.5

    /// Returns the tiles beside tiles whose padding is another than that of the one before.
    private func insets(_ children: [AlignedChild], in stack: StackElement) -> [Found] {
        zip(children, children.dropFirst()).compactMap { previous, next in
            guard let tile = previous.surface, let other = next.surface,
                let content = previous.padded, let others = next.padded,
                let distance = Self.difference(
                    (tile.layoutFrame, content.layoutFrame), (other.layoutFrame, others.layoutFrame),
                    along: stack.axis.other),
                type(of: previous.core.element) == type(of: next.core.element)
            else { return nil }
            return (
                next.placed, AlignmentProblem(distance: distance, axis: stack.axis, frame: others.layoutFrame)
            )
        }
    }

    /// Returns by how much the content of a box begins later than that of one that is equally long; `nil` if
    /// the boxes or their contents are not, or both begin in line.
    private static func difference(
        _ one: (box: Rect, content: Rect), _ other: (box: Rect, content: Rect), along axis: Axis
    ) -> Double? {
        let starts = [one, other].map { $0.content.origin[axis] - $0.box.origin[axis] }
        guard abs(one.box.origin[axis] - other.box.origin[axis]) < rounding,
            abs(one.box.size[axis] - other.box.size[axis]) < rounding,
            abs(one.content.size[axis] - other.content.size[axis]) < rounding,
            moves.contains(abs(starts[1] - starts[0]))
        else { return nil }
        return starts[1] - starts[0]
    }

    /// Returns the rows that begin or end with something that padding or an offset moves in one of them.
    private func rows(_ children: [AlignedChild], in stack: StackElement) -> [Found] {
        guard stack.axis == .vertical else { return [] }
        let rows = children.map { child -> [AlignedChild] in
            guard (child.core.element as? StackElement)?.axis == .horizontal else { return [] }
            return child.core.children.filter { !$0.frame.isEmpty }.map(AlignedChild.init)
        }
        return (1..<max(children.count, 1)).compactMap { index -> Found? in
            let frames = [index - 1, index].map { children[$0].core.layoutFrame }
            guard rows[index].count > 1, rows[index - 1].count > 1,
                abs(frames[0].minX - frames[1].minX) < Self.rounding,
                abs(frames[0].maxX - frames[1].maxX) < Self.rounding
            else { return nil }
            func distance(
                _ one: AlignedChild?, _ other: AlignedChild?, _ edge: (Rect) -> Double
            ) -> (Double, PlacedElement)? {
                guard let one, let other, type(of: one.core.element) == type(of: other.core.element)
                else { return nil }
                // What stays in its place is not looked at: it may be centred.
                let places = [one, other].map {
                    edge($0.placed.layoutFrame) - edge($0.content.layoutFrame)
                }
                let distance = edge(other.content.layoutFrame) - edge(one.content.layoutFrame)
                guard Self.moves.contains(abs(distance)),
                    abs(places[0] - places[1] - distance) < Self.rounding
                else { return nil }
                return (distance, other.placed)
            }
            guard
                let (length, child) = distance(rows[index - 1].first, rows[index].first, \.minX)
                    ?? distance(rows[index - 1].last, rows[index].last, \.maxX)
            else { return nil }
            return (child, AlignmentProblem(distance: length, axis: .vertical, frame: child.layoutFrame))
        }
    }

    /// Returns the child that begins beside the line at which others begin, by its own padding.
    private func outliers(_ children: [AlignedChild], in stack: StackElement) -> [Found] {
        guard stack.axis == .vertical else { return [] }
        let inks = children.map(\.leadingInk)
        return children.indices.compactMap { index -> Found? in
            let child = children[index]
            guard child.placed.element is PaddingElement, let ink = inks[index] else { return nil }
            // A word is compared with words of its size, such as other titles.
            let others = inks.indices.filter {
                $0 != index && (!ink.isBare || inks[$0]?.isBare == true && child.isSized(as: children[$0]))
            }.compactMap { inks[$0] }
            guard others.count > 1, let line = others.first?.edge,
                others.allSatisfy({ abs($0.edge - line) < Self.rounding }),
                Self.moves.contains(abs(ink.edge - line)),
                // A card farther out than words lets what is in it be in line with them.
                ink.isBare || ink.edge < line || others.allSatisfy({ !$0.isBare })
            else { return nil }
            let distance = child.placed.isMirrored ? line - ink.edge : ink.edge - line
            return (
                child.placed,
                AlignmentProblem(distance: distance, axis: .vertical, frame: child.content.layoutFrame)
            )
        }
    }

    /// Returns the section whose heading begins beside the line of the others', by its own padding.
    private func sections(_ children: [AlignedChild]) -> [Found] {
        guard let (child, distance) = AlignedChild.oddSection(of: children) else { return [] }
        let problem = AlignmentProblem(
            distance: child.placed.isMirrored ? -distance : distance, axis: .vertical,
            frame: child.content.layoutFrame)
        return [(child.placed, problem)]
    }

    // MARK: The margin

    /// The lengths, in points, by which words are seen to stand out of the column that they begin.
    private static let protrusions = 3.0...40
    /// The distance, in points, from the edge of a screen at which nothing is written, and the least margin.
    private static let (edge, margin) = (8.0, 12.0)

    /// Returns the child whose words begin before the line of all others, as a negative padding pulls them
    /// out, or as they have no margin.
    private func protruding(
        _ children: [AlignedChild], in stack: StackElement, on screen: Rect
    ) -> [Found] {
        guard stack.axis == .vertical else { return [] }
        let inks = children.map(\.leadingInk)
        return children.indices.compactMap { index -> Found? in
            let child = children[index]
            let others = inks.indices.filter { $0 != index }.compactMap { inks[$0]?.edge }
            guard let ink = inks[index], ink.isBare, others.count > 1, let line = others.min(),
                others.allSatisfy({ abs($0 - line) < Self.rounding }),
                Self.protrusions.contains(line - ink.edge), child.offset == .zero,
                // Quotation marks may hang.
                child.core.texts.first?.first.map({ $0.isLetter || $0.isNumber }) == true
            else { return nil }
            let isMirrored = child.placed.isMirrored
            let start = isMirrored ? -screen.maxX : screen.minX
            let isWritten = child.outerInsets.left < 0
            let hasNoMargin =
                stack.alignment.horizontal == .leading && (0..<Self.edge).contains(ink.edge - start)
                && line - start >= Self.margin
            guard isWritten || hasNoMargin else { return nil }
            let distance = isMirrored ? line - ink.edge : ink.edge - line
            return (
                child.placed,
                AlignmentProblem(distance: distance, axis: .vertical, frame: child.content.layoutFrame)
            )
        }
    }
}
