import Testing
import VitrineTokens

/// The Resolver Module 2025.10.
@Suite("Resolvers put files together by context")
struct TokenResolverTests {
    private static func number(_ name: String, _ value: Int) -> String {
        "\"\(name)\": { \"$type\": \"number\", \"$value\": \(value) }"
    }

    private static let files = [
        "a/base.json": "{ \(number("one", 1)), \(number("two", 2)), \"alias\": { \"$value\": \"{one}\" } }",
        "a/dark.json": "{ \(number("one", 10)) }",
        "a/big.json": "{ \"part\": { \(number("two", 20)) } }",
        "a/typed.json": #"{ "$type": "number", "g": { "n": { "$value": 5 } } }"#,
        "a/colors.json":
            #"{ "$type": "color", "c": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }"#,
    ]

    private static func run(_ resolver: String, in contexts: [String: String] = [:]) -> TokenRun {
        var texts = files
        texts["a/r.resolver.json"] = resolver
        return TokenRun(texts, "a/r.resolver.json", in: contexts)
    }

    private static let themed = """
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
          "name": "Themes", "version": "2025.10", "description": "",
          "sets": { "base": { "description": "all", "sources": [{ "$ref": "base.json" }], "$extensions": {} } },
          "modifiers": {
            "theme": {
              "description": "light or dark",
              "contexts": { "light": [], "dark": [{ "$ref": "./dark.json" }] }, "default": "light"
            },
            "size": {
              "contexts": { "small": [{ "two": { "$type": "number", "$value": 0 } }], "big": [{ "$ref": "big.json#/part" }] }
            }
          },
          "resolutionOrder": [
            { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/size" }
          ],
          "$defs": { "anything": 1 }
        }
        """

    @Test(arguments: [
        (["size": "small"], ["1", "0", "1"]),
        (["theme": "dark", "size": "small"], ["10", "0", "10"]),
        (["THEME": "Dark", "Size": "BIG"], ["10", "20", "10"]),
    ])
    func contextsChoose(_ contexts: [String: String], _ values: [String]) {
        let run = Self.run(Self.themed, in: contexts)
        #expect(run.errors == [])
        #expect(["one", "two", "alias"].map { run.value($0) } == values)
    }

