import VitrineAuditElements
import VitrineLayout

extension OutlineElement {
    /// `true` if its name is the words that are seen on it.
    var isNamedBySight: Bool {
        guard let label else { return false }
        return placed.texts.contains { $0.lowercased() == label.lowercased() }
    }

    /// `true` if it has no name, or something that was to become one.
    var lacksName: Bool {
        let words = (label ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if words.isEmpty { return true }
        if isNamedBySight { return false }
        return Self.standIns.contains(words)
            || traits.isInteractive && Self.empty.contains(words.lowercased()) && !showsAPicture
    }

    private static let standIns: Set<String> = ["FIXME", "Lorem ipsum", "TBD", "TODO", "XXX"]
    /// What any control could be called.
    private static let empty: Set<String> = [
        "btn", "glyph", "icon", "image", "img", "picture", "placeholder", "undefined", "unlabeled",
        "unlabelled", "unnamed", "untitled",
    ]

    /// `true` for a control that is about pictures, as its symbol says.
    private var showsAPicture: Bool {
        placed.symbolNames.contains { name in Self.pictures.contains { name.hasPrefix($0) } }
    }

    private static let pictures = ["camera", "photo", "rectangle", "square"]

    /// `true` if its name is that of a symbol, a file or a variable, such as `trash.fill` and `btn_close`.
    var isNamedByCode: Bool {
        guard let label, !isNamedBySight, !label.contains(where: \.isWhitespace) else { return false }
        let parts = label.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
        let isCode = { (sign: Character) in sign.isASCII && (sign.isLetter || sign.isNumber) }
        return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isCode) }
            && parts.contains { $0.count > 1 && $0.contains(where: \.isLetter) }
    }

    /// `true` if a scene gives it the name of its own symbol, such as `plus`: names that people write begin
    /// with a capital letter, but for those of signs, such as “Ellipsis”, which say nothing in any case.
    var repeatsSymbol: Bool {
        guard let label, !isNamedBySight, let first = label.first, let name = placed.symbolNames.first,
            placed.symbolNames.count == 1
        else { return false }
        let names = [name, OutlineBuilder.words(of: name)]
        if names.contains(label) { return first.isLowercase }
        return names.contains(label.lowercased())
            && Self.signs.contains { label.lowercased().hasPrefix($0) }
    }

    private static let signs = ["arrow", "chevron", "ellipsis", "gearshape", "magnifyingglass", "xmark"]
}
