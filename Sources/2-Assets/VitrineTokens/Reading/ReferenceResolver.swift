import VitrineSource

/// A resolver that follows references and reads values, turning entries into tokens.
///
/// An invalid token is reported once; those that refer to it are invalid for the same reason.
final class ReferenceResolver {
    let root: LocatedJSON
    let reporter: TokenReporter
    private let entries: [TokenEntry]
    private let byName: [String: Int]
    private var states: [State]
    /// The references being followed, outermost first: names of tokens, and pointers.
    private var path: [String] = []
    /// The locations of tokens without a type.
    private var untyped: Set<SourceMark> = []
    private var members = MemberIndex()
    /// The names of all tokens, for suggestions.
    private lazy var names = entries.map(\.name)

    private enum State {
        case untouched
        /// No value, and what was reported first.
        case failed(Diagnostic?)
        case done(TokenValue)
    }

    /// The values to take in place of those of the files, by the names of tokens.
    private let overrides: [String: String]

    init(
        _ root: LocatedJSON, entries: [TokenEntry], overrides: [String: String] = [:], reporter: TokenReporter
    ) {
        self.overrides = overrides
        self.root = root
        self.entries = entries
        self.reporter = reporter
        byName = Dictionary(entries.enumerated().map { ($1.name, $0) }) { first, _ in first }
        states = entries.map { _ in .untouched }
    }

    /// Returns all tokens with values, and those without, each in file order.
    func tokens() -> (valid: [DesignToken], invalid: [InvalidToken]) {
        var valid: [DesignToken] = []
        var invalid: [InvalidToken] = []
        for (index, entry) in entries.enumerated() {
            let location = reporter.files.location(of: entry.mark)
            if let value = value(ofEntry: index) {
                valid.append(DesignToken(entry, value: value, location: location))
            } else if case .failed(let fault) = states[index] {
                let fault = fault ?? Diagnostic(.token(.noType(token: entry.name)), at: entry.mark)
                let problem = fault.problem
                var isSkipped = fault.severity == .warning
                if case .token(.skippedTokens) = problem { isSkipped = true }
                invalid.append(
                    InvalidToken(
                        name: entry.name, location: location, problem: problem,
                        problemLocation: reporter.files.location(of: fault.mark), isSkipped: isSkipped))
            }
        }
        return (valid, invalid)
    }

    // MARK: Tokens

    private func value(ofEntry index: Int) -> TokenValue? {
        switch states[index] {
        case .failed(let fault):
            reporter.latest = fault
            return nil
        case .done(let value): return value
        case .untouched: break
        }
        let entry = entries[index]
        if entry.isSkipped || entry.fault != nil {
            reporter.latest = entry.fault ?? skipped(entry)
            states[index] = .failed(reporter.latest)
            return nil
        }
        guard enter(entry.name, at: entry.mark) else { return nil }
        reporter.latest = nil
        let value = read(entry).flatMap { overridden($0, for: entry) }
        path.removeLast()
        // If a cycle is found on the way, all of its members are marked.
        if case .failed = states[index] { return nil }
        states[index] = value.map { .done($0) } ?? .failed(reporter.latest)
        return value
    }

    /// Returns the value that replaces a token's own while it is overridden, or else its own; `nil` after
    /// reporting that the token cannot have that value.
    private func overridden(_ value: TokenValue, for entry: TokenEntry) -> TokenValue? {
        guard let text = overrides[entry.name] else { return value }
        if let other = TokenValue(parsing: text, as: value.type) { return other }
        reporter.report(
            .wrongType(expected: "a value of the type `\(value.type.rawValue)`", found: "`\(text)`"),
            at: entry.mark)
        return nil
    }

    private func skipped(_ entry: TokenEntry) -> Diagnostic {
        let type = entry.json["$type"]
        return Diagnostic(
            .token(.skippedTokens(type: type?.string ?? "", count: 1)), at: type?.mark ?? entry.mark)
    }

    private func read(_ entry: TokenEntry) -> TokenValue? {
        guard let json = entry.json["$value"] ?? reference(of: entry) else { return nil }
        if let reference = TokenReference(json), let index = token(reference, at: json.mark) {
            // A reference to a whole token takes the type of that token.
            return alias(to: index, as: entry.type, from: entry, at: json.mark).flatMap {
                modified($0, of: entry)
            }
        }
        guard let type = entry.type ?? entry.inheritedType ?? inferred(entry, json) else {
            if TokenReference(json) != nil, target(json) == nil { return nil }
            // An inherited token is the same token at another path.
            if untyped.insert(entry.mark).inserted {
                reporter.report(.noType(token: entry.name), at: entry.mark)
            }
            return nil
        }
        return ValueReader(resolution: self, entry: entry).value(json, type).flatMap {
            modified($0, of: entry)
        }
    }

