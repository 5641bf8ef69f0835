import Testing
import VitrineTokens

@Suite("Tokens Studio's sets are files, which themes select")
struct StudioSetsTests {
    private static let sets = [
        "studio/core.json":
            ##"{ "ink": { "value": "#111111", "type": "color" }, "paper": { "value": "#eeeeee", "type": "color" }, "gap": { "value": "4", "type": "spacing" } }"##,
        "studio/light.json":
            ##"{ "fg": { "value": "{ink}", "type": "color" }, "gap": { "value": "8", "type": "spacing" } }"##,
        "studio/mode/dark.json": ##"{ "fg": { "value": "{paper}", "type": "color" } }"##,
        "studio/brand.json": ##"{ "accent": { "$type": "color", "$value": "#ff0000" } }"##,
        "studio/$metadata.json": ##"{ "tokenSetOrder": ["light", "mode/dark", "core", "brand"] }"##,
        "studio/$themes.json": ##"""
        [
          { "id": "1", "name": "Light", "group": "Mode", "selectedTokenSets": { "core": "source", "light": "enabled" } },
          { "id": "2", "name": "Dark", "group": "Mode", "selectedTokenSets": { "core": "source", "mode/dark": "enabled", "light": "disabled" } },
          { "id": "3", "name": "Red", "group": "Brand", "selectedTokenSets": { "brand": "enabled" } },
          { "id": "4", "name": "None", "group": "Brand", "selectedTokenSets": {} }
        ]
        """##,
    ]

    /// Themes without a choice are the first of each group; sources come before what is enabled, whatever the
    /// order; all sets in their order where no theme is chosen in `$metadata.json`.
    @Test(arguments: [
        (
            "$themes.json", [String: String](),
            ["ink #111111", "paper #eeeeee", "gap 8px", "fg #111111", "accent #ff0000"]
        ),
        (
            "$themes.json", ["Mode": "Dark"],
            ["ink #111111", "paper #eeeeee", "gap 4px", "fg #eeeeee", "accent #ff0000"]
        ),
        (
            "$themes.json", ["mode": "dark", "brand": "none"],
            ["ink #111111", "paper #eeeeee", "gap 4px", "fg #eeeeee"]
        ),
        ("$metadata.json", [:], ["fg #eeeeee", "gap 4px", "ink #111111", "paper #eeeeee", "accent #ff0000"]),
        ("$metadata.json", ["Brand": "None"], ["ink #111111", "paper #eeeeee", "gap 8px", "fg #111111"]),
    ])
    func themesSelectSets(_ file: String, _ contexts: [String: String], _ tokens: [String]) {
        let run = TokenRun(Self.sets, "studio/" + file, in: contexts)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens.tokens.map { "\($0.name) \($0.value.text)" } == tokens)
    }

    /// Without `$metadata.json` sets follow the order in which themes name them; without themes all count.
    @Test func eachFileDoesWithoutTheOther() {
        var sets = Self.sets
        sets["studio/$metadata.json"] = nil
        #expect(TokenRun(sets, "studio/$themes.json").tokens["gap"]?.value.text == "8px")
        sets = Self.sets
        sets["studio/$themes.json"] = nil
        #expect(TokenRun(sets, "studio/$metadata.json").tokens["gap"]?.value.text == "4px")
        let none = TokenRun(sets, "studio/$metadata.json", in: ["Mode": "Dark"])
        #expect(none.errors == ["1:1 there are no modifiers here, so there is no context to choose"])
    }

    /// One file with the sets side by side has themes too.
    @Test func themesInOneFileSelectSets() {
        let text = ##"""
            {
              "core": { "ink": { "value": "#111111", "type": "color" } },
              "dark": { "ink": { "value": "#eeeeee", "type": "color" } },
              "$themes": [
                { "name": "light", "selectedTokenSets": { "core": "enabled" } },
                { "name": "dark", "selectedTokenSets": { "core": "source", "dark": "enabled" } }
              ],
              "$metadata": { "tokenSetOrder": ["core", "dark"] }
            }
            """##
        func ink(_ contexts: [String: String]) -> String? {
            TokenRun(["t.json": text], "t.json", in: contexts).tokens["ink"]?.value.text
        }
        #expect(ink([:]) == "#eeeeee")
        #expect(ink(["theme": "light"]) == "#111111")
        #expect(ink(["theme": "dark"]) == "#eeeeee")
    }

    @Test(arguments: [
        (
            "$metadata.json", ##"{ "tokenSetOrder": ["core", "gone"] }"##, [String: String](),
            ["1:29 there is no file `studio/gone.json`"], 0
        ),
        (
            "$themes.json",
            ##"[{ "name": "A", "selectedTokenSets": { "core": "enabled", "cor": "enabled" } }]"##, [:], [], 1
        ),
        (
            "$themes.json", ##"[{ "name": "A", "selectedTokenSets": { "core": "enabled" } }]"##,
            ["theme": "B"],
            ["1:12 the modifier `theme` has no context `B`"], 0
        ),
        (
            "$themes.json", ##"[{ "name": "A", "selectedTokenSets": { "core": "on" } }]"##, [:],
            ["1:48 unknown selection of a set `on`"], 0
        ),
        (
            "$themes.json",
            ##"[{ "name": "A", "selectedTokenSets": { "core": "enabled" } }, { "name": "A", "selectedTokenSets": {} }]"##,
            [:],
            ["1:73 `A` is the name of more than one theme of its group"], 0
        ),
        ("$themes.json", "[]", [:], [], 0),
    ])
    func faultsAreNamed(
        _ file: String, _ text: String, _ contexts: [String: String], _ errors: [String], _ stale: Int
    ) {
        var sets = Self.sets
        sets["studio/" + file] = text
        let run = TokenRun(sets, "studio/" + file, in: contexts)
        #expect(run.errors == errors, "\(run.rendered)")
        #expect(run.warnings.count { $0.contains("there is no set `cor`") } == stale, "\(run.rendered)")
    }

    @Test func noThemesAndNoOrderIsAnError() {
        let run = TokenRun(["$themes.json": "[]"], "$themes.json")
        #expect(
            run.errors.count == 1 && run.errors[0].contains("`$metadata.json` beside them"), "\(run.rendered)"
        )
    }
}
