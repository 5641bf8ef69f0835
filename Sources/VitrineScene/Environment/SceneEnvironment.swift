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

/// Where a scene's pictures come from. Paths are relative to the scene's own file.
public protocol SceneFiles {
    /// The picture at a path, its colours in a space.
    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileProblem>
}

/// A picture from a file.
public struct SceneImage: Sendable {
    public var pixels: Pixmap
    /// What is odd about the file, yet not wrong enough to refuse it.
    public var warnings: [String]

    public init(_ pixels: Pixmap, warnings: [String] = []) {
        self.pixels = pixels
        self.warnings = warnings
    }
}

public enum SceneFileProblem: Error, Hashable, Sendable {
    case missing
    case outside
    case unreadable(String)
    case notAnImage(String)
}

/// For scenes that come from memory: there are no files.
public struct NoFiles: SceneFiles {
    public init() {}
    public func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileProblem> {
        .failure(.missing)
    }
}