    /// Returns the value, changed as Tokens Studio's extension of the token says.
    private func modified(_ value: TokenValue, of entry: TokenEntry) -> TokenValue? {
        guard case .color(let color) = value,
            let change = entry.json["$extensions"]?["studio.tokens"]?["modify"]
        else { return value }
        return ValueReader(resolution: self, entry: entry).modified(color, by: change).map { .color($0) }
    }

    /// Returns a token's own `$ref` as the value that it stands for.
    private func reference(of entry: TokenEntry) -> LocatedJSON? {
        entry.json.member("$ref").map { LocatedJSON(.object([$0]), at: $0.value.mark) }
    }

    /// Infers the type from the value, which is allowed only in older dialects, because these omit types.
    private func inferred(_ entry: TokenEntry, _ json: LocatedJSON) -> TokenType? {
        guard entry.isLegacy else { return nil }
        let reader = ValueReader(resolution: self, entry: entry)
        if let text = json.string, let arithmetic = TokenArithmetic(text) {
            return reader.result(of: arithmetic, json).map { $0.unit == nil ? .number : .dimension }
        }
        guard let type = LegacyValues.type(of: json) else { return nil }
        reporter.note(.inferredType, at: json.mark)
        return type
    }

    private func alias(to index: Int, as type: TokenType?, from entry: TokenEntry, at place: SourceMark)
        -> TokenValue?
    {
        let target = entries[index]
        if target.isSkipped { reporter.noteSkipped(type: target.json["$type"]?.string ?? "", at: place) }
        guard let value = value(ofEntry: index) else { return nil }
        warnOfDeprecation(target, from: entry, at: place)
        guard let type, type != value.type else { return value }
        if entry.isLegacy || target.isLegacy, let turned = LegacyValues.converted(value, to: type) {
            return turned
        }
        reporter.report(
            .wrongTarget(
                reference: target.name, type: value.type.rawValue,
                needed: "a token of the type `\(type.rawValue)`",
                definition: reporter.files.location(of: target.mark)), at: place)
        return nil
    }

    private func warnOfDeprecation(_ target: TokenEntry, from entry: TokenEntry, at place: SourceMark) {
        guard let reason = target.deprecation, entry.deprecation == nil else { return }
        reporter.warn(.deprecated(token: target.name, reason: reason.isEmpty ? nil : reason), at: place)
    }

    // MARK: References

    /// Returns the token that a reference as a whole means, or `nil` if it leads elsewhere.
    private func token(_ reference: TokenReference, at place: SourceMark) -> Int? {
        switch reference {
        case .invalid: return nil
        case .alias(let path):
            guard let index = entry(at: path) else { return nil }
            if path.last == "value", entries[index].path.last != "value" {
                reporter.note(.valueSuffix, at: place)
            }
            return index
        case .pointer(let pointer):
            var path = pointer.segments
            if path.last == "$value" { path.removeLast() }
            return byName[path.joined(separator: ".")].flatMap { entries[$0].path == path ? $0 : nil }
        }
    }

    private func entry(at path: [String]) -> Int? {
        if let index = byName[path.joined(separator: ".")] { return index }
        // Style Dictionary also names the value: `{color.red.value}`.
        if path.last == "value", let index = byName[path.dropLast().joined(separator: ".")],
            entries[index].isLegacy
        {
            return index
        }
        return nil
    }

    /// Returns what a reference to whole tokens leads to as it is written, or else the value itself.
    func written(_ json: LocatedJSON) -> LocatedJSON {
        var json = json
        for _ in 0..<reporter.limits.chain {
            guard let reference = TokenReference(json), let index = token(reference, at: json.mark),
                let value = entries[index].json["$value"]
            else { break }
            json = value
        }
        return json
    }

    /// The target of a reference, followed to its end.
    enum Target {
        case token(TokenEntry, TokenValue)
        /// A part of a value, or any other place in the document, with the text of the pointer, which is
        /// needed to leave it again.
        case part(LocatedJSON, pointer: String)
    }

