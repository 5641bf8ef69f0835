/// The options of a render that override the scene's own canvas.
public struct SceneOptions: Sendable, Hashable {
    public var device: Device?
    /// The way in which the device is held.
    public var orientation: DeviceOrientation?
    /// Device pixels per point.
    public var scale: Double?
    public var appearance: Appearance?
    /// The user's text size.
    public var dynamicType: DynamicTypeSize?
    /// The direction of lines.
    public var layoutDirection: LayoutDirection?
    /// The system release.
    public var os: OSVersion?
    public var contrast: Contrast?
    public var transparency: Transparency?
    public var motion: MotionPreference?
    /// The user's preference for bold text.
    public var legibilityWeight: LegibilityWeight?
    /// The user's preference for shapes of buttons.
    public var buttonShapes: ButtonShapes?
    /// The language of all text, which also determines the direction of lines.
    public var locale: SceneLocale?
    /// The time since motion began, in seconds, within `timeRange`.
    public var time: Double?
    /// The contexts in which design tokens are resolved, by axis.
    public var contexts: [String: String] = [:]

    /// Creates options that override nothing.
    public init() {}

    /// The range of canvas scales, in device pixels per point.
    public static let scaleRange: ClosedRange<Double> = 0.25...8
    /// The range of times at which a scene may be shown, in seconds.
    public static let timeRange: ClosedRange<Double> = 0...86_400
}
