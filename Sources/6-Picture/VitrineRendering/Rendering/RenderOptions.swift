import Foundation
import VitrinePNG
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// Options that control how scenes are rendered, beyond the scenes' own settings.
///
/// The settings of the environment can be used as if they were properties of the options themselves:
///
///     var options = RenderOptions(device: .iphone17)
///     options.appearance = .dark
@dynamicMemberLookup
public struct RenderOptions: Sendable, Hashable {
    /// The settings that override each scene's own canvas.
    public var scene: SceneOptions
    /// The number of threads for one picture, within ``threadRange``. It does not affect the pixels.
    public var threads: Int
    /// The effort spent on making files small. It does not affect the pixels.
    public var compression: ImageCompression
    /// `true` if scenes may read files outside their own folder.
    public var allowsOutside: Bool
    /// The folders to search for fonts before the system's.
    public var fontFolders: [String]
    /// The folders of fonts that all scenes of a suite share, which are searched after the scene's own.
    package var suiteFontFolders: [String] = []
    /// The levels of rules, which decide what of a scene is shown as an error, a warning or a note, or not.
    package var audit = AuditSettings()
    /// The way of seeing colours that pictures are shown in; `nil` for that of most people.
    package var vision: ColorVision?
    /// `true` for the device around its screen.
    package var showsDevice = false

    /// Creates options.
    ///
    /// - Parameters:
    ///   - scene: The settings that override each scene's own canvas.
    ///   - threads: The number of threads for one picture. Default: one for each core.
    ///   - compression: The effort spent on making files small. Default: `standard`.
    ///   - allowsOutside: `true` if scenes may read files outside their own folder. Default: `false`.
    ///   - fontFolders: The folders to search for fonts before the system's. Default: none.
    public init(
        scene: SceneOptions, threads: Int = RenderOptions.allCores, compression: ImageCompression = .standard,
        allowsOutside: Bool = false, fontFolders: [String] = []
    ) {
        self.scene = scene
        self.threads = threads
        self.compression = compression
        self.allowsOutside = allowsOutside
        self.fontFolders = fontFolders
    }

    /// The number of cores of this machine, within ``threadRange``.
    public static var allCores: Int {
        min(max(ProcessInfo.processInfo.activeProcessorCount, threadRange.lowerBound), threadRange.upperBound)
    }

    /// A setting of the environment.
    public subscript<Value>(dynamicMember setting: WritableKeyPath<SceneOptions, Value>) -> Value {
        get { scene[keyPath: setting] }
        set { scene[keyPath: setting] = newValue }
    }

    /// Returns these options, overridden by those of a job's variant.
    package func applyingVariant(of job: Renderer.Job) -> RenderOptions { applying(job.variant) }

    /// Returns these options, overridden by those of a variant.
    ///
    /// - Parameter variant: The variant; `nil` for the scene's default settings.
    public func applying(_ variant: Variant?) -> RenderOptions {
        guard let variant else { return self }
        var options = self
        options.scene = variant.options.overriding(scene)
        return options
    }

    /// The options that affect the pixels, as text for a golden's record.
    package var canonicalText: String { scene.recorded }
}