    /// Returns the target of a reference, or `nil` after reporting an error. The reader of a part must enter
    /// its pointer, because parts may refer to parts.
    func target(_ json: LocatedJSON, from entry: TokenEntry? = nil) -> Target? {
        guard let reference = TokenReference(json) else { return nil }
        if case .invalid(let problem) = reference {
            reporter.report(problem, at: json.mark)
            return nil
        }
        if let index = token(reference, at: json.mark) {
            guard let value = value(ofEntry: index) else { return nil }
            if let entry { warnOfDeprecation(entries[index], from: entry, at: json.mark) }
            return .token(entries[index], value)
        }
        switch reference {
        case .alias(let path): reportUnknown(path, at: json.mark)
        case .pointer(let pointer): return part(at: pointer, json.mark)
        case .invalid: break
        }
        return nil
    }

    func enter(_ step: String, at place: SourceMark) -> Bool {
        if let first = path.firstIndex(of: step) {
            let chain = Array(path[first...])
            reporter.report(
                .circular(chain: chain + [step]), at: byName[step].map { entries[$0].mark } ?? place)
            for name in chain { if let index = byName[name] { states[index] = .failed(reporter.latest) } }
            return false
        }
        guard path.count < reporter.limits.chain else {
            reporter.report(
                .tooMany(noun: "references in a chain", count: path.count, limit: reporter.limits.chain),
                at: place)
            return false
        }
        path.append(step)
        return true
    }

    func leave() { path.removeLast() }

    // MARK: Pointers

    /// Returns the value at a pointer, following references on the way.
    private func part(at pointer: JSONPointer, _ mark: SourceMark) -> Target? {
        let text = pointer.text
        var current = root
        var followed = 0
        for (depth, key) in pointer.segments.enumerated() {
            // `#/a/$value/x`, with a value of `a` that refers to another token, or with an `a` that is itself
            // a reference.
            while let reference = TokenReference(current), current.member(key) == nil {
                followed += 1
                guard followed <= reporter.limits.chain else {
                    reporter.report(.circular(chain: [text, text]), at: mark)
                    return nil
                }
                guard let next = place(of: reference, current) else { return nil }
                current = next
            }
            // Only what was reached without following references lies at its place in the document.
            let next =
                followed == 0 && current.members != nil
                ? members.member(key, of: current, at: Array(pointer.segments.prefix(depth)))?.value
                : child(of: current, key)
            guard let next else {
                let walked = JSONPointer(Array(pointer.segments.prefix(depth))).text
                let known = reporter.known(near: key, keys(of: current))
                reporter.report(.unresolvedPointer(text, at: walked, key: key, known: known), at: mark)
                return nil
            }
            current = next
        }
        return .part(current, pointer: text)
    }

    private func keys(of json: LocatedJSON) -> [String] {
        switch json.content {
        case .object(let members): members.map(\.key)
        case .array(let values): values.indices.map(String.init)
        default: []
        }
    }

    private func child(of json: LocatedJSON, _ key: String) -> LocatedJSON? {
        switch json.content {
        case .object: return json[key]
        case .array(let values):
            guard let index = Int(key), values.indices.contains(index), key == "\(index)" else { return nil }
            return values[index]
        default: return nil
        }
    }

    /// Returns the target of a reference on the way.
    private func place(of reference: TokenReference, _ json: LocatedJSON) -> LocatedJSON? {
        switch reference {
        case .invalid(let problem):
            reporter.report(problem, at: json.mark)
            return nil
        case .alias(let path):
            guard let index = entry(at: path) else {
                reportUnknown(path, at: json.mark)
                return nil
            }
            let token = entries[index].json
            return token["$value"] ?? token
        case .pointer(let pointer):
            var current: LocatedJSON? = root
            for key in pointer.segments { current = current.flatMap { child(of: $0, key) } }
            if current == nil {
                reporter.report(
                    .invalidPointer(pointer.text, reason: "there is no such place"), at: json.mark)
            }
            return current
        }
    }

    private func reportUnknown(_ path: [String], at place: SourceMark) {
        let name = path.joined(separator: ".")
        var group: LocatedJSON? = root
        for (depth, key) in path.enumerated() {
            group = group.flatMap { members.member(key, of: $0, at: Array(path.prefix(depth)))?.value }
        }
        if let group, group.members != nil, !path.contains("$value") {
            let root = byName["\(name).$root"].map { entries[$0].name }
            return reporter.report(.groupIsNotAToken(name, root: root), at: place)
        }
        if let fault = reporter.incompleteGroup(on: path) {
            // It may be one of the tokens that the group should have inherited.
            reporter.latest = fault
            return
        }
        reporter.report(.unknownToken(name, known: reporter.known(near: name, names)), at: place)
    }
}
