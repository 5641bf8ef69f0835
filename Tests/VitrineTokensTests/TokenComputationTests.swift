import Testing
import VitrineColor
import VitrineDisplayList
import VitrineTokens

@Suite("Arithmetic and changed colours are computed, with a warning")
struct TokenComputationTests {
    private static let base = """
        "a": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "r": { "$type": "dimension", "$value": { "value": 2, "unit": "rem" } },
        "n": { "$type": "number", "$value": 3 }
        """

    @Test(arguments: [
        ("dimension", "{a} * 2", "16px"), ("dimension", "{a} * {n} - 4", "20px"),
        ("dimension", "({a} + 4px) / 3", "4px"), ("dimension", "{r} * 2", "4rem"),
        ("dimension", "{a} + {r}", "40px"), ("dimension", "-{a}", "-8px"),
        ("dimension", "roundTo({a} / 3, 2)", "2.67px"), ("dimension", "max({a}, {r}, 4)", "32px"),
        ("number", "{n} * 1.5", "4.5"), ("number", "{r} / {a}", "4"), ("number", "floor({n} / 2)", "1"),
    ])
    func arithmeticKeepsUnits(_ type: String, _ text: String, _ value: String) {
        let run = TokenRun("{ \(Self.base), \"t\": { \"$type\": \"\(type)\", \"$value\": \"\(text)\" } }")
        #expect(run.errors == [])
        #expect(run.tokens["t"]?.value.text == value)
        #expect(run.warnings.count == 1 && run.warnings[0].contains("beyond 2025.10: arithmetic"))
    }

    /// Types that are not stated are taken from the result, as in older dialects from the value.
    @Test func typesOfResults() {
        let run = TokenRun(
            #"{ "a": { "value": "8px", "type": "spacing" }, "b": { "value": "{a} * 2" }, "c": { "value": "4 * 2" } }"#
        )
        #expect(run.errors == [])
        #expect(run.tokens["b"]?.value.text == "16px")
        #expect(run.tokens["c"]?.value == .number(8))
    }

    @Test(arguments: [
        ("dimension", "{a} / 0", "this divides by zero"),
        ("dimension", "{a} * {r}", "a length cannot be multiplied by a length"),
    ])
    func termsWithoutAValueAreErrors(_ type: String, _ text: String, _ reason: String) {
        let run = TokenRun("{ \(Self.base), \"t\": { \"$type\": \"\(type)\", \"$value\": \"\(text)\" } }")
        #expect(run.errors.count == 1 && run.errors[0].hasSuffix("`\(text)` cannot be computed: \(reason)"))
        #expect(run.tokens.names == ["a", "r", "n"])
    }

