import Testing
import VitrineSource
import VitrineTestSupport
import VitrineTokens

@Suite("References to parts lead through aliases of both forms")
struct TokenChainTests {
    /// How one token refers to the next.
    private enum Form: CaseIterable {
        case braces, ownPointer, ownPointerToValue, pointerAsValue, pointerToValue

        func token(_ next: String) -> String {
            switch self {
            case .braces: #"{ "$value": "{\#(next)}" }"#
            case .ownPointer: ##"{ "$ref": "#/\##(next)" }"##
            case .ownPointerToValue: ##"{ "$ref": "#/\##(next)/$value" }"##
            case .pointerAsValue: ##"{ "$value": { "$ref": "#/\##(next)" } }"##
            case .pointerToValue: ##"{ "$value": { "$ref": "#/\##(next)/$value" } }"##
            }
        }
    }

    /// Returns tokens `c0`, `c1`, ... each of which refers to the next, and the last to a token.
    private static func chain(_ forms: [Form], to end: String) -> String {
        forms.enumerated().map { index, form in
            "\"c\(index)\": " + form.token(index + 1 < forms.count ? "c\(index + 1)" : end)
        }.joined(separator: ", ")
    }

    /// The tokens at the ends of chains, one of each type.
    private static let ends = """
        "half": { "$type": "number", "$value": 0.5 },
        "blue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.25, 1], "alpha": 0.5 } },
        "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "rem" } },
        "fast": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },
        "curve": { "$type": "cubicBezier", "$value": [0.25, 0, 0.5, 1] },
        "inter": { "$type": "fontFamily", "$value": ["Inter", "Arial"] },
        "bold": { "$type": "fontWeight", "$value": 700 },
        "dash": { "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 2, "unit": "px" }], "lineCap": "butt" } },
        "edge": { "$type": "border", "$value": { "color": "{blue}", "width": "{gap}", "style": "{dash}" } },
        "soft": { "$type": "shadow", "$value": { "color": "{blue}", "offsetX": "{gap}", "offsetY": "{gap}", "blur": "{gap}", "spread": "{gap}", "inset": true } },
        "fade": { "$type": "gradient", "$value": [{ "color": "{blue}", "position": "{half}" }] },
        "move": { "$type": "transition", "$value": { "duration": "{fast}", "delay": "{fast}", "timingFunction": "{curve}" } },
        "body": { "$type": "typography", "$value": { "fontFamily": "{inter}", "fontSize": "{gap}", "fontWeight": "{bold}", "letterSpacing": "{gap}", "lineHeight": "{half}" } }
        """

