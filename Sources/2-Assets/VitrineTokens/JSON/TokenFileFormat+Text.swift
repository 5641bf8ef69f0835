import VitrineSource

/// Recognition of texts that are not JSON at all.
extension TokenFileFormat {
    /// Returns the format of a text that is not JSON; `nil` for one that is, or that is nothing known.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - file: The name of the file.
    static func format(of text: String, file: String) -> TokenFileFormat? {
        if let script = script(text) { return script }
        let rest = withoutComments(text[...])
        // Whatever its name is, a text in the brackets of JSON is read as JSON.
        guard let first = rest.first, first != "{" else { return nil }
        let found = first == "\"" ? nil : format(ofStart: rest)
        let name = file.lowercased()
        guard first != "[", let named = endings.first(where: { name.hasSuffix($0.0) })?.1 else {
            return found
        }
        switch named {
        case .yaml: return found == .scene ? .scene : .yaml
        case .xml: return found ?? .xml
        default: return named
        }
    }

    /// Returns the number of the first line of a conflict that was not resolved; `nil` if there is none.
    static func lineOfConflict(in text: String) -> Int? {
        guard text.utf8.starts(with: "<<<<<<<".utf8) || text.contains("\n<<<<<<<") else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let first = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }),
            lines[first...].contains("=======")
        else { return nil }
        return first + 1
    }

    private static let endings: [(String, TokenFileFormat)] = [
        (".yaml", .yaml), (".yml", .yaml), (".toml", .toml), (".css", .css), (".pcss", .css),
        (".scss", .scss), (".sass", .scss), (".less", .less), (".js", .javaScript), (".mjs", .javaScript),
        (".cjs", .javaScript), (".jsx", .javaScript), (".ts", .typeScript), (".tsx", .typeScript),
        (".mts", .typeScript), (".xml", .xml), (".plist", .propertyList), (".svg", .svg),
        (".html", .html), (".csv", .csv), (".tsv", .csv), (".properties", .properties), (".env", .properties),
        (".swift", .swift), (".kt", .kotlin), (".kts", .kotlin), (".dart", .dart), (".md", .markdown),
        (".ini", .ini), (".cfg", .ini), (".py", .python), (".go", .go), (".rs", .rust), (".java", .java),
        (".cs", .cSharp), (".c", .cFamily), (".h", .cFamily), (".cc", .cFamily), (".cpp", .cFamily),
        (".hpp", .cFamily), (".m", .cFamily), (".rb", .ruby), (".php", .php), (".sh", .shell),
        (".tf", .terraform),
        (".tfvars", .terraform), (".hcl", .terraform), (".vue", .webComponent), (".svelte", .webComponent),
        (".astro", .webComponent),
    ]

    /// Returns a text after the space and the comments that it begins with.
    private static func withoutComments(_ text: Substring) -> Substring {
        var rest = text
        while true {
            rest = rest.drop { $0.isWhitespace }
            if isDirective(rest) { return rest }
            if rest.hasPrefix("/*") {
                guard let end = rest.firstRange(of: "*/") else { return "" }
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("<!--") {
                guard let end = rest.firstRange(of: "-->") else { return "" }
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("//") || rest.hasPrefix("# ")
                || (rest.hasPrefix("#") && !line(rest).contains("{"))
            {
                rest = rest.drop { !$0.isNewline }
            } else {
                return rest
            }
        }
    }

    /// Returns the format of a script that names its interpreter.
    private static func script(_ text: String) -> TokenFileFormat? {
        guard text.hasPrefix("#!") else { return text.hasPrefix("<?php") ? .php : nil }
        let line = line(text[...])
        let interpreters: [(String, TokenFileFormat)] = [
            ("python", .python), ("ruby", .ruby), ("php", .php), ("node", .javaScript), ("swift", .swift),
        ]
        return interpreters.first { line.contains($0.0) }?.1 ?? .shell
    }

    /// Returns `true` for a line of C's preprocessor.
    private static func isDirective(_ text: Substring) -> Bool {
        ["#define ", "#include ", "#import ", "#pragma ", "#if"].contains(where: text.hasPrefix)
    }

    private static func line(_ text: Substring) -> Substring { text.prefix { !$0.isNewline } }

    private static func format(ofStart text: Substring) -> TokenFileFormat? {
        var line = Self.line(text)
        while line.last?.isWhitespace == true { line.removeLast() }
        let start = line.lowercased()
        switch text.first {
        case "<": return markup(text)
        case "[": return isTableHeader(line) ? table(text) : nil
        case ";": return .ini
        case "@":
            let rules = ["charset", "import", "media", "layer", "theme", "font-face", "property", "supports"]
            if ["@use", "@forward", "@mixin", "@function"].contains(where: start.hasPrefix) { return .scss }
            if rules.contains(where: { start.hasPrefix("@" + $0) }) { return .css }
            return line.contains(":") ? .less : nil
        case "$": return line.contains(":") ? .scss : nil
        case "#" where isDirective(text): return .cFamily
        case ":", "*", ".", "#": return text.prefix(2000).contains("{") ? .css : nil
        case "-":
            if line.hasPrefix("--"), line.contains(":") { return .css }
            return line == "---" || line.hasPrefix("- ") || line.hasPrefix("--- ") ? .yaml : nil
        case "%": return line.hasPrefix("%YAML") ? .yaml : nil
        default: break
        }
        if let module = module(start, text) { return module }
        return pairs(line, text)
    }

    private static func markup(_ text: Substring) -> TokenFileFormat {
        let head = text.prefix(2000).lowercased()
        let kinds: [(String, TokenFileFormat)] = [
            ("<resources", .androidResources), ("<plist", .propertyList), ("<svg", .svg), ("<html", .html),
        ]
        return kinds.first { head.contains($0.0) }?.1 ?? .xml
    }

    /// Returns `true` for the head of a table in TOML, `[color.brand]`.
    private static func isTableHeader(_ line: Substring) -> Bool {
        let name = line.drop { $0 == "[" }.prefix { $0 != "]" }
        guard line.hasSuffix("]"), name.first?.isLetter == true, !["true", "false", "null"].contains(name)
        else { return false }
        return line.allSatisfy { $0.isLetter || $0.isNumber || "[]._- ".contains($0) }
    }

    private static func module(_ start: String, _ text: Substring) -> TokenFileFormat? {
        let script = [
            "export ", "export{", "module.exports", "exports.", "import ", "const ", "let ", "var ",
            "'use strict'",
            "function ", "require(", "(function", "(()",
        ]
        let types = ["interface ", "type ", "declare ", "enum "]
        if let code = code(start, text) { return code }
        if types.contains(where: start.hasPrefix) { return .typeScript }
        return script.contains(where: start.hasPrefix) ? .javaScript : nil
    }

    /// Returns the language of source code, other than those of web pages.
    private static func code(_ start: String, _ text: Substring) -> TokenFileFormat? {
        func begins(_ words: String...) -> Bool { words.contains { start.hasPrefix($0) } }
        if begins("package ") {
            // `package tokens`, `package com.example.tokens`, and with a semicolon.
            if start.hasSuffix(";") { return .java }
            return start.contains(".") || text.contains("\nval ") ? .kotlin : .go
        }
        if begins("import 'package:") { return .dart }
        if begins("import "), !start.contains("'"), !start.contains("\"") {
            if start.hasSuffix(";") { return .java }
            if line(text).dropFirst("import ".count).first?.isUppercase == true { return .swift }
            return text.contains("\nval ") ? .kotlin : .python
        }
        if begins("from "), start.contains(" import ") { return .python }
        if begins("def ", "class "), start.hasSuffix(":") { return .python }
        if begins("pub ", "pub(", "use ", "fn ", "mod ", "#![") { return .rust }
        if begins("using ", "namespace ") { return .cSharp }
        if begins("public ", "final class ", "extension ") {
            let isJava = text.contains("static final ") || start.hasPrefix("public class ")
            return isJava ? .java : .swift
        }
        let blocks = ["variable", "resource", "provider", "module", "output", "data"].map { $0 + " \"" }
        if blocks.contains(where: start.hasPrefix) || begins("locals {", "terraform {") { return .terraform }
        return nil
    }

    /// Returns the format of a text that begins with the head of a table: an INI file has values without
    /// quotes.
    private static func table(_ text: Substring) -> TokenFileFormat {
        for line in text.split(whereSeparator: \.isNewline).prefix(100) {
            guard let sign = line.firstIndex(of: "="), line.first != "#", line.first != "[" else { continue }
            let value = line[line.index(after: sign)...].drop(while: \.isWhitespace)
            guard let first = value.first, !"\"'[{+-".contains(first), !first.isNumber else { return .toml }
            return value.hasPrefix("true") || value.hasPrefix("false") ? .toml : .ini
        }
        return .toml
    }

    /// Returns the format of lines of a key and a value.
    private static func pairs(_ line: Substring, _ text: Substring) -> TokenFileFormat? {
        let key = line.prefix { $0.isLetter || $0.isNumber || "_-.$ '\"".contains($0) }
        guard !key.isEmpty, key.count < line.count else { return nil }
        let rest = line[key.endIndex...]
        if rest.first == "=" { return .toml }
        if rest.first == "{" { return .css }
        guard rest.first == ":", rest.count == 1 || rest.dropFirst().first?.isWhitespace == true else {
            return nil
        }
        if line.hasSuffix(";") { return .css }
        let isScene = ["vitrine:", "canvas:", "body:"].contains {
            text.hasPrefix($0) || text.contains("\n" + $0)
        }
        return isScene && text.contains("body:") ? .scene : .yaml
    }
}
