import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The settings for goldens in the `suite.yaml` of a folder.
public struct SuiteFile: Sendable {
    /// Settings for some of the scenes.
    public struct Rule: Sendable {
        /// Patterns for scene paths below the suite's folder, at least one of which must match.
        public var scenes: [String]
        public var golden: GoldenSettings
    }

    /// The folder of the scenes, relative to the file.
    public var scenes: String?
    /// The settings of all scenes.
    public var golden = GoldenSettings()
    /// Settings for some scenes. Later rules override earlier ones, and a scene's own settings override all.
    public var rules: [Rule] = []

    public init() {}

    /// Reads a suite file.
    ///
    /// - Throws: All problems in the file.
    public init(_ file: SourceFile) throws(Diagnostics) {
        self.init()
        let value = try SceneParser.parse(file)
        let reader = SceneReader(limits: .standard, environment: SceneEnvironment(), files: NoFiles())
        guard case .mapping(let entries) = value.content else {
            throw Diagnostics(
                file, [Diagnostic(.wrongType(expected: "a suite", found: value.kindName), at: value.mark)])
        }
        reader.read(entries, of: "a suite", at: value.mark, into: &self, fields: Self.fields)
        guard reader.problems.isEmpty else { throw Diagnostics(file, reader.problems) }
        golden = golden.located(in: file)
        for index in rules.indices { rules[index].golden = rules[index].golden.located(in: file) }
    }

    private static let fields: RecordFields<SuiteFile> = [
        Field("suite", .integer(1...1), required: true, "the version of the file: 1"),
        Field("scenes", .word("a path"), "the folder of the scenes, relative to this file") {
            $0.scenes = $1
        },
        Field("golden", GoldenSettings.codec, "the settings of all scenes") { $0.golden = $1 },
        Field("for", .list(of: rule), "settings of some scenes, each over those before") { $0.rules = $1 },
    ]

    private static let rule = Codec<Rule>.record(
        "settings of some scenes", from: Rule(scenes: [], golden: GoldenSettings()),
        [
            Field(
                "scenes", .oneOrMore(of: .word("a pattern")), required: true,
                "paths below the suite's folder, where `*` is any part of a name and `**` any folders"
            ) { $0.scenes = $1 },
            Field("golden", GoldenSettings.codec, required: true, "their settings") { $0.golden = $1 },
        ])

    /// Returns the suite's settings for a scene, given its path below the suite's folder.
    public func settings(of scene: String) -> GoldenSettings {
        rules.reduce(golden) { settings, rule in
            rule.scenes.contains { PathPattern($0).matches(scene) }
                ? rule.golden.overriding(settings) : settings
        }
    }
}