    /// The token at the end of a chain, and a token that takes a part of it from the chain's first.
    private static let uses: [(end: String, type: String, value: String, text: String)] = [
        (
            "half", "color",
            ##"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": { "$ref": "#/c0/$value" } }"##,
            "#ff0000 / 0.5"
        ),
        (
            "half", "color",
            ##"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": { "$ref": "#/c0" } }"##,
            "#ff0000 / 0.5"
        ),
        (
            "blue", "color",
            ##"{ "colorSpace": { "$ref": "#/c0/$value/colorSpace" }, "components": { "$ref": "#/c0/$value/components" }, "alpha": { "$ref": "#/c0/$value/alpha" } }"##,
            "color(srgb 0 0.25 1 / 0.5)"
        ),
        (
            "half", "color", ##"{ "colorSpace": "srgb", "components": [1, { "$ref": "#/c0/$value" }, 0] }"##,
            "color(srgb 1 0.5 0)"
        ),
        (
            "blue", "color",
            ##"{ "colorSpace": "srgb", "components": [{ "$ref": "#/c0/$value/components/2" }, 0, 0] }"##,
            "#ff0000"
        ),
        (
            "half", "dimension", ##"{ "value": { "$ref": "#/c0/$value" }, "unit": "px" }"##, "0.5px"
        ),
        (
            "gap", "dimension",
            ##"{ "value": { "$ref": "#/c0/$value/value" }, "unit": { "$ref": "#/c0/$value/unit" } }"##, "8rem"
        ),
        ("fast", "duration", ##"{ "value": 3, "unit": { "$ref": "#/c0/$value/unit" } }"##, "3ms"),
        ("half", "cubicBezier", ##"[0, { "$ref": "#/c0/$value" }, 1, 1]"##, "(0, 0.5, 1, 1)"),
        ("curve", "number", ##"{ "$ref": "#/c0/$value/2" }"##, "0.5"),
        ("bold", "fontWeight", ##"{ "$ref": "#/c0/$value" }"##, "700"),
        (
            "dash", "strokeStyle",
            ##"{ "dashArray": { "$ref": "#/c0/$value/dashArray" }, "lineCap": { "$ref": "#/c0/$value/lineCap" } }"##,
            "dashes 2px, butt caps"
        ),
        ("edge", "dimension", ##"{ "$ref": "#/c0/$value/width" }"##, "8rem"),
        ("edge", "dimension", ##"{ "value": { "$ref": "#/c0/$value/width/value" }, "unit": "px" }"##, "8px"),
        ("edge", "color", ##"{ "$ref": "#/c0/$value/color" }"##, "color(srgb 0 0.25 1 / 0.5)"),
        ("edge", "number", ##"{ "$ref": "#/c0/$value/color/components/1" }"##, "0.25"),
        ("soft", "dimension", ##"{ "$ref": "#/c0/$value/blur" }"##, "8rem"),
        ("fade", "number", ##"{ "$ref": "#/c0/$value/0/position" }"##, "0.5"),
        ("move", "duration", ##"{ "$ref": "#/c0/$value/delay" }"##, "200ms"),
        ("body", "fontFamily", ##"{ "$ref": "#/c0/$value/fontFamily" }"##, "Inter, Arial"),
        ("body", "fontWeight", ##"{ "$ref": "#/c0/$value/fontWeight" }"##, "700"),
    ]

    /// Each part through one alias of each form, and through chains of up to six of any mixture.
    @Test(arguments: uses.indices) func partsAreTakenThroughChains(_ use: Int) {
        let (end, type, value, text) = Self.uses[use]
        let seed = UInt64(0x70_6B_65 + use)
        var random = SeededGenerator(seed: seed)
        var chains = Form.allCases.map { [$0] }
        for length in 2...6 {
            chains.append((0..<length).map { _ in Form.allCases.randomElement(using: &random) ?? .braces })
        }
        for forms in chains {
            let run = TokenRun(
                """
                { "t": { "$type": "\(type)", "$value": \(value) }, \(Self.chain(forms, to: end)), \(Self.ends) }
                """)
            #expect(run.errors == [], "seed \(seed), \(forms): \(run.rendered)")
            let shown = run.tokens["t"]?.value.text
            #expect(type == "strokeStyle" ? shown != nil : shown == text, "seed \(seed), \(forms)")
            if type == "strokeStyle" { #expect(run.tokens["t"]?.value == run.tokens["dash"]?.value) }
        }
    }

    /// The parts of one token may be taken from aliases of the token itself, as long as none is its own.
    @Test func partsMayComeFromAnAliasOfTheToken() {
        let run = TokenRun(
            ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, {"$ref": "#/b/$value/components/0"}, 0]}}, "b": {"$value": "{a}"}}"##
        )
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens["a"]?.value.text == "color(srgb 0.5 0.5 0)")
    }

    /// A line height that is a part of another typography, in the forms of older dialects.
    @Test(arguments: [
        (##"{ "$ref": "#/base/$value/lineHeight" }"##, "150%", "Inter 400 20px/1.5, spacing 0px"),
        // The base is printed as 10px/3, and so is its part.
        (##"{ "$ref": "#/base/$value/lineHeight" }"##, "30px", "Inter 400 20px/3, spacing 0px"),
        (##"{ "$ref": "#/alias/$value/lineHeight" }"##, "AUTO", "Inter 400 20px/1.2, spacing 0px"),
    ])
    func lineHeightsMayBePartsOfOthers(_ reference: String, _ height: String, _ text: String) {
        let run = TokenRun(
            """
            {
              "base": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "10px", "lineHeight": "\(height)" } },
              "alias": { "$value": "{base}" },
              "t": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "20px", "lineHeight": \(reference) } }
            }
            """)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens["t"]?.value.text == text)
    }

    /// Circles are reported at their own place, once, however many tokens lead into them.
    @Test(arguments: [
        (
            ##""a": { "$value": "{b}" }, "b": { "$ref": "#/a" }, "t": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": { "$ref": "#/a/$value/alpha" } } }"##,
            ["a", "b", "t"], "1:3 the reference leads back to itself: a → b → a"
        ),
        (
            ##""t": { "$type": "dimension", "$value": { "value": { "$ref": "#/a/$value/value" }, "unit": "px" } }, "a": { "$ref": "#/b/$value" }, "b": { "$value": "{a}" }"##,
            ["t", "a", "b"], "1:103 the reference leads back to itself: a → b → a"
        ),
        (
            ##""t": { "$type": "number", "$value": { "$ref": "#/a/$value/0" } }, "a": { "$value": "{a}" }"##,
            ["t", "a"], "1:69 the reference leads back to itself: a → a"
        ),
    ])
    func circlesAreReportedWhereTheyAre(_ members: String, _ invalid: [String], _ error: String) {
        let run = TokenRun("{ \(members) }")
        #expect(run.errors == [error], "\(run.rendered)")
        #expect(run.tokens.invalid.map(\.name) == invalid)
    }

    /// Two parts that refer to each other, of two tokens.
    @Test func circlesOfPartsAreFound() {
        func color(_ next: String) -> String {
            ##"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/\##(next)/$value/components/0" }, 0, 0] } }"##
        }
        let run = TokenRun("{ \"a\": \(color("b")), \"b\": \(color("a")), \"c\": \(color("a")) }")
        #expect(run.errors.count == 1 && run.errors[0].contains("leads back to itself"), "\(run.rendered)")
        #expect(run.tokens.invalid.map(\.name) == ["a", "b", "c"])
    }

    /// What cannot be reached is said of the last place that is there.
    @Test func theMissingPartIsThatOfTheTarget() {
        let run = TokenRun(
            ##"{ "a": { "$value": "{b}" }, "b": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }, "t": { "$type": "number", "$value": { "$ref": "#/a/$value/alpa" } } }"##
        )
        #expect(
            run.errors.map { $0.drop { $0 != " " } } == [
                " `#/a/$value/alpa` cannot be followed: `#/b/$value` has no `alpa`"
            ])
    }

    /// A reference in braces where a part belongs is answered with a pointer, and that pointer is read.
    @Test(arguments: [
        ("color", #"{ "colorSpace": "srgb", "components": "@" }"#, "blue"),
        ("color", #"{ "colorSpace": "srgb", "components": ["@", 0, 0] }"#, "blue"),
        ("color", #"{ "colorSpace": "srgb", "components": [0, 0, "@"] }"#, "half"),
        ("color", #"{ "colorSpace": "@", "components": [0, 0, 0] }"#, "blue"),
        ("color", #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": "@" }"#, "blue"),
        ("color", #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": "@" }"#, "half"),
        ("color", #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": "@" }"#, "c0"),
        ("dimension", #"{ "value": "@", "unit": "px" }"#, "gap"),
        ("dimension", #"{ "value": 1, "unit": "@" }"#, "gap"),
        ("dimension", #"{ "value": "@", "unit": "px" }"#, "a 50%/\"~"),
        ("duration", #"{ "value": 1, "unit": "@" }"#, "fast"),
        ("strokeStyle", #"{ "dashArray": "@", "lineCap": "butt" }"#, "dash"),
        ("strokeStyle", #"{ "dashArray": ["{gap}"], "lineCap": "@" }"#, "dash"),
        (
            "shadow",
            #"{ "color": "{blue}", "offsetX": "{gap}", "offsetY": "{gap}", "blur": "{gap}", "spread": "{gap}", "inset": "@" }"#,
            "soft"
        ),
    ])
    func hintsForBracesAreRead(_ type: String, _ value: String, _ name: String) throws {
        let odd = ##""a 50%/\"~": { "$type": "number", "$value": 4 }, "c0": { "$ref": "#/blue" }"##
        func run(_ part: String) -> TokenRun {
            let written = value.replacing("\"@\"", with: part)
            return TokenRun(
                "{ \"t\": { \"$type\": \"\(type)\", \"$value\": \(written) }, \(odd), \(Self.ends) }")
        }
        let refused = run("\"{\(name.replacing("\"", with: "\\\""))}\"")
        #expect(refused.errors.count == 1, "\(refused.rendered)")
        let hint = try #require(refused.found.first { $0.severity == .error }?.problem.hint?.text)
        let form = try #require(hint.firstRange(of: "{ \"$ref\": ").map { hint[$0.lowerBound...] })
        let end = try #require(form.lastIndex(of: "}"))
        let mended = run(String(form[...end]))
        #expect(mended.errors == [], "\(hint): \(mended.rendered)")
        #expect(mended.tokens["t"] != nil)
    }

    /// Where no part of the token fits, no pointer to one is suggested.
    @Test func noPointerIsSuggestedThatDoesNotFit() {
        let run = TokenRun(
            ##"{ "t": { "$type": "color", "$value": { "colorSpace": "srgb", "components": "{gap}" } }, "gap": { "$type": "dimension", "$value": "4px" } }"##
        )
        #expect(run.errors.count == 1)
        #expect(run.found.first?.problem.hint?.text.contains("#/gap") == false)
    }
}
