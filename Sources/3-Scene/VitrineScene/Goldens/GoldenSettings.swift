import VitrineComparisonSettings
import VitrineGeometry
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The storage and comparison of a scene's goldens: the key `golden` of a scene or of a suite's file.
///
/// Unspecified settings are `nil` or empty and fall back to the suite's.
package struct GoldenSettings: Hashable, Sendable {
    /// The form in which a golden is stored.
    package enum Storage: String, Hashable, Sendable, CaseIterable {
        /// The picture, as PNG.
        case picture
        /// Only its hash.
        case hash
        /// The picture of the scene's first variant, and the hashes of the others.
        case first
        /// The film of the scene's first variant, and the hashes of the others.
        case film
    }

    /// A region excluded from a comparison.
    package enum Mask: Hashable, Sendable {
        /// The frames of a node, by its id.
        case node(String)
        /// A rectangle, in points.
        case rectangle(Rect)
    }

    package var storage: Storage?
    package var film: FilmGoldenSettings?
    package var comparator: ComparisonSettings?
    /// The line on which the comparator stands.
    private var comparatorLine = 1
    package var masks: [Mask] = []
    /// The places of masks in their file.
    private var maskMarks: [Mask: SourceMark] = [:]
    /// Where each mask was set, such as `goldens/suite.yaml:4:12`.
    package private(set) var maskPlaces: [Mask: String] = [:]
    package var tags: Set<String> = []
    /// The scale of the goldens, in device pixels per point.
    package var scale: Double?

    package init() {}

    /// Returns these settings, completed by those of `other`, with the masks and tags of both.
    package func overriding(_ other: GoldenSettings) -> GoldenSettings {
        var result = other
        result.storage = storage ?? other.storage
        result.film = film ?? other.film
        result.comparator = comparator ?? other.comparator
        result.masks = other.masks + masks.filter { !other.masks.contains($0) }
        result.maskPlaces = other.maskPlaces.merging(maskPlaces) { first, _ in first }
        result.tags = other.tags.union(tags)
        result.scale = scale ?? other.scale
        return result
    }
}

extension GoldenSettings {
    /// Reads the settings of a parsed but unresolved scene; default settings if it has none.
    ///
    /// - Throws: The problems in the settings.
    package static func read(from scene: SceneValue, of file: SourceFile) throws(Diagnostics)
        -> GoldenSettings
    {
        guard let entry = scene.entry("golden") else { return GoldenSettings() }
        let reader = SceneReader(
            limits: .standard, environment: SceneEnvironment(), files: NoFiles(),
            references: SceneReferences())
        let settings = codec.read(entry.value, reader)
        guard reader.problems.isEmpty, let settings else { throw Diagnostics(file, reader.problems) }
        return settings.located(in: file)
    }

    /// Returns the settings with the file that contains them.
    package func located(in file: SourceFile) -> GoldenSettings {
        var settings = self
        settings.comparator?.source = "\(file.name):\(comparatorLine)"
        settings.maskPlaces = maskMarks.mapValues { "\(file.name):\($0.line):\($0.column)" }
        return settings
    }

    /// `hash`, `first`, `film` or `picture` alone, or a mapping.
    package static let codec = Codec<GoldenSettings>.either(
        Codec<Storage>.cases("a storage of goldens").map { kept in
            var settings = GoldenSettings()
            settings.storage = kept
            return settings
        }, when: { !$0.isMapping }, or: record)

    private static let record: Codec<GoldenSettings> = {
        let fields = Codec<GoldenSettings>.record(
            "the settings of goldens", from: GoldenSettings(),
            [
                Field(
                    "keep", .cases("a storage of goldens"),
                    """
                    picture, hash for its hash alone, first: the first variant's picture and the others' \
                    hashes, or film: the first variant's film and the others' hashes
                    """
                ) {
                    $0.storage = $1
                },
                Field("film", FilmGoldenSettings.codec, "the film to keep of the first variant") {
                    $0.film = $1
                },
                Field(
                    "comparator", comparator, "the metric, or the metric with its options. Default: `exact`"
                ) {
                    $0.comparator = $1.settings
                    $0.comparatorLine = $1.line
                },
                Field(
                    "masks", .oneOrMore(of: locatedMask),
                    "the areas to ignore: ids of nodes, and rectangles in points"
                ) {
                    $0.masks = $1.map(\.mask)
                    $0.maskMarks = Dictionary($1.map { ($0.mask, $0.mark) }) { first, _ in first }
                },
                Field("tags", .oneOrMore(of: .word("a tag")), "names that `--tag` chooses scenes by") {
                    $0.tags = Set($1)
                },
                Field(
                    "scale", .number(SceneOptions.scaleRange), "device pixels per point of the goldens"
                ) { $0.scale = $1 },
            ])
        return Codec(unresolved: fields.schema, expected: fields.expected) { value, reader in
            guard var settings = fields.read(value, reader) else { return nil }
            guard settings.film != nil else { return settings }
            // What is said of a film is nothing without one.
            if let storage = settings.storage, storage != .film {
                reader.report(
                    .notAllowed(
                        noun: "film", on: "`keep: \(storage.rawValue)`", instead: "leave out `keep`"),
                    at: value.mark)
            }
            settings.storage = .film
            return settings
        }
    }()

    private static let comparator: Codec<(settings: ComparisonSettings, line: Int)> = {
        let settings = Codec<ComparisonSettings>.comparator
        return Codec(settings.schema, expected: settings.expected) { value, reader in
            settings.read(value, reader).map { ($0, value.mark.line) }
        }
    }()

    private static let locatedMask: Codec<(mask: Mask, mark: SourceMark)> = {
        Codec(mask.schema, expected: mask.expected) { value, reader in
            mask.read(value, reader).map { ($0, value.mark) }
        }
    }()

    private static let mask = Codec<Mask>.either(
        Codec<String>.word("an id or a rectangle").map {
            Mask.node($0.hasPrefix("#") ? String($0.dropFirst()) : $0)
        },
        when: { !$0.isMapping },
        or: Codec<MaskBox>.record(
            "a rectangle", from: MaskBox(),
            [
                Field("x", .length, required: true, "the left edge, in points") { $0.x = $1 },
                Field("y", .length, required: true, "the upper edge, in points") { $0.y = $1 },
                Field("width", .size, required: true, "in points") { $0.width = $1 },
                Field("height", .size, required: true, "in points") { $0.height = $1 },
            ]
        ).map { Mask.rectangle(Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)) })

    private struct MaskBox: Sendable {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }
}
