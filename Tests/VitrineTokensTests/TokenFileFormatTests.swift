import Testing
import VitrineSource
import VitrineTokens

@Suite("A file in another format gets one error, which names it")
struct TokenFileFormatTests {
    @Test(arguments: [
        // Other notations, by the name of the file or without one that tells.
        (
            "t.yaml", "color:\n  red:\n    $value: '#f00'\n", "1:1 this is YAML",
            "yq -o=json . t.yaml > t.tokens.json"
        ),
        ("t.json", "# Red Hat\n---\ncolor:\n  red: '#f00'\n", "1:1 this is YAML", "yq"),
        ("t.tokens.yml", "- name: red\n", "1:1 this is YAML", "t.tokens.json"),
        (
            "t.yaml", "vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody: []\n", "1:1 this is a scene",
            "`tokens`"
        ),
        ("t.css", ":root {\n  --red: #f00;\n}\n", "1:1 this is CSS", "DTCG"),
        ("t", "/* Colours. */\n:root { --red: #f00; }\n", "1:1 this is CSS", "DTCG"),
        ("t", "@theme {\n  --color-red: #f00;\n}\n", "1:1 this is CSS", "DTCG"),
        ("t.json", "// Colours.\n$red: #f00;\n$blue: #00f;\n", "1:1 this is SCSS", "DTCG"),
        ("t.scss", "@use 'x';\n", "1:1 this is SCSS", "DTCG"),
        ("t", "@red: #f00;\n", "1:1 this is Less", "DTCG"),
        ("t.js", "module.exports = { red: '#f00' };\n", "1:1 this is a JavaScript module", "node -e"),
        ("t.json", "export default { red: '#f00' };\n", "1:1 this is a JavaScript module", "node -e"),
        (
            "t.mjs", "/** Tokens. */\nexport const red = '#f00';\n", "1:1 this is a JavaScript module",
            "node -e"
        ),
        ("t.ts", "export const red = '#f00' as const;\n", "1:1 this is a TypeScript module", "DTCG"),
        (
            "t.xml", "<?xml version=\"1.0\"?>\n<resources>\n", "1:1 this is XML with resources for Android",
            "DTCG"
        ),
        ("t.plist", "<?xml version=\"1.0\"?>\n<plist>\n", "1:1 this is a property list", "DTCG"),
        ("t", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "1:1 this is SVG", "DTCG"),
        ("t.toml", "[color]\nred = \"#f00\"\n", "1:1 this is TOML", "JSON"),
        ("t", "[color.brand]\nred = \"#f00\"\n", "1:1 this is TOML", "JSON"),
        ("t.json", "PK\u{3}\u{4}abc", "1:1 this is a compressed archive", "unpack"),
        ("Colors.swift", "import SwiftUI\nextension Color {}\n", "1:1 this is Swift source code", "DTCG"),
        // JSON of other structures.
        (
            "t.json",
            ##"{ "dsp_spec_version": "0.93", "last_updated_by": "Material", "entities": [{ "class": "token", "type": "color", "id": "md.red", "value": "#f00" }] }"##,
            "1:3 this is a Design System Package (DSP)", "jq"
        ),
        (
            "t.json",
            ##"{ "status": 200, "error": false, "meta": { "variables": { "1:2": { "name": "red", "resolvedType": "COLOR", "valuesByMode": {} } }, "variableCollections": { "1:1": {} } } }"##,
            "1:34 this is Figma's own form of variables", "DTCG"
        ),
        (
            "t.json",
            ##"{ "id": "VariableCollectionId:1:1", "name": "Colors", "modes": { "1:0": "Light" }, "variableIds": ["1:2"], "variables": [{ "name": "red", "valuesByMode": {} }] }"##,
            "1:84 this is Figma's own form of variables", "DTCG"
        ),
        (
            "t.json",
            ##"{ "version": "1.0.4", "metadata": {}, "collections": [{ "name": "Colors", "modes": [{ "name": "Light", "variables": [{ "name": "red", "type": "color", "value": "#f00" }] }] }] }"##,
            "1:39 this is Figma's own form of variables", "DTCG"
        ),
        (
            "t.json",
            ##"{ "description": "TYPE: CUSTOM", "seed": "#f00", "schemes": { "light": { "primary": "#f00" } }, "palettes": {} }"##,
            "1:50 this is a theme of Material's theme builder", "$value"
        ),
        (
            "t.json", ##"{ "global": { "type": "color" }, "props": { "red": { "value": "{!red}" } } }"##,
            "1:34 this is a file for Theo", "Style Dictionary"
        ),
        (
            "config.json", ##"{ "source": ["tokens/**/*.json"], "platforms": { "css": {} } }"##,
            "1:35 this is a configuration of Style Dictionary", "`source`"
        ),
        (
            "t.json", ##"{ "theme": { "colors": { "red": "#f00", "blue": "#00f" } } }"##,
            "1:3 this is a theme for Tailwind", "$value"
        ),
        (
            "t.json", ##"{ "$schema": "http://json-schema.org/draft-07/schema#", "type": "object" }"##,
            "1:3 this is a JSON Schema", "DTCG"
        ),
        (
            "Contents.json",
            ##"{ "colors": [{ "idiom": "universal" }], "info": { "author": "xcode", "version": 1 } }"##,
            "1:41 this is a part of Xcode's asset catalogue", "DTCG"
        ),
        (
            "package.json", ##"{ "name": "tokens", "version": "1.0.0", "dependencies": {} }"##,
            "1:3 this is a package manifest", "JSON file of tokens"
        ),
        (
            "t.json", ##"[{ "name": "red", "type": "color", "value": "#f00" }]"##,
            "1:1 this is a list of tokens", "object"
        ),
        (
            "t.json", ##"{ "color": { "red": "#f00", "blue": "#00f" }, "space": { "s": 4 } }"##,
            "1:14 this is JSON with plain values, and has no tokens", "$value"
        ),
    ])
    func formatsAreNamed(_ file: String, _ text: String, _ error: String, _ hint: String) {
        let run = TokenRun([file: text], file)
        #expect(run.errors.count == 1 && run.errors.first?.hasPrefix(error) == true, "\(run.rendered)")
        let advice = run.found.first?.problem.hint?.text
        #expect(advice?.contains(hint) == true, "\(advice ?? "")")
        #expect(run.warnings == [])
    }

