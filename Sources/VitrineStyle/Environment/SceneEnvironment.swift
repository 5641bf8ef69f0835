import VitrineDisplayList
import VitrineGeometry
import VitrineText

/// What holds for a whole scene while it is resolved.
public struct SceneEnvironment: Sendable, Hashable {
    public var appearance: Appearance
    /// The colours that `accent` names, in the canvas' colour space.
    package var accents: AppearanceColors
    /// The colours of text and icons that nothing else is said of.
    package var foregrounds: AppearanceColors
    /// What the colours of the resolved scene are encoded in.
    public var colorSpace: ColorSpace
    /// Device pixels per point.
    public var scale: Double
    /// How large people have set text to be.
    public var dynamicType = DynamicTypeSize.standard
    /// On which side lines begin.
    public var layoutDirection = LayoutDirection.leftToRight
    public var os = OSVersion.ios26
    public var contrast = Contrast.normal
    public var transparency = Transparency.normal
    /// What the scene is shown in; nil where nothing says.
    public var locale: SceneLocale?
    /// Seconds that motion has gone on for: what `time` is in expressions.
    public var time = 0.0
    /// Guides that the scene declares, and their axes.
    package var alignments: [String: Axis] = [:]
    /// The canvas' size in points; nil where the scene does not say it.
    public var size: Size?
    /// The device's name, where the canvas is one.
    public var device: String?

    public init(
        appearance: Appearance = .light, accent: Color? = nil, colorSpace: ColorSpace = .sRGB,
        scale: Double = 2
    ) {
        self.appearance = appearance
        self.colorSpace = colorSpace
        self.scale = scale
        accents = AppearanceColors(system: "blue", in: colorSpace)
        foregrounds = AppearanceColors(system: "primary", in: colorSpace)
        if let accent { accents = AppearanceColors(light: accent, dark: accent) }
    }

    /// The colour that `accent` names.
    public var accent: Color { accents[appearance] }

    /// The colour of text and icons that nothing else is said of.
    package var foreground: Color { foregrounds[appearance] }

    /// A system colour by name, in the canvas' colour space; nil for an unknown one.
    package func systemColor(_ name: String) -> Color? {
        SystemColors.color(name, appearance)?.converted(from: .sRGB, to: colorSpace)
    }
}