    @Test func inputsAreCheckedAllAtOnce() {
        let run = Self.run(Self.themed, in: ["theme": "blue", "foo": "bar"])
        #expect(
            run.errors == [
                "1:1 there is no modifier `foo`", "6:5 the modifier `theme` has no context `blue`",
                "10:5 the modifier `size` has no default: a context must be chosen",
            ])
        #expect(
            TokenRun(Self.files, "a/base.json", in: ["theme": "x"]).errors == [
                "1:1 there are no modifiers here, so there is no context to choose"
            ])
    }

    @Test func modifiersAreToldWithoutAChoice() throws {
        var texts = Self.files
        texts["a/r.resolver.json"] = Self.themed
        let document = try TokenDocument(at: "a/r.resolver.json", from: MemoryFiles(texts: texts))
        #expect(document.modifiers.map(\.name) == ["theme", "size"])
        #expect(document.modifiers.map(\.defaultContext) == ["light", nil])
        #expect(document.modifiers.map(\.contexts) == [["light", "dark"], ["small", "big"]])
    }

    private static func order(_ order: String, _ rest: String = "") -> String {
        "{ \"version\": \"2025.10\", \(rest)\n\"resolutionOrder\": [\n\(order)\n] }"
    }

    @Test func setsAndModifiersMayStandInTheOrder() {
        let run = Self.run(
            Self.order(
                """
                { "type": "set", "name": "base", "sources": [{ "$ref": "base.json" }] },
                { "type": "modifier", "name": "beta", "contexts": { "false": [], "true": [{ "$ref": "dark.json" }] }, "default": "false" }
                """), in: ["beta": "true"])
        #expect(run.errors == [])
        #expect(run.value("alias") == "10")
    }

    /// A context may name a set, which stands for its sources, and a reference may have keys of its own
    /// beside it.
    @Test func setsMayBeReferredTo() {
        let run = Self.run(
            Self.order(
                """
                { "$ref": "#/sets/more", "description": "with another text" }, { "$ref": "#/modifiers/m" }
                """,
                """
                "sets": { "base": { "sources": [{ "$ref": "base.json" }] }, "more": { "$ref": "#/sets/base" } },
                "modifiers": { "m": { "contexts": { "a": [{ "$ref": "#/sets/base" }, { "$ref": "dark.json" }], "b": [] } } },
                """), in: ["m": "a"])
        #expect(run.errors == [])
        #expect(run.value("one") == "10")
    }

    /// The groups of each file give their types only to their own tokens.
    @Test func typesStayWithTheirFiles() {
        let run = Self.run(
            Self.order(
                #"{ "type": "set", "name": "s", "sources": [{ "$ref": "typed.json" }, { "$ref": "colors.json" }] }"#
            ))
        #expect(run.errors == [])
        #expect(run.tokens["g.n"]?.type == .number)
        #expect(run.tokens["c"]?.type == .color)
    }

    @Test(arguments: [
        ("[]", "1:1 expected an object, found an array"),
        (
            #"{ "resolutionOrder": [{ "type": "set", "name": "s", "sources": [] }] }"#,
            "1:1 a resolver needs `version`"
        ),
        (
            #"{ "version": "2.0", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [] }] }"#,
            "1:14 the version of a resolver is \"2025.10\", not the text \"2.0\""
        ),
        (#"{ "version": "2025.10" }"#, "1:1 a resolver needs `resolutionOrder`"),
        (
            #"{ "version": "2025.10", "resolutionOrder": [] }"#,
            "1:44 `resolutionOrder` is empty: there are no tokens"
        ),
        (
            #"{ "version": "2025.10", "resolutionOrder": {} }"#,
            "1:44 expected an array of sets and modifiers, found an object"
        ),
        (
            #"{ "version": "2025.10", "stes": {}, "resolutionOrder": [{ "type": "set", "name": "s", "sources": [] }] }"#,
            "1:25 unknown key `stes` on a resolver"
        ),
        (
            order(#"{ "name": "s", "sources": [] }"#),
            "3:1 a set or modifier in `resolutionOrder` needs `type`"
        ),
        (
            order(#"{ "type": "set", "sources": [] }"#),
            "3:1 a set or modifier in `resolutionOrder` needs `name`"
        ),
        (order(#"{ "type": "group", "name": "s" }"#), "3:11 unknown type `group`"),
        (order(#"{ "type": "set", "name": "s" }"#), "3:1 the set `s` needs `sources`"),
        (
            order(#"{ "type": "set", "name": "s", "sources": {} }"#),
            "3:42 expected an array of sources, found an object"
        ),
        (
            order(#"{ "type": "set", "name": "s", "sources": [1] }"#),
            "3:43 expected tokens or a reference, found the number 1"
        ),
        (
            order(
                "{ \"type\": \"set\", \"name\": \"s\", \"sources\": [] },\n{ \"type\": \"set\", \"name\": \"s\", \"sources\": [] }"
            ), "4:26 `s` is the name of more than one item of `resolutionOrder`"
        ),
        (
            order(#"{ "type": "modifier", "name": "m", "contexts": {} }"#),
            "3:48 the modifier `m` has no contexts"
        ),
        (
            order(#"{ "type": "modifier", "name": "m", "contexts": { "a": [] }, "default": "a" }"#),
            "3:48 the modifier `m` has one context: that is what sets are for"
        ),
        (
            order(#"{ "type": "modifier", "name": "m", "contexts": { "a": [], "b": [] }, "default": "c" }"#),
            "3:81 the modifier `m` has no context `c`"
        ),
        (
            order(
                #"{ "type": "modifier", "name": "m", "context": { "a": [], "b": [] }, "contexts": { "a": [], "b": [] }, "default": "a" }"#
            ), "3:36 unknown key `context` on a modifier"
        ),
        (
            order(##"{ "$ref": "#/sets/x" }"##, #""sets": { "y": { "sources": [] } },"#),
            "3:11 unknown set `x`"
        ),
        (
            order(##"{ "$ref": "#/resolutionOrder/0" }"##),
            "3:11 `#/resolutionOrder/0` cannot be referred to here: entries of the order have no other use"
        ),
        (
            order(#"{ "$ref": "base.json" }"#),
            "3:11 `base.json` cannot be referred to here: the order names sets (`#/sets/...`) and modifiers (`#/modifiers/...`)"
        ),
        (
            order(#"{ "type": "set", "name": "s", "sources": [{ "$ref": "missing.json" }] }"#),
            "3:53 there is no file `a/missing.json`"
        ),
        (
            order(#"{ "type": "set", "name": "s", "sources": [{ "$ref": "https://example.org/t.json" }] }"#),
            "3:53 `https://example.org/t.json` cannot be referred to here: nothing is fetched from the network"
        ),
        (
            order(#"{ "type": "set", "name": "s", "sources": [{ "$ref": "big.json#/prat" }] }"#),
            "3:53 `big.json#/prat` cannot be followed: `#/` has no `prat`"
        ),
        (
            order(
                ##"{ "type": "set", "name": "s", "sources": [{ "$ref": "#/modifiers/m" }] }, { "$ref": "#/modifiers/m" }"##,
                #""modifiers": { "m": { "contexts": { "a": [], "b": [] }, "default": "a" } },"#),
            "3:53 `#/modifiers/m` cannot be referred to here: only `resolutionOrder` may name a modifier"
        ),
        (
            order(
                ##"{ "$ref": "#/sets/a" }"##, ##""sets": { "a": { "sources": [{ "$ref": "#/sets/a" }] } },"##),
            "1:64 the reference leads back to itself: a/r.resolver.json#/sets/a → a/r.resolver.json#/sets/a"
        ),
        (
            order(##"{ "type": "set", "name": "s", "sources": [{ "$ref": "r.resolver.json" }] }"##),
            "3:43 `r.resolver.json` cannot be referred to here: it is a resolver, and sources are files of tokens"
        ),
    ])
    func faultsAreNamed(_ resolver: String, _ message: String) {
        #expect(Self.run(resolver).errors == [message])
    }

    @Test func unusedModifiersAreWarnedOf() {
        let run = Self.run(
            Self.order(
                ##"{ "type": "set", "name": "s", "sources": [] }"##,
                #""modifiers": { "m": { "contexts": { "a": [], "b": [] } } },"#))
        #expect(run.warnings == ["1:40 the modifier `m` is not in `resolutionOrder`, and changes nothing"])
    }

    /// An error in a file that a resolver names is reported in that file.
    @Test func faultsHaveTheirOwnFiles() {
        var texts = Self.files
        texts["a/r.resolver.json"] = Self.order(
            #"{ "type": "set", "name": "s", "sources": [{ "$ref": "base.json" }, { "$ref": "sub/x.json" }] }"#
        )
        texts["a/sub/x.json"] = "{\n  \"x\": { \"$value\": \"{oen}\" }\n}"
        let run = TokenRun(texts, "a/r.resolver.json")
        #expect(
            run.rendered == """
                a/sub/x.json:2:20: error: unknown token `oen`
                      "x": { "$value": "{oen}" }
                                       ^
                    did you mean `one`?

                """)
    }
}
