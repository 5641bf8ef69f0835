import VitrineJSON

extension DiffReport {
    /// The JSON Schema (draft 2020-12) of version 1 of the report, as text. Later ones may have more keys
    /// under another version.
    package static func schema() throws -> String { try document.json().text() }

    private static let document = JSONSchemaDocument(
        title: "The result of vitrine diff for two pictures",
        .object([
            needed("version", .constant(1)),
            needed(
                "result",
                .described(
                    .enumeration(Result.allCases.map(\.rawValue)),
                    "match: exit code 0; sizes: 21; pixels: 22.")),
            needed("expected", .reference("file")), needed("actual", .reference("file")),
            needed("byteIdentical", .described(.boolean, "`true` if the files are byte-identical.")),
            needed("notes", .array(.string)),
            .init("picture", .described(.string, "The path of the picture of the difference.")),
            needed("comparison", .reference("comparison")),
        ]),
        definitions: [
            "count": count,
            "level": .described(.number(minimum: 0, maximum: 255), "In 255ths of a component."),
            "rectangle": rectangle, "file": file, "region": region, "comparison": comparison,
        ])

    private static func needed(_ name: String, _ schema: JSONSchema) -> JSONSchema.Property {
        .init(name, schema, isRequired: true)
    }

    private static let count = JSONSchema.integer(minimum: 0)

    private static let rectangle = JSONSchema.object([
        needed("x", .integer()), needed("y", .integer()), needed("width", .reference("count")),
        needed("height", .reference("count")),
    ])

    private static let file = JSONSchema.object([
        needed("path", .string), needed("width", .reference("count")), needed("height", .reference("count")),
        .init(
            "depth",
            .described(.integers([8, 16]), "Bits a channel; not there where files are byte-identical.")),
        .init("color", .described(.string, "The colour encoding that the file states, in words.")),
    ])

    private static let region = JSONSchema.object([
        needed("box", .reference("rectangle")),
        needed("pixels", .described(.reference("count"), "Those that differ.")),
    ])

    private static let comparison = JSONSchema.object([
        needed("metric", .enumeration(Comparators.names)),
        needed(
            "tolerance",
            .object([
                needed("text", .described(.string, "The tolerated difference, in words.")),
                needed("source", .described(.string, "The origin of the tolerance.")),
            ])),
        needed(
            "failures",
            .described(
                .array(.enumeration(Comparison.Failure.allCases.map(\.rawValue))),
                "Empty where the pictures match.")),
        needed("expectedWidth", .reference("count")), needed("expectedHeight", .reference("count")),
        needed("actualWidth", .reference("count")), needed("actualHeight", .reference("count")),
        needed("pixels", .described(.reference("count"), "Those that at least one picture has.")),
        needed("maskedPixels", .reference("count")),
        needed("changedPixels", .described(.reference("count"), "Those that differ at all.")),
        needed("differingPixels", .described(.reference("count"), "Those that differ by the metric.")),
        needed(
            "antialiasedPixels",
            .described(.reference("count"), "Those that would, but look like anti-aliasing.")),
        needed("largestDifference", .reference("level")), needed("meanDifference", .reference("level")),
        .init("boundingBox", .reference("rectangle")),
        needed(
            "regions",
            .described(.array(.reference("region"), maximum: 1000), "Those of most pixels first.")),
        needed("regionCount", .reference("count")),
        .init(
            "density",
            .object([
                needed("window", .integer(minimum: 1)), needed("allowed", .reference("count")),
                needed("largest", .reference("count")), .init("place", .reference("rectangle")),
            ])),
        .init(
            "drift",
            .described(
                .object([
                    needed("limit", .reference("level")), needed("largest", .reference("level")),
                    .init("place", .reference("rectangle")),
                ]), "The farthest drift of the mean colour of any 16 by 16 pixels.")),
    ])
}
