import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// A picture of a row or a card, such as the cover of a book above its name.
package struct RowPicture {
    package let placed: PlacedElement
    package var frame: Rect { placed.layoutFrame }

    /// The factor and the length, in points, by which a picture is seen to be smaller.
    private static let (factor, least) = (1.15, 6.0)
    /// The least side of a picture, in points: what is smaller is a mark.
    private static let side = 32.0
    /// A point may be rounding.
    private static let rounding = 1.0

    /// Returns the pictures in a row, in their order.
    package static func all(in placed: PlacedElement) -> [RowPicture] {
        let isPicture =
            placed.element is ImageElement || placed.element is ShapeElement
            || placed.element is ZStackElement || placed.decoration?.isSurface == true
        if isPicture, placed.texts.isEmpty, !placed.frame.isEmpty {
            // The room around a symbol is looked at as such.
            return placed.holdsPainted ? [RowPicture(placed: placed)] : []
        }
        // What is moved within a row, such as the ground of what is chosen, may change its size on its way.
        if placed.element is OffsetElement || placed.isOnItsWay { return [] }
        return placed.readChildren.flatMap(all)
    }

    /// Returns the position of the row with a picture that is smaller than those of all others, with that and
    /// the height of these; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - rows: The rows, three or more.
    ///   - areBeside: `true` for rows that stand beside each other.
    package static func odd(
        in rows: [PlacedElement], areBeside: Bool
    ) -> (row: Int, placed: PlacedElement, other: Double)? {
        let all = rows.map { Self.all(in: $0) }
        guard rows.count > 2, let count = all.first?.count, all.allSatisfy({ $0.count == count }) else {
            return nil
        }
        for place in 0..<count {
            let column = all.map { $0[place] }
            let heights = column.map(\.frame.height)
            guard let index = heights.indices.min(by: { heights[$0] < heights[$1] }),
                case let others = column.indices.filter({ $0 != index }).map({ column[$0] }),
                let other = others.first?.frame, other.shortSide >= side,
                others.allSatisfy({ abs($0.frame.height - other.height) < rounding }),
                other.height >= factor * heights[index], other.height - heights[index] >= least,
                // The bars of a chart are higher than wide.
                column.allSatisfy({ 2 * $0.frame.width >= $0.frame.height })
            else { continue }
            let own = column[index]
            // Below each other, what is less high alone may be a length of time.
            if areBeside ? isOnShelf(own, with: others) : other.width < factor * own.frame.width {
                continue
            }
            return (index, own.placed, other.height)
        }
        return nil
    }

    /// Returns the lower picture of two cards of one width and one build, if it alone makes its card lower;
    /// with its position and the height of the other.
    ///
    /// - Parameter cards: The cards, beside each other.
    package static func uneven(
        in cards: [PlacedElement]
    ) -> (row: Int, placed: PlacedElement, other: Double)? {
        let surfaces = cards.compactMap { AlignedChild($0).surface }
        guard surfaces.count == 2, cards.count == 2, surfaces[0].decoration == surfaces[1].decoration,
            case let frames = surfaces.map(\.layoutFrame), abs(frames[0].width - frames[1].width) < rounding,
            abs(frames[0].minY - frames[1].minY) < rounding, cards.allSatisfy({ $0.texts.count > 1 }),
            case let pictures = cards.compactMap({ all(in: $0).first }), pictures.count == 2
        else { return nil }
        let index = frames[0].height < frames[1].height ? 0 : 1
        let (own, other) = (pictures[index].frame, pictures[1 - index].frame)
        guard abs(own.width - other.width) < rounding, 2 * own.width >= frames[0].width,
            2 * other.width >= other.height, own.height >= side,
            other.height >= factor * own.height, other.height - own.height >= least,
            // What else is in them is as high.
            abs(frames[1 - index].height - frames[index].height - other.height + own.height) < 2 * rounding
        else { return nil }
        return (index, pictures[index].placed, other.height)
    }

    /// Returns `true` if a picture ends where one beside it does, as books on a shelf do.
    private static func isOnShelf(_ own: RowPicture, with others: [RowPicture]) -> Bool {
        others.contains { abs($0.frame.maxY - own.frame.maxY) < rounding }
    }
}

extension PlacedElement {
    /// `true` for a picture, a shape or a surface, and for what has one in it.
    fileprivate var holdsPainted: Bool {
        element is ImageElement || decoration?.isSurface == true || children.contains(where: \.holdsPainted)
    }
}
