import VitrineText

/// What the caller of a render sets over the scene's own canvas.
public struct SceneOptions: Sendable, Hashable {
    public var device: Device?
    /// Device pixels per point.
    public var scale: Double?
    public var appearance: Appearance?
    /// How large people have set text to be.
    public var dynamicType: DynamicTypeSize?
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
        dynamicType: DynamicTypeSize? = nil, layoutDirection: LayoutDirection? = nil, os: OSVersion? = nil,
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
    public static let scaleRange: ClosedRange<Double> = 0.25...8
    /// The moments, in seconds, that a scene may be shown at.
    public static let timeRange: ClosedRange<Double> = 0...86_400
}
