import VitrineIconDrawings

extension Icon {
    /// The symbols that show text, whose lines begin on the side where reading begins.
    private static let textual: Set<String> = [
        "list.bullet", "list.dash", "list.star", "list.triangle", "list.bullet.indent",
        "list.bullet.rectangle",
        "list.clipboard", "list.bullet.clipboard", "list.bullet.below.rectangle", "checklist", "text.bubble",
        "text.append", "text.insert", "text.quote", "text.badge.plus", "text.badge.checkmark",
        "text.badge.xmark", "increase.indent", "decrease.indent",
    ]

    /// `true` if the symbol is mirrored in right-to-left text.
    ///
    /// As in SF Symbols, these are the symbols that name a reading direction (`forward`, `backward`,
    /// `leading`, `trailing`) and those that show text. Symbols that name a side keep it (`chevron.left`),
    /// and so do `forward` and `backward` on their own, which belong to a player: its tape runs in one
    /// direction (Human Interface Guidelines, "Right to left").
    package var flipsForRightToLeft: Bool {
        let words = name.split(separator: ".")
        let base = words.last == "fill" ? words.dropLast().joined(separator: ".") : name
        // A way from the bottom left forward is named by its sides, too.
        if words.contains("bottomleft") { return false }
        return Self.textual.contains(base)
            || words.dropFirst().contains {
                $0 == "forward" || $0 == "backward" || $0.hasPrefix("leading") || $0.hasPrefix("trailing")
            }
    }
}
