import VitrineLayout

extension OutlineElement {
    /// What a screen reader says: whether it is selected, the name, the value, what it is, and the hint.
    package var spoken: String {
        var parts: [String] = []
        if traits.contains(.isSelected) { parts.append("selected") }
        if let label { parts.append(label) }
        if let value { parts.append(value) }
        if traits.contains(.isDisabled) { parts.append("dimmed") }
        if let role { parts.append(role) }
        if let position { parts.append("\(position.index + 1) of \(position.count)") }
        if let hint { parts.append(hint) }
        return parts.joined(separator: ", ")
    }

    /// The word for what the element is; `nil` for plain text.
    package var role: String? {
        if traits.contains(.isHeader) {
            return heading.map { $0 > 0 ? "heading level \($0)" : "heading" } ?? "heading"
        }
        return Self.roles.first { traits.contains($0.trait) }?.word
    }

    /// The words of roles; the first that an element has is said.
    private static let roles: [(trait: AccessibilityTraits, word: String)] = [
        (.isToggle, "switch button"), (.isTab, "tab"), (.isLink, "link"), (.isSearchField, "search field"),
        (.isSecureTextField, "secure text field"), (.isTextField, "text field"),
        (.isAdjustable, "adjustable"), (.isKeyboardKey, "keyboard key"), (.isButton, "button"),
        (.isProgress, "progress"), (.isImage, "image"),
    ]
}
