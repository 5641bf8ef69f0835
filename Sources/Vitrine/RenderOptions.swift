import VitrinePNG
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// How scenes are rendered, beyond what they say themselves.
public struct RenderOptions: Sendable, Hashable {
    /// What is set over each scene's own canvas.
    public var scene: SceneOptions
    /// Threads for one picture. The pixels do not depend on it.
    public var threads: Int
    /// How much time is spent on small files. The pixels do not depend on it.
    public var compression: PNG.Compression
    /// Whether scenes may read files outside of their own folder.
    public var allowsOutside: Bool
    /// Folders searched for fonts before the system's.
    public var fontFolders: [String]

    public init(
        scene: SceneOptions = SceneOptions(), threads: Int = 1, compression: PNG.Compression = .standard,
        allowsOutside: Bool = false, fontFolders: [String] = []
    ) {
        self.scene = scene
        self.threads = threads
        self.compression = compression
        self.allowsOutside = allowsOutside
        self.fontFolders = fontFolders
    }

    /// The options with those of a variant over them.
    func applyingVariant(of job: Renderer.Job) -> RenderOptions {
        guard let variant = job.variant else { return self }
        var options = self
        options.scene = variant.options.overriding(scene)
        return options
    }

    /// The options that pixels depend on, for a golden's record.
    public var canonicalText: String { scene.recorded }
}
