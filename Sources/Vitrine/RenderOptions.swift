import VitrinePNG
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// Options that control how scenes are rendered, beyond the scenes' own settings.
public struct RenderOptions: Sendable, Hashable {
    /// The settings that override each scene's own canvas.
    public var scene: SceneOptions
    /// The number of threads for one picture. It does not affect the pixels.
    public var threads: Int
    /// The effort spent on making files small. It does not affect the pixels.
    public var compression: PNG.Compression
    /// `true` if scenes may read files outside their own folder.
    public var allowsOutside: Bool
    /// The folders to search for fonts before the system's.
    public var fontFolders: [String]

    /// Creates options.
    ///
    /// - Parameters:
    ///   - scene: The settings that override each scene's own canvas. Default: none.
    ///   - threads: The number of threads for one picture. Default: 1.
    ///   - compression: The effort spent on making files small. Default: `standard`.
    ///   - allowsOutside: Whether scenes may read files outside their own folder. Default: `false`.
    ///   - fontFolders: The folders to search for fonts before the system's. Default: none.
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

    /// Returns these options, overridden by those of a job's variant.
    func applyingVariant(of job: Renderer.Job) -> RenderOptions {
        guard let variant = job.variant else { return self }
        var options = self
        options.scene = variant.options.overriding(scene)
        return options
    }

    /// The options that affect the pixels, as text for a golden's record.
    public var canonicalText: String { scene.recorded }
}
