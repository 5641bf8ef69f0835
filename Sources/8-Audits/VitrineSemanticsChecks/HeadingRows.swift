import VitrineAuditElements
import VitrineLayout
import VitrineSource

/// Rows of a list that are all headings, so that these lead people to nothing.
enum HeadingRows {
    /// The number of rows from which they are a list.
    private static let count = 3
    /// The number of texts from which an element is a row: a title has one.
    private static let leastTexts = 2
    /// The signs of headings that what belongs to them is folded into.
    private static let folds: Set<String> = ["chevron.down", "chevron.up", "minus", "plus"]

    /// Returns the first row of each list.
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        let all = scene.elements
        var groups: [(key: [String], rows: [Int])] = []
        for index in all.indices where isRow(all[index]) {
            let element = all[index]
            let key = element.traits.names + ["\(element.heading ?? 0)", "\(element.screen)"]
            if let group = groups.firstIndex(where: { $0.key == key }) {
                groups[group].rows.append(index)
            } else {
                groups.append((key, [index]))
            }
        }
        return groups.compactMap { group in
            // Something belongs to headings: it is read after them.
            let followed = group.rows.filter { index in
                index + 1 < all.count && all[index + 1].traits.contains(.isHeader)
                    && all[index + 1].screen == all[index].screen
            }
            guard group.rows.count >= count, followed.count >= count - 1,
                case let first = all[group.rows[0]], let name = first.label
            else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .rowHeadings(group.rows.count), name: name), at: first.placed)
        }
    }

    private static func isRow(_ element: OutlineElement) -> Bool {
        element.traits.contains(.isHeader) && element.value == nil
            && element.placed.texts.count >= leastTexts
            && folds.isDisjoint(with: element.placed.symbolNames)
    }
}
