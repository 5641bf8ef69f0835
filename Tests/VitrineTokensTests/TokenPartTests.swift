import Testing
import VitrineSource
import VitrineTokens

@Suite("A part of a token is that of the value which the token prints")
struct TokenPartTests {
    /// Tokens whose values are not those that are written.
    private static let tokens = """
        "c": {
          "$type": "color",
          "base": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.8 } },
          "opaque": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
          "al": { "$value": "{c.base}", "alpha": 0.25 },
          "clear": { "$value": "{c.opaque}", "alpha": 0.25 },
          "own": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.8 }, "alpha": "{n}" },
          "ref": { "$ref": "#/c/base", "alpha": 0.25 },
          "within": { "$value": { "$ref": "#/c/base", "alpha": 0.25 } },
          "chain": { "$value": "{c.next}" },
          "next": { "$ref": "#/c/al" },
          "mod": { "$value": "{c.base}", "$extensions": { "studio.tokens": { "modify": { "type": "alpha", "value": 0.25, "space": "srgb" } } } },
          "dark": { "$value": "{c.opaque}", "$extensions": { "studio.tokens": { "modify": { "type": "darken", "value": 0.5, "space": "srgb" } } } },
          "hex": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff000080" } },
          "text": { "$value": "#ff000080" },
          "call": { "$value": "rgba({c.base}, 0.25)" },
          "channels": { "$value": { "colorSpace": "srgb", "channels": [0.5, 0, 0] } },
          "lch": { "$value": { "colorSpace": "oklch", "components": [0.5, 0.25, "none"] } }
        },
        "n": { "$type": "number", "$value": 0.25 },
        "many": { "$type": "number", "$value": "0.25" },
        "d": { "$type": "dimension", "text": { "$value": "16px" }, "sum": { "$value": "{d.text} * 2" }, "plain": { "$value": 4 }, "pt": { "$value": { "value": 3, "unit": "pt" } } },
        "time": { "$type": "duration", "$value": "0.5s" },
        "ease": { "$type": "cubicBezier", "$value": "ease-in" },
        "fonts": { "$type": "fontFamily", "$value": "Inter, Arial" },
        "single": { "$type": "fontFamily", "$value": ["Inter"] },
        "bold": { "$type": "fontWeight", "$value": "Semi Bold" },
        "shadow": { "$type": "shadow", "$value": { "color": "{c.base}", "alpha": 0.25, "offsetX": "{d.text}", "offsetY": "{d.text}", "blur": "{d.text}", "spread": "{d.text}" } },
        "studio": { "$type": "boxShadow", "$value": [{ "x": 1, "y": 2, "blur": 3, "spread": 4, "color": "#00ff0080", "type": "innerShadow" }] },
        "border": { "$type": "border", "$value": { "color": { "$ref": "#/c/base" }, "alpha": 0.25, "width": "2px", "style": "dashed" } },
        "fade": { "$type": "gradient", "$value": [{ "color": "{c.al}", "position": 0 }, { "color": "#ff0000", "alpha": 0.25, "position": 7 }] },
        "body": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "20px", "fontWeight": "bold", "letterSpacing": "10%", "lineHeight": "30px" } }
        """

    private static func run(_ type: String, _ value: String) -> TokenRun {
        TokenRun("{ \(tokens), \"t\": { \"$type\": \"\(type)\", \"$value\": \(value) } }")
    }

