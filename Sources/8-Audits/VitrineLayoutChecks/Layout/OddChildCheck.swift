import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The one of several alike children of a stack or a grid that is unlike all others in its place, its size or
/// its padding.
package struct OddChildCheck {
    private let elements: [AuditedElement]
    private let signs: HangingSigns

    /// Half a point may be rounding.
    private static let rounding = 0.5
    /// The distances, in points, that are no slip of some points, and no indentation of a screen's width.
    private static let distances = 6.0...60
    /// The length, in points, by which the height of a cell is seen to be another.
    private static let leastHeight = 8.0
    /// The padding, in points, below which content touches the edge of its card, and from which it does not.
    fileprivate static let (tightInset, wideInset) = (5.0, 10.0)
    /// The least size of a card, in points.
    static let cardSize = Size(120, 40)
    /// The factor from which a symbol is seen to be larger than others.
    private static let symbolFactor = 1.4

    /// - Parameters:
    ///   - elements: The elements of a scene.
    ///   - signs: What tells texts that are moved because of a sign.
    package init(_ elements: [AuditedElement], _ signs: HangingSigns) {
        (self.elements, self.signs) = (elements, signs)
    }

    private typealias Found = (child: PlacedElement, kind: OddChildProblem.Kind)

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let own = symbols + children + pictures
        let marks = Set(own.map(\.mark))
        return own + CenterCheck(elements, signs).findings.filter { !marks.contains($0.mark) }
            + GutterCheck(elements).findings + RowDirectionCheck(elements).findings
            + SymbolSideCheck(elements).findings
    }

    private var children: [Diagnostic] {
        elements.flatMap { element -> [Diagnostic] in
            if element.isSystem || !element.isSeen { return [] }
            let children = element.placed.children.filter {
                !$0.frame.isEmpty && !($0.element is SpacerElement) && !($0.element is DividerElement)
            }.map(AlignedChild.init)
            var found: [Found] = []
            switch element.placed.element {
            case let stack as StackElement where stack.axis == .vertical:
                found = places(children) + insets(children) + rows(children)
                found += tiles(children) + groups(children)
            case is StackElement, is GridElement, is LazyGridElement:
                found = heights(children)
                if let bar = OddBarCheck.found(among: children), element.placed.element is StackElement {
                    found.append((bar.child, .height(bar.own, bar.other)))
                }
            case is ZStackElement: found = centers(children)
            default: break
            }
            if let odd = SymbolButton.odd(in: element.placed) {
                found.append((odd.symbol, .symbol(odd.size, odd.other)))
            }
            return found.map { $0.child.oddity($0.kind) }
        }
    }

    /// Returns the pictures of rows or cards that are smaller than those of all others.
    private var pictures: [Diagnostic] {
        var told: Set<ElementPlace> = []
        return SiblingRows(elements, leastCount: 2).groups.compactMap { group in
            let rows = group.rows.map { elements[$0].placed }
            let areBeside = elements.areBeside(group)
            guard !elements[group.stack].isSystem, elements[group.stack].isSeen,
                let odd = RowPicture.odd(in: rows, areBeside: areBeside)
                    ?? (areBeside ? RowPicture.uneven(in: rows) : nil),
                !elements.isSelected(group.rows[odd.row]), told.insert(odd.placed.place).inserted
            else { return nil }
            return odd.placed.oddity(.height(odd.placed.layoutFrame.height, odd.other))
        }
    }

    /// Returns the position of the one value that differs where all others are equal, and the value of these;
    /// `nil` if there are fewer than three values, or several differ.
    static func odd(_ values: [Double]) -> (index: Int, other: Double)? {
        guard values.count >= 3 else { return nil }
        let found = values.indices.filter { index in
            values.count { abs($0 - values[index]) < rounding } == 1
        }
        guard found.count == 1, let index = found.first else { return nil }
        let other = values[index == 0 ? 1 : 0]
        return values.indices.allSatisfy { $0 == index || abs(values[$0] - other) < rounding }
            ? (index, other) : nil
    }

    // MARK: Columns

    /// Returns the card that stands beside the line of all others that are as wide as it is.
    private func places(_ children: [AlignedChild]) -> [Found] {
        let cards = children.filter { $0.surface != nil }
        let frames = cards.compactMap { $0.surface?.layoutFrame }
        guard let first = frames.first, frames.allSatisfy({ abs($0.width - first.width) < Self.rounding }),
            let (index, other) = Self.odd(frames.map(\.minX)),
            Self.distances.contains(abs(frames[index].minX - other))
        else { return [] }
        return [(cards[index].placed, .place(frames[index].minX - other))]
    }

    /// Returns the cards whose content touches their edge, where that of a card beside them does not, or else
    /// the one whose padding is not that of all others of its width.
    private func insets(_ children: [AlignedChild]) -> [Found] {
        let tight = tightCards(children)
        let cards = children.filter { $0.surface != nil }
        let insets = cards.compactMap { $0.cardInset(atLeast: Self.cardSize) }
        let widths = cards.compactMap(\.surface?.layoutFrame.width)
        guard tight.isEmpty, insets.count == cards.count, let (index, other) = Self.odd(insets),
            Self.distances.contains(abs(insets[index] - other)),
            widths.allSatisfy({ abs($0 - widths[0]) < Self.rounding }),
            // What holds other things may need other room.
            Set(cards.map { $0.core.texts.count }).count == 1
        else { return tight }
        return [(cards[index].placed, .inset(insets[index], other))]
    }

    /// Returns the cards whose content touches their edge, where that of a card beside them does not.
    private func tightCards(_ children: [AlignedChild]) -> [Found] {
        zip(children, children.dropFirst()).flatMap { pair -> [Found] in
            let all = [pair.0, pair.1]
            let insets = all.map { $0.cardInset(atLeast: Self.cardSize) }
            guard let one = insets[0], let other = insets[1] else { return [] }
            return [(0, one, other), (1, other, one)].compactMap { index, own, beside in
                own < Self.tightInset && beside >= Self.wideInset
                    ? (all[index].placed, .inset(own, beside)) : nil
            }
        }
    }

    /// Returns the row whose symbol is larger than those of all others.
    private func rows(_ children: [AlignedChild]) -> [Found] {
        // The titles of buttons are rows that fill no line.
        let width = children.map(\.core.layoutFrame.width).max() ?? 0
        let rows = children.compactMap { child -> (row: AlignedChild, parts: [AlignedChild])? in
            guard (child.core.element as? StackElement)?.axis == .horizontal else { return nil }
            // What a spacer follows does not end where the row does.
            if child.core.children.last?.element is SpacerElement { return nil }
            let parts = child.core.children.filter { !$0.frame.isEmpty && !($0.element is SpacerElement) }
            return parts.count > 1 ? (child, parts.map(AlignedChild.init)) : nil
        }
        .filter { abs($0.row.core.layoutFrame.width - width) < Self.rounding }
        guard let first = rows.first?.row.core.layoutFrame.minX,
            rows.allSatisfy({ abs($0.row.core.layoutFrame.minX - first) < Self.rounding })
        else { return [] }
        var found: [Found] = []
        let symbols = rows.compactMap(\.parts.first).filter { $0.core.element is IconElement }
        if symbols.count == rows.count {
            let sizes = symbols.map { ($0.core.element as? IconElement)?.font.size ?? 0 }
            if let (index, other) = Self.odd(sizes), sizes[index] >= Self.symbolFactor * other {
                found.append((symbols[index].placed, .symbol(sizes[index], other)))
            }
        }
        return found
    }

    /// Returns the symbol before a row of a list that is larger than those before all other rows.
    private var symbols: [Diagnostic] {
        let rows = elements.indices.filter { index in
            let source = elements[index].placed.element.source
            return source.node?.kind == "row" && source.node?.path == source.path && elements[index].isSeen
        }
        var seen: Set<ElementPlace> = []
        let symbols = rows.compactMap { index -> (placed: PlacedElement, size: Double)? in
            let inner = elements[index..<elements.end(of: index)].map(\.placed)
            guard let text = inner.first(where: { $0.element is TextElement }),
                let placed = inner.first(where: { $0.element is IconElement }),
                let icon = placed.element as? IconElement, placed.frame.maxX <= text.frame.minX,
                // What is around a row has its path, too.
                seen.insert(placed.place).inserted
            else { return nil }
            return (placed, icon.font.size)
        }
        guard let (index, other) = Self.odd(symbols.map(\.size)),
            symbols[index].size >= Self.symbolFactor * other
        else { return [] }
        return [symbols[index].placed.oddity(.symbol(symbols[index].size, other))]
    }

    // MARK: Rows and grids

    /// Returns the tile of several rows of tiles that is less high than all others, or higher.
    private func tiles(_ children: [AlignedChild]) -> [Found] {
        let rows = children.filter { ($0.core.element as? StackElement)?.axis == .horizontal }
        let tiles = rows.map { $0.core.children.filter { !$0.frame.isEmpty }.map(AlignedChild.init) }
        guard tiles.count > 1, let count = tiles.first?.count, count > 1,
            // The last row may have room left.
            tiles.dropLast().allSatisfy({ $0.count == count }), tiles[tiles.count - 1].count <= count
        else { return [] }
        return heights(tiles.flatMap { $0 })
    }

    /// Returns the cell that is less high than all others, or higher than its like in its line, because it
    /// says so.
    private func heights(_ children: [AlignedChild]) -> [Found] {
        let cells = children.filter { $0.surface != nil || $0.isPicture }
        let frames = cells.map { ($0.surface ?? $0.core).layoutFrame }
        let heights = frames.map(\.height)
        // Some symbols may be among the keys of a pad.
        guard 3 * cells.count >= 2 * children.count, let (index, other) = Self.odd(heights),
            abs(other - heights[index]) >= Self.leastHeight,
            min(heights[index], other) >= Self.cardSize.height,
            cells.allSatisfy(\.hasFixedHeight) || Self.areOfOneContent(cells),
            cells.contains(where: \.isPicture)
                ? Self.areTiles(frames) && heights[index] < other && !cells[index].placed.isChosen
                : heights[index] < other || Self.isRagged(index, in: cells)
        else { return [] }
        return [(cells[index].placed, .height(heights[index], other))]
    }

    /// Returns `true` for pictures in several lines, or for ones that are no bars of a chart.
    private static func areTiles(_ frames: [Rect]) -> Bool {
        frames.contains { $0.minY >= frames[0].maxY } || frames.allSatisfy { 2 * $0.width >= $0.height }
    }

    /// Returns `true` for cards whose texts need the same height, so that their paddings differ.
    private static func areOfOneContent(_ cells: [AlignedChild]) -> Bool {
        cells.allSatisfy { cell in
            cell.core.element is StackElement && cell.core.texts.count > 1
                && cell.core.texts.count == cells[0].core.texts.count
                && abs(cell.core.layoutFrame.height - cells[0].core.layoutFrame.height) < rounding
        }
    }

    /// Returns `true` if a higher cell has the look of another in its line, and in one line its width: what
    /// fills a line, or is the middle of one, stands out.
    private static func isRagged(_ index: Int, in cells: [AlignedChild]) -> Bool {
        let surfaces = cells.compactMap(\.surface)
        let own = surfaces[index]
        let others = surfaces.indices.filter { other in
            let frame = surfaces[other].layoutFrame
            return other != index && frame.minY < own.layoutFrame.maxY && own.layoutFrame.minY < frame.maxY
        }
        let isLine = others.count == cells.count - 1
        if isLine && 2 * index == others.count || own.texts.isEmpty { return false }
        return others.contains { other in
            surfaces[other].decoration == own.decoration
                && (!isLine || abs(surfaces[other].layoutFrame.width - own.layoutFrame.width) < 1)
        }
    }

    // MARK: Fields and discs

    /// Returns the field that stands farther from its name than all others of a form do from theirs.
    private func groups(_ children: [AlignedChild]) -> [Found] {
        let groups = children.compactMap { child -> (child: AlignedChild, gap: Double)? in
            guard (child.core.element as? StackElement)?.axis == .vertical else { return nil }
            let parts = child.core.children.filter { !$0.frame.isEmpty }.map(AlignedChild.init)
            guard parts.count == 2, parts[0].core.element is TextElement,
                parts[1].placed.isField
            else { return nil }
            return (child, parts[1].content.layoutFrame.minY - parts[0].content.layoutFrame.maxY)
        }
        guard let (index, other) = Self.odd(groups.map(\.gap)), groups[index].gap > other + 4 else {
            return []
        }
        return [(groups[index].child.placed, .gap(groups[index].gap, other))]
    }

    /// The parts of a disc's side by which a symbol is off its middle by mistake.
    private static let shares = 0.08...0.35
    /// The part of a disc's side from which a symbol is what the disc is for: badges are smaller.
    private static let symbolShare = 0.35
    /// The greatest side of a disc, in points.
    private static let discSide = 96.0

    /// Returns the symbol that an offset moves off the middle of its disc.
    private func centers(_ children: [AlignedChild]) -> [Found] {
        guard children.count == 2, let disc = children.first, let symbol = children.last,
            symbol.core.element is IconElement, symbol.surface == nil,
            disc.core.element is ShapeElement || disc.surface != nil
        else { return [] }
        let (ground, frame) = (disc.content.layoutFrame, symbol.core.layoutFrame)
        let side = ground.shortSide
        let distance = (frame.center - ground.center).length
        guard side <= Self.discSide, frame.shortSide >= Self.symbolShare * side,
            symbol.offset != .zero, Self.shares.contains(distance / side)
        else { return [] }
        return [(symbol.placed, .center(distance))]
    }
}

