import VitrineText

/// How text is drawn beyond its font and paint, of a node and all in it or of a run. What is nil stays as it is
/// inherited.
struct TextTraits: Sendable {
    var bold: Bool?
    var italic: Bool?
    var underline: TextLineSpec?
    var strikethrough: TextLineSpec?
    var kerning: Double?
    var tracking: Double?
    var baselineOffset: Double?
    var textCase: TextCase?
    var smallCaps: SmallCaps?
    var monospacedDigits: Bool?

    func overridden(by other: TextTraits) -> TextTraits {
        TextTraits(
            bold: other.bold ?? bold, italic: other.italic ?? italic, underline: other.underline ?? underline,
            strikethrough: other.strikethrough ?? strikethrough, kerning: other.kerning ?? kerning,
            tracking: other.tracking ?? tracking, baselineOffset: other.baselineOffset ?? baselineOffset,
            textCase: other.textCase ?? textCase, smallCaps: other.smallCaps ?? smallCaps,
            monospacedDigits: other.monospacedDigits ?? monospacedDigits)
    }

    func applied(to font: FontDescription) -> FontDescription {
        var font = font
        if bold == true { font.weight = max(font.weight, 700) }
        if let italic { font.italic = italic }
        if let tracking { font.tracking = tracking }
        if let kerning { font.kerning = kerning }
        if let monospacedDigits { font.monospacedDigits = monospacedDigits }
        return font
    }
}

extension TextTraits {
    /// The keys, of a record that has traits.
    static func fields<Record>(
        _ traits: any (WritableKeyPath<Record, TextTraits> & Sendable)
    ) -> [Field<Record>] {
        let points = Codec<Double>.number(-100...100, expected: "points")
        return [
            Field("bold", .bool, "whether text is bold at the least") { $0[keyPath: traits].bold = $1 },
            Field("italic", .bool, "slanted letters") { $0[keyPath: traits].italic = $1 },
            Field("underline", .textLine, "a line under the text") { $0[keyPath: traits].underline = $1 },
            Field("strikethrough", .textLine, "a line through the text") {
                $0[keyPath: traits].strikethrough = $1
            },
            Field("kerning", points, "points added after each letter; ligatures stay") {
                $0[keyPath: traits].kerning = $1
            },
            Field(
                "tracking", points,
                "points added between letters, none after a line's last; no ligatures, and no kerning beside it"
            ) { $0[keyPath: traits].tracking = $1 },
            Field(
                "baselineOffset", .number(-1000...1000, expected: "points"),
                "points above the line's baseline"
            ) { $0[keyPath: traits].baselineOffset = $1 },
            Field("textCase", .cases("a text case"), "uppercase, lowercase or none") {
                $0[keyPath: traits].textCase = $1
            },
            Field("smallCaps", .smallCaps, "small capitals: true, or `lowercase` or `uppercase` letters only")
            {
                $0[keyPath: traits].smallCaps = $1
            },
            Field("monospacedDigits", .bool, "digits of equal width") {
                $0[keyPath: traits].monospacedDigits = $1
            },
        ]
    }
}

extension Codec where Value == TextLineSpec {
    private static let parts = Codec.record(
        "a line along text", from: TextLineSpec(),
        [
            Field("color", .paint, "the line's own paint; the text's unless told") { $0.paint = $1 },
            Field("pattern", .cases("a pattern"), "solid, dot, dash, dashDot or dashDotDot") {
                $0.pattern = $1
            },
        ])

    /// True, false, or `{ color, pattern }`.
    static let textLine = either(
        parts, when: \.isMapping, or: Codec<Bool>.bool.map { TextLineSpec(isShown: $0) })
}

extension Codec where Value == SmallCaps {
    /// True for all letters, or which.
    static let smallCaps = Codec(
        .anyOf([.boolean, .enumeration(SmallCaps.allCases.map(\.rawValue))]),
        expected: "true, false, lowercase or uppercase"
    ) { value, reader in
        if case .bool(let flag) = value.content { return flag ? .all : SmallCaps.none }
        return cases("a kind of small capitals").read(value, reader)
    }
}
