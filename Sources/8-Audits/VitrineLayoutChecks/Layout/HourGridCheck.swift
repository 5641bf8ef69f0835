import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The one of several appointments beside a column of hours that does not begin at the hour that it says.
struct HourGridCheck {
    private let elements: [AuditedElement]

    /// The number of hours from which they are a column, and of appointments from which the others are right.
    private static let (hourCount, blockCount) = (4, 3)
    /// The part of an hour by which an appointment is moved by mistake, at least.
    private static let leastPart = 0.2

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Where hours stand.
    private struct Scale {
        /// The height of the first minute of a day, and of an hour, in points.
        let (origin, hour): (Double, Double)
        /// The end of the column.
        let edge: Double
    }

    /// Returns what is found, or none.
    var findings: [Diagnostic] {
        guard let scale, case let blocks = blocks(beside: scale), blocks.count >= Self.blockCount,
            let (index, other) = OddChildCheck.odd(blocks.map { $0.distance.rounded() }),
            case let distance = blocks[index].distance - other,
            abs(distance) >= Self.leastPart * scale.hour
        else { return [] }
        return [blocks[index].placed.oddity(.shoved(distance))]
    }

    /// The longest column of full hours that follow each other in equal steps.
    private var scale: Scale? {
        let hours = elements.compactMap { element -> (placed: PlacedElement, hour: Double)? in
            guard element.isSeen, !element.isSystem, let text = element.placed.element as? TextElement,
                let hour = Self.fullHour(text.content.string)
            else { return nil }
            return (element.placed, hour)
        }
        // Hours of one and of two digits are in line at one of their edges.
        let columns = [\Rect.maxX, \Rect.midX, \Rect.minX].flatMap { edge in
            Dictionary(grouping: hours) { $0.placed.layoutFrame[keyPath: edge].rounded() }.values
        }
        guard let column = columns.max(by: { $0.count < $1.count }), column.count >= Self.hourCount else {
            return nil
        }
        let middles = column.map(\.placed.layoutFrame.midY)
        let steps = zip(middles, middles.dropFirst()).map { $1 - $0 }
        let areNext = zip(column, column.dropFirst()).allSatisfy { $0.hour + 1 == $1.hour }
        guard areNext, let step = steps.first, step > 0,
            steps.allSatisfy({ abs($0 - step) < 1 })
        else { return nil }
        return Scale(
            origin: middles[0] - column[0].hour * step, hour: step,
            edge: column.map(\.placed.layoutFrame.maxX).max() ?? 0)
    }

    /// Returns the surfaces beside a column with a text that begins with a time, and their distances from
    /// that.
    private func blocks(beside scale: Scale) -> [(placed: PlacedElement, distance: Double)] {
        var end = 0
        return elements.indices.compactMap { index in
            let placed = elements[index].placed
            guard index >= end, elements[index].isSeen, !elements[index].isSystem,
                placed.decoration?.isSurface == true, placed.layoutFrame.minX >= scale.edge - 1,
                case let times = placed.texts.compactMap(Self.start), times.count == 1, let time = times.first
            else { return nil }
            end = elements.end(of: index)
            return (placed, placed.layoutFrame.minY - scale.origin - time * scale.hour)
        }
    }

    /// Reads a full hour, such as “8:00”, “08.00”, “8 AM” and “8 Uhr”; `nil` for any other text.
    private static func fullHour(_ text: String) -> Double? {
        let words = text.words
        guard let first = words.first, let hour = Double(first), (0...24).contains(hour), words.count <= 2
        else { return nil }
        switch words.dropFirst().first {
        case nil, "00", "am", "uhr", "h": return hour
        case "pm": return hour == 12 ? 12 : hour + 12
        default: return nil
        }
    }

    /// Reads the time with which a text begins, such as “13:00 to 14:30”, in hours; `nil` for any other text.
    private static func start(_ text: String) -> Double? {
        let head = text.prefix { $0.isNumber || $0 == ":" || $0 == "." }
        let parts = head.split { $0 == ":" || $0 == "." }
        guard parts.count == 2, parts[1].count == 2, let hour = Double(parts[0]),
            let minute = Double(parts[1]), (0...24).contains(hour), (0..<60).contains(minute)
        else { return nil }
        return hour + minute / 60
    }
}
