import VitrineJSON
import VitrineSource
import VitrineStyle

/// The result of looking up a name in braces.
enum LookupResult: Sendable {
    case found(SceneValue)
    /// The name is unknown; `known` lists the valid ones.
    case unknown
    /// The error has already been reported.
    case failed
}

extension SceneReader {
    /// The name of the current time, unless something else has this name.
    static var time: String { "time" }

    /// Returns `true` if a path is defined; reports nothing otherwise.
    func isDefined(_ path: [String], in scope: Scope?, at mark: SourceMark) -> Bool {
        guard let root = path.first, let start = scope?[root] else {
            return path == [Self.time] || globals?.value(of: path, in: environment, at: mark) != nil
        }
        // The value of a defined name is not resolved here: in chains of names that would double the work.
        if path.count == 1 { return true }
        return path.dropFirst().reduce(resolveIfPresent(start)) {
            $0?.entry($1).flatMap { resolveIfPresent($0.value) }
        } != nil
            || globals?.value(of: path, in: environment, at: mark) != nil
    }

    /// Returns `true` if a piece of data lacks a part that others of the same data have.
    func isMissing(_ path: [String], in scope: Scope) -> Bool {
        guard path.count > 1, let root = path.first, let piece = scope[root] else { return false }
        // Most pieces have what is asked for.
        if path.count == 2, piece.entry(path[1]) != nil { return false }
        func leads(from value: SceneValue) -> Bool {
            var found: SceneValue? = value
            for key in path.dropFirst() { found = found.flatMap { part(key, of: $0) } }
            return found.map { !isAbsent($0) } ?? false
        }
        return !leads(from: piece) && scope.pieces(named: root).contains(where: leads)
    }

    /// Returns the value of a key, unresolved: of many pieces, resolving all would count as values made.
    private func part(_ key: String, of value: SceneValue) -> SceneValue? {
        guard case .mapping(let entries) = value.content, !ConditionalValue.matches(entries) else {
            return resolveIfPresent(value)?.entry(key)?.value
        }
        return value.entry(key).map { entry in value.scope.map(entry.value.inheriting) ?? entry.value }
    }

    /// Looks up a path such as `item.title`. Names in scope take precedence over the scene's global names.
    ///
    /// The value is resolved. A missing key of a known name is reported.
    func lookUp(_ path: [String], in scope: Scope?, at mark: SourceMark) -> LookupResult {
        guard let root = path.first else { return .unknown }
        guard let start = scope?[root] else {
            if let value = globals?.value(of: path, in: environment, at: mark) {
                if let problem = globals?.deprecation(of: path, in: environment) {
                    warn(.deprecatedToken, problem, at: mark)
                }
                return .found(value)
            }
            if path == [Self.time] {
                let time = environment.time
                motion?.noteTime()
                let number = SceneValue.Content.number(time, literal: PrintedText.number(time))
                return .found(SceneValue(number, at: mark, in: nil, isResolved: true))
            }
            return .unknown
        }
        guard enterLookup(at: mark) else { return .failed }
        defer { leaveLookup() }
        guard var found = resolved(start, orNullAt: mark) else { return .failed }
        for key in path.dropFirst() {
            guard let entry = found.entry(key) else {
                // A parameter called `color` does not hide all tokens of a group with that name.
                if let value = globals?.value(of: path, in: environment, at: mark) { return .found(value) }
                if let scope, isMissing(path, in: scope) {
                    return .found(SceneValue(.null, at: mark, in: nil, isResolved: true))
                }
                let isList = found.isSequence
                report(
                    found.isMapping
                        ? .unknownValue(key, noun: "key of `\(root)`", known: found.keys.sorted())
                        : .notAllowed(
                            noun: path.joined(separator: "."), on: Noun("\(found.kindName)"),
                            instead: isList ? "`forEach` gives the values of a list one by one" : nil),
                    at: mark)
                return .failed
            }
            guard let next = resolved(entry.value, orNullAt: mark) else { return .failed }
            found = next
        }
        return .found(found)
    }

    /// Returns the resolved value, null if it is absent; `nil` if resolving failed.
    private func resolved(_ value: SceneValue, orNullAt mark: SourceMark) -> SceneValue? {
        switch resolve(value) {
        case .value(let resolved): resolved
        case .conditional(let choice):
            choice.selected.map { resolved($0, orNullAt: mark) }
                ?? SceneValue(.null, at: value.mark, in: nil, isResolved: true)
        case .absent: SceneValue(.null, at: value.mark, in: nil, isResolved: true)
        case .failed: nil
        }
    }
}
