import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The one of several alike rows or columns of which an amount, a time or a mark stands right behind the
/// name, where it is at the end in all others: a spacer is missing, or stands elsewhere.
struct StrayPartCheck {
    private let elements: [AuditedElement]

    /// The length, in points, by which a part is seen to end elsewhere.
    private static let least = 12.0
    /// The room between two parts, in points, which some other row must have more of.
    private static let moreRoom = 6.0
    /// A point may be rounding.
    private static let rounding = 1.0

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A text or a symbol of a row, along the axis of that.
    private struct Part {
        let placed: PlacedElement
        let start: Double
        let end: Double
        /// The size of its letters, or that of the symbol, in points.
        let size: Double
        /// `true` for what stands on something that is painted for it, such as a badge.
        let isPainted: Bool
    }

    /// What is found: a part of a row, and the length by which it ends too early, in points.
    struct Found {
        let row: PlacedElement
        let part: PlacedElement
        let length: Double
    }

    /// Returns what is found, once for each group of rows.
    var found: [Found] {
        var told: Set<ElementPlace> = []
        return SiblingRows(elements).groups.compactMap { group -> Found? in
            let stack = elements[group.stack]
            guard !stack.isSystem, stack.isSeen else { return nil }
            let axis: Axis = elements.areBeside(group) ? .vertical : .horizontal
            let rows = group.rows.map { Self.parts(of: elements[$0].placed, along: axis) }
            guard let count = rows.first?.count, count > 1, rows.allSatisfy({ $0.count == count }),
                let (row, place, length) = Self.odd(rows),
                told.insert(rows[row][place].placed.place).inserted
            else { return nil }
            return Found(
                row: elements[group.rows[row]].placed, part: rows[row][place].placed, length: length)
        }
    }

    /// Returns the first part that ends before the line on which it does in all other rows.
    private static func odd(_ rows: [[Part]]) -> (row: Int, place: Int, length: Double)? {
        for place in 1..<rows[0].count {
            let ends = rows.map { $0[place].end }
            guard let (row, other) = OddChildCheck.odd(ends), other - ends[row] >= least else { continue }
            let (part, others) = (rows[row][place], rows.indices.filter { $0 != row })
            let rooms = rows.map { room(before: place, in: $0) }
            guard let room = rooms[row], others.allSatisfy({ rooms[$0] != nil }),
                others.contains(where: { (rooms[$0] ?? 0) >= room + moreRoom }),
                // Parts of a column may begin, or have their middles, on one line.
                !areInLine(rows.map { $0[place].start }),
                !areInLine(rows.map { ($0[place].start + $0[place].end) / 2 }),
                others.contains(where: { index in
                    let like = rows[index][place]
                    return abs(like.size - part.size) < rounding && like.isPainted == part.isPainted
                        && abs(rows[index][0].size - rows[row][0].size) < rounding
                        && startsAlike(rows[row], place, as: rows[index])
                }),
                others.allSatisfy({ isAtEnd(place, of: rows[$0], in: rows) })
            else { continue }
            return (row, place, other - ends[row])
        }
        return nil
    }

    /// Returns `true` if a row begins where another does, or stands in the middle of the same room with what
    /// is as much of a number or a symbol: without a spacer, it is centred.
    private static func startsAlike(_ row: [Part], _ place: Int, as other: [Part]) -> Bool {
        let shift = row[0].start - other[0].start
        if abs(shift) < rounding { return true }
        let (own, like) = (row[place].placed, other[place].placed)
        let areOfOneKind =
            own.texts.isEmpty && own.symbolNames == like.symbolNames
            || [own, like].allSatisfy { $0.texts.contains { $0.contains(where: \.isNumber) } }
        return areOfOneKind && abs(shift - other[place].end + row[place].end) < 2 * rounding
    }

    private static func areInLine(_ places: [Double]) -> Bool {
        places.allSatisfy { abs($0 - places[0]) < rounding }
    }

    /// Returns `true` if nothing in any row ends behind a part, but for what follows it.
    private static func isAtEnd(_ place: Int, of row: [Part], in rows: [[Part]]) -> Bool {
        rows.allSatisfy { other in other[..<place].allSatisfy { $0.end <= row[place].end + rounding } }
    }

    /// Returns the room between a part and what is before it; `nil` if that is beside it.
    private static func room(before place: Int, in row: [Part]) -> Double? {
        let start = row[place].start
        guard row[..<place].allSatisfy({ $0.end <= start + rounding }) else { return nil }
        return row[..<place].map { start - $0.end }.min()
    }

    /// Returns the texts and symbols of a row, in their order.
    private static func parts(of row: PlacedElement, along axis: Axis) -> [Part] {
        parts(of: AlignedChild(row).core, along: axis, isPainted: false)
    }

    private static func parts(of placed: PlacedElement, along axis: Axis, isPainted: Bool) -> [Part] {
        let frame = placed.layoutFrame
        let size: Double
        switch placed.element {
        case let text as TextElement: size = text.content.runs.map(\.font.size).max() ?? 0
        case let icon as IconElement: size = icon.font.size
        default:
            let isPainted = isPainted || (placed.element as? SurfaceElement)?.decoration.isSurface == true
            return placed.readChildren.flatMap { parts(of: $0, along: axis, isPainted: isPainted) }
        }
        let isMirrored = axis == .horizontal && placed.isMirrored
        let origin = frame.origin[axis]
        let end = origin + frame.size[axis]
        return [
            Part(
                placed: placed, start: isMirrored ? -end : origin, end: isMirrored ? -origin : end,
                size: size, isPainted: isPainted)
        ]
    }
}
