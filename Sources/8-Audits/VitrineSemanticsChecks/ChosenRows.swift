import VitrineAuditElements
import VitrineLayout
import VitrineSource
import VitrineStyle

/// Rows of data that can be pressed and of which one has another fill or border than all others, as what is
/// chosen has, where no row says whether it is selected.
struct ChosenRows {
    /// What a row paints in one place.
    private struct Ground {
        let row: DataRow
        let decoration: Decoration
    }

    private let scene: OutlinedScene

    /// The number of rows from which one is unlike all others.
    private static let count = 3
    /// Words of what stands out for another reason than that people have chosen it.
    static let reasons: Set<String> = [
        "best", "last", "latest", "live", "me", "new", "next", "now", "popular", "recommended", "today",
        "tonight", "you", "your",
    ]

    init(_ scene: OutlinedScene) { self.scene = scene }

    /// Returns what is found, once for each `forEach`.
    var findings: [SemanticsFinding] {
        var order: [String] = []
        var groups: [String: [Ground]] = [:]
        for element in scene.audited where element.isSeen && !element.isSystem {
            guard let decoration = element.placed.decoration, !decoration.paints.isEmpty,
                let row = element.placed.dataRow
            else { continue }
            let key = row.data + row.rest
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(Ground(row: row, decoration: decoration))
        }
        var told: Set<String> = []
        return order.compactMap { key -> SemanticsFinding? in
            guard let grounds = groups[key], let data = grounds.first?.row.data, !told.contains(data),
                let odd = Self.odd(in: grounds), let found = finding(odd.row, among: grounds)
            else { return nil }
            told.insert(data)
            return found
        }
    }

    /// Returns the ground that differs in its paints where all others are equal; `nil` if there is none.
    private static func odd(in grounds: [Ground]) -> Ground? {
        guard grounds.count >= count, Set(grounds.map(\.row.path)).count == grounds.count else { return nil }
        let parts = Dictionary(grouping: grounds) { $0.decoration.paints }
        guard parts.count == 2, let odd = parts.values.first(where: { $0.count == 1 })?.first else {
            return nil
        }
        return odd
    }

    private func finding(_ odd: DataRow, among grounds: [Ground]) -> SemanticsFinding? {
        var rows: [String: [OutlineElement]] = [:]
        for element in scene.elements {
            guard let row = element.placed.dataRow, row.data == odd.data else { continue }
            rows[row.path, default: []].append(element)
        }
        // Each row is one control that says no more than its name.
        guard rows.count == grounds.count,
            rows.values.allSatisfy({ $0.count == 1 && $0.allSatisfy(Self.isChoice) }),
            let element = rows[odd.path]?.first, let label = element.label,
            Self.reasons.isDisjoint(with: label.words)
        else { return nil }
        return SemanticsFinding(SemanticsProblem(kind: .unsaidChoice, name: label), at: element.placed)
    }

    /// Returns `true` for a button that is one of several choices: of keys and of what is done next, one may
    /// be the main one.
    private static func isChoice(_ element: OutlineElement) -> Bool {
        guard let label = element.label, label.count(where: \.isLetter) > 1,
            label.words.first.map({ PlainButtons.verbs.contains($0) }) == false
        else { return false }
        return element.traits.contains(.isButton) && !HiddenStates.saysMore(element)
    }
}
