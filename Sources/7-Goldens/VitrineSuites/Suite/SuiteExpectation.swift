import VitrineComparisonSettings
import VitrineScene

/// What a caller expects of the scenes that it compares, over their own settings and those of the suite.
package struct SuiteExpectation: Hashable, Sendable {
    /// The variants in place of those that scenes list; empty for theirs.
    package var variants: [Variant]
    /// The comparator; `nil` for that of the settings.
    package var comparator: ComparisonSettings?
    /// The areas to ignore, beside those of the settings.
    package var masks: [GoldenSettings.Mask]

    /// The film to compare in place of pictures; `nil` for what the settings say.
    package var film: FilmGoldenSettings?

    package init(
        variants: [Variant] = [], comparator: ComparisonSettings? = nil, masks: [GoldenSettings.Mask] = [],
        film: FilmGoldenSettings? = nil
    ) {
        self.film = film
        self.variants = variants
        self.comparator = comparator
        self.masks = masks
    }

    /// Returns settings with what is expected.
    func applied(to settings: GoldenSettings) -> GoldenSettings {
        var settings = settings
        if let film { (settings.film, settings.storage) = (film, .film) }
        if let comparator { settings.comparator = comparator }
        settings.masks += masks.filter { !settings.masks.contains($0) }
        return settings
    }
}
