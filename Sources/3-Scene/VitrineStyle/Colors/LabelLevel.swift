import VitrineColor

/// The levels of labels, by the names of the system's colours.
package enum LabelLevel: String, Sendable {
    case primary, secondary, tertiary, quaternary, placeholder

    /// The minimum opacities of faint colours under increased contrast. Ours: Apple publishes none.
    private static let increasedContrastAlphas = [
        "secondary": 0.8, "tertiary": 0.7, "quaternary": 0.5, "placeholder": 0.7, "separator": 0.55,
    ]

    /// Returns the minimum opacity of a system colour under increased contrast; `nil` if it is not faint.
    package static func increasedContrastAlpha(of name: String) -> Double? { increasedContrastAlphas[name] }

    /// Returns the opacity of the level as a share of a foreground that the scene sets: UIKit's, except for
    /// placeholders, whose opacity is ours.
    package func share(hasIncreasedContrast: Bool) -> Double {
        let share =
            switch self {
            case .primary: 1.0
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            case .placeholder: 0.4
            }
        guard hasIncreasedContrast else { return share }
        return max(share, Self.increasedContrastAlpha(of: rawValue) ?? 1)
    }
}
