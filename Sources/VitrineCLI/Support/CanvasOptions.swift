import ArgumentParser
import Vitrine
import VitrineStyle

/// The options that have the same meaning in every command that reads a scene.
struct CanvasOptions: ParsableArguments {
    @Option(help: "Device pixels per point, 0.25 to 8. Default: the device's or the scene's own.")
    var scale: CanvasScale?

    @Option(help: ArgumentHelp("A device to render on instead of the scene's canvas.", valueName: "name"))
    var device: DeviceName?

    @Option(help: "light or dark, over the scene's own.")
    var appearance: Appearance?

    @Option(
        help: ArgumentHelp("The size of text: xSmall to xxxLarge, or AX1 to AX5.", valueName: "size"))
    var dynamicType: DynamicTypeSize?

    @Option(help: ArgumentHelp("ltr or rtl: the side on which lines begin.", valueName: "direction"))
    var layoutDirection: LayoutDirection?

    @Option(help: "18, 26 or 27: the system's release; before 26, glass is a material.")
    var os: OSVersion?

    @Option(help: "normal or increased, as people have set it.")
    var contrast: Contrast?

    @Option(help: "normal or reduced: whether anything shines through glass.")
    var transparency: Transparency?

    @Option(
        help: ArgumentHelp(
            "The language shown, such as de or ar-EG, and the side on which its lines begin.",
            valueName: "tag"))
    var locale: SceneLocale?

    @Option(
        help: ArgumentHelp(
            "The moment that motion is shown at, 0 to 86400. Default: 0.", valueName: "seconds"))
    var time: SceneTime?

    @Option(
        help: ArgumentHelp(
            """
            A context of the scene's design tokens, such as theme=dark, over the scene's own; may be given \
            several times.
            """,
            valueName: "axis=name"))
    var context: [ContextChoice] = []

    @OptionGroup var access: FileAccessOptions

    /// The options of a renderer.
    ///
    /// - Throws: A failure if a folder of fonts is not there.
    var renderOptions: RenderOptions {
        get throws(CommandFailure) {
            try Folders.check(fonts: access.fontFolders)
            return RenderOptions(
                scene: sceneOptions, allowsOutside: access.allowOutside, fontFolders: access.fontFolders)
        }
    }

    /// The options that stand over those of scenes.
    var sceneOptions: SceneOptions {
        SceneOptions(
            device: device?.device, scale: scale?.value, appearance: appearance,
            dynamicType: dynamicType, layoutDirection: layoutDirection, os: os, contrast: contrast,
            transparency: transparency, locale: locale, time: time?.seconds,
            contexts: Dictionary(context.map { ($0.axis, $0.name) }) { _, last in last })
    }
}

extension Appearance: ExpressibleByArgument {}

extension DynamicTypeSize: ExpressibleByArgument {}

extension LayoutDirection: ExpressibleByArgument {}

extension OSVersion: ExpressibleByArgument {}

extension Contrast: ExpressibleByArgument {}

extension Transparency: ExpressibleByArgument {}

extension SceneLocale: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
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
