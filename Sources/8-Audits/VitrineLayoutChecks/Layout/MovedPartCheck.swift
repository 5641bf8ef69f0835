import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The part of one of several alike rows or cards that an offset raises or lowers, where nothing is moved in
/// any other.
enum MovedPartCheck {
    /// A part of a row that an offset moves.
    struct Found {
        let part: PlacedElement
        /// The length by which it is moved down, in points.
        let length: Double
    }

    /// The lengths, in points, that are seen, and leave a part in its row.
    private static let lengths = 4.0...40

    /// Returns the only part that is moved in all of some rows.
    ///
    /// - Parameter rows: The rows, of one build.
    static func found(in rows: [AlignedChild]) -> Found? {
        let cores = rows.map(\.core)
        // Where several are moved, their places say something, as those of the points of a curve do.
        guard rows.count > 2, !cores.contains(where: \.holdsTurned),
            case let moved = cores.flatMap(parts), moved.count == 1, let found = moved.first,
            case let offset = found.offset, offset.x == 0, lengths.contains(abs(offset.y)),
            // What is moved alone, such as a mark, is placed.
            cores.contains(where: { $0.holdsOther(than: found.placed) })
        else { return nil }
        return Found(part: found.placed, length: offset.y)
    }

    /// Returns the children of stacks within a row that offsets move, and have words or symbols.
    private static func parts(of placed: PlacedElement) -> [AlignedChild] {
        let isStack = placed.element is StackElement
        let own = isStack ? placed.children.map(AlignedChild.init) : []
        let moved = own.filter { child in
            child.offset != .zero && !(child.placed.texts.isEmpty && child.placed.symbolNames.isEmpty)
        }
        return moved + placed.readChildren.flatMap(parts)
    }
}

extension PlacedElement {
    /// `true` if something in it is turned, placed or on its way.
    fileprivate var holdsTurned: Bool {
        element is PositionElement || isTransforming || isOnItsWay || children.contains(where: \.holdsTurned)
    }

    /// Returns `true` if it has words or symbols, and some of them are not in a part of it.
    fileprivate func holdsOther(than part: PlacedElement) -> Bool {
        texts.count + symbolNames.count > part.texts.count + part.symbolNames.count
    }
}
