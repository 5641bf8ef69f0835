import Testing
import VitrineTokens

@Suite("A remark kills no token, and is warned of once")
struct TokenRemarkTests {
    private static let red = #""colorSpace": "srgb", "components": [1, 0, 0]"#

    /// Tokens with remarks, the value of `t`, and the warnings.
    @Test(arguments: [
        // Digits for the opacity count where nothing else says it.
        (
            ##"{ "$type": "color", "$value": { \##(red), "alpha": 0.25, "hex": "#FF000080" } }"##,
            "#ff0000 / 0.25",
            ["beyond 2025.10: a `hex` with digits for the opacity"]
        ),
        (
            ##"{ "$type": "color", "$value": { \##(red), "hex": "#ff000080" } }"##, "#ff0000 / 0.502",
            ["beyond 2025.10: a `hex` with digits for the opacity"]
        ),
        (
            ##"{ "$type": "color", "$value": { \##(red), "hex": "#f008" } }"##, "#ff0000 / 0.5333",
            ["beyond 2025.10: a `hex` with digits for the opacity"]
        ),
        (
            #"{ "$type": "color", "$value": { \#(red), "hex": "red" } }"#, "#ff0000",
            ["`red` is not a fallback colour, and is left out"]
        ),
        (
            #"{ "$type": "color", "$value": { \#(red), "hex": 16711680 } }"#, "#ff0000",
            ["`16711680` is not a fallback colour, and is left out"]
        ),
        // Inside of values of any type.
        (
            #"{ "$type": "color", "$value": { \#(red), "description": "Brand" } }"#, "#ff0000",
            ["`description` on a colour is not read"]
        ),
        (
            #"{ "$type": "dimension", "$value": { "value": 4, "unit": "px", "figma": { "id": 3 } } }"#, "4px",
            ["`figma` on a dimension is not read"]
        ),
        (
            #"{ "$type": "duration", "$value": { "value": 4, "unit": "s", "comment": [1] } }"#, "4s",
            ["`comment` on a duration is not read"]
        ),
        (
            ##"{ "$type": "number", "$value": { "$ref": "#/half/$value", "comment": 1 } }"##, "0.5",
            ["`comment` on a reference is not read"]
        ),
        (
            ##"{ "$value": { "$ref": "#/half", "comment": 1 } }"##, "0.5",
            ["`comment` on a reference is not read"]
        ),
        // Beside values.
        (
            #"{ "$type": "number", "$value": 3, "attributes": { "category": "size", "type": "x" } }"#, "3",
            ["`attributes` on a token is not read"]
        ),
        (
            #"{ "$type": "number", "$value": 3, "themeable": true, "private": null }"#, "3",
            ["`themeable` on a token is not read", "`private` on a token is not read"]
        ),
        (
            #"{ "$type": "number", "$value": 3, "$figma": { "scopes": [] } }"#, "3",
            ["`$figma` on a token is not read"]
        ),
        (
            #"{ "$type": "number", "$value": 3, "original": { "$value": 9 } }"#, "3",
            ["`original` on a token is not read"]
        ),
        // Opacity.
        (
            #"{ "$type": "color", "$value": { \#(red) }, "alpha": 0.5 }"#, "#ff0000 / 0.5",
            ["beyond 2025.10: `alpha` beside a colour"]
        ),
        (
            #"{ "$value": "{blue}", "alpha": 0.2 }"#, "#0000ff / 0.2",
            ["beyond 2025.10: `alpha` beside a colour"]
        ),
        (
            #"{ "$value": "{blue}", "alpha": "{half}" }"#, "#0000ff / 0.5",
            ["beyond 2025.10: `alpha` beside a colour"]
        ),
        (
            ##"{ "$ref": "#/blue", "alpha": { "$ref": "#/half" } }"##, "#0000ff / 0.5",
            ["beyond 2025.10: `alpha` beside a colour"]
        ),
        (
            ##"{ "$value": { "$ref": "#/blue", "alpha": 0.75 } }"##, "#0000ff / 0.75",
            ["beyond 2025.10: `alpha` beside a colour"]
        ),
        (
            #"{ "$type": "color", "$value": { \#(red) }, "alpha": null }"#, "#ff0000",
            ["`alpha` on a colour is not read"]
        ),
        (
            ##"{ "$value": { "$ref": "#/blue", "alpha": null } }"##, "#0000ff",
            ["`alpha` on a colour is not read"]
        ),
        (
            #"{ "$type": "number", "$value": 3, "alpha": 0.5 }"#, "3",
            ["`alpha` on a token that is no colour is not read"]
        ),
        (
            #"{ "$type": "shadow", "$value": [{ "color": "{blue}", "alpha": 0.04, "offsetX": "0px", "offsetY": "1px", "blur": "2px", "spread": "0px", "inset": false }] }"#,
            "0px 1px 2px 0px #0000ff / 0.04",
            ["older than 2025.10: a dimension as a text", "beyond 2025.10: `alpha` beside a colour"]
        ),
    ])
    func remarksAreWarnedOf(_ token: String, _ text: String, _ warnings: [String]) {
        let run = TokenRun(
            """
            { "t": \(token),
              "blue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
              "half": { "$type": "number", "$value": 0.5 } }
            """)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens["t"]?.value.text == text)
        #expect(run.warnings.count == warnings.count, "\(run.rendered)")
        for warning in warnings {
            #expect(run.warnings.contains { $0.contains(warning) }, "\(run.rendered)")
        }
    }

    /// Once, with the place of the first and the number of places.
    @Test func manyRemarksAreOneWarning() {
        let tokens = (0..<120).map {
            #""c\#($0)": { "$value": { \#(Self.red) }, "attributes": { "n": \#($0) } }"#
        }
        let run = TokenRun("{ \"$type\": \"color\",\n\(tokens.joined(separator: ",\n"))\n}")
        #expect(run.tokens.tokens.count == 120)
        #expect(run.warnings == ["2:70 `attributes` on a token is not read (120 places, the first here)"])
    }

    /// What refers to a token with a remark has its value, with the opacity.
    @Test func opacityIsHandedOn() {
        let run = TokenRun(
            ##"{ "a": { "$type": "color", "$value": "#ff0000", "alpha": 0.5 }, "b": { "$value": "{a}" }, "e": { "$type": "border", "$value": { "color": "{b}", "width": "1px", "style": "solid" } } }"##
        )
        #expect(run.errors == [])
        #expect(run.tokens["b"]?.value.text == "#ff0000 / 0.5")
        #expect(run.tokens["e"]?.value.text.contains("/ 0.5") == true)
    }

    /// Older dialects have it as well.
    @Test func opacityOfOlderTokensIsRead() {
        let run = TokenRun(
            ##"{ "a": { "value": "#00ff00", "alpha": 0.5, "attributes": { "category": "c" } } }"##)
        #expect(run.tokens["a"]?.value.text == "#00ff00 / 0.5")
    }

    @Test(arguments: [
        (##"{ "$type": "color", "$value": "#f00", "alpha": 2 }"##, "2 is out of range: `alpha` is 0 to 1"),
        (
            ##"{ "$type": "color", "$value": "#f00", "alpha": "much" }"##,
            "expected a number, found the text \"much\""
        ),
        (##"{ "$type": "color", "$value": "#f00", "alpha": "{nothing}" }"##, "unknown token `nothing`"),
        // A slip for what would change the value is no remark.
        (
            #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alhpa": 1 } }"#,
            "a colour has no `alhpa`"
        ),
    ])
    func wrongOpacitiesAreErrors(_ token: String, _ message: String) {
        let run = TokenRun("{ \"t\": \(token) }")
        #expect(run.errors.map { String($0.drop { $0 != " " }.dropFirst()) } == [message], "\(run.rendered)")
    }

    /// Beside tokens in a group, where a plain value under another name was meant as a token.
    @Test func remarksOfGroupsAreNoTokens() {
        let run = TokenRun(
            #"{ "description": "All", "version": "1.0", "a": { "$type": "number", "comment": "x", "one": { "$value": 1 }, "attributes": { "x": 1 } } }"#
        )
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens.names == ["a.one"])
        #expect(run.warnings.count == 4)
    }

    /// Whatever their names are, plain values beside tokens are remarks unless they were meant as tokens.
    @Test(arguments: [
        ("order", "3"), ("private", "true"), ("private", "null"), ("modes", "[1, 2]"),
        ("modes", #"["a", "b"]"#),
        ("modes", "[]"), ("order", #""3""#), ("theme", #""dark mode""#), ("space.key", "1"),
    ])
    func plainValuesBesideTokensAreRemarks(_ key: String, _ value: String) {
        let run = TokenRun(
            """
            { "\(key)": \(value), "a": { "$type": "number", "\(key)": \(value), "b": { "one": { "$value": 1 } } } }
            """)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.warnings == ["1:3 `\(key)` on a group is not read (2 places, the first here)"])
        #expect(run.tokens.names == ["a.b.one"])
    }

    @Test(arguments: [
        ("red", ##""#ff0000""##), ("m", #""4px""#), ("m", #""{a.one}""#), ("soft", "[{}]"), ("$root", "3"),
    ])
    func valuesThatMayBeTokensAreErrors(_ key: String, _ value: String) {
        let run = TokenRun(
            "{ \"a\": { \"$type\": \"number\", \"\(key)\": \(value), \"one\": { \"$value\": 1 } } }")
        #expect(
            run.errors.count == 1 && run.errors[0].contains("expected a token or a group"), "\(run.rendered)")
        #expect(run.tokens.names == ["a.one"])
    }

    /// In the dialect without `$`, a group has a type, too.
    @Test func typesOfOlderGroupsAreRead() {
        let run = TokenRun(
            ##"{ "size": { "type": "dimension", "in": { "s": { "value": 4 }, "w": { "value": "2", "type": "number" } } }, "x": { "type": "odd", "y": { "value": "#ff0000" } } }"##
        )
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens["size.in.s"]?.value.text == "4px")
        #expect(run.tokens["size.in.w"]?.value.text == "2")
        #expect(run.tokens["x.y"]?.value.text == "#ff0000")
        #expect(run.warnings.count { $0.contains("`type` on a group is not read") } == 1, "\(run.rendered)")
    }

    @Test func aDescriptionWithoutASignIsRead() {
        let run = TokenRun(#"{ "a": { "$type": "number", "$value": 1, "description": "one" } }"#)
        #expect(run.tokens["a"]?.description == "one")
        #expect(
            run.warnings == ["1:42 older than 2025.10: `description` without `$`; it is `$description` today"]
        )
    }

    /// Lengths stand for numbers and numbers for lengths, where a token refers to one.
    @Test(arguments: [
        (#"{ "$type": "number", "$value": "{gap}" }"#, "8"),
        (#"{ "$type": "number", "$value": "{root}" }"#, "32"),
        (##"{ "$type": "number", "$ref": "#/gap" }"##, "8"),
        (#"{ "$type": "number", "$value": "{alias}" }"#, "8"),
        (#"{ "$type": "dimension", "$value": "{three}" }"#, "3px"),
    ])
    func numbersMayReferToDimensions(_ token: String, _ text: String) {
        let run = TokenRun(
            """
            { "t": \(token), "three": { "$type": "number", "$value": 3 }, "alias": { "$value": "{gap}" },
              "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
              "root": { "$type": "dimension", "$value": { "value": 2, "unit": "rem" } } }
            """)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens["t"]?.value.text == text)
        #expect(run.warnings.count == 1, "\(run.rendered)")
    }
}
