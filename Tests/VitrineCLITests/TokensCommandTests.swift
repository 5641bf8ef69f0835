import Foundation
import Testing

@Suite("vitrine tokens")
struct TokensCommandTests {
    private static let base = """
        {
          "color": {
            "$type": "color",
            "blue": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
            "accent": { "$value": "{color.blue}", "$description": "of buttons" }
          },
          "gap": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } }
        }
        """
    private static let resolver = """
        {
          "version": "2025.10",
          "resolutionOrder": [
            { "type": "set", "name": "base", "sources": [{ "$ref": "base.tokens.json" }] },
            {
              "type": "modifier", "name": "theme", "default": "light",
              "contexts": {
                "light": [],
                "dark": [{ "gap": { "$type": "dimension", "$value": { "value": 9, "unit": "px" } } }]
              }
            }
          ]
        }
        """

    private static func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(base, "base.tokens.json")
        try folder.write(resolver, "all.resolver.json")
        return folder
    }

    @Test func coloursThatAreHardlyToldApartAreNamed() throws {
        let folder = try Folder()
        func color(_ hex: String) -> String { "{ \"$type\": \"color\", \"$value\": \"\(hex)\" }" }
        try folder.write(
            """
            {
              "a": \(color("#336699")), "b": \(color("#34679A")), "c": \(color("#66AA33")),
              "d": { "$type": "color", "$value": "{a}" }
            }
            """, "a.tokens.json")
        let plain = try Tool.run(["tokens", "a.tokens.json"], in: folder.url)
        #expect(!plain.errors.contains("apart"))
        let errors = try Tool.run(["tokens", "a.tokens.json", "--near-duplicates"], in: folder.url).errors
        #expect(errors.contains("`a` and `b`") && errors.contains("`b` and `d`"), "\(errors)")
        #expect(!errors.contains("`c`") && !errors.contains("`a` and `d`"), "\(errors)")
    }

    /// Without a terminal there are no colours.
    @Test func printsALineAToken() throws {
        let folder = try Self.folder()
        let result = try Tool.run(["tokens", "base.tokens.json"], in: folder.url)
        #expect(result.code == 0 && result.errors.isEmpty)
        #expect(
            result.output == """
                color.blue    color      #0000ff
                color.accent  color      #0000ff
                gap           dimension  1.5rem

                """)
    }

    @Test func printsAFileOfTheFormat() throws {
        let folder = try Self.folder()
        let result = try Tool.run(["tokens", "base.tokens.json", "--format", "json"], in: folder.url)
        let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let accent = (json?["color"] as? [String: Any])?["accent"] as? [String: Any]
        #expect(accent?["$type"] as? String == "color")
        #expect(accent?["$description"] as? String == "of buttons")
        #expect((accent?["$value"] as? [String: Any])?["components"] as? [Double] == [0, 0, 1])
        // The output can be read again.
        try folder.write(result.output, "again.tokens.json")
        let again = try Tool.run(["tokens", "again.tokens.json", "--format", "json"], in: folder.url)
        #expect(again.output == result.output)
    }

    /// A resolver reads below its own folder, and everywhere with `--allow-outside`.
    @Test func aResolverStaysInItsFolder() throws {
        let folder = try Folder()
        func resolver(_ reference: String) -> String {
            """
            { "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "\(reference)" }] } },
              "resolutionOrder": [{ "$ref": "#/sets/s" }] }
            """
        }
        try folder.write("a secret", "secret/t.json")
        try folder.write(Self.base, "common/base.tokens.json")
        try folder.write(Self.base, "own/below/base.tokens.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("own/link.json").path,
            withDestinationPath: "../secret/t.json")
        for reference in ["/etc/hostname", "../secret/t.json", "link.json", "below/../../secret/t.json"] {
            try folder.write(resolver(reference), "own/r.resolver.json")
            let result = try Tool.run(["tokens", "own/r.resolver.json"], in: folder.url)
            #expect(result.code == 65 && !result.errors.contains("secret\n"), "\(result.errors)")
            #expect(result.errors.contains("lies outside the folder"), "\(result.errors)")
            #expect(result.errors.contains("give --allow-outside"))
        }
        try folder.write(resolver("../common/base.tokens.json"), "own/r.resolver.json")
        #expect(try Tool.run(["tokens", "own/r.resolver.json"], in: folder.url).code == 65)
        let allowed = try Tool.run(["tokens", "own/r.resolver.json", "--allow-outside"], in: folder.url)
        #expect(allowed.code == 0 && allowed.output.contains("color.accent"), "\(allowed.errors)")
        try folder.write(resolver("below/base.tokens.json"), "own/r.resolver.json")
        #expect(try Tool.run(["tokens", "own/r.resolver.json"], in: folder.url).code == 0)
    }

    @Test func namesAndValuesArePrintedSafely() throws {
        let folder = try Folder()
        try folder.write(
            """
            { "::error::x": { "$type": "number", "$value": 1 },
              "a\\u001b\\n::error::x": { "$type": "number", "$value": 1 },
              "f": { "$type": "fontFamily", "$value": ["\\u001b[2J\\u202e"] } }
            """, "t.json")
        let result = try Tool.run(["tokens", "t.json"], in: folder.url)
        #expect(result.code == 0, "\(result.errors)")
        #expect(!result.output.unicodeScalars.contains { ["\u{1B}", "\u{202E}"].contains($0) })
        #expect(!result.output.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(result.output)")
        #expect(result.output.contains("\\u{1B}[2J\\u{202E}"), "\(result.output)")
    }

    @Test func contextsAreChosen() throws {
        let folder = try Self.folder()
        let light = try Tool.run(["tokens", "all.resolver.json"], in: folder.url)
        let dark = try Tool.run(["tokens", "all.resolver.json", "--context", "theme=dark"], in: folder.url)
        #expect(light.output.contains("dimension  1.5rem\n"))
        #expect(dark.output.contains("dimension  9px\n"))
        let wrong = try Tool.run(["tokens", "all.resolver.json", "--context", "theme=drak"], in: folder.url)
        #expect(wrong.code == 65)
        #expect(
            wrong.errors.hasPrefix(
                "all.resolver.json:6:35: error: the modifier `theme` has no context `drak`\n"))
        #expect(wrong.errors.hasSuffix("    did you mean `dark`?\n"))
    }

    @Test(arguments: [
        (["tokens", "none.json"], Int32(66), "none.json: error: "),
        (["tokens", "base.tokens.json", "--context", "theme"], 64, "Error: "),
        (
            ["tokens", "base.tokens.json", "--context", "a=b", "--context", "A=c"], 64,
            "Error: --context gives a twice"
        ),
        (
            ["tokens", "bad.json"], 65,
            "bad.json:1:18: error: unknown token `b`\n    {\"a\": {\"$value\": \"{b}\"}}\n"
        ),
    ])
    func faultsHaveTheirCodes(_ arguments: [String], _ code: Int32, _ begins: String) throws {
        let folder = try Self.folder()
        try folder.write("{\"a\": {\"$value\": \"{b}\"}}\n", "bad.json")
        let result = try Tool.run(arguments, in: folder.url)
        #expect(result.code == code)
        #expect(result.errors.hasPrefix(begins), "\(result.errors)")
        #expect(result.output.isEmpty)
    }

    // MARK: Several files, and files of other tools

    /// Each may refer to the others' tokens, and later ones win.
    @Test func severalFilesAreOne() throws {
        let folder = try Self.folder()
        try folder.write(
            #"{ "gap": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } }, "link": { "$value": "{color.accent}" } }"#,
            "more.json")
        let result = try Tool.run(["tokens", "base.tokens.json", "more.json"], in: folder.url)
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(result.output.contains("gap           dimension  2px\n"))
        #expect(result.output.contains("link          color      #0000ff\n"))
        let reversed = try Tool.run(["tokens", "more.json", "base.tokens.json"], in: folder.url)
        #expect(reversed.output.contains("gap           dimension  1.5rem\n"))
        let missing = try Tool.run(["tokens", "base.tokens.json", "gone.json"], in: folder.url)
        #expect(missing.code == 66 && missing.errors.hasPrefix("gone.json: error: "))
    }

    /// A context is chosen in the files that have its modifier.
    @Test func contextsOfSeveralFilesAreChosen() throws {
        let folder = try Self.folder()
        try folder.write(#"{ "own": { "$type": "number", "$value": 1 } }"#, "more.json")
        for files in [["all.resolver.json", "more.json"], ["more.json", "all.resolver.json"]] {
            let result = try Tool.run(["tokens"] + files + ["--context", "theme=dark"], in: folder.url)
            #expect(result.code == 0 && result.output.contains("dimension  9px\n"), "\(result.errors)")
        }
        let wrong = try Tool.run(
            ["tokens", "all.resolver.json", "more.json", "--context", "them=dark"], in: folder.url)
        #expect(wrong.code == 65 && wrong.errors.contains("error: "), "\(wrong.errors)")
    }

    @Test func themesOfTokensStudioAreRead() throws {
        let folder = try Folder()
        try folder.write(##"{ "ink": { "value": "#111111", "type": "color" } }"##, "s/core.json")
        try folder.write(#"{ "fg": { "value": "{ink}", "type": "color" } }"#, "s/light.json")
        try folder.write(##"{ "fg": { "value": "#eeeeee", "type": "color" } }"##, "s/mode/dark.json")
        try folder.write(#"{ "tokenSetOrder": ["core", "light", "mode/dark"] }"#, "s/$metadata.json")
        try folder.write(
            #"[{ "name": "Light", "selectedTokenSets": { "core": "source", "light": "enabled" } }, { "name": "Dark", "selectedTokenSets": { "core": "source", "mode/dark": "enabled" } }]"#,
            "s/$themes.json")
        let cases: [(String, String?, String)] = [
            ("s/$themes.json", nil, "#111111"), ("s/$themes.json", "theme=dark", "#eeeeee"),
            ("s/$metadata.json", nil, "#eeeeee"), ("s/$metadata.json", "theme=light", "#111111"),
        ]
        for (file, context, text) in cases {
            let result = try Tool.run(
                ["tokens", file] + (context.map { ["--context", $0] } ?? []), in: folder.url)
            #expect(result.code == 0 && result.output.contains("fg   color  \(text)\n"), "\(result)")
        }
    }

    @Test func specimenDrawsEveryToken() throws {
        let folder = try Folder()
        try folder.write(
            """
            { "color": { "$type": "color",
                "text": { "$value": { "colorSpace": "srgb", "components": [0.463, 0.463, 0.463] } },
                "surface": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } },
              "space": { "$type": "dimension", "md": { "$value": { "value": 12, "unit": "px" } },
                "far": { "$value": { "value": 1000, "unit": "rem" } } },
              "speed": { "$type": "number", "$value": 0.5 } }
            """, "a.tokens.json")
        let run = try Tool.run(["tokens", "a.tokens.json", "--specimen", "page.yaml"], in: folder.url)
        #expect(run.code == 0 && run.output.isEmpty, "\(run.errors)")
        let page = String(decoding: try folder.bytes("page.yaml"), as: UTF8.self)
        let parts = ["color.text", "color.surface", "space.md", "space.far", "speed", "4.53 to 1, passes"]
        #expect(parts.filter { !page.contains($0) } == [])
        let drawn = try Tool.run(["render", "page.yaml", "-o", "page.png"], in: folder.url)
        #expect(drawn.code == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
        let picture = try Tool.run(["tokens", "a.tokens.json", "--specimen", "own.png"], in: folder.url)
        #expect(picture.code == 0 && picture.errors.isEmpty, "\(picture.errors)")
        #expect(try folder.bytes("own.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    /// One error, with a line that the shell can run as it stands.
    @Test func otherFormatsAreNamed() throws {
        let folder = try Folder()
        try folder.write("color:\n  red: '#f00'\n", "brand colors.yaml")
        let yaml = try Tool.run(["tokens", "brand colors.yaml"], in: folder.url)
        #expect(yaml.code == 65 && yaml.output.isEmpty)
        #expect(
            yaml.errors == """
                brand colors.yaml:1:1: error: this is YAML: design tokens are JSON with `$value`, as the format \
                2025.10 has them
                    color:
                    ^
                    convert it to JSON: `yq -o=json . 'brand colors.yaml' > 'brand colors.tokens.json'` (Debian's \
                yq: without `-o=json`)

                """)
        try folder.write(
            ##"{ "dsp_spec_version": "1", "entities": [{ "class": "token", "type": "color", "id": "a.b", "value": "#f00" }] }"##,
            "dsp.json")
        let dsp = try Tool.run(["tokens", "dsp.json"], in: folder.url)
        #expect(dsp.code == 65 && dsp.errors.components(separatedBy: "error: ").count == 2, "\(dsp.errors)")
        #expect(dsp.errors.contains("Design System Package"))
    }
}
