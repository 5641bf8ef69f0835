import VitrineScene
import VitrineSceneFormat
import VitrineSceneTokens
import VitrineSource
import VitrineStyle

/// The settings for goldens in the `suite.yaml` of a folder.
package struct SuiteFile: Sendable {
    /// Settings for some of the scenes.
    package struct Rule: Sendable {
        /// Patterns for scene paths below the suite's folder, at least one of which must match.
        var scenes: [Pattern]
        package var golden = GoldenSettings()
        var audit = AuditSettings()
        /// `true` if it has settings of either kind.
        fileprivate var isUseful = false
    }

    /// A text of the file, and its place.
    struct Pattern: Sendable {
        var text: String
        var mark: SourceMark
    }

    /// The folder of the scenes, relative to the file.
    package var scenes: String?
    /// The folders of fonts that all scenes share, relative to the file.
    var fonts: [Pattern] = []
    /// The levels of rules in all scenes.
    package var audit = AuditSettings()
    /// The file of what audits are known to find, relative to the file.
    package var auditBaseline: String?
    /// The settings of all scenes.
    package var golden = GoldenSettings()
    /// Settings for some scenes. Later rules override earlier ones, and a scene's own settings override all.
    package var rules: [Rule] = []
    /// What scenes below the file take from it where they do not say it themselves: keys at the top of a
    /// scene, with their paths relative to the file.
    package private(set) var defaults: [SceneValue.Entry] = []
    /// The file that was read; `nil` if there is none.
    package private(set) var file: SourceFile?

    package init() {}

    /// Reads a suite file.
    ///
    /// - Throws: All problems in the file.
    package init(_ file: SourceFile) throws(Diagnostics) {
        try self.init(try SceneParser.parse(file), of: file)
    }

    /// Reads a parsed suite file.
    ///
    /// - Throws: All problems in the file.
    package init(_ value: SceneValue, of file: SourceFile) throws(Diagnostics) {
        self.init()
        let reader = SceneReader(
            limits: .standard, environment: SceneEnvironment(), files: NoFiles(),
            references: SceneReferences())
        // Design tokens are read with each scene.
        reader.hasUnreadDefinitions = true
        guard case .mapping(let entries) = value.content else {
            throw Diagnostics(
                file, [Diagnostic(.wrongType(expected: "a suite", found: value.kindName), at: value.mark)])
        }
        reader.read(entries, of: "a suite", at: value.mark, into: &self, fields: Self.fields)
        defaults = Self.defaults(in: entries, reader)
        guard reader.problems.isEmpty else { throw Diagnostics(file, reader.problems) }
        self.file = file
        golden = golden.located(in: file)
        for index in rules.indices { rules[index].golden = rules[index].golden.located(in: file) }
    }

    private static let fields: RecordFields<SuiteFile> = [
        Field("suite", .integer(1...1), required: true, "the version of the file: 1"),
        Field("scenes", .word(.path), "the folder of the scenes, relative to this file") {
            $0.scenes = $1
        },
        Field(
            "fonts", .oneOrMore(of: located("a folder of fonts")),
            "folders of fonts that all scenes share, relative to this file"
        ) { $0.fonts = $1 },
        Field(.canvas),
        Field("device", .raw, "short for `canvas: { device: ... }`"),
        Field("scale", .raw, "short for `canvas: { scale: ... }`"),
        Field(.tokens),
        Field(.imports),
        Field(.accent),
        Field(.icons),
        Field("audit", AuditPart.codec, "how much the rules about scenes count") {
            ($0.audit, $0.auditBaseline) = ($1.settings, $1.baseline)
        },
        Field("golden", GoldenSettings.codec, "the settings of all scenes") { $0.golden = $1 },
        Field("for", .list(of: rule), "settings of some scenes, each over those before") { $0.rules = $1 },
    ]

    /// The key `audit` of the file.
    private struct AuditPart {
        var settings = AuditSettings()
        var baseline: String?

        static let codec = Codec<AuditPart>.record(
            "how much rules count", from: AuditPart(),
            [
                AuditSettings.levels { $0.settings = $1 },
                Field(
                    "baseline", .word(.path),
                    "the file of what audits are known to find, relative to this file"
                ) { $0.baseline = $1 },
            ])
    }

    /// A rule with settings: one without them would count for nothing.
    private static let rule: Codec<Rule> = {
        let any = Codec<Rule>.record(
            "settings of some scenes", from: Rule(scenes: []),
            [
                Field(
                    "scenes", patterns, required: true,
                    "paths below the suite's folder, where `*` is any part of a name and `**` any folders"
                ) { $0.scenes = $1 },
                Field("golden", GoldenSettings.codec, "the settings of their goldens") {
                    ($0.golden, $0.isUseful) = ($1, true)
                },
                Field("audit", AuditSettings.codec, "the levels of rules in them") {
                    ($0.audit, $0.isUseful) = ($1, true)
                },
            ])
        return Codec(any.schema, expected: any.expected) { value, reader in
            let found = any.read(value, reader)
            if let found, !found.isUseful {
                reader.report(
                    .odd("for", because: "sets nothing", instead: "add `golden` or `audit`"), at: value.mark)
            }
            return found
        }
    }()

    /// One pattern or more: a rule for no scene would count for nothing.
    private static let patterns: Codec<[Pattern]> = {
        let several = Codec<[Pattern]>.oneOrMore(of: located("a pattern"))
        return Codec(several.schema, expected: several.expected) { value, reader in
            let found = several.read(value, reader)
            if let found, found.isEmpty {
                reader.report(
                    .odd(
                        "scenes: []", because: "matches no scene",
                        instead: "name a scene, or leave this out"),
                    at: value.mark)
            }
            return found
        }
    }()

    /// The keys that scenes take over as they are.
    private static let sceneKeys: Set<String> = ["tokens", "import", "canvas", "accent", "icons", "fonts"]

    /// Returns what the file says for scenes, with one canvas.
    private static func defaults(
        in entries: [SceneValue.Entry], _ reader: SceneReader
    ) -> [SceneValue.Entry] {
        var found = entries.filter { sceneKeys.contains($0.key) }
        let short = entries.filter { ["device", "scale"].contains($0.key) }
        guard let first = short.first else { return found }
        let index = found.firstIndex { $0.key == "canvas" }
        let whole = index.map { found.remove(at: $0) }
        guard case .mapping(let own)? = whole?.value.content ?? .mapping([]) else { return found }
        for entry in short where own.contains(where: { $0.key == entry.key }) {
            reader.report(.duplicateKey(entry.key), at: entry.keyMark)
        }
        let (key, value) = (whole?.keyMark ?? first.keyMark, whole?.value.mark ?? first.value.mark)
        let canvas = SceneValue(.mapping(own + short), at: value)
        if reader.problems.isEmpty { _ = CanvasSpec.codec.read(canvas, reader) }
        return found + [SceneValue.Entry(key: "canvas", keyMark: key, value: canvas)]
    }

    private static func located(_ expected: Noun) -> Codec<Pattern> {
        let word = Codec<String>.word(expected)
        return Codec(word.schema, expected: expected) { value, reader in
            word.read(value, reader).map { Pattern(text: $0, mark: value.mark) }
        }
    }

    /// Returns the suite's settings for a scene, given its path below the suite's folder.
    package func settings(of scene: String) -> GoldenSettings {
        rules.reduce(golden) { settings, rule in
            rule.scenes.contains { PathPattern($0.text).matches(scene) }
                ? rule.golden.overriding(settings) : settings
        }
    }

    /// Returns the levels of rules in a scene, given its path below the suite's folder.
    package func audit(of scene: String) -> AuditSettings {
        rules.reduce(audit) { settings, rule in
            rule.scenes.contains { PathPattern($0.text).matches(scene) }
                ? rule.audit.overriding(settings) : settings
        }
    }
}
