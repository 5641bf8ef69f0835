import VitrineDisplayList
import VitrineScene
import VitrineStyle

/// The system's colours, and stronger ones for people who have asked for contrast.
extension ComponentKit {
    /// Levels of labels, by the names of the system's colours.
    enum Level: String { case primary, secondary, tertiary, quaternary, placeholder }

    /// Increased contrast raises what is thin. Ours: Apple publishes no opacities for increased contrast.
    private static let strong = [
        "secondary": 0.8, "tertiary": 0.7, "quaternary": 0.5, "placeholder": 0.7, "separator": 0.55,
    ]

    /// The share that a level has of a foreground of the scene's own: UIKit's opacities, but for
    /// placeholders, which are ours.
    private static let shares: [Level: Double] = [
        .secondary: 0.6, .tertiary: 0.3, .quaternary: 0.18, .placeholder: 0.4,
    ]

    /// Dark backgrounds on what is over something else: UIKit's are those of the next level.
    private static let elevated = [
        "systemBackground": "secondarySystemBackground",
        "systemGroupedBackground": "secondarySystemGroupedBackground",
        "secondarySystemGroupedBackground": "tertiarySystemGroupedBackground",
    ]

    /// A system colour as it is, whatever contrast people have asked for.
    func systemColor(_ name: String) -> Color { environment.systemColor(name) ?? .black }

    /// A system colour, stronger where people have asked for contrast, and of the next level on a sheet.
    func color(_ name: String) -> Color {
        let shown = isDark && context.isElevated ? Self.elevated[name] ?? name : name
        var color = systemColor(shown)
        if hasIncreasedContrast, let alpha = Self.strong[name] { color.alpha = max(color.alpha, alpha) }
        return color
    }

    /// A system fill of a control; half as much again where contrast is asked for.
    func fill(_ name: String) -> Color {
        let color = systemColor(name)
        return hasIncreasedContrast ? color.opacity(1.5) : color
    }

    /// The grey of symbols and titles on glass, which take its hue.
    ///
    /// Measured on iOS 26: #191919 on white and #F3F3F3 on black; on a bar that looks like one of release 27
    /// #0F0F0F and #F9F9F9.
    var restingOnGlass: PaintSpec {
        let isNew = environment.os == .ios27
        return .color(Color(white: isDark ? (isNew ? 0.976 : 0.953) : isNew ? 0.059 : 0.098))
    }

    /// `true` if labels have the system's own colour, on the system's glass, with its usual contrast.
    var blendsLabelsWithGlass: Bool {
        environment.showsGlass && !hasIncreasedContrast
            && context.inherited.foreground == .color(systemColor("primary"))
    }

    /// A label of a level: thinner than the foreground where the scene has given one.
    func label(_ level: Level) -> PaintSpec {
        let foreground = context.inherited.foreground
        if level == .primary { return foreground }
        guard foreground == .color(systemColor("primary")) else {
            let share = Self.shares[level] ?? 1
            return foreground.opacity(
                hasIncreasedContrast ? max(share, Self.strong[level.rawValue] ?? 1) : share)
        }
        return .color(color(level.rawValue))
    }

    /// The accent colour, or another where one is given; grey where the control is disabled.
    func tint(_ color: Color? = nil, isDisabled: Bool = false) -> PaintSpec {
        isDisabled ? label(.tertiary) : .color(color ?? environment.accent)
    }
}
