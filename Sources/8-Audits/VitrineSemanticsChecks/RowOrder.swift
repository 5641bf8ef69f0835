import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource

/// Texts of a row that priorities let be read in another order than they stand in, such as where a journey
/// goes before where it begins.
struct RowOrder {
    private let scene: OutlinedScene

    /// The height of a row, in those of the texts: what is higher is columns.
    private static let rowHeight = 2.0

    init(_ scene: OutlinedScene) { self.scene = scene }

    /// Returns what is found, once for each text that is read too early.
    var findings: [SemanticsFinding] {
        // Without priorities, texts are read in the scene's order.
        guard scene.audited.contains(where: { $0.spoken?.sortPriority != nil }) else { return [] }
        var places: [ElementPlace: Int] = [:]
        for (index, element) in scene.audited.enumerated() { places[element.placed.place] = index }
        let texts = scene.elements.filter { $0.traits.isSubset(of: [.isStaticText, .updatesFrequently]) }
        return texts.enumerated().compactMap { number, early -> SemanticsFinding? in
            guard let place = places[early.placed.place], let name = early.label else { return nil }
            let late = texts[(number + 1)...].first { late in
                guard late.screen == early.screen, let other = places[late.placed.place], other < place else {
                    return false
                }
                return late.placed.stands(before: early.placed) && isRow(other, place)
            }
            guard let late, let label = late.label else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .jumpInRow(from: name), name: label), at: early.placed)
        }
    }

    /// Returns `true` if the innermost element around two others is no higher than a row.
    private func isRow(_ first: Int, _ second: Int) -> Bool {
        let elements = scene.audited
        let depth = elements[(first + 1)...second].map(\.depth).min() ?? 0
        guard let outer = elements[...first].last(where: { $0.depth < depth }) else { return false }
        let height = max(elements[first].placed.frame.height, elements[second].placed.frame.height)
        return outer.placed.frame.height <= Self.rowHeight * height
    }
}

extension PlacedElement {
    /// Returns `true` if an element stands in a line with another, and wholly on the side where lines begin.
    fileprivate func stands(before other: PlacedElement) -> Bool {
        let shared = min(frame.maxY, other.frame.maxY) - max(frame.minY, other.frame.minY)
        let isBefore = isMirrored ? frame.minX >= other.frame.maxX : frame.maxX <= other.frame.minX
        return isBefore && shared > min(frame.height, other.frame.height) / 2
    }
}