    /// A length is one in px where a number belongs, whether it is referred to or computed.
    @Test(arguments: [
        ("number", #""{a}""#, "8"), ("number", #""{a} * 2""#, "16"), ("number", #""round({r} / 3)""#, "16"),
        ("number", ##"{ "$ref": "#/s/$value/blur" }"##, "32"),
        (
            "gradient",
            ##"[{ "color": "#ff0000", "position": "{p}" }, { "color": "#0000ff", "position": "{p} * 2" }]"##,
            "#ff0000 at 0.25, #0000ff at 0.5"
        ),
        (
            "color", ##"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": { "$ref": "#/p" } }"##,
            "#ff0000 / 0.25"
        ),
        ("cubicBezier", ##"["{p}", 0, 1, "{p} * 2"]"##, "(0.25, 0, 1, 0.5)"),
    ])
    func lengthsAreNumbersInPixels(_ type: String, _ value: String, _ text: String) {
        let run = TokenRun(
            """
            {
              \(Self.base), "p": { "$type": "dimension", "$value": { "value": 0.25, "unit": "px" } },
              "s": { "$type": "shadow", "$value": { "color": "#000000", "offsetX": "{a}", "offsetY": "{a}", "blur": "{r}", "spread": "{a}" } },
              "t": { "$type": "\(type)", "$value": \(value) }
            }
            """)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens["t"]?.value.text == text)
        #expect(run.warnings.contains { $0.contains("a length where a number belongs") })
    }

    @Test func aReferenceThatLeadsNowhereIsNamed() {
        let run = TokenRun("{ \(Self.base), \"t\": { \"$type\": \"dimension\", \"$value\": \"{b} * 2\" } }")
        #expect(run.errors.count == 1 && run.errors[0].hasSuffix("unknown token `b`"))
    }

    /// Values from the formulas of Tokens Studio's transforms, with CSS Color 4's conversions, in double
    /// precision.
    @Test(arguments: [
        (#""type": "lighten", "value": "0.2", "space": "lch""#, [58.6572, 60.5357, 280.6846], "lch"),
        (#""type": "darken", "value": 0.3, "space": "lch""#, [33.8251, 52.9687, 280.6846], "lch"),
        (#""type": "lighten", "value": "{half}", "space": "srgb""#, [0.5, 0.7196, 0.9765], "srgb"),
        (#""type": "darken", "value": "0.25", "space": "srgb""#, [0, 0.3294, 0.7147], "srgb"),
        (#""type": "lighten", "value": "0.25 * 2", "space": "hsl""#, [212.3457, 100, 73.8235], "hsl"),
        (##""type": "mix", "color": "#FF3B30", "value": "0.25""##, [0.25, 0.3873, 0.7618], "srgb"),
        (
            ##""type": "mix", "color": "#FF3B30", "value": "0.25", "space": "lch""##,
            [50.6463, 79.4268, 309.7369], "lch"
        ),
    ])
    func coloursAreModified(_ modify: String, _ components: [Double], _ space: String) throws {
        let run = TokenRun(
            """
            {
              "half": { "$type": "number", "$value": 0.5 },
              "blue": { "type": "color", "value": "#0070F3" },
              "t": { "type": "color", "value": "{blue}", "$extensions": { "studio.tokens": { "modify": { \(modify) } } } }
            }
            """)
        #expect(run.errors == [], "\(run.rendered)")
        guard case .color(let color)? = run.tokens["t"]?.value else {
            Issue.record("no colour")
            return
        }
        #expect(color.space.rawValue == space)
        for (found, expected) in zip(color.components, components) {
            #expect(((found ?? .nan) - expected).magnitude < 0.0001, "\(color.components)")
        }
        #expect(run.warnings.contains { $0.contains("beyond 2025.10: a colour changed by Tokens Studio's") })
    }

    @Test func alphaIsSet() {
        let modify =
            #""$extensions": { "studio.tokens": { "modify": { "type": "alpha", "value": "0.4", "space": "srgb" } } }"#
        let run = TokenRun(
            ##"{ "t": { "type": "color", "value": "#0070F3", \##(modify) }, "u": { "type": "color", "value": "rgba({t}, 0.2)" } }"##
        )
        #expect(run.errors == [])
        #expect(run.tokens["t"]?.value.text == "#0070f3 / 0.4")
        #expect(run.tokens["u"]?.value.text == "#0070f3 / 0.2")
    }

    @Test func whatLeavesSRGBIsWarnedOf() {
        let modify = ##""type": "mix", "color": "#FF0000", "value": "0.5", "space": "lch""##
        let run = TokenRun(
            ##"{ "t": { "type": "color", "value": "#0000FF", "$extensions": { "studio.tokens": { "modify": { \##(modify) } } } } }"##
        )
        #expect(run.errors == [])
        #expect(run.warnings.contains { $0.contains("outside of sRGB") })
    }

    @Test(arguments: [
        (#""type": "brighten", "value": "0.2""#, "unknown `type` of `modify` `brighten`"),
        (#""type": "lighten""#, "`modify` needs `value`"), (#""type": "mix", "value": 1"#, "needs `color`"),
    ])
    func wrongModifiersAreNamed(_ modify: String, _ words: String) {
        let run = TokenRun(
            ##"{ "t": { "type": "color", "value": "#0000FF", "$extensions": { "studio.tokens": { "modify": { \##(modify) } } } } }"##
        )
        #expect(run.errors.count == 1 && run.errors[0].contains(words), "\(run.errors)")
        #expect(run.tokens.names.isEmpty)
    }
}
