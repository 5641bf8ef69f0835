import Testing
import VitrineTokens

@Suite("Groups hand down types and extend each other")
struct TokenGroupTests {
    @Test func typesAreInherited() {
        let run = TokenRun(
            """
            {
              "$type": "number",
              "a": { "$value": 1 },
              "g": { "$type": "fontWeight", "b": { "$value": "bold" }, "inner": { "c": { "$value": 300 } } },
              "h": { "d": { "$value": 4 }, "e": { "$type": "fontFamily", "$value": "A" } },
              "FONT": { "$value": 5 }, "empty": {}
            }
            """)
        #expect(run.errors == [])
        #expect(
            run.tokens.tokens.map { "\($0.name) \($0.type)" } == [
                "a number", "g.b fontWeight", "g.inner.c fontWeight", "h.d number", "h.e fontFamily",
                "FONT number",
            ])
    }

    @Test(arguments: [
        (#"{"a": {"$value": 1}}"#, "1:2 the token `a` has no type"),
        (#"{"a": {"$type": "Number", "$value": 1}}"#, "1:17 unknown type `Number`"),
        (#"{"a": {"$type": 3, "$value": 1}}"#, "1:17 expected the name of a type, found the number 3"),
        (
            #"{"a.b": {}}"#,
            "1:2 `a.b` cannot be the name of a token or group: `.` has a meaning in references"
        ),
        (#"{"a{": {}}"#, "1:2 `a{` cannot be the name of a token or group: `{` has a meaning in references"),
        (#"{"": {}}"#, "1:2 a name has at least one character"),
        (#"{"a": 12}"#, "1:7 expected a token or a group, which are objects, found the number 12"),
        (#"{"$valu": 1}"#, "1:2 unknown property `$valu` on a group; names do not begin with `$`"),
        (
            #"{"a": {"$type": "number", "$value": 1, "$descripion": ""}}"#,
            "1:40 unknown property `$descripion` on a token; names do not begin with `$`"
        ),
        (
            #"{"a": {"$type": "number", "$value": 1, "$description": 1}}"#,
            "1:56 expected a text, found the number 1"
        ),
        (
            #"{"a": {"$type": "number", "$value": 1, "$extensions": []}}"#,
            "1:55 expected an object with a key of each vendor, found an array"
        ),
        (
            #"{"a": {"$type": "number", "$value": 1, "$deprecated": 1}}"#,
            "1:55 expected true, false or a reason, found the number 1"
        ),
        (
            #"{"a": {"$type": "number", "$value": 1, "b": {"$value": 2}}}"#,
            "1:40 a token cannot be a group too: `b` beside `$value`"
        ),
        (
            ##"{"b": {"$type": "number", "$value": 1}, "a": {"$type": "number", "$value": 1, "$ref": "#/b"}}"##,
            "1:79 a token has `$value` or `$ref`, not both"
        ),
        (#"{"a": {"$root": {"$type": "number"}}}"#, "1:17 `a.$root` looks like a token without `$value`"),
        (
            #"{"$value": 1, "$type": "number"}"#,
            "1:1 the document itself cannot be a token: a token has a name"
        ),
        (#"{"a": {"$extends": "{b}"}}"#, "1:20 unknown group `b`"),
        (
            #"{"a": {"$extends": "{b}"}, "b": {"$type": "number", "$value": 1}}"#,
            "1:20 `b` is a token: only a group can be extended"
        ),
        (
            #"{"a": {"$extends": "b"}, "b": {}}"#,
            "1:20 `b` is not a reference: a group is named in braces: `{group}`"
        ),
        (#"{"a": {"$extends": 1}}"#, "1:20 expected a group such as \"{group}\", found the number 1"),
        (#"{"a": {"$extends": "{a}"}}"#, "1:20 the group extends itself: a → a"),
        (#"{"a": {"b": {"$extends": "{a}"}}}"#, "1:26 the group extends itself: a.b → a"),
        (#"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"#, "1:7 the group extends itself: a → b → a"),
        (
            ##"{"a": {"x": {"$extends": "{b}"}}, "b": {"y": {"$ref": "#/a"}}}"##,
            "1:7 the group extends itself: a.x → b.y → a"
        ),
    ])
    func faultsAreNamed(_ text: String, _ message: String) {
        #expect(TokenRun(text).errors == [message])
    }

    @Test func oddThingsAreWarnedOf() {
        let run = TokenRun(
            #"{"size": {"$type": "number", "$value": 1}, "SIZE": {"$type": "number", "$value": 2}, "x": {"$type": "color"}}"#
        )
        #expect(
            run.warnings == [
                "1:44 `SIZE` differs from `size` only in case",
                "1:91 `x` looks like a token without `$value`",
            ])
        #expect(run.value("size") == "1")
    }

    /// Deep merge: a group's own members take precedence, a token is replaced as a whole, and the rest is
    /// inherited.
    @Test func groupsExtendGroups() {
        let run = TokenRun(
            """
            {
              "base": {
                "$type": "number", "$description": "numbers",
                "$root": { "$value": 0 },
                "one": { "$value": 1, "$description": "kept?" },
                "field": { "two": { "$value": 2 }, "three": { "$value": 3 } },
                "gone": { "below": { "$value": 9 } }
              },
              "more": {
                "$extends": "{base}",
                "one": { "$value": 10 },
                "field": { "three": { "$value": 30 }, "four": { "$value": 4 } },
                "gone": { "$type": "fontFamily", "$value": "A" },
                "five": { "$value": "{more.field.two}" }
              },
              "typed": { "$extends": { "$ref": "#/more" }, "$type": "dimension", "six": { "$value": { "value": 6, "unit": "px" } } },
              "alias": { "$ref": "#/base/field" }
            }
            """)
        #expect(run.errors == [])
        let names = { (group: String) in
            run.tokens.tokens.filter { $0.name.hasPrefix(group + ".") }.map {
                "\($0.name) = \($0.value.text)"
            }
        }
        #expect(
            names("more") == [
                "more.$root = 0", "more.one = 10", "more.field.two = 2", "more.field.three = 30",
                "more.field.four = 4", "more.gone = A", "more.five = 2",
            ])
        #expect(run.tokens["more.one"]?.description == nil)
        // Inherited tokens keep their type, regardless of the type of the group that inherits them.
        #expect(run.tokens["typed.one"]?.type == .number)
        #expect(run.value("typed.six") == #"{ "value": 6, "unit": "px" }"#)
        #expect(names("alias") == ["alias.two = 2", "alias.three = 3"])
    }

    /// A group may be extended by one within a group that extends another, and from what that one inherits.
    @Test func inheritanceReachesThroughGroups() {
        let run = TokenRun(
            """
            {
              "a": { "$extends": "{b}", "x": { "$extends": "{a.y}" }, "z": { "$extends": "{c.inner}" } },
              "b": { "y": { "n": { "$type": "number", "$value": 1 } } },
              "c": { "$extends": "{d}", "inner": { "own": { "$value": 5 } } },
              "d": { "$type": "number", "inner": { "m": { "$value": 2 } } },
              "deep": { "$extends": "#/a", "x": { "n": { "$type": "number", "$value": 7 } } }
            }
            """)
        #expect(run.errors == [])
        #expect(run.value("a.x.n") == "1")
        #expect(run.value("a.z.m") == "2")
        #expect(run.value("a.z.own") == "5")
        #expect(run.value("deep.y.n") == "1")
        #expect(run.value("deep.x.n") == "7")
    }

    /// Each level doubles what it inherits.
    @Test func inheritanceDoesNotExplode() {
        var text = "{\"g0\": { \"$type\": \"number\", \"a\": { \"$value\": 1 } }"
        for level in 1...40 {
            text +=
                ", \"g\(level)\": { \"x\": { \"$extends\": \"{g\(level - 1)}\" }, \"y\": { \"$extends\": \"{g\(level - 1)}\" } }"
        }
        var limits = TokenLimits.standard
        limits.values = 5000
        let run = TokenRun(text + "}", limits: limits)
        #expect(run.errors.first?.contains("too many inherited values") == true)
    }

    @Test func whatIsKeptIsWritten() {
        let run = TokenRun(
            #"{"g": {"t": {"$type": "number", "$value": 1, "$description": "a \"b\"", "$deprecated": true, "$extensions": {"org.example": {"x": [1, 2]}}}}}"#
        )
        let again = TokenRun(run.tokens.json())
        #expect(run.tokens.json().contains(#""$extensions": { "org.example": { "x": [1, 2] } }"#))
        #expect(again.tokens["g.t"]?.description == "a \"b\"")
        #expect(again.tokens.json() == run.tokens.json())
    }

    /// The group is looked for in what the looking group inherits, which is what is being determined.
    @Test(arguments: [
        (##"{"$extends": "{a}", "c": {"$type": "number", "$value": 1}}"##, "a"),
        (##"{"x": {"$extends": "{y.q}"}, "y": {"$extends": "{x.q}"}}"##, "x.q"),
        (##"{"x": {"$extends": "{x.y.z}", "y": {"a": {"$value": 1, "$type": "number"}}}}"##, "x.y.z"),
    ])
    func aGroupFromItsOwnInheritanceIsNotFound(text: String, group: String) {
        let run = TokenRun(text)
        #expect(run.errors.contains { $0.contains(group) }, "\(run.rendered)")
    }
}
