import VitrineGraphics
import VitrineText

public enum Appearance: String, Sendable, Hashable, CaseIterable { case light, dark }

/// What holds for a whole scene while it is resolved.
public struct SceneEnvironment: Sendable, Hashable {
    public var appearance: Appearance
    /// The colours that `accent` names, in the canvas' colour space.
    var accents: AppearanceColors
    /// The colours of text and icons that nothing else is said of.
    var foregrounds: AppearanceColors
    /// What the colours of the resolved scene are encoded in.
    public var colorSpace: ColorSpace
    /// Device pixels per point.
    public var scale: Double
    /// How large people have set text to be.
    public var dynamicType = DynamicType.standard
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
    var alignments: [String: Axis] = [:]
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
    var foreground: Color { foregrounds[appearance] }

    /// A system colour by name, in the canvas' colour space; nil for an unknown one.
    func systemColor(_ name: String) -> Color? {
        SystemColors.color(name, appearance)?.converted(from: .sRGB, to: colorSpace)
    }
}

/// A colour in both appearances.
struct AppearanceColors: Sendable, Hashable {
    var light: Color
    var dark: Color

    init(light: Color, dark: Color) { (self.light, self.dark) = (light, dark) }

    /// A system colour, black for an unknown one.
    init(system name: String, in space: ColorSpace) {
        let colors = Appearance.allCases.map {
            (SystemColors.color(name, $0) ?? .black).converted(from: .sRGB, to: space)
        }
        self.init(light: colors[0], dark: colors[1])
    }

    subscript(appearance: Appearance) -> Color {
        get { appearance == .light ? light : dark }
        set { if appearance == .light { light = newValue } else { dark = newValue } }
    }
}

/// What the caller of a render sets over the scene's own canvas.
public struct SceneOptions: Sendable, Hashable {
    public var device: Device?
    /// Device pixels per point.
    public var scale: Double?
    public var appearance: Appearance?
    /// How large people have set text to be.
    public var dynamicType: DynamicType?
    /// On which side lines begin.
    public var layoutDirection: LayoutDirection?
    /// The release of the system.
    public var os: OSVersion?
    public var contrast: Contrast?
    public var transparency: Transparency?
    /// The language of all text, and the side on which its lines begin.
    public var locale: SceneLocale?
    /// Seconds that motion has gone on for, in `times`.
    public var time: Double?
    /// The contexts that design tokens are taken in, by axis.
    public var contexts: [String: String]

    public init(
        device: Device? = nil, scale: Double? = nil, appearance: Appearance? = nil,
        dynamicType: DynamicType? = nil, layoutDirection: LayoutDirection? = nil, os: OSVersion? = nil,
        contrast: Contrast? = nil, transparency: Transparency? = nil, locale: SceneLocale? = nil,
        time: Double? = nil, contexts: [String: String] = [:]
    ) {
        self.device = device
        self.scale = scale
        self.appearance = appearance
        self.dynamicType = dynamicType
        self.layoutDirection = layoutDirection
        self.os = os
        self.contrast = contrast
        self.transparency = transparency
        self.locale = locale
        self.time = time
        self.contexts = contexts
    }

    /// The scales that a canvas may have.
    public static let scales: ClosedRange<Double> = 0.25...8
    /// The moments, in seconds, that a scene may be shown at.
    public static let times: ClosedRange<Double> = 0...86_400
}
