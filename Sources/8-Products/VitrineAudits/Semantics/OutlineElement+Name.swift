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
        return words.isEmpty || Self.standIns.contains(words) && !isNamedBySight
    }

    private static let standIns: Set<String> = ["FIXME", "Lorem ipsum", "TBD", "TODO", "XXX"]

    /// `true` if its name is that of a symbol, a file or a variable, such as `trash.fill` and `btn_close`.
    var isNamedByCode: Bool {
        guard let label, !isNamedBySight, !label.contains(where: \.isWhitespace) else { return false }
        let parts = label.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
        let isCode = { (sign: Character) in sign.isASCII && (sign.isLetter || sign.isNumber) }
        return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isCode) }
            && parts.contains { $0.count > 1 && $0.contains(where: \.isLetter) }
    }
}
