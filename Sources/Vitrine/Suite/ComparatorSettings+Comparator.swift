import VitrineGoldens
import VitrineScene

extension ComparatorSettings {
    /// The comparator that the settings ask for.
    func comparator() throws(ComparatorError) -> any ImageComparator {
        var settings = ComparisonSettings(
            metric: metric, threshold: threshold, countsAntialiasing: countsAntialiasing,
            allowedPixels: allowedPixels, source: source)
        if let backdrop {
            guard let known = ComparisonBackdrop(rawValue: backdrop) else {
                let expected = ComparisonBackdrop.allCases.map(\.rawValue).joined(separator: " or ")
                throw .value(setting: "backdrop", value: backdrop, expected: expected)
            }
            settings.backdrop = known
        }
        if let density {
            settings.density = DensityLimit(window: density.window, allowed: density.allowed)
        }
        if let drift {
            if drift == "unlimited" {
                settings.drift = .unlimited
            } else if let levels = Double(drift), levels.isFinite, (0...255).contains(levels) {
                settings.drift = .levels(levels)
            } else {
                throw .value(setting: "drift", value: drift, expected: "a number from 0 to 255, or unlimited")
            }
        }
        return try Comparators.make(settings)
    }
}
