import VitrineAuditElements
import VitrineLayout

/// Buttons in rows of one build that have the name of the button of another row, with the title of that in
/// it: “Remove Oslo” in the row of Lisbon.
enum OtherRowNames {
    /// The number of letters and digits from which a title is no sign.
    private static let leastLength = 2

    /// A row, with its texts and its buttons.
    private struct Row {
        let texts: [String]
        let buttons: [OutlineElement]
    }

    /// Returns what is found, row by row.
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        let stops = Dictionary(grouping: scene.elements, by: \.placed.place)
        var told: Set<ElementPlace> = []
        return SiblingRows(scene.audited, leastCount: 2).groups.flatMap { group -> [SemanticsFinding] in
            let rows = group.rows.map { row(at: $0, in: scene, stops) }
            return rows.flatMap { row in
                row.buttons.indices.compactMap { place in
                    let button = row.buttons[place]
                    guard let name = button.label,
                        rows.contains(where: { isOf($0, name, at: place, in: row) }),
                        told.insert(button.placed.place).inserted
                    else { return nil }
                    return SemanticsFinding(
                        SemanticsProblem(kind: .sameName, name: name), at: button.placed)
                }
            }
        }
    }

    private static func row(
        at index: Int, in scene: OutlinedScene, _ stops: [ElementPlace: [OutlineElement]]
    ) -> Row {
        var seen: Set<ElementPlace> = []
        let inner = scene.audited[index..<scene.audited.end(of: index)].filter {
            seen.insert($0.placed.place).inserted
        }
        let buttons = inner.flatMap { stops[$0.placed.place] ?? [] }.filter { stop in
            stop.traits.isInteractive && !stop.isNamedBySymbol && !stop.lacksName
                // A row that is read as a whole has its words for its name.
                && stop.placed.texts.count < scene.audited[index].placed.texts.count
        }
        return Row(texts: scene.audited[index].placed.texts, buttons: buttons)
    }

    /// Returns `true` if a name is that of the button of one row, and stands in another, whose title it does
    /// not say.
    private static func isOf(_ other: Row, _ name: String, at place: Int, in row: Row) -> Bool {
        guard other.texts != row.texts, other.texts.count == row.texts.count,
            other.buttons.indices.contains(place), other.buttons[place].label == name
        else { return false }
        let words = Set(name.words)
        let own = Set(row.texts.flatMap(\.words))
        return zip(row.texts, other.texts).contains { text, title in
            let said = Set(title.words)
            return said.joined().count >= leastLength && said.contains { $0.contains(where: \.isLetter) }
                && said.isSubset(of: words) && said.isDisjoint(with: own)
                && own.isDisjoint(with: words.subtracting(said)) && !text.words.isEmpty
        }
    }
}
