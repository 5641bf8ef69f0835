import VitrineSource
import VitrineStyle

extension TextTraits {
    /// Returns the fields for the traits of a record.
    package static func fields<Record>(
        _ traits: any (WritableKeyPath<Record, TextTraits> & Sendable)
    ) -> [Field<Record>] {
        let points = Codec<Double>.number(-100...100, expected: "points")
        return [
            Field("bold", .bool, "letters that are at least bold") { $0[keyPath: traits].bold = $1 },
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
                """
                points added between letters, none after a line's last; no ligatures, and no kerning beside it
                """
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
