import Testing
import VitrineHints
import VitrineSource
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
        #expect(ink([:]) == "#111111")
        #expect(ink(["theme": "light"]) == "#111111")
        #expect(ink(["theme": "dark"]) == "#eeeeee")
    }

    /// The same sets and themes give the same tokens as files and as one file, whatever is chosen.
    @Test(arguments: [
        [String: String](), ["Mode": "Dark"], ["mode": "light"], ["Brand": "None"],
        ["Mode": "Dark", "Brand": "None"], ["Mode": "Light", "Brand": "Red"],
    ])
    func oneFileIsReadAsTheFolder(_ contexts: [String: String]) {
        func tokens(_ run: TokenRun) -> [String] {
            #expect(run.errors == [], "\(run.rendered)")
            return run.tokens.tokens.map { "\($0.name) \($0.value.text)" }
        }
        let members = Self.sets.sorted { $0.key < $1.key }.map { path, text in
            let name = path.dropFirst("studio/".count).dropLast(".json".count)
            return "\"\(name)\": \(text)"
        }
        let one = TokenRun(
            ["t.json": "{ \(members.joined(separator: ",\n")) }"], "t.json", in: contexts)
        #expect(tokens(one) == tokens(TokenRun(Self.sets, "studio/$themes.json", in: contexts)))
    }

    /// Where no theme is there to be the first, one file takes all sets.
    @Test(arguments: ["", #", "$themes": []"#]) func oneFileWithoutThemesTakesAllSets(_ themes: String) {
        let run = TokenRun(
            ##"""
            {
              "core": { "ink": { "value": "#111111", "type": "color" } },
              "dark": { "ink": { "value": "#eeeeee", "type": "color" } },
              "$metadata": { "tokenSetOrder": ["core", "dark"] }\##(themes)
            }
            """##)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.tokens["ink"]?.value.text == "#eeeeee")
    }

    @Test(arguments: [
        (
            "$metadata.json", ##"{ "tokenSetOrder": "core" }"##, [String: String](),
            ["1:20 expected an array of the names of sets, found the text \"core\""], 0
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

    /// A set that there is no file of is a warning, whichever file names it, and all others are read.
    @Test(arguments: [
        ("$themes.json", nil), ("$themes.json", ##"["core", "gone"]"##),
        ("$metadata.json", ##"["core", "gone"]"##),
    ])
    func missingSetsAreWarnedOf(_ file: String, _ order: String?) {
        var files = [
            "s/core.json": ##"{ "a": { "$type": "color", "$value": "#ff0000" } }"##,
            "s/$themes.json":
                ##"[{ "name": "L", "selectedTokenSets": { "core": "enabled", "gone": "enabled" } }]"##,
        ]
        files["s/$metadata.json"] = order.map { "{ \"tokenSetOrder\": \($0) }" }
        let run = TokenRun(files, "s/" + file)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(run.warnings.count { $0.contains("there is no set `gone`") } == 1, "\(run.rendered)")
        #expect(run.tokens.names == ["a"])
    }

    /// So it is where the sets are in one file, which has those that themes select and the order lacks.
    @Test func missingSetsOfOneFileAreWarnedOf() {
        let run = TokenRun(
            ##"""
            {
              "core": { "a": { "$type": "color", "$value": "#ff0000" } },
              "late": { "b": { "$type": "color", "$value": "#00ff00" } },
              "$themes": [{ "name": "L", "selectedTokenSets": { "core": "enabled", "late": "enabled", "gone": "enabled" } }],
              "$metadata": { "tokenSetOrder": ["core", "old"] }
            }
            """##)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(
            run.warnings.filter { $0.contains("there is no set") }.map { $0.split(separator: "`")[1] } == [
                "gone", "old",
            ])
        #expect(run.tokens.names == ["a", "b"])
    }

    /// Files in which `Core` is not `core`, and is known to be nearly so.
    private struct ExactFiles: TokenFiles {
        let texts: [String: String]

        func bytes(at path: String, limit: Int) -> Result<[UInt8], TokenFileError> {
            if let text = texts[path] { return .success(Array(text.utf8)) }
            let alike = texts.keys.first { $0.lowercased() == path.lowercased() }
            return .failure(alike.map { .misnamed(advice: "did you mean \($0)?") } ?? .missing)
        }
    }

    @Test(arguments: ["$themes.json", "$metadata.json"])
    func setsOfAnotherSpellingAreWarnedOf(_ file: String) throws {
        let files = ExactFiles(texts: [
            "core.json": ##"{ "a": { "$type": "color", "$value": "#ff0000" } }"##,
            "$themes.json":
                ##"[{ "name": "L", "selectedTokenSets": { "core": "enabled", "Core": "enabled" } }]"##,
            "$metadata.json": ##"{ "tokenSetOrder": ["core", "Core"] }"##,
        ])
        let tokens = try TokenDocument(at: file, from: files).tokens()
        #expect(tokens.names == ["a"])
        #expect(tokens.diagnostics.errors.isEmpty)
        #expect(
            tokens.diagnostics.rendered(with: SceneHints()).contains("did you mean core.json?"))
    }

    /// A file without an order, and without themes beside it, says that it has no sets.
    @Test(arguments: [
        ("{}", "1:1 `$metadata.json` needs `tokenSetOrder`"),
        (##"{ "tokenSetOrder": [] }"##, "1:20 expected the names of sets, found an empty array"),
    ])
    func noOrderIsAnError(_ text: String, _ error: String) {
        #expect(TokenRun(["$metadata.json": text], "$metadata.json").errors == [error])
        var sets = Self.sets
        sets["studio/$metadata.json"] = text
        #expect(TokenRun(sets, "studio/$metadata.json").errors == [])
    }

    @Test func noThemesAndNoOrderIsAnError() {
        let run = TokenRun(["$themes.json": "[]"], "$themes.json")
        #expect(
            run.errors.count == 1 && run.errors[0].contains("`$metadata.json` beside them"), "\(run.rendered)"
        )
    }
}
