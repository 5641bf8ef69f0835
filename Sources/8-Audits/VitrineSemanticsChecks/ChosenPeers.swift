import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource

/// Choices beside each other of which one has a check, or another fill or border than all others, where none
/// says whether it is selected.
enum ChosenPeers {
    /// The number of choices from which one is unlike all others.
    private static let count = 3

    /// Returns what is found, once for each stack.
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        let groups = scene.cells
        let others = scene.isChanging ? [] : groups.compactMap { OtherChoice.finding(among: $0, in: scene) }
        return others
            + groups.compactMap { cells -> SemanticsFinding? in
                // Below the choices may stand what confirms them.
                let controls = cells.filter { $0.isControl && !$0.isSystemButton }
                let choices = controls.filter { $0.texts.count == controls.first?.texts.count }
                guard choices.count > 1, choices.allSatisfy(isSilentChoice),
                    let chosen = checked(choices) ?? standingOut(choices),
                    let label = chosen.stops.first?.label
                else { return nil }
                return SemanticsFinding(
                    SemanticsProblem(kind: .unsaidChoice, name: label), at: chosen.placed)
            }
    }

    /// Returns `true` for one button made by hand that says no more than its name.
    private static func isSilentChoice(_ cell: PeerCell) -> Bool {
        guard cell.stops.count == 1, let stop = cell.stops.first, let label = stop.label else { return false }
        return stop.traits.contains(.isButton) && !HiddenStates.saysMore(stop) && !cell.isSystemButton
            && label.contains { $0.isLetter || $0.isNumber }
    }

    /// Returns the choice with a check that others lack; `nil` if there is none.
    private static func checked(_ choices: [PeerCell]) -> PeerCell? {
        let (checked, others) = (choices.filter(\.isChecked), choices.filter { !$0.isChecked })
        guard let chosen = checked.first, let other = others.first,
            others.allSatisfy({ $0.hasOutline })
                || checked.count == 1 && choices.count >= count
                    && others.allSatisfy({ $0.symbols.count + 1 == chosen.symbols.count }),
            choices.allSatisfy({ $0.texts.count == other.texts.count })
        else { return nil }
        return chosen
    }

    /// Returns the choice with another surface where those of all others are equal; `nil` if there is none.
    private static func standingOut(_ choices: [PeerCell]) -> PeerCell? {
        guard choices.count >= count,
            choices.allSatisfy({ choice in
                choice.stops.first?.label.map { label in
                    (label.count(where: \.isLetter) > 1 || label.contains(":"))
                        && ChosenRows.reasons.isDisjoint(with: label.words)
                        && label.words.first.map { !PlainButtons.verbs.contains($0) } == true
                } == true
            })
        else { return nil }
        let parts = Dictionary(grouping: choices, by: \.ground)
        guard parts.count == 2, let odd = parts.values.first(where: { $0.count == 1 })?.first,
            choices.filter({ $0.surface != nil }).count >= choices.count - 1,
            abs(choices[0].placed.frame.height - odd.placed.frame.height) < 2
        else { return nil }
        return odd
    }
}
