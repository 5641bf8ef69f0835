import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource

/// Symbols that are not read, and whose form tells rows apart, such as a checkmark in those that are done or
/// chosen.
struct HiddenStates {
    /// A symbol of a row that is not read.
    private struct Mark {
        let row: DataRow
        let symbol: String
        let placed: PlacedElement
    }

    private let scene: OutlinedScene

    init(_ scene: OutlinedScene) { self.scene = scene }

    /// Returns what is found, once for each place in a row.
    var findings: [SemanticsFinding] {
        let marks = hiddenMarks
        var groups: [String: [Mark]] = [:]
        for mark in marks { groups[mark.row.data + mark.row.rest, default: []].append(mark) }
        return marks.compactMap { mark -> SemanticsFinding? in
            guard let group = groups.removeValue(forKey: mark.row.data + mark.row.rest) else { return nil }
            return finding(in: group)
        }
    }

    /// The symbols that are hidden by themselves, and those in rows with names of their own that leave out
    /// all that is in them.
    private var hiddenMarks: [Mark] {
        let elements = scene.audited
        var (end, ignoredEnd) = (0, 0)
        return elements.indices.compactMap { index -> Mark? in
            guard index >= end else { return nil }
            if let own = elements[index].spoken, own.label != nil, own.children == .ignore {
                ignoredEnd = max(ignoredEnd, elements.end(of: index))
            }
            let isHidden = elements[index].spoken?.isHidden == true
            let isIgnored = index < ignoredEnd && elements[index].placed.element is IconElement
            guard isHidden || isIgnored else { return nil }
            end = elements.end(of: index)
            let placed = elements[index].placed
            guard elements[index].isSeen, !placed.frame.isEmpty, placed.texts.isEmpty,
                let row = row(of: placed), let symbol = placed.symbolNames.first,
                placed.symbolNames.count == 1
            else { return nil }
            return Mark(row: row, symbol: symbol, placed: placed)
        }
    }

    /// Returns the row that an element is in, of data, of a component, or of those of one build.
    private func row(of placed: PlacedElement) -> DataRow? {
        scene.rows.row(of: placed) ?? scene.siblings.row(of: placed)
    }

    private func finding(in group: [Mark]) -> SemanticsFinding? {
        let data = group[0].row.data
        var spoken: [String: [OutlineElement]] = [:]
        for element in scene.elements {
            guard let row = row(of: element.placed), row.data == data else { continue }
            spoken[row.path, default: []].append(element)
        }
        let symbols = Dictionary(group.map { ($0.row.path, $0.symbol) }) { first, _ in first }
        // A row of which nothing is read is a picture of one.
        guard spoken.count > 1, symbols.keys.allSatisfy({ spoken[$0] != nil }) else { return nil }
        let states = Set(spoken.keys.map { symbols[$0] })
        guard states.count == 2, Self.isState(states.map { $0 ?? "" }) else { return nil }
        let parts = Dictionary(grouping: spoken.keys) { symbols[$0] }
        guard let rare = parts.min(by: { ($0.value.count, $0.key ?? "~") < ($1.value.count, $1.key ?? "~") }),
            !spoken.values.contains(where: { $0.contains(where: Self.saysMore) }),
            !Self.isTold(parts.values.map { rows in rows.map { Self.words(of: spoken[$0] ?? []) } })
        else { return nil }
        let mark = group.first { $0.symbol == rare.key } ?? group[0]
        return SemanticsFinding(SemanticsProblem(kind: .unsaidState, name: mark.symbol), at: mark.placed)
    }

    /// Returns `true` for two forms of one symbol, and for a checkmark and none.
    private static func isState(_ symbols: [String]) -> Bool {
        let parts = symbols.map { $0.split(separator: ".").map(String.init) }
        if parts.contains(where: { $0.contains("checkmark") }) {
            return parts.contains { $0.allSatisfy { outlines.contains($0) } }
        }
        let things = parts.map { Set($0.filter { !forms.contains($0) }) }
        return things[0] == things[1] && !things[0].isEmpty
    }

    private static let outlines: Set<String> = ["app", "circle", "dashed", "dotted", "seal", "square"]
    /// The words for how a symbol is drawn, such as those of the dot in a radio button that is chosen.
    private static let forms: Set<String> = [
        "badge", "dot", "fill", "filled", "inset", "largecircle", "open", "record", "slash", "smallcircle",
    ]

    /// Returns `true` if a row says a state by itself.
    static func saysMore(_ element: OutlineElement) -> Bool {
        element.value != nil || !element.traits.isDisjoint(with: [.isSelected, .isToggle, .isDisabled])
            || words(of: [element]).contains { stateWords.contains($0) } || endsInAvailability(element.label)
    }

    /// Returns `true` if the last word of a longer name says whether something can be had, as in “Seat A4,
    /// taken”.
    private static func endsInAvailability(_ label: String?) -> Bool {
        guard let label, let last = label.words.last, label.words.count > 1 else { return false }
        return availabilities.contains(last)
            && label.contains { $0.isNumber || ",:;(–—-".contains($0) }
    }

    /// Words for what can be had, and for what cannot.
    private static let availabilities: Set<String> = [
        "available", "belegt", "besetzt", "bezet", "booked", "closed", "complet", "disponible", "disponibile",
        "esaurito", "frei", "free", "full", "gebucht", "ledig", "leer", "libero", "libre", "occupato",
        "occupied", "occupé", "ocupado", "opptatt", "optaget", "pris", "prise", "reserved", "reserviert",
        "réservé", "sold", "taken", "unavailable", "upptagen", "used", "vergeben", "verfügbar", "verkauft",
        "vrij",
    ]

    /// Words that a row may have in one state alone, of which one row is not enough to tell.
    private static let stateWords: Set<String> = [
        "active", "checked", "chosen", "complete", "completed", "current", "disabled", "done", "due",
        "enabled", "favorite", "favourite", "finished", "included", "locked", "missed", "muted", "not", "off",
        "on", "open", "paid", "picked", "pinned", "played", "saved", "selected", "starred", "unlocked",
        "unread",
    ]

    /// Returns `true` if all rows of one state have a word that none of the other state has.
    private static func isTold(_ parts: [[Set<String>]]) -> Bool {
        guard parts.count == 2 else { return true }
        return [(parts[0], parts[1]), (parts[1], parts[0])].contains { own, others in
            guard own.count > 1, let first = own.first else { return false }
            let shared = own.dropFirst().reduce(first) { $0.intersection($1) }
            return !others.reduce(shared) { $0.subtracting($1) }.isEmpty
        }
    }

    private static func words(of elements: [OutlineElement]) -> Set<String> {
        Set(
            elements.flatMap { [$0.label, $0.hint].compactMap(\.self) + $0.actions }.flatMap {
                $0.lowercased().split { !$0.isLetter }.map(String.init)
            })
    }
}
