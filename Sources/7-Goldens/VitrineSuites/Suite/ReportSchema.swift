import VitrineGoldens
import VitrineJSON

/// The published JSON Schema for the output of `vitrine test --json`.
package enum ReportSchema {
    /// Returns the schema as a JSON document, in draft 2020-12.
    ///
    /// - Throws: An error if the schema cannot be encoded.
    package static func text() throws -> String { try document.json().text() }

    private static let document = JSONSchemaDocument(
        title: "Vitrine report",
        summary: "The output of `vitrine test --json` and `vitrine merge --json`, version 1.", report)

    private static let whole = JSONSchema.integer(minimum: 0)
    private static let fraction = JSONSchema.number(minimum: 0)
    private static let version = JSONSchema.constant(.number(Double(SuiteReport.currentVersion)))

    private static func object(
        _ needed: [(String, JSONSchema)], optional: [(String, JSONSchema)] = []
    ) -> JSONSchema {
        .object(
            needed.map { .init($0.0, $0.1, isRequired: true) } + optional.map { .init($0.0, $0.1) })
    }

    private static let report = object(
        [
            ("version", version),
            ("renderer", .described(.string, "the renderer's version")),
            ("root", .described(.string, "the folder that scenes are named below")),
            ("goldens", .described(.string, "the folder of the goldens")),
            ("plan", .described(.string, "a hash of the suite's pictures, by which shards know each other")),
            ("planned", .described(whole, "the number of pictures of all shards")),
            ("filtered", .described(.boolean, "`true` if filters excluded pictures")),
            ("update", .enumeration(UpdateMode.allCases.map(\.rawValue))),
            ("cases", .array(result)),
            ("obsolete", .described(.array(.string), "goldens that no scene has; of a shard, so far")),
            ("deletedObsolete", .boolean), ("errors", .array(.string)), ("clusters", .array(cluster)),
            (
                "run",
                object(
                    [("seconds", fraction), ("jobs", whole), ("day", .string)],
                    optional: [
                        ("commit", .described(.string, "the commit of git")),
                        ("branch", .described(.string, "the branch of git")),
                    ])
            ),
        ],
        optional: [
            ("shard", object([("index", whole), ("count", whole)])),
            (
                "unmarked",
                .described(
                    .array(.string), "the obsolete ones that do not say what drew them: none is deleted")
            ),
            ("swiftGoldens", .described(whole, "the number of goldens of Swift tests, which are left alone")),
        ])

    private static let cluster = object([
        ("cause", cause), ("cases", .described(.array(whole), "indices of cases")),
        (
            "mixed",
            .described(
                .array(whole), "those with another cause as well, which are not approved with the others")
        ),
        ("regions", whole), ("pixels", .described(whole, "those that differ for this cause alone")),
        (
            "sharedPixels",
            .described(whole, "those of regions with other causes as well, where it cannot be told which")
        ),
    ])

    private static let result = object(
        [
            ("scene", .described(.string, "the scene's path below the root")), ("variant", .string),
            ("tags", .array(.string)), ("state", .enumeration(CaseState.allCases.map(\.rawValue))),
            ("message", .string), ("warnings", .string),
            ("golden", .described(.string, "the path of the golden, below the goldens' folder")),
            ("metric", .string), ("tolerance", tolerance), ("regions", .array(region)),
            ("milliseconds", fraction),
        ],
        optional: [
            ("alternative", .string), ("renamedFrom", .string),
            (
                "expectedHash",
                .described(.string, "of the golden's file, or of its pixels where that is all that is kept")
            ),
            ("actualHash", .described(.string, "of the new picture's pixels")), ("expectedSize", size),
            ("actualSize", size), ("comparison", comparison),
            ("film", .described(film, "what differs of a film, of which the pictures are strips")),
            (
                "pictures",
                .described(
                    object(
                        [],
                        optional: [
                            ("expected", .string), ("actual", .string), ("difference", .string),
                            ("patch", .string), ("patchBox", box), ("film", .string),
                            ("oldFilm", .string), ("sheet", .string),
                        ]), "files, relative to this one")
            ),
        ])

    private static let curves = JSONSchema.array(.array(.number()))
    private static let film = object([
        ("frame", .described(whole, "the first frame that differs, from 1 on")), ("time", fraction),
        ("differing", whole), ("oldFrames", whole), ("newFrames", whole),
        ("isOnlyTiming", .described(.boolean, "`true` if the same pictures come at other times")),
        (
            "tracks",
            .array(
                object([
                    ("node", .string), ("property", .string),
                    ("kind", .enumeration(FilmDifference.Track.Kind.allCases.map(\.rawValue))),
                    ("frame", .described(whole, "the first frame in which it differs")),
                    ("old", .described(curves, "its numbers in each frame")), ("new", curves),
                    ("values", .array(.string)),
                ]))
        ),
        ("marks", .described(.array(.string), "the haptics that only one film has, each in a line")),
    ])

    private static let size = object([("width", whole), ("height", whole)])
    private static let box = object([
        ("x", .integer()), ("y", .integer()), ("width", whole), ("height", whole),
    ])
    private static let tolerance = object([("text", .string), ("source", .string)])

    private static let comparison = object(
        [
            ("metric", .string), ("tolerance", tolerance),
            ("failures", .array(.enumeration(Comparison.Failure.allCases.map(\.rawValue)))),
            ("expectedWidth", whole), ("expectedHeight", whole), ("actualWidth", whole),
            ("actualHeight", whole),
            ("pixels", whole), ("maskedPixels", whole), ("changedPixels", whole), ("differingPixels", whole),
            ("antialiasedPixels", whole), ("largestDifference", fraction), ("meanDifference", fraction),
            ("regions", .array(.any)), ("regionCount", whole),
        ],
        optional: [
            ("boundingBox", box),
            (
                "density",
                object(
                    [("window", whole), ("allowed", whole), ("largest", whole)], optional: [("place", box)])
            ),
            ("drift", object([("limit", fraction), ("largest", fraction)], optional: [("place", box)])),
        ])

    private static let region = object(
        [("box", box), ("pixels", whole)],
        optional: [
            (
                "why",
                object(
                    [("causes", .array(cause)), ("nodes", .array(node))],
                    optional: [
                        (
                            "shares",
                            .described(
                                .array(whole), "of each cause, the pixels that differ for it alone")
                        )
                    ])
            )
        ])

    private static let cause = object(
        [("kind", .enumeration(Cause.Kind.allCases.map(\.rawValue))), ("subject", .string)],
        optional: [
            ("old", .string), ("new", .string), ("line", whole),
            ("name", .described(.string, "words that the node shows")),
        ])

    private static let node = object(
        [
            ("source", .string),
            (
                "changes",
                .array(object([("property", .string)], optional: [("old", .string), ("new", .string)]))
            ),
        ], optional: [("name", .described(.string, "words that the node shows"))])
}
