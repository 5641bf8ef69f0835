import VitrineSource

/// Recognition of files that are not JSON at all.
extension TokenFileFormat {
    /// Returns the format of bytes that are not text, or `nil` for an unknown one.
    static func format(of bytes: [UInt8]) -> TokenFileFormat? {
        let signatures: [([UInt8], TokenFileFormat)] = [
            ([0x50, 0x4B, 0x03, 0x04], .archive), ([0x1F, 0x8B], .archive),
            ([0x42, 0x5A, 0x68], .archive), ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .archive),
            (Array("ASEF".utf8), .swatches), ([0x89, 0x50, 0x4E, 0x47], .picture),
            ([0xFF, 0xD8, 0xFF], .picture), (Array("bplist".utf8), .propertyList),
        ]
        return signatures.first { bytes.starts(with: $0.0) }?.1
    }

    /// Returns the format of a text that is not JSON; `nil` for one that is, or that is nothing known.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - file: The name of the file.
    static func format(of text: String, file: String) -> TokenFileFormat? {
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

    private static let endings: [(String, TokenFileFormat)] = [
        (".yaml", .yaml), (".yml", .yaml), (".toml", .toml), (".css", .css), (".pcss", .css),
        (".scss", .scss), (".sass", .scss), (".less", .less), (".js", .javaScript), (".mjs", .javaScript),
        (".cjs", .javaScript), (".jsx", .javaScript), (".ts", .typeScript), (".tsx", .typeScript),
        (".mts", .typeScript), (".xml", .xml), (".plist", .propertyList), (".svg", .svg),
        (".html", .html), (".csv", .csv), (".tsv", .csv), (".properties", .properties), (".env", .properties),
        (".swift", .swift), (".kt", .kotlin), (".dart", .dart), (".md", .markdown),
    ]

    /// Returns a text after the space and the comments that it begins with.
    private static func withoutComments(_ text: Substring) -> Substring {
        var rest = text
        while true {
            rest = rest.drop { $0.isWhitespace }
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

    private static func line(_ text: Substring) -> Substring { text.prefix { !$0.isNewline } }

    private static func format(ofStart text: Substring) -> TokenFileFormat? {
        var line = Self.line(text)
        while line.last?.isWhitespace == true { line.removeLast() }
        let start = line.lowercased()
        switch text.first {
        case "<": return markup(text)
        case "[": return isTableHeader(line) ? .toml : nil
        case "@":
            let rules = ["charset", "import", "media", "layer", "theme", "font-face", "property", "supports"]
            if ["@use", "@forward", "@mixin", "@function"].contains(where: start.hasPrefix) { return .scss }
            if rules.contains(where: { start.hasPrefix("@" + $0) }) { return .css }
            return line.contains(":") ? .less : nil
        case "$": return line.contains(":") ? .scss : nil
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
        if start.hasPrefix("import swiftui") || start.hasPrefix("import uikit")
            || start.hasPrefix("import foundation")
            || start.hasPrefix("extension ") || start.hasPrefix("public ")
        {
            return .swift
        }
        if start.hasPrefix("package ") { return .kotlin }
        if start.hasPrefix("import 'package:") { return .dart }
        if types.contains(where: start.hasPrefix) { return .typeScript }
        return script.contains(where: start.hasPrefix) ? .javaScript : nil
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
