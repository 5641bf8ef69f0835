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
        ("t.py", "RED = \"#f00\"\n", "1:1 this is Python source code", "DTCG"),
        ("t", "#!/usr/bin/env python3\nRED = 1\n", "1:1 this is Python source code", "DTCG"),
        ("t", "from enum import Enum\n", "1:1 this is Python source code", "DTCG"),
        ("t.sh", "RED=1\n", "1:1 this is a shell script", "DTCG"),
        ("t.go", "package tokens\n", "1:1 this is Go source code", "DTCG"),
        ("t", "package tokens\n\nconst Red = \"#f00\"\n", "1:1 this is Go source code", "DTCG"),
        ("t", "package com.example.tokens\n\nval red = 1\n", "1:1 this is Kotlin source code", "DTCG"),
        ("T.kt", "package tokens\n", "1:1 this is Kotlin source code", "DTCG"),
        ("T.java", "public class T {}\n", "1:1 this is Java source code", "DTCG"),
        ("t", "package com.example;\n", "1:1 this is Java source code", "DTCG"),
        ("t.rs", "pub const RED: u32 = 1;\n", "1:1 this is Rust source code", "DTCG"),
        ("t", "pub const RED: u32 = 1;\n", "1:1 this is Rust source code", "DTCG"),
        ("t.tf", "locals {\n  red = \"#f00\"\n}\n", "1:1 this is a configuration for Terraform", "DTCG"),
        ("t", "variable \"red\" {\n}\n", "1:1 this is a configuration for Terraform", "DTCG"),
        ("T.cs", "namespace T;\n", "1:1 this is C# source code", "DTCG"),
        ("t.h", "#define RED 1\n", "1:1 this is source code in C or C++", "DTCG"),
        ("t.php", "<?php\nreturn [];\n", "1:1 this is PHP source code", "DTCG"),
        ("T.vue", "<template>\n", "1:1 this is a component of a web page", "DTCG"),
        ("t.ini", "[c]\nred=#f00\n", "1:1 this is an INI file", "DTCG"),
        ("t", "[c]\nred=#f00\n", "1:1 this is an INI file", "DTCG"),
        ("t", "; colours\nred=#f00\n", "1:1 this is an INI file", "DTCG"),
        ("t.json", "%PDF-1.4\n", "1:1 this is a PDF document", "DTCG"),
        ("t", "GIF89a", "1:1 this is a picture", "DTCG"),
        (
            "t.json", "<<<<<<< HEAD\n{ \"a\": 1 }\n=======\n",
            "1:1 this is a file with the marks of a merge conflict", "keep one side"
        ),
        (
            "t.json", "{\n  \"a\": 1,\n<<<<<<< HEAD\n  \"b\": 2\n=======\n  \"b\": 3\n>>>>>>> x\n}\n",
            "3:1 this is a file with the marks of a merge conflict", "keep one side"
        ),
        // JSON of other structures.
        (
            "dsp.json",
            ##"{ "dsp_spec_version": "1.0", "settings": {}, "import": [{ "src": "data/tokens.json" }] }"##,
            "1:3 this is the root file of a Design System Package (DSP)", "`import`"
        ),
        (
            "t.json",
            ##"{ "dsp_spec_version": "0.93", "last_updated_by": "Material", "entities": [{ "class": "token", "type": "color", "id": "md.red", "value": "#f00" }] }"##,
            "1:3 this is a Design System Package (DSP)", "jq"
        ),
        // Without the version.
        (
            "t.json",
            ##"{ "entities": [{ "class": "token", "type": "color", "id": "md.red", "value": "#f00" }] }"##,
            "1:3 this is a Design System Package (DSP)", "jq"
        ),
        (
            "t.tokens.json", ##"{ "last_updated_by": "Material", "entities": [] }"##,
            "1:34 this is a Design System Package (DSP)", "t.tokens.json"
        ),
        (
            "t.json",
            ##"{ "settings": {}, "entities": [{ "class": "token", "id": "a", "value": "{md.red}" }] }"##,
            "1:19 this is a Design System Package (DSP)", "groups"
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

    /// Files that are no text, by their first bytes, or by their names where those tell nothing.
    @Test(
        arguments: [
            ("t.aco", [0, 1, 0, 2, 0, 0, 0xFF, 0xFF], "a file of Adobe swatches"),
            ("t.ttf", [0, 1, 0, 0, 0, 9, 0, 0x80, 0, 3], "a font"),
            ("t", Array("OTTO\0\u{9}".utf8), "a font"),
            ("t", Array("wOF2\0\u{1}\0\0".utf8) + [0xFF], "a font"),
            ("t.webp", Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WEBPVP8 ".utf8) + [0xFE], "a picture"),
            ("t", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10], "a picture"),
            ("t.db", Array("SQLite format 3\0".utf8) + [0x10, 0, 1, 1], "an SQLite database"),
            ("a.tar", Array("a.json".utf8) + Array(repeating: 0, count: 494), "a compressed archive"),
            ("t", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], "a program"),
            ("t.pdf", Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3], "a PDF document"),
        ] as [(String, [UInt8], String)])
    func bytesAreNamed(_ file: String, _ bytes: [UInt8], _ name: String) {
        struct OneFile: TokenFiles {
            let bytes: [UInt8]
            func bytes(at path: String, limit: Int) -> Result<[UInt8], TokenFileError> { .success(bytes) }
        }
        let faults = #expect(throws: Diagnostics.self) {
            try TokenDocument(at: file, from: OneFile(bytes: bytes))
        }
        #expect(faults?.errors.count == 1)
        #expect(faults?.errors.first?.problem.message.hasPrefix("this is \(name):") == true)
    }

    /// The advice for a module reads what it exports, by names or as a whole, wherever the file is.
    @Test func theAdviceForModulesReadsNamedExports() {
        let run = TokenRun(["/a/t.js": "export const red = 1;\n"], "/a/t.js")
        let advice = run.found.first?.problem.hint?.text ?? ""
        #expect(advice.contains("resolve(process.argv[1])") && advice.contains("m.default ?? m"), "\(advice)")
        #expect(advice.hasSuffix("/a/t.js > /a/t.tokens.json`"))
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
        ("t.json", #"{ "entities": { "a": { "$type": "number", "$value": 1 } } }"#),
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
