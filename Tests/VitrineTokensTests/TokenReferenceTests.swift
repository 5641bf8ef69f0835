import Testing
import VitrineSource
import VitrineTokens

@Suite("References are followed, and faults in them found")
struct TokenReferenceTests {
    /// Two colours, a dimension, a typography and a group with a root token.
    private static let base = """
        "blue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.25, 1] } },
        "my/odd~name": { "$type": "number", "$value": 7 },
        "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "half": { "$type": "number", "$value": 0.5 },
        "brand": { "$root": { "$type": "number", "$value": 3 }, "light name": { "$type": "number", "$value": 4 } },
        """

    private static func run(_ tokens: String) -> TokenRun { TokenRun("{\(base)\n\(tokens)\n}") }

    @Test(arguments: [
        (#""t": { "$value": "{blue}" }"#, #"{ "colorSpace": "srgb", "components": [0, 0.25, 1] }"#),
        (
            #""t": { "$type": "color", "$value": "{blue}" }"#,
            #"{ "colorSpace": "srgb", "components": [0, 0.25, 1] }"#
        ),
        (#""t": { "$value": "{brand.$root}" }"#, "3"),
        (#""t": { "$value": "{brand.light name}" }"#, "4"),
        (#""t": { "$value": "{my/odd~name}" }"#, "7"),
        (##""t": { "$ref": "#/my~1odd~0name" }"##, "7"),
        (##""t": { "$ref": "#/brand/light%20name" }"##, "4"),
        (##""t": { "$ref": "#/brand/light name/$value" }"##, "4"),
        (##""t": { "$value": { "$ref": "#/half" } }"##, "0.5"),
        (##""t": { "$type": "number", "$value": { "$ref": "#/blue/$value/components/1" } }"##, "0.25"),
        (
            ##""t": { "$type": "color", "$value": { "colorSpace": { "$ref": "#/blue/$value/colorSpace" }, "components": [1, { "$ref": "#/blue/$value/components/2" }, 0], "alpha": { "$ref": "#/half/$value" } } }"##,
            #"{ "colorSpace": "srgb", "components": [1, 1, 0], "alpha": 0.5 }"#
        ),
        (
            ##""t": { "$type": "dimension", "$value": { "value": { "$ref": "#/gap/$value/value" }, "unit": "rem" } }"##,
            #"{ "value": 8, "unit": "rem" }"#
        ),
        (
            ##""t": { "$type": "color", "$value": { "colorSpace": "srgb", "components": { "$ref": "#/blue/$value/components" } } }"##,
            #"{ "colorSpace": "srgb", "components": [0, 0.25, 1] }"#
        ),
        // Through an alias, and through a token that is itself a reference.
        (
            ##""a": { "$value": "{blue}" }, "b": { "$ref": "#/a" }, "t": { "$type": "number", "$value": { "$ref": "#/b/$value/components/1" } }"##,
            "0.25"
        ),
        (#""a": { "$value": "{b}" }, "b": { "$value": "{half}" }, "t": { "$value": "{a}" }"#, "0.5"),
        // A token has the type of its target, regardless of the type of its group.
        (#""g": { "$type": "color", "x": { "$value": "{half}" } }, "t": { "$value": "{g.x}" }"#, "0.5"),
    ])
    func referencesAreFollowed(_ tokens: String, _ value: String) {
        let run = Self.run(tokens)
        #expect(run.errors == [])
        #expect(run.value("t") == value)
    }

    @Test func partsOfCompositesMayBeReferences() {
        let run = Self.run(
            """
            "dash": { "$type": "strokeStyle", "$value": { "dashArray": ["{gap}", { "value": 1, "unit": "px" }], "lineCap": "butt" } },
            "border": { "$type": "border", "$value": { "color": "{blue}", "width": "{gap}", "style": "{dash}" } },
            "family": { "$type": "fontFamily", "$value": "Inter" },
            "weight": { "$type": "fontWeight", "$value": "bold" },
            "text": { "$type": "typography", "$value": { "fontFamily": ["{family}", "Arial"], "fontSize": "{gap}", "fontWeight": "{weight}", "letterSpacing": { "$ref": "#/gap" }, "lineHeight": "{half}" } },
            "curve": { "$type": "cubicBezier", "$value": ["{half}", 0, { "$ref": "#/half/$value" }, 1] },
            "move": { "$type": "transition", "$value": { "duration": { "value": 1, "unit": "s" }, "delay": { "value": 1, "unit": "s" }, "timingFunction": "{curve}" } },
            "soft": { "$type": "shadow", "$value": { "color": "{blue}", "offsetX": "{gap}", "offsetY": "{gap}", "blur": "{gap}", "spread": "{gap}" } },
            "layers": { "$type": "shadow", "$value": ["{soft}", { "$ref": "#/soft/$value" }] },
            "start": { "$type": "gradient", "$value": [{ "color": "{blue}", "position": 0 }] },
            "fade": { "$type": "gradient", "$value": ["{start}", { "color": "{blue}", "position": "{half}" }] }
            """)
        #expect(run.errors == [])
        #expect(run.value("border")?.contains(#""dashArray": [{ "value": 8, "unit": "px" }, "#) == true)
        #expect(
            run.value("text")?.hasPrefix(
                #"{ "fontFamily": ["Inter", "Arial"], "fontSize": { "value": 8, "unit": "px" }, "fontWeight": 700"#
            ) == true)
        #expect(run.value("curve") == "[0.5, 0, 0.5, 1]")
        guard case .shadow(let layers)? = run.tokens["layers"]?.value,
            case .gradient(let stops)? = run.tokens["fade"]?.value
        else {
            Issue.record("shadows or stops are missing")
            return
        }
        #expect(layers.count == 2)
        #expect(stops.map(\.position) == [0, 0.5])
    }

    @Test(arguments: [
        (#""t": { "$value": "{bleu}" }"#, "unknown token `bleu`", "did you mean `blue`?"),
        (
            #""t": { "$value": "{brand.lightname}" }"#, "unknown token `brand.lightname`",
            "did you mean `brand.light name`?"
        ),
        (
            #""t": { "$value": "{brand}" }"#, "`brand` is a group, not a token",
            "did you mean its root token, `brand.$root`?"
        ),
        (
            #""t": { "$type": "number", "$value": "{blue}" }"#,
            "`blue` is of the type `color`, and a token of the type `number` belongs here; it is defined at t.json:1:2",
            ""
        ),
        (
            #""t": { "$type": "border", "$value": { "color": "{gap}", "width": "{gap}", "style": "solid" } }"#,
            "`gap` is of the type `dimension`, and a color belongs here; it is defined at t.json:3:1", ""
        ),
        (
            #""t": { "$type": "color", "$value": { "colorSpace": "srgb", "components": ["{half}", 0, 0] } }"#,
            "a token cannot stand for a component: braces name whole values",
            ##"write { "$ref": "#/half/$value" }, which can also name a part of it"##
        ),
        (
            #""t": { "$type": "color", "$value": { "colorSpace": "srgb", "components": "{blue.components}" } }"#,
            "unknown token `blue.components`",
            ##"write { "$ref": "#/blue/$value/components" }: braces name whole tokens"##
        ),
        (
            #""t": { "$value": "{blue} and more" }"#,
            "`{blue} and more` is not a reference: a reference is the whole value: `{group.token}`", ""
        ),
        (
            #""t": { "$value": "{blue" }"#,
            "`{blue` is not a reference: a reference is the whole value: `{group.token}`", ""
        ),
        (
            #""t": { "$value": "{{blue}}" }"#,
            "`{{blue}}` is not a reference: a reference is one name in one pair of braces", ""
        ),
        (
            #""t": { "$value": "{a..b}" }"#,
            "`{a..b}` is not a reference: a name is missing before, after or between the points", ""
        ),
        (
            #""t": { "$value": "{blue.$value}" }"#,
            "`{blue.$value}` is not a reference: `$value` is not a name: only `$root` begins with `$`; `{ \"$ref\": \"#/...\" }` reaches parts",
            ""
        ),
        (
            ##""t": { "$type": "number", "$value": { "$ref": "#/blue/$value/components/3" } }"##,
            "`#/blue/$value/components/3` cannot be followed: `#/blue/$value/components` has no `3`",
            "there are: 0, 1, 2"
        ),
        (
            ##""t": { "$type": "number", "$value": { "$ref": "#/blue/$value/component/0" } }"##,
            "`#/blue/$value/component/0` cannot be followed: `#/blue/$value` has no `component`",
            "did you mean `components`?"
        ),
        (
            ##""t": { "$type": "number", "$value": { "$ref": "#blue" } }"##,
            "`#blue` cannot be followed: a pointer begins with `#/`", ""
        ),
        (
            ##""t": { "$type": "number", "$value": { "$ref": "#/a~2b" } }"##,
            "`#/a~2b` cannot be followed: `~` stands before 0 (for `~`) or 1 (for `/`)", ""
        ),
        (
            ##""t": { "$type": "dimension", "$value": { "$ref": "#/blue/$value/components" } }"##,
            "expected a dimension, found an array", ""
        ),
        (
            ##""t": { "$value": { "$ref": "#/blue/$value/components/1" } }"##, "the token `t` has no type",
            "give it a `$type`, or one of the groups around it"
        ),
        (
            #""two": { "$type": "gradient", "$value": [{ "color": "{blue}", "position": 0 }, { "color": "{blue}", "position": 1 }] }, "t": { "$type": "gradient", "$value": ["{two}"] }"#,
            "`{two}` has 2 stops, and one belongs here: a reference in an array is one element", ""
        ),
    ])
    func faultsAreNamed(_ tokens: String, _ message: String, _ suggestion: String) {
        let run = Self.run(tokens)
        #expect(run.found.filter { $0.severity == .error }.map(\.problem.message) == [message])
        #expect(run.found.first?.problem.hint?.text ?? "" == suggestion)
    }

    @Test(arguments: [
        (#"{"a": {"$value": "{a}"}}"#, "a → a"),
        (
            #"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"}, "d": {"$value": "{a}"}}"#,
            "a → b → c → a"
        ),
        (##"{"a": {"$ref": "#/b"}, "b": {"$value": "{a}"}}"##, "a → b → a"),
        (
            ##"{"a": {"$type": "number", "$value": {"$ref": "#/b/$value"}}, "b": {"$type": "number", "$value": {"$ref": "#/a/$value"}}}"##,
            "a → b → a"
        ),
        (
            ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": "#/a/$value/components/0"}, 0, 0]}}}"##,
            "#/a/$value/components/0 → #/a/$value/components/0"
        ),
    ])
    func circlesAreFoundOnce(_ text: String, _ chain: String) {
        let run = TokenRun(text)
        #expect(run.found.map(\.problem.message) == ["the reference leads back to itself: \(chain)"])
    }

    /// A part may refer to another part of the same token.
    @Test func partsOfOneTokenMayReferToEachOther() {
        let run = TokenRun(
            ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, {"$ref": "#/a/$value/components/0"}, 0]}}}"##
        )
        #expect(run.value("a") == #"{ "colorSpace": "srgb", "components": [0.5, 0.5, 0] }"#)
    }

    @Test func longChainsAreFollowedAndEndlessOnesRefused() {
        func chain(_ count: Int) -> TokenRun {
            let links = (0..<count).map { "\"t\($0)\": { \"$value\": \"{t\($0 + 1)}\" }" }.joined(
                separator: ",")
            return TokenRun("{\(links), \"t\(count)\": { \"$type\": \"number\", \"$value\": 1 }}")
        }
        #expect(chain(150).value("t0") == "1")
        #expect(
            chain(5000).errors.first?.contains("too many references in a chain: 200 where 200 are allowed")
                == true)
    }

    @Test func allFaultsAreReportedAtOnce() {
        let run = TokenRun(
            """
            {
              "a": { "$value": "{nowhere}" },
              "b": { "$type": "number", "$value": "x" },
              "c": { "$value": "{a}" },
              "d": { "$type": "colour", "$value": 1 }
            }
            """)
        #expect(
            run.errors == [
                "2:20 unknown token `nowhere`", "3:39 expected a number, found the text \"x\"",
                "5:19 unknown type `colour`",
            ])
    }

    @Test func useOfDeprecatedTokensIsWarnedOf() {
        let run = TokenRun(
            """
            {
              "old": { "$type": "number", "$value": 1, "$deprecated": "use {new}" },
              "group": { "$deprecated": true, "kept": { "$type": "number", "$value": 2, "$deprecated": false },
                         "gone": { "$type": "number", "$value": 3 } },
              "a": { "$value": "{old}" },
              "b": { "$value": "{group.kept}" },
              "c": { "$value": "{group.gone}" },
              "d": { "$value": "{old}", "$deprecated": true }
            }
            """)
        #expect(run.warnings == ["5:20 `old` is deprecated: use {new}", "7:20 `group.gone` is deprecated"])
        #expect(run.tokens["old"]?.deprecation == "use {new}")
        #expect(run.tokens["group.kept"]?.deprecation == nil)
        #expect(run.tokens["group.gone"]?.deprecation == "")
    }
}
