import VitrineGraphics
import VitrineText

public enum Appearance: String, Sendable, Hashable, CaseIterable { case light, dark }

/// What holds for a whole scene while it is resolved.
public struct SceneEnvironment: Sendable, Hashable {
    public var appearance: Appearance
    /// The colour that `accent` names, in the canvas' colour space.
    public var accent: Color
    /// The same in each appearance, for nodes that change it.
    var accents: [Appearance: Color] = [:]
    /// What the colours of the resolved scene are encoded in.
    public var colorSpace: ColorSpace
    /// Device pixels per point.
    public var scale: Double
    /// How large people have set text to be.
    public var dynamicType = DynamicType.standard
    /// On which side lines begin.
    public var layoutDirection = LayoutDirection.leftToRight
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
        let blue = SystemColors.color("blue", appearance) ?? .black
        self.accent = accent ?? blue.converted(from: .sRGB, to: colorSpace)
    }

    /// A system colour by name, in the canvas' colour space; nil for an unknown one.
    func systemColor(_ name: String) -> Color? {
        SystemColors.color(name, appearance)?.converted(from: .sRGB, to: colorSpace)
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

    public init(
        device: Device? = nil, scale: Double? = nil, appearance: Appearance? = nil,
        dynamicType: DynamicType? = nil, layoutDirection: LayoutDirection? = nil
    ) {
        self.device = device
        self.scale = scale
        self.appearance = appearance
        self.dynamicType = dynamicType
        self.layoutDirection = layoutDirection
    }

    /// The scales that a canvas may have.
    public static let scales: ClosedRange<Double> = 0.25...8
}
