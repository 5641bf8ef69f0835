import VitrineJSON
import VitrineSource

/// A resolver that follows references and reads values, turning entries into tokens.
///
/// An invalid token is reported once; those that refer to it are invalid for the same reason.
final class ReferenceResolver {
    let root: LocatedJSON
    let reporter: TokenReporter
    let entries: [TokenEntry]
    private let byName: [String: Int]
    private var states: [State]
    /// The references being followed, outermost first: names of tokens, and pointers.
    private var path: [String] = []
    /// The tokens being read, outermost first.
    private var open: [Int] = []
    /// Which tokens lead to each other.
    private lazy var rings = TokenCircles(count: entries.count, targets: targets)
    /// The circles that were reported, by their steps.
    private var circles: [Set<String>: Diagnostic] = [:]
    /// The locations of tokens without a type.
    private var untyped: Set<SourceMark> = []
    var members = MemberIndex()
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
                continue
            }
            let fault = fault(ofEntry: index)
            let problem = fault.problem
            var isSkipped = fault.severity == .warning
            if case .skippedTokens? = problem.ofTokens { isSkipped = true }
            invalid.append(
                InvalidToken(
                    name: entry.name, location: location, problem: problem,
                    problemLocation: reporter.files.location(of: fault.mark), isSkipped: isSkipped))
        }
        return (valid, invalid)
    }

    /// Returns why a token has no value. A token never goes without a word: where nothing was reported, that
    /// is reported here.
    private func fault(ofEntry index: Int) -> Diagnostic {
        if case .failed(let fault?) = states[index] { return fault }
        let fault = Diagnostic(.token(.noValue(token: entries[index].name)), at: entries[index].mark)
        reporter.report(fault.problem, at: fault.mark)
        states[index] = .failed(fault)
        return fault
    }

    // MARK: Tokens

    func value(ofEntry index: Int) -> TokenValue? {
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
        guard enter(entry.name, at: entry.mark) else {
            if case .untouched = states[index] { states[index] = .failed(reporter.latest) }
            return nil
        }
        // What was wrong with the token that refers to this one before.
        let outer = reporter.latest
        reporter.latest = nil
        open.append(index)
        let value = read(entry).flatMap { overridden($0, for: entry) }
        open.removeLast()
        path.removeLast()
        // If a cycle is found on the way, all of its members are marked.
        if case .failed = states[index] { return nil }
        states[index] = value.map { .done($0) } ?? .failed(reporter.latest)
        if value != nil { reporter.latest = outer }
        return value
    }

    /// Returns `true` for a token that is being read, or that leads to one that is.
    func isBeingRead(_ index: Int) -> Bool {
        guard case .untouched = states[index], let reader = open.last else { return false }
        return index == reader || rings.connect(index, reader)
    }

    /// Returns `true` for a token that is being read itself.
    func isOpen(_ index: Int) -> Bool { open.contains(index) }

    /// Returns `true` for a token that has no value because something is wrong with it, rather than because
    /// the format has no type or no unit for it.
    func hasFault(_ index: Int) -> Bool {
        guard case .failed(let fault?) = states[index] else { return true }
        if case .skippedTokens? = fault.problem.ofTokens { return false }
        return fault.severity == .error
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
        guard let json = entry.value, let value = value(of: entry, json) else { return nil }
        return ValueReader(resolution: self, entry: entry).faded(value, by: entry.json.member("alpha"))
            .flatMap { modified($0, of: entry) }
    }

    private func value(of entry: TokenEntry, _ json: LocatedJSON) -> TokenValue? {
        if let reference = TokenReference(json), let index = token(reference, at: json.mark) {
            // A reference to a whole token takes the type of that token.
            noteRemarks(besides: json, owner: "a reference", except: "alpha")
            return alias(to: index, as: entry.type, from: entry, at: json.mark).flatMap {
                ValueReader(resolution: self, entry: entry).faded($0, by: json.member("alpha"))
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
        return ValueReader(resolution: self, entry: entry).value(json, type)
    }

    /// Returns the value, changed as Tokens Studio's extension of the token says.
    private func modified(_ value: TokenValue, of entry: TokenEntry) -> TokenValue? {
        guard case .color(let color) = value,
            let change = entry.modification
        else { return value }
        return ValueReader(resolution: self, entry: entry).modified(color, by: change).map { .color($0) }
    }

    /// Notes what stands beside `$ref` in a value, which is not read.
    func noteRemarks(besides json: LocatedJSON, owner: Noun, except read: String? = nil) {
        guard json.member("$ref") != nil else { return }
        for member in json.members ?? [] where member.key != "$ref" && member.key != read {
            reporter.noteIgnored(member.key, on: owner, known: [], at: member.keyMark)
        }
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
        if let length = interchanged(value, as: type, at: place) { return length }
        reporter.report(
            .wrongTarget(
                reference: target.name, type: value.type.rawValue,
                needed: "a token of the type `\(type.rawValue)`",
                definition: reporter.files.location(of: target.mark)), at: place)
        return nil
    }

    /// Returns a length as a number of points, or a number of points as a length, which many files mix up;
    /// `nil` for other values and types.
    func interchanged(_ value: TokenValue, as type: TokenType, at place: SourceMark) -> TokenValue? {
        switch (value, type) {
        case (.dimension(let length), .number):
            reporter.note(.numberOfDimension, at: place)
            return .number(length.points)
        case (.number(let number), .dimension):
            reporter.note(.plainDimension, at: place)
            return .dimension(TokenDimension(number))
        default: return nil
        }
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
            var path = way(of: pointer)
            if path.last == "$value" { path.removeLast() }
            return token(at: path)
        }
    }

    /// Returns the way of a pointer from the root, on which the `value` of a token in an older dialect is
    /// `$value`.
    func way(of pointer: JSONPointer) -> [String] {
        var way = pointer.segments
        guard !way.contains("$value") else { return way }
        for (depth, key) in way.prefix(reporter.limits.depth + 1).enumerated() where key == "value" {
            guard let index = token(at: Array(way[..<depth])), entries[index].isLegacy,
                entries[index].json.member("value") == nil
            else { continue }
            way[depth] = "$value"
            break
        }
        return way
    }

    /// Returns the token at exactly a path.
    func token(at path: [String]) -> Int? {
        byName[path.joined(separator: ".")].flatMap { entries[$0].path == path ? $0 : nil }
    }

    func entry(at path: [String]) -> Int? {
        if let index = byName[path.joined(separator: ".")] { return index }
        // Style Dictionary also names the value: `{color.red.value}`.
        if path.last == "value", let index = byName[path.dropLast().joined(separator: ".")],
            entries[index].isLegacy
        {
            return index
        }
        return nil
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
            // Texts and other values that the format has no type for can still be parts of others.
            if entries[index].isSkipped, entries[index].fault == nil, let value = entries[index].value {
                // What does not fit is a fault of the reference.
                let part = TokenReference(value) == nil ? LocatedJSON(value.content, at: json.mark) : value
                return .part(part, pointer: JSONPointer(entries[index].path + ["$value"]).text)
            }
            guard let value = value(ofEntry: index) else { return nil }
            if let entry { warnOfDeprecation(entries[index], from: entry, at: json.mark) }
            return .token(entries[index], value)
        }
        switch reference {
        case .alias(let path): reportUnknown(path, at: json.mark)
        case .pointer(let pointer):
            return place(at: pointer, from: json.mark).map { .part($0, pointer: pointer.text) }
        case .invalid: break
        }
        return nil
    }

    func enter(_ step: String, at place: SourceMark) -> Bool {
        if let first = path.firstIndex(of: step) {
            let chain = Array(path[first...])
            // Whichever of its steps is met first, a circle is reported once.
            if let known = circles[Set(chain)] {
                reporter.latest = known
            } else {
                reporter.report(
                    .circular(chain: chain + [step]), at: byName[step].map { entries[$0].mark } ?? place)
                circles[Set(chain)] = reporter.latest
            }
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

    /// Returns the name of a group's root token.
    func root(ofGroupAt name: String) -> String? {
        byName[name.isEmpty ? "$root" : "\(name).$root"].map { entries[$0].name }
    }

    func reportUnknown(_ path: [String], at place: SourceMark) {
        let name = path.joined(separator: ".")
        var group: LocatedJSON? = root
        for (depth, key) in path.enumerated() {
            group = group.flatMap { members.member(key, of: $0, at: Array(path.prefix(depth)))?.value }
        }
        if let group, group.members != nil, !path.contains("$value") {
            return reporter.report(.groupIsNotAToken(name, root: root(ofGroupAt: name)), at: place)
        }
        if let fault = reporter.incompleteGroup(on: path) {
            // It may be one of the tokens that the group should have inherited.
            reporter.latest = fault
            return
        }
        let known = reporter.known(near: name, names)
        reporter.report(.unknownToken(name, known: known, part: pointer(toPartNamed: path)), at: place)
    }

    /// Returns the pointer to a part of a token that a name goes on into, as `color.components` does.
    private func pointer(toPartNamed path: [String]) -> String? {
        for depth in stride(from: path.count - 1, to: 0, by: -1) {
            guard let owner = byName[path.prefix(depth).joined(separator: ".")] else { continue }
            let keys = path[depth...].filter { $0 != "$value" }
            let pointer = JSONPointer(entries[owner].path + ["$value"] + keys)
            return self.place(at: pointer, from: nil) == nil ? nil : PrintedText.quoted(pointer.text)
        }
        return nil
    }
}
