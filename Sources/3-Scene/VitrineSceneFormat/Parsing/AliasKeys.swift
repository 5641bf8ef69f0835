import VitrineSource
import VitrineYAML
import Yams

/// Finds keys that are aliases before the YAML library substitutes aliased values.
///
/// The library hashes keys to find duplicates, so a key that is an alias of aliases is expanded in full
/// before any of our limits apply. Searching the raw text for such keys is not reliable: quotes, sets (`{ *a
/// }`) and keys over several lines hide them. A text with aliases is therefore read twice: first with each
/// alias replaced by a plain word of the same length, which takes linear time and has the same structure.
enum AliasKeys {
    /// The replacement for an alias' asterisk: a private-use character, a single scalar like `*`, so that
    /// columns are preserved.
    private static let marker: Unicode.Scalar = "\u{E000}"

    /// Returns the position of the first key that is not plain text or is an alias; `nil` if there are no
    /// aliases or no such keys.
    ///
    /// - Throws: Errors in the text other than such keys.
    static func firstComplexKey(in text: String) throws -> SourceMark? {
        guard !YAMLAliases.areValues(in: text), let neutral = withoutAliases(text),
            let root = try Parser(yaml: neutral, resolver: .basic, encoding: .utf8).singleRoot()
        else { return nil }
        return complexKey(in: root)
    }

    /// Returns the text with each `*name` turned into a word, or `nil` if there are none.
    private static func withoutAliases(_ text: String) -> String? {
        var scalars = String.UnicodeScalarView()
        var found = false
        var isStar = false
        for scalar in text.unicodeScalars {
            if isStar {
                let begins = isNamePart(scalar)
                scalars.append(begins ? marker : "*")
                found = found || begins
            }
            isStar = scalar == "*"
            if !isStar { scalars.append(scalar) }
        }
        if isStar { scalars.append("*") }
        return found ? String(scalars) : nil
    }

    private static func complexKey(in node: Node) -> SourceMark? {
        switch node {
        case .scalar(let scalar):
            // In a flow collection, `*a:b` is an alias with a value; without the asterisk it is a single
            // word.
            guard isAlias(scalar) else { return nil }
            let next = scalar.string.unicodeScalars.dropFirst().drop(while: isNamePart).first
            return next == ":" || next == "?" ? mark(of: node) : nil
        case .sequence(let sequence):
            // Not `lazy.compactMap(_:).first`, which asks for what it finds twice, at each level of nesting.
            for element in sequence {
                if let mark = complexKey(in: element) { return mark }
            }
            return nil
        case .mapping(let mapping):
            for (key, value) in mapping {
                guard case .scalar(let scalar) = key, !isAlias(scalar) else { return mark(of: key) }
                if let mark = complexKey(in: value) { return mark }
            }
            return nil
        case .alias: return mark(of: node)
        }
    }

    private static func isAlias(_ scalar: Node.Scalar) -> Bool {
        scalar.style == .plain && scalar.string.unicodeScalars.first == marker
    }

    private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: false
        }
    }

    private static func mark(of node: Node) -> SourceMark {
        node.mark.map { SourceMark(line: $0.line, column: $0.column) } ?? .start
    }
}
