import VitrineAuditElements
import VitrineLayout

/// A state in the name of a control that is read with one of its own, such as “off” in “Alarm 6:15, off” of a
/// switch that is on.
struct StateInName {
    /// The word in the name, or several.
    private let word: String
    /// What is read after the name.
    private let said: String
    private let isOther: Bool

    /// What is wrong with the name.
    var kind: SemanticsProblem.Kind {
        isOther ? .otherState(word, said: said) : .valueInName(word)
    }

    /// Reads the name of an element; `nil` if it has no state in it, or none is read of the element.
    init?(_ label: String, of element: OutlineElement, among others: [OutlineElement]) {
        let value = element.value?.words.joined(separator: " ")
        if let value, let isOn = Self.isOn(value) {
            let parts = DoubleLabelRule.parts(of: label)
            let phrases = parts.map { $0.joined(separator: " ") }
            guard
                let word = parts.count > 1
                    ? phrases.first(where: { Self.isOn($0) != nil })
                    : Self.lastWord(of: label, element, among: others),
                let isSaidOn = Self.isOn(word)
            else { return nil }
            (self.word, said, isOther) = (word, value, isSaidOn != isOn)
        } else if element.traits.contains(.isSelected) {
            let parts = DoubleLabelRule.parts(of: label)
            let phrases = parts.dropFirst().map { $0.joined(separator: " ") }
            guard let word = phrases.first(where: Self.unchosen.contains) else { return nil }
            (self.word, said, isOther) = (word, "selected", true)
        } else {
            return nil
        }
    }

    private static func isOn(_ phrase: String) -> Bool? {
        if on.contains(phrase) { return true }
        return off.contains(phrase) ? false : nil
    }

    /// Returns the state that the last word of a switch's name is: by itself it may be a part of that, as in
    /// “Auto off”, but not where the names of others begin in the same way and have none.
    private static func lastWord(
        of label: String, _ element: OutlineElement, among others: [OutlineElement]
    ) -> String? {
        let words = label.words
        guard element.traits.contains(.isToggle), words.count > 2, let last = words.last, isOn(last) != nil
        else { return nil }
        let peers = others.filter { other in
            other.traits.contains(.isToggle) && other.label?.words.first == words.first
                && other.label?.words.last.flatMap(isOn) == nil
        }
        return peers.isEmpty ? nil : last
    }

    static let on: Set<String> = [
        "aan", "acceso", "activado", "active", "activé", "an", "attivo", "checked", "ein", "eingeschaltet",
        "enabled", "encendido", "ligado", "on", "på", "switched on", "turned on", "włączone",
    ]
    static let off: Set<String> = [
        "apagado", "aus", "ausgeschaltet", "av", "deaktiviert", "desactivado", "desligado", "disabled",
        "disattivato", "désactivé", "fra", "inactive", "not active", "off", "spento", "switched off",
        "turned off", "uit", "unchecked", "wyłączone",
    ]
    private static let unchosen: Set<String> = [
        "deselected", "nicht ausgewählt", "nicht gewählt", "niet geselecteerd", "no seleccionado",
        "non selezionato", "non sélectionné", "not chosen", "not selected", "unselected",
    ]
}