    /// The opacity of a colour, in whichever way it has one.
    @Test(arguments: [
        ("al", "0.25"), ("clear", "0.25"), ("own", "0.25"), ("ref", "0.25"), ("within", "0.25"),
        ("chain", "0.25"), ("next", "0.25"), ("mod", "0.25"), ("hex", "0.502"), ("text", "0.502"),
        ("call", "0.25"), ("base", "0.8"), ("opaque", "1"), ("dark", "1"), ("lch", "1"),
    ])
    func opacitiesAreThoseOfTheColour(_ name: String, _ alpha: String) {
        let run = Self.run("number", ##"{ "$ref": "#/c/\##(name)/$value/alpha" }"##)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens["t"]?.value.text == alpha)
        let color = Self.run(
            "color",
            ##"{ "colorSpace": "srgb", "components": [0, 1, 0], "alpha": { "$ref": "#/c/\##(name)/$value/alpha" } }"##
        )
        #expect(color.errors == [], "\(color.rendered)")
        #expect(color.tokens["t"]?.value.text == (alpha == "1" ? "#00ff00" : "#00ff00 / \(alpha)"))
    }

    @Test(arguments: [
        ("number", "c/dark/$value/components/0", "0.5"), ("number", "c/text/$value/components/0", "1"),
        ("number", "c/channels/$value/channels/0", "0.5"),
        ("number", "c/channels/$value/components/0", "0.5"),
        ("number", "d/text/$value/value", "16"), ("number", "d/sum/$value/value", "32"),
        ("number", "d/plain/$value/value", "4"), ("number", "d/pt/$value/value", "3"),
        ("number", "time/$value/value", "0.5"), ("number", "ease/$value/0", "0.42"),
        ("number", "many/$value", "0.25"), ("number", "fade/$value/1/position", "1"),
        ("fontFamily", "fonts/$value/1", "Arial"), ("fontFamily", "single/$value/0", "Inter"),
        ("fontWeight", "bold/$value", "600"), ("fontWeight", "body/$value/fontWeight", "700"),
        ("number", "body/$value/lineHeight", "1.5"), ("dimension", "body/$value/letterSpacing", "2px"),
        ("color", "shadow/$value/color", "#ff0000 / 0.25"), ("number", "shadow/$value/color/alpha", "0.25"),
        ("color", "border/$value/color", "#ff0000 / 0.25"), ("number", "border/$value/color/alpha", "0.25"),
        ("strokeStyle", "border/$value/style", "dashed"), ("dimension", "border/$value/width", "2px"),
        ("color", "fade/$value/0/color", "#ff0000 / 0.25"),
        ("color", "fade/$value/1/color", "#ff0000 / 0.25"),
        ("dimension", "studio/$value/0/x", "1px"), ("dimension", "studio/$value/0/offsetX", "1px"),
        ("number", "studio/$value/0/color/alpha", "0.502"), ("dimension", "studio/$value/0/spread", "4px"),
        ("dimension", "shadow/$value/blur", "16px"),
    ])
    func partsAreThoseOfTheValue(_ type: String, _ way: String, _ text: String) {
        let run = Self.run(type, ##"{ "$ref": "#/\##(way)" }"##)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens["t"]?.value.text == text)
    }

    /// A colour that a change has put out of the ranges of what is written is a part as it is.
    @Test func changedColoursArePartsAsTheyAre() {
        let run = TokenRun(
            ##"""
            {
              "c": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [1, 0, 0.5] }, "$extensions": { "studio.tokens": { "modify": { "type": "darken", "value": 0.5, "space": "hsl" } } } },
              "g": { "$type": "gradient", "$value": [{ "color": "{c}", "position": 0 }] },
              "t": { "$type": "color", "$value": { "$ref": "#/g/$value/0/color" } }
            }
            """##)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens["t"] != nil && run.tokens["t"]?.value == run.tokens["c"]?.value)
    }

    /// Parts that are no values of a type.
    @Test func wordsAndFlagsAreParts() {
        let shadow = Self.run(
            "shadow",
            ##"{ "color": { "$ref": "#/shadow/$value/color" }, "offsetX": "0px", "offsetY": { "value": 1, "unit": { "$ref": "#/d/text/$value/unit" } }, "blur": "0px", "spread": "0px", "inset": { "$ref": "#/studio/$value/0/inset" } }"##
        )
        #expect(shadow.errors == [], "\(shadow.rendered)")
        #expect(shadow.tokens["t"]?.value.text == "inset 0px 1px 0px 0px #ff0000 / 0.25")
        let color = Self.run(
            "color",
            ##"{ "colorSpace": { "$ref": "#/c/lch/$value/colorSpace" }, "components": { "$ref": "#/c/lch/$value/components" } }"##
        )
        #expect(color.errors == [], "\(color.rendered)")
        #expect(color.tokens["t"]?.value == color.tokens["c.lch"]?.value)
    }

    /// In the dialect without `$`, the value is reached by the key that is written.
    @Test(arguments: ["value", "$value"]) func valuesWithoutASignAreReached(_ key: String) {
        let run = TokenRun(
            ##"""
            {
              "c": { "value": "#ff000080", "type": "color" },
              "t": { "value": { "colorSpace": "srgb", "components": [0, 1, 0], "alpha": { "$ref": "#/c/\##(key)/alpha" } }, "type": "color" },
              "u": { "$ref": "#/c/\##(key)" }
            }
            """##)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens["t"]?.value.text == "#00ff00 / 0.502")
        #expect(run.tokens["u"]?.value.text == "#ff0000 / 0.502")
    }

    /// A token that is invalid is reported once, and no part of it.
    @Test(arguments: [
        (
            ##"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 7 } }"##,
            "alpha", "7 is out of range"
        ),
        (
            ##"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 7 } }"##,
            "components/0", "7 is out of range"
        ),
        (
            ##"{ "$type": "dimension", "$value": { "value": 1, "unit": "furlong" } }"##, "unit",
            "no unit `furlong`"
        ),
        (##"{ "$type": "dimension", "$value": { "value": 1, "unit": 3 } }"##, "unit", "expected a text"),
    ])
    func invalidTokensAreReportedOnce(_ token: String, _ part: String, _ error: String) {
        let run = TokenRun(
            ##"""
            {
              "a": \##(token),
              "b": { "$value": "{a}" },
              "t": { "$type": "number", "$value": { "$ref": "#/a/$value/\##(part)" } },
              "u": { "$type": "dimension", "$value": { "value": 1, "unit": { "$ref": "#/b/$value/\##(part)" } } },
              "v": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": { "$ref": "#/b/$value/\##(part)" } } }
            }
            """##)
        #expect(run.errors.count == 1 && run.errors[0].contains(error), "\(run.rendered)")
        #expect(run.tokens.invalid.map(\.name) == ["a", "b", "t", "u", "v"])
    }

    /// What does not fit is a fault of the reference, and not of the sound token that it leads to.
    @Test(arguments: [
        ("g", "`#/g` is a group, not a token"), ("", "`#/` is a group, not a token"),
        ("g/h", "`#/g/h` is a group, not a token"),
        ("g/a/$value/components", "expected a colour, found an array"),
        ("g/a/$value/alpha", "expected a colour, found the number 1"),
    ])
    func misfitsAreReportedAtTheReference(_ way: String, _ error: String) {
        let run = TokenRun(
            ##"""
            { "g": { "$type": "color", "a": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }, "h": { "b": { "$value": "{g.a}" } } },
              "r": { "$type": "color", "$value": { "$ref": "#/\##(way)" } } }
            """##)
        #expect(run.errors.count == 1, "\(run.rendered)")
        #expect(
            run.errors.first?.hasPrefix("2:") == true && run.errors.first?.contains(error) == true,
            "\(run.rendered)")
        #expect(run.tokens.names == ["g.a", "g.h.b"])
    }

    /// The root token is what a pointer to its group may mean.
    @Test func theRootTokenOfAGroupIsSuggested() {
        let run = TokenRun(
            ##"{ "g": { "$root": { "$type": "number", "$value": 1 } }, "r": { "$type": "number", "$value": { "$ref": "#/g" } } }"##
        )
        #expect(run.found.first?.problem.hint?.text == "did you mean its root token, `g.$root`?")
    }

    /// Data in a remark about a group is no group.
    @Test func dataInRemarksIsReached() {
        let run = TokenRun(
            ##"{ "meta": { "ink": { "colorSpace": "srgb", "components": [1, 0, 0] } }, "r": { "$type": "color", "$value": { "$ref": "#/meta/ink" } } }"##
        )
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens["r"]?.value.text == "#ff0000")
    }

    /// While a token is being read, its other parts can be read nevertheless, and mean the same.
    @Test(arguments: [
        (
            ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.5, { "$ref": "#/a/$value/alpha" }, 0] } }"##,
            "a", "color(srgb 0.5 1 0)"
        ),
        (
            ##""b": { "$value": "{a}", "alpha": 0.25 }, "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.5, { "$ref": "#/b/$value/alpha" }, 0] } }"##,
            "a", "color(srgb 0.5 0.25 0)"
        ),
        (
            ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.5, { "$ref": "#/b/$value/alpha" }, 0] } }, "b": { "$value": "{a}", "alpha": 0.25 }"##,
            "a", "color(srgb 0.5 0.25 0)"
        ),
        (
            ##""k": { "$type": "color", "$value": "#ff0000" }, "s": { "$type": "shadow", "$value": [{ "color": "{k}", "alpha": 0.25, "offsetX": "1px", "offsetY": "1px", "blur": "1px", "spread": "1px" }, { "color": { "$ref": "#/s/$value/0/color" }, "offsetX": { "$ref": "#/s/$value/0/blur" }, "offsetY": "1px", "blur": "1px", "spread": { "value": { "$ref": "#/s/$value/0/blur/value" }, "unit": "px" }, "inset": { "$ref": "#/s/$value/0/inset" } }] }"##,
            "s", "1px 1px 1px 1px #ff0000 / 0.25; 1px 1px 1px 1px #ff0000 / 0.25"
        ),
        // Tokens that refer to parts of each other.
        (
            ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": { "$ref": "#/g/$value/0/position" } } }, "g": { "$type": "gradient", "$value": [{ "color": "{a}", "position": 0.5 }] }"##,
            "a", "#ff0000 / 0.5"
        ),
        (
            ##""g": { "$type": "gradient", "$value": [{ "color": "{a}", "position": 0.5 }] }, "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": { "$ref": "#/g/$value/0/position" } } }"##,
            "g", "#ff0000 / 0.5 at 0.5"
        ),
    ])
    func partsOfATokenThatIsReadAreRead(_ tokens: String, _ name: String, _ text: String) {
        let run = TokenRun("{ \(tokens) }")
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens[name]?.value.text == text)
    }

    /// A changed colour is read whole, whichever token is read first.
    @Test(arguments: [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"], ["c", "b", "a"]])
    func changedColoursAreReadInAnyOrder(_ order: [String]) {
        let color = ##""$type": "color", "$value": { "colorSpace": "srgb", "components""##
        let tokens = [
            "a":
                ##"{ "$value": "{b}", "$extensions": { "studio.tokens": { "modify": { "type": "darken", "value": 0.5, "space": "srgb" } } } }"##,
            "b": ##"{ \##(color): [{ "$ref": "#/c/$value/alpha" }, 0.5, 1] } }"##,
            "c": ##"{ \##(color): [1, { "$ref": "#/a/$value/components/1" }, 0], "alpha": 0.5 } }"##,
        ]
        let run = TokenRun("{ \(order.map { "\"\($0)\": \(tokens[$0] ?? "")" }.joined(separator: ", ")) }")
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens["c"]?.value.text == "color(srgb 1 0.25 0 / 0.5)")
    }

    /// A colour that is changed by its own parts is a circle.
    @Test func changesByOwnPartsAreCircles() {
        let run = TokenRun(
            ##"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, { "$ref": "#/b/$value/components/0" }, 0] } }, "b": { "$value": "{a}", "$extensions": { "studio.tokens": { "modify": { "type": "darken", "value": 0.5 } } } } }"##
        )
        #expect(run.errors.count == 1 && run.errors[0].contains("leads back to itself"), "\(run.rendered)")
        #expect(run.tokens.invalid.map(\.name) == ["a", "b"])
    }
}