    /// What is design tokens after all, whatever its name or its first line.
    @Test(arguments: [
        ("t.yaml", #"{ "a": { "$type": "number", "$value": 1 } }"#),
        ("t.js", "// tokens\n{ \"a\": { \"$type\": \"number\", \"$value\": 1 } }"),
        ("t.json", #"{ "props": { "a": { "$type": "number", "$value": 1 } } }"#),
        (
            "t.json",
            #"{ "variables": { "a": { "$type": "number", "$value": 1 } }, "collections": { "b": { "$type": "number", "$value": 1 } } }"#
        ),
        (
            "t.json",
            #"{ "theme": { "colors": { "a": { "$type": "number", "$value": 1 } } }, "platforms": {} }"#
        ),
        ("t.json", #"{ "dsp_spec_version": { "$type": "number", "$value": 1 } }"#),
    ])
    func tokensAreRead(_ file: String, _ text: String) {
        let run = TokenRun([file: text], file)
        #expect(run.errors == [], "\(run.rendered)")
        #expect(!run.tokens.tokens.isEmpty)
    }

    /// A file that a resolver names, and a set of a theme.
    @Test(arguments: [
        (
            ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "base.yaml" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##,
            "r.resolver.json"
        ),
        (##"{ "tokenSetOrder": ["base"] }"##, "$metadata.json"),
    ])
    func filesOfFilesAreNamed(_ text: String, _ path: String) {
        let run = TokenRun(
            [path: text, "base.yaml": "a: 1\n", "base.json": "{ \"a\": 1, \"b\": 2 }"], path)
        #expect(run.errors.count == 1 && run.errors[0].contains("this is "), "\(run.rendered)")
    }
}
