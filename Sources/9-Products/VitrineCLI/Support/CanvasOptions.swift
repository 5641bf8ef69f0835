import ArgumentParser
import VitrineRendering
import VitrineStyle

/// The options that have the same meaning in every command that reads a scene.
struct CanvasOptions: ParsableArguments {
    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var access: FileAccessOptions
    @OptionGroup var audit: AuditOptions

    /// The settings that override the scenes' own.
    var scene: SceneOptions {
        environment.settings.reduce(into: SceneOptions()) { options, setting in setting.apply(&options) }
    }

    /// The options of a renderer.
    ///
    /// - Throws: A failure if a folder of fonts is not there.
    var renderOptions: RenderOptions {
        get throws(CommandFailure) {
            try Folders.check(fonts: access.fontFolders)
            var options = RenderOptions(
                scene: scene, allowsOutside: access.allowOutside, fontFolders: access.fontFolders)
            options.audit = audit.settings
            return options
        }
    }
}

extension DumpFormat: ExpressibleByArgument {}

extension ImageCompression: ExpressibleByArgument {
    public var defaultValueDescription: String { rawValue }
}

extension BitDepth: ExpressibleByArgument {
    public init?(argument: String) {
        guard let bits = Int(argument) else { return nil }
        self.init(rawValue: bits)
    }

    public static var allValueStrings: [String] { allCases.map { "\($0.rawValue)" } }
    public var defaultValueDescription: String { "\(rawValue)" }
}
