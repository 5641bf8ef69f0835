import VitrineGeometry
import VitrineJSON

/// The id by which a node shares the frame of others: one, or several by their shares while it changes.
package struct MatchedID: Hashable, Sendable {
    /// An id, and how much of it there is. Shares sum to 1.
    package struct Part: Hashable, Sendable {
        package let id: String
        package var share: Double
    }

    /// The parts, in the order of their ids.
    package private(set) var parts: [Part]

    package init(_ id: String) { parts = [Part(id: id, share: 1)] }

    /// The id of what shares nothing.
    package static let none = MatchedID("")

    /// The id that has most of it.
    package var id: String { parts.max { $0.share < $1.share }?.id ?? "" }
}

extension MatchedID: Interpolatable {
    package func mixture(with other: MatchedID, at fraction: Double) -> MatchedID {
        var result = self
        for index in parts.indices { result.parts[index].share *= 1 - fraction }
        for part in other.parts {
            let share = part.share * fraction
            if let index = result.parts.firstIndex(where: { $0.id == part.id }) {
                result.parts[index].share += share
            } else {
                result.parts.append(Part(id: part.id, share: share))
            }
        }
        result.parts.sort { $0.id < $1.id }
        return result
    }
}

extension MatchedID: MotionText {
    package var motionText: String {
        parts.count == 1
            ? id : parts.map { "\($0.id) \(PrintedText.number($0.share))" }.joined(separator: ", ")
    }
}
