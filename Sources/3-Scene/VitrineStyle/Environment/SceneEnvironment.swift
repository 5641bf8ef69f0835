import VitrineColor
import VitrineGeometry

/// The settings that apply to a whole scene while it is resolved.
package struct SceneEnvironment: Sendable, Hashable {
    package var appearance: Appearance
    /// The scene's own accent colours, in the canvas' colour space. Default: the system's blue.
    package var accentColors = AppearanceColors()
    /// The scene's own default colours of text and icons. Default: the system's primary colour.
    package var foregroundColors = AppearanceColors()
    /// The colour space of the resolved scene's colours.
    package var colorSpace: ColorSpace
    /// Device pixels per point.
    package var scale: Double
    /// The user's text size.
    package var dynamicType = DynamicTypeSize.standard
    /// The direction of text and layout.
    package var layoutDirection = LayoutDirection.leftToRight
    package var os = OSVersion.ios26
    package var contrast = Contrast.normal
    package var transparency = Transparency.normal
    package var motion = MotionPreference.full
    package var legibilityWeight = LegibilityWeight.regular
    package var buttonShapes = ButtonShapes.hidden
    /// The locale in which the scene is shown; `nil` if none is specified.
    package var locale: SceneLocale?
    /// The time since motion began, in seconds: the value of `time` in expressions.
    package var time = 0.0
    /// The alignment guides that the scene declares, with their axes.
    package var alignments: [String: Axis] = [:]
    /// The size of the canvas in points; `nil` if the scene does not specify it.
    package var canvasSize: Size?
    /// The device's name, if the canvas is a device.
    package var device: String?
    /// The way in which the device is held.
    package var orientation = DeviceOrientation.portrait
    /// The room along the edges of the screen that its content keeps free.
    package var safeArea = Insets.zero

    package init(
        appearance: Appearance = .light, accent: Color? = nil, colorSpace: ColorSpace = .sRGB,
        scale: Double = 2
    ) {
        self.appearance = appearance
        self.colorSpace = colorSpace
        self.scale = scale
        if let accent { accentColors = AppearanceColors(light: accent, dark: accent) }
    }

    /// The same environment at the start of motion, for what says the same at any time.
    package var timeless: SceneEnvironment {
        var other = self
        other.time = 0
        return other
    }

    /// The colour that `accent` names.
    package var accent: Color { accentColors[appearance] ?? systemColor("blue") ?? .black }

    /// The default colour of text and icons.
    package var foreground: Color { foregroundColors[appearance] ?? systemColor("primary") ?? .black }

    /// Returns a system colour of the release and the contrast by name, in the canvas' colour space; `nil`
    /// for an unknown name.
    package func systemColor(_ name: String) -> Color? {
        SystemColors.color(name, appearance, os: os, contrast: contrast)?
            .converted(from: .sRGB, to: colorSpace)
    }
}
