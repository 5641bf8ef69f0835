import VitrineText

extension FontDescription {
    /// Returns the font as people see it who prefer bold text: two weights heavier, so that regular text is
    /// semibold and semibold text heavy. By how much iOS thickens each weight was not measured.
    package func weighted(for preference: LegibilityWeight) -> FontDescription {
        guard preference == .bold else { return self }
        var font = self
        font.weight = max(min(weight + 200, 900), weight)
        return font
    }
}
