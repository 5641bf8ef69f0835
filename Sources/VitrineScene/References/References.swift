import VitrineSource

/// Texts with names in braces: `{item.title}`.
extension Reader {
    /// The longest text that is put together, in bytes.
    private static var longestText: Int { 100_000 }

    /// The text with what its names stand for. A text that is nothing but one name becomes the value itself; within a
    /// text only texts, numbers and flags can stand. Names that are not known are left alone and reported.
    func settle(_ text: String, of value: SceneValue) -> Settled {
        guard value.scope != nil || globals != nil, text.utf8.contains(UInt8(ascii: "{")) else {
            return .value(value)
        }
        guard spend(1 + text.utf8.count / 100, at: value.mark) else { return .failed }
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            result += rest[..<open]
            let inside = rest[rest.index(after: open)..<close]
            let whole = rest[open...close]
            rest = rest[rest.index(after: close)...]
            let isWhole = open == text.startIndex && rest.isEmpty
            switch meaning(of: inside, in: value.scope, isWhole: isWhole, at: value.mark) {
            case .failed: return .failed
            case .unknown: result += whole
            case .found(let found):
                if isWhole { return found.isNull ? .absent : .value(found) }
                guard let word = found.interpolated else {
                    report(
                        .wrongType(expected: "text for `\(whole)`", found: found.kindName), at: value.mark)
                    return .failed
                }
                result += word
            }
            guard canHold(result, at: value.mark) else { return .failed }
        }
        return .value(SceneValue(.string(result + rest), at: value.mark, in: value.scope, isSettled: true))
    }

    /// What stands in braces comes to.
    private func meaning(of inside: Substring, in scope: Scope?, isWhole: Bool, at mark: SourceMark) -> Lookup
    {
        let path = inside.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let lookup = lookUp(path, in: scope, at: mark)
        guard case .unknown(let known) = lookup else { return lookup }
        if let problem = unknownToken(path, in: scope) {
            // In a longer text what is near no token may be meant as it is.
            guard isWhole || problem.suggestion != nil else {
                warn(problem, at: mark)
                return lookup
            }
            report(problem, at: mark)
            return .failed
        }
        report(unknown: path, among: known, isWhole: isWhole, at: mark)
        return lookup
    }

    /// What is wrong with a path that can only be meant as a design token; nil where a name of the scope may be meant.
    private func unknownToken(_ path: [String], in scope: Scope?) -> Diagnostic.Problem? {
        guard let globals, path.count > 1, let root = path.first, path.allSatisfy(\.isName),
            Suggestion.nearest(to: root, among: scope?.allNames.sorted() ?? []) == nil
        else { return nil }
        return globals.unknown(path, in: environment)
    }

    /// Text grows fast in data within data.
    private func canHold(_ text: String, at mark: SourceMark) -> Bool {
        let length = text.utf8.count
        if length > Self.longestText {
            report(
                .tooMany(what: "characters made from data", count: length, limit: Self.longestText), at: mark)
            return false
        }
        return spend(length / 1000, at: mark)
    }

    /// Reports a name that stands for nothing. Within a longer text one that is near no known name may be meant as it
    /// is, and is only warned of.
    private func report(
        unknown path: [String], among known: [String], isWhole: Bool, at mark: SourceMark
    ) {
        guard let root = path.first, path.allSatisfy(\.isName) else { return }
        // A misspelt name of the scope is its first part alone; a design token's is all of it.
        let isRoot = path.count == 1 || Suggestion.nearest(to: root, among: known) != nil
        let name = isRoot ? root : path.joined(separator: ".")
        let problem = Diagnostic.Problem.unknownValue(name, what: "placeholder", known: known)
        if isWhole || Suggestion.nearest(to: name, among: known) != nil {
            report(problem, at: mark)
        } else {
            warn(problem, at: mark)
        }
    }
}

extension SceneValue {
    /// The value as a part of a text; nil for what cannot be one.
    fileprivate var interpolated: String? {
        switch content {
        case .string(let word): isText ? word : nil
        case .number(_, let literal): literal
        case .bool(let flag): flag ? "true" : "false"
        case .null: ""
        case .sequence, .mapping: nil
        }
    }
}

extension String {
    /// Whether it can be a part of a name in braces: letters, digits, `_` and `-`, beginning with none of the last two
    /// groups.
    fileprivate var isName: Bool {
        if self == "$root" { return true }
        guard let first = utf8.first, !(0x30...0x39).contains(first) else { return false }
        return utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
                || $0 == 0x5F || $0 == 0x2D
        }
    }
}
