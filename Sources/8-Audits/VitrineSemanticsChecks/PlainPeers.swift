import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineText

/// Texts beside one that is chosen, or beside buttons that look as they do, which nothing says can be pressed
/// (WCAG 2.2, 4.1.2).
enum PlainPeers {
    /// The difference of heights up to which two are of one kind, in points.
    private static let tolerance = 1.5
    /// The greatest number of texts in one of several choices.
    private static let greatestTextCount = 3
    /// Words of what cannot be chosen.
    private static let unavailable: Set<String> = [
        "belegt", "booked", "closed", "complet", "full", "gone", "locked", "none", "occupied", "reserved",
        "sold", "soon", "taken", "unavailable", "used", "vergeben",
    ]

    /// The symbols of what cannot be chosen.
    private static let barred = ["lock", "nosign", "xmark"]

    /// Returns what is found, once for each stack.
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        if scene.audited.contains(where: \.placed.isModal) { return [] }
        return scene.cells.compactMap { cells -> SemanticsFinding? in
            // What holds several controls is none of them.
            let controls = cells.filter { $0.isControl && $0.stops.count == 1 }
            let chosen = controls.first { $0.traits.isSuperset(of: [.isButton, .isSelected]) }
            let buttons = controls.filter { cell in
                !cell.traits.contains(.isSelected) && !cell.isSystemButton
                    && chosen.map { isChoice(cell, beside: $0) } != false
            }
            let plain = cells.first { cell in
                guard isPlain(cell) else { return false }
                if buttons.isEmpty { return chosen.map { isChoice(cell, beside: $0) } == true }
                let alike = buttons.filter {
                    $0.surface != nil && isChoice(cell, beside: $0) && $0.look == cell.look
                }
                return chosen != nil && !alike.isEmpty || alike.count > 1
            }
            guard let plain, let name = plain.texts.first else { return nil }
            return SemanticsFinding(SemanticsProblem(kind: .plainButton, name: name), at: plain.placed)
        }
    }

    /// Returns `true` for what says nothing but its words, and can be chosen as far as these tell.
    private static func isPlain(_ cell: PeerCell) -> Bool {
        let said = cell.elements.compactMap(\.spoken)
        let words = cell.texts.flatMap(\.words) + said.compactMap(\.label).flatMap(\.words)
        return cell.traits.isEmpty && cell.texts.count <= greatestTextCount
            && !cell.elements.contains(where: \.isDisabled)
            && cell.elements.allSatisfy(\.isSeen)
            && !said.contains { $0.isHidden == true || $0.heading != nil || $0.value != nil }
            && unavailable.isDisjoint(with: words)
            && !cell.symbols.contains { name in barred.contains { name.hasPrefix($0) } }
            && !cell.elements.contains { isStruck($0.placed) }
    }

    private static func isStruck(_ placed: PlacedElement) -> Bool {
        (placed.element as? TextElement)?.content.runs.contains {
            $0.attributes.strikethrough != nil
        } == true
    }

    /// Returns `true` if two have the form of choices of one question: tiles of one height, words of one
    /// line, or rows with a mark before their words.
    private static func isChoice(_ cell: PeerCell, beside other: PeerCell) -> Bool {
        guard abs(cell.placed.frame.height - other.placed.frame.height) <= tolerance else { return false }
        if cell.surface != nil, other.surface != nil { return true }
        if cell.hasOutline { return other.isChecked || other.hasOutline }
        return cell.surface == nil && cell.texts.count == 1 && other.texts.count == 1
            && cell.symbols.isEmpty && other.symbols.isEmpty
            && abs(cell.placed.frame.midY - other.placed.frame.midY) <= tolerance
    }
}
