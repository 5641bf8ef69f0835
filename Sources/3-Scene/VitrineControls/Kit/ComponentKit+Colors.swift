import VitrineColor
import VitrineLayout
import VitrineScene
import VitrineStyle

/// The system's colours, and stronger ones for increased contrast.
extension ComponentKit {
    /// The dark backgrounds of elevated content, such as sheets: as in UIKit, those of the next level.
    private static let elevated = [
        "systemBackground": "secondarySystemBackground",
        "systemGroupedBackground": "secondarySystemGroupedBackground",
        "secondarySystemGroupedBackground": "tertiarySystemGroupedBackground",
    ]

    /// Returns a system colour as it is, regardless of contrast.
    package func systemColor(_ name: String) -> Color { environment.systemColor(name) ?? .black }

    /// Returns a system colour: stronger under increased contrast, on a dark sheet that of the next level.
    package func color(_ name: String) -> Color {
        let shown = isDark && context.surroundings.isElevated ? Self.elevated[name] ?? name : name
        var color = systemColor(shown)
        if hasIncreasedContrast, let alpha = LabelLevel.increasedContrastAlpha(of: name) {
            color.alpha = max(color.alpha, alpha)
        }
        return color
    }

    /// Returns a system fill of a control, half as strong again under increased contrast.
    package func fill(_ name: String) -> Color {
        let color = systemColor(name)
        return hasIncreasedContrast ? color.opacity(1.5) : color
    }

    /// The grey of symbols and titles on white glass, in dark on black glass.
    ///
    /// Measured on iOS 26: #191919 on white and #F3F3F3 on #181818; on a bar that looks like one of release
    /// 27 #0F0F0F on #FDFDFD and #F9F9F9 on #202020.
    private var restingGrey: Double {
        let isNew = environment.os == .ios27
        return isDark ? (isNew ? 0.973 : 0.95) : isNew ? 0.06 : 0.1
    }

    /// The paint of symbols and titles on glass, where nothing is below it.
    package var restingOnGlass: PaintSpec { .color(Color(white: restingGrey)) }

    /// Returns a symbol or a title with the colour that it has on the glass below.
    package func resting(_ label: any Element) -> any Element {
        GlassLabelElement(label, .resting(restingGrey))
    }

    /// Returns a white symbol or title with the colour that it has on tinted glass, in light as on dark
    /// glass: #8EFFFF on #007AFF, as measured on iOS 26.
    package func restingOnTint(_ label: any Element) -> any Element {
        GlassLabelElement(label, .resting(Self.restingLightOnTint))
    }

    private static let restingLightOnTint = 0.95

    /// Returns `true` if a label on the tinted glass of a bar takes part of its colour from it, which white
    /// ones do on blue where they can be read.
    ///
    /// Measured on blue in light, with 3.4 to 1. On the system's blue of release 26 it is 2.97. In dark, of
    /// which there is no measurement, WCAG's 3 to 1 for large texts and symbols must be left.
    package func isVibrant(_ paint: PaintSpec, onTint tint: Color) -> Bool {
        environment.showsGlass && !hasIncreasedContrast && paint == .color(.white) && Self.isBlue(tint)
            && LabelColor.isReadable(
                takenFrom: tint, plus: Self.restingLightOnTint, contrast: isDark ? 3 : 2.5)
    }

    /// Returns `true` for blues such as the system's, the only tints that have been measured: with a hue of
    /// 195 to 225 degrees and little red.
    private static func isBlue(_ tint: Color) -> Bool {
        let range = tint.blue - tint.red
        return tint.red < 0.3 * tint.blue && (0.25...0.75).contains((tint.green - tint.red) / range)
    }

    /// `true` if labels have the system's own colour, on the system's glass, with its usual contrast.
    package var blendsLabelsWithGlass: Bool {
        environment.showsGlass && !hasIncreasedContrast
            && !context.inherited.isForegroundChosen(environment)
            && context.inherited.foreground == .color(systemColor("primary"))
    }

    /// Returns the paint of labels of a level: fainter than the foreground if the scene has set one.
    package func label(_ level: LabelLevel) -> PaintSpec {
        let foreground = context.inherited.foreground
        if level == .primary { return foreground }
        if context.inherited.isForegroundChosen(environment) {
            return foreground.opacity(level.share(hasIncreasedContrast: hasIncreasedContrast))
        }
        return .color(color(level.rawValue))
    }

    /// Returns the accent colour, or the colour that is given; grey if the control is disabled.
    package func tint(_ color: Color? = nil, isDisabled: Bool = false) -> PaintSpec {
        isDisabled ? label(.tertiary) : .color(color ?? environment.accent)
    }
}
