import VitrineGraphics
import VitrineText

public enum Appearance: String, Sendable, Hashable, CaseIterable { case light, dark }

/// What holds for a whole scene while it is resolved.
public struct SceneEnvironment: Sendable, Hashable {
    public var appearance: Appearance
    /// The colour that `accent` names.
    public var accent: Color

    public init(appearance: Appearance = .light, accent: Color? = nil) {
        self.appearance = appearance
        self.accent = accent ?? SystemColors.color("blue", appearance) ?? .black
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

/// Where a scene's pictures come from. Paths are relative to the scene's own file.
public protocol SceneFiles {
    func image(at path: String) -> Result<Pixmap, SceneFileProblem>
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
    public func image(at path: String) -> Result<Pixmap, SceneFileProblem> { .failure(.missing) }
}
