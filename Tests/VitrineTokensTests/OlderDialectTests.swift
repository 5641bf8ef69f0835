import Testing
import VitrineTokens

@Suite("Older dialects are read, with a warning each")
struct OlderDialectTests {
    @Test(arguments: [
        ("color", "\"#FF8000\"", "#ff8000"), ("color", "\"#f80\"", "#ff8800"),
        ("color", "\"#FF800080\"", "#ff8000 / 0.502"),
        ("color", "\"rgba(255, 128, 0, 0.5)\"", "#ff8000 / 0.5"),
        ("color", "\"rgb(100% 0% 0% / 50%)\"", "#ff0000 / 0.5"),
        ("color", "\"hsl(-30, 100%, 50%)\"", "hsl(330 100% 50%)"),
        ("color", "\"transparent\"", "#000000 / 0"),
        ("color", #"{ "colorSpace": "srgb", "channels": [0, 0, 1] }"#, "#0000ff"),
        ("dimension", "\"16px\"", "16px"), ("dimension", "\"1.5rem\"", "1.5rem"),
        ("dimension", "\"-4\"", "-4px"),
        ("duration", "\"200ms\"", "200ms"), ("duration", "\"0.3s\"", "0.3s"), ("number", "\"1.5\"", "1.5"),
        ("number", "\"50%\"", "0.5"), ("cubicBezier", "\"cubic-bezier(0.4, 0, 0.2, 1)\"", "(0.4, 0, 0.2, 1)"),
        ("cubicBezier", "\"ease-out\"", "(0, 0, 0.58, 1)"), ("spacing", "12", "12px"),
        ("borderRadius", "\"8\"", "8px"), ("opacity", "\"40%\"", "0.4"),
        ("fontWeights", "\"Semi Bold\"", "600"),
        ("fontFamilies", "\"'Open Sans', serif\"", "Open Sans, serif"), ("lineHeights", "\"120%\"", "1.2"),
        ("lineHeights", "\"AUTO\"", "1.2"), ("letterSpacing", "\"0%\"", "0px"),
        (
            "boxShadow", ##"{ "x": 1, "y": "2px", "blur": 3, "color": "#000", "type": "innerShadow" }"##,
            "inset 1px 2px 3px 0px #000000"
        ),
    ])
    func valuesAreRead(_ type: String, _ value: String, _ text: String) {
        let run = TokenRun.one(type, value)
        #expect(run.errors == [])
        #expect(run.tokens["t"]?.value.text == text)
        #expect(!run.warnings.isEmpty)
        #expect(run.warnings.allSatisfy { $0.contains("older than 2025.10: ") })
    }

    /// Style Dictionary: no `$`, types from values, references to `.value`, properties of its own.
    @Test func plainKeysAreRead() {
        let run = TokenRun(
            """
            {
              "color": { "red": { "value": "#f00", "comment": "strong", "themeable": true, "$schema": "x" },
                         "error": { "value": "{color.red.value}" } },
              "size": { "small": { "value": "0.5rem" }, "zero": { "value": 0, "type": "dimension" } },
              "icon": { "value": "star", "type": "html" }
            }
            """)
        #expect(run.errors == [])
        #expect(
            run.tokens.tokens.map { "\($0.name) \($0.type) \($0.value.text)" } == [
                "color.red color #ff0000", "color.error color #ff0000", "size.small dimension 0.5rem",
                "size.zero dimension 0px",
            ])
        #expect(run.tokens["color.red"]?.description == "strong")
        #expect(
            run.warnings.contains(
                "2:23 older than 2025.10: `value` and `type` without `$`; they are `$value` and `$type` today (5 places, the first here)"
            ))
        #expect(run.warnings.contains("5:38 the format has no type `html`: this token is left out"))
    }

    /// A token may be named `value`, and a current dimension has a `value` of its own.
    @Test func valueMayBeAName() {
        let run = TokenRun(
            #"{"g": {"value": {"$type": "number", "$value": 1}}, "h": {"value": {"x": {"$type": "number", "$value": 2}}}}"#
        )
        #expect(run.warnings == [])
        #expect(run.value("g.value") == "1")
        #expect(run.value("h.value.x") == "2")
    }

    /// Tokens Studio: sets side by side, of which later ones take precedence, and references without their
    /// names.
    @Test func setsSideBySideAreMerged() {
        let run = TokenRun(
            """
            {
              "light": { "fg": { "value": "{black}", "type": "color" } },
              "core": { "black": { "value": "#000000", "type": "color" }, "fg": { "value": "#888888", "type": "color" } },
              "$themes": [], "$metadata": { "tokenSetOrder": ["core", "light"] }
            }
            """)
        #expect(run.errors == [])
        #expect(run.tokens["fg"]?.value.text == "#000000")
        #expect(run.tokens["light.fg"] == nil)
    }

    /// Tokens Studio's groups for the parts of a typography: pixels without a unit, AUTO, and spacing in per
    /// cent, of which a typography knows the size.
    @Test(arguments: [
        (#"{ "lineHeights": "24", "letterSpacing": "-2%" }"#, "Inter 400 20px/1.2, spacing -0.4px"),
        (#"{ "lineHeights": "1.4", "letterSpacing": "0%" }"#, "Inter 400 20px/1.4, spacing 0px"),
        (#"{ "lineHeights": "AUTO", "letterSpacing": "0.1em" }"#, "Inter 400 20px/1.2, spacing 2px"),
        (#"{ "lineHeights": 30, "letterSpacing": "{base}" }"#, "Inter 400 20px/1.5, spacing 1px"),
    ])
    func partsOfTypographiesAreRead(_ parts: String, _ text: String) throws {
        func token(_ name: String) -> String {
            let value = parts.split(separator: "\"\(name)\": ").last?.prefix { $0 != "," && $0 != " " } ?? ""
            return #"{ "value": \#(value), "type": "\#(name)" }"#
        }
        let run = TokenRun(
            """
            {
              "base": { "value": "5%", "type": "letterSpacing" },
              "height": \(token("lineHeights")), "spacing": \(token("letterSpacing")),
              "t": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "20", "fontWeight": "Regular",
                     "letterSpacing": "{spacing}", "lineHeight": "{height}" } }
            }
            """)
        #expect(run.errors == [])
        #expect(run.tokens["t"]?.value.text == text)
        #expect(run.tokens.invalid.allSatisfy { $0.isSkipped })
        #expect(run.warnings.allSatisfy { $0.contains("older than 2025.10: ") })
    }

    /// In the current format a number is a multiple of the size, however large.
    @Test func numbersOfTheCurrentFormatAreMultiples() {
        let run = TokenRun.one(
            "typography",
            #"{ "fontFamily": "Inter", "fontSize": { "value": 20, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 5 }"#
        )
        #expect(run.tokens["t"]?.value.text == "Inter 400 20px/5, spacing 0px")
    }

    @Test func typographyOfOtherShapesIsRead() {
        let run = TokenRun(
            """
            {
              "t": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "20px", "fontWeight": "Bold",
                     "letterSpacing": "-2%", "lineHeight": "150%", "textCase": "none" } },
              "u": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": 10, "lineHeight": "15px" } }
            }
            """)
        #expect(run.errors == [])
        #expect(run.tokens["t"]?.value.text == "Inter 700 20px/1.5, spacing -0.4px")
        #expect(run.tokens["u"]?.value.text == "Inter 400 10px/1.5, spacing 0px")
    }
}
