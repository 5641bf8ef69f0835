import VitrineSource
import Yams

/// Finds keys that are aliases before the YAML library puts aliased values in their places.
///
/// It hashes keys to find doubled ones, so a key that is an alias of aliases is expanded in full
/// before any limit of ours can see it. Looking for such keys in the raw text does not hold: quotes,
/// sets (`{ *a }`) and keys over several lines hide them. So the text is read twice where it has
/// aliases: first with each alias turned into a plain word of the same length, which is read in
/// linear time and has the same structure.
enum AliasKeys {
    /// Stands in an alias' place. A private-use character, one scalar like the `*`, keeps columns.
    private static let marker: Unicode.Scalar = "\u{E000}"

    /// The place of the first key that is no plain text or is an alias, in a text with aliases.
    /// Throws what is wrong with the text apart from them.
    static func firstComplexKey(in text: String) throws -> SourceMark? {
        guard let neutral = withoutAliases(text),
            let root = try Parser(yaml: neutral, resolver: .basic).singleRoot()
        else { return nil }
        return complexKey(in: root)
    }

    /// The text with each `*name` as a word, or nil where there is none.
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
            // `*a:b` is an alias and a value in a flow collection, and one word without the star.
            guard isAlias(scalar) else { return nil }
            let next = scalar.string.unicodeScalars.dropFirst().drop(while: isNamePart).first
            return next == ":" || next == "?" ? mark(of: node) : nil
        case .sequence(let sequence):
            return sequence.lazy.compactMap { complexKey(in: $0) }.first
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
