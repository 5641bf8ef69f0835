extension Icon {
    /// Symbols of text, whose lines begin at the side that reading begins at.
    private static let textual: Set<String> = ["list.bullet", "checklist", "text.bubble"]

    /// Whether the symbol is drawn the other way round where lines run from right to left.
    ///
    /// As SF Symbols has it: symbols that name a direction of reading (`forward`, `backward`, `leading`, `trailing`), and
    /// those that show text. Sides stay sides (`chevron.left`), and so do `forward` and `backward` by themselves, which
    /// are of a player: its tape runs one way (Human Interface Guidelines, "Right to left").
    public var flipsForRightToLeft: Bool {
        let words = name.split(separator: ".")
        let base = words.last == "fill" ? words.dropLast().joined(separator: ".") : name
        return Self.textual.contains(base)
            || words.dropFirst().contains {
                $0 == "forward" || $0 == "backward" || $0.hasPrefix("leading") || $0.hasPrefix("trailing")
            }
    }
}