extension AlignedChild {
    /// `true` for a picture, and for a shape that stands for one.
    fileprivate var isPicture: Bool {
        surface == nil && (core.element is ImageElement || core.element is ShapeElement)
    }

    /// `true` if a frame around it has a height of its own.
    fileprivate var hasFixedHeight: Bool {
        placed.modifierChain.contains { ($0.element as? FrameElement)?.height.fixed != nil }
    }

    /// Returns the least padding of a card with round corners and texts; `nil` for anything else, for what
    /// can be pressed, and for cards that are smaller.
    func cardInset(atLeast size: Size) -> Double? {
        guard let surface, let card = surface.element as? SurfaceElement, card.shape != .rectangle,
            surface.layoutFrame.width >= size.width, surface.layoutFrame.height >= size.height,
            !core.texts.isEmpty, core.element is StackElement,
            surface.element.source.accessibility?.properties.traits.contains(.isButton) != true
        else { return nil }
        let sum = surface.modifierChain.compactMap { ($0.element as? PaddingElement)?.insets }
            .reduce(0) { $0 + min($1.left, $1.right, $1.top, $1.bottom) }
        guard sum > 0, sum < OddChildCheck.tightInset, let inked = core.inked else {
            return sum > 0 ? sum : nil
        }
        // What reacts beside its symbol brings room of its own.
        return max(sum, surface.layoutFrame.leastRoom(around: inked))
    }
}

extension PlacedElement {
    /// The area of the texts, symbols, shapes and surfaces in it; `nil` if there are none.
    fileprivate var inked: Rect? {
        let isInk =
            element is TextElement || element is IconElement || element is ShapeElement
            || element is ImageElement || decoration?.isSurface == true
        if isInk { return layoutFrame }
        return children.compactMap(\.inked).reduce(nil) { $0?.union($1) ?? $1 }
    }
}

extension Rect {
    /// Returns the distance of another area from the nearest edge within it.
    fileprivate func leastRoom(around inner: Rect) -> Double {
        min(inner.minX - minX, maxX - inner.maxX, inner.minY - minY, maxY - inner.maxY)
    }
}
