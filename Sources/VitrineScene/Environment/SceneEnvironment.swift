import VitrineGraphics
import VitrineText

public enum Appearance: String, Sendable, Hashable, CaseIterable { case light, dark }

/// What holds for a whole scene while it is resolved.
public struct SceneEnvironment: Sendable, Hashable {
    public var appearance: Appearance
    /// The colour that `accent` names, in the canvas' colour space.
    public var accent: Color
    /// What the colours of the resolved scene are encoded in.
    public var colorSpace: ColorSpace
    /// Device pixels per point.
    public var scale: Double

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

    public init(device: Device? = nil, scale: Double? = nil, appearance: Appearance? = nil) {
        self.device = device
        self.scale = scale
        self.appearance = appearance
    }

    /// The scales that a canvas may have.
    public static let scales: ClosedRange<Double> = 0.25...8
}
