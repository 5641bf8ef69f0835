import VitrineSource

/// An expander of groups that extend others: it inserts the inherited tokens and groups.
///
/// A group is extended by `$extends`, or by `$ref` on a group, which means the same (Format Module 2025.10,
/// "Extending Groups").
final class GroupExpander {
    private let root: LocatedJSON
    private let reporter: TokenReporter
    private var expanded: [[String]: LocatedJSON] = [:]
    private var bases: [[String]: LocatedJSON?] = [:]
    /// The groups being expanded, outermost first. A group that occurs twice extends itself.
    private var path: [[String]] = []
    /// The groups whose inheritance is being determined.
    private var open: Set<[String]> = []
    private var size = 0
    /// The number of groups that are being inherited from, each by the one before.
    private var links = 0
    /// `true` once a chain of groups was too long, beyond which nothing more is inherited.
    private var hasLongChain = false
    private var written = MemberIndex()
    private var inherited = MemberIndex()

    private init(_ root: LocatedJSON, reporter: TokenReporter) {
        self.root = root
        self.reporter = reporter
    }

    /// Returns the document with everything inherited inserted.
    static func expanded(_ root: LocatedJSON, reporter: TokenReporter) -> LocatedJSON {
        GroupExpander(root, reporter: reporter).expand([], root)
    }

    private func expand(_ place: [String], _ raw: LocatedJSON) -> LocatedJSON {
        if let done = expanded[place] { return done }
        guard raw.members != nil, !isToken(raw) else { return raw }
        guard enter(place, at: raw.mark) else { return raw }
        defer { path.removeLast() }
        let base = base(of: place, raw)
        var members = raw.members ?? []
        members.removeAll { $0.key == "$extends" || $0.key == "$ref" }
        for index in members.indices where TokenTree.isChild(members[index].key) {
            members[index].value = expand(place + [members[index].key], members[index].value)
        }
        let local = LocatedJSON(.object(members), at: raw.mark)
        let result = base.map { TokenTree.merged($0, over: local) } ?? local
        expanded[place] = result
        return result
    }

    /// Enters a group and returns `true`, or reports that the group would contain itself and returns `false`.
    private func enter(_ place: [String], at mark: SourceMark) -> Bool {
        guard let first = path.firstIndex(of: place) else {
            path.append(place)
            return true
        }
        // Groups on the path that do not extend anything merely contain one that does.
        let chain =
            path[first...].filter { raw(at: $0).flatMap { self.extendsMember(of: $0) } != nil } + [place]
        reporter.report(.circularGroups(chain: chain.map(Self.name)), at: mark)
        return false
    }

    private static func name(_ place: [String]) -> String {
        place.isEmpty ? "the whole document" : place.joined(separator: ".")
    }

    // MARK: Inheritance

    /// Returns everything that a group inherits, through its own `$extends` and through those of the groups
    /// that contain it.
    private func base(of place: [String], _ raw: LocatedJSON?) -> LocatedJSON? {
        if let known = bases[place] { return known }
        // A group that is looked for in what it inherits itself is not found there.
        guard open.insert(place).inserted else { return nil }
        defer { open.remove(place) }
        var result: LocatedJSON?
        if let last = place.last {
            let parent = Array(place.dropLast())
            result = base(of: parent, self.raw(at: parent))
                .flatMap { inherited.member(last, of: $0, at: parent)?.value }
            if let group = result, !TokenTree.isGroup(group) { result = nil }
        }
        if let raw, extendsMember(of: raw) != nil {
            if let own = ownBase(of: place, raw) {
                result = result.map { TokenTree.merged($0, over: own) } ?? own
            } else {
                reporter.markIncomplete(place)
            }
        }
        bases[place] = .some(result)
        return result
    }

    private func ownBase(of place: [String], _ raw: LocatedJSON) -> LocatedJSON? {
        // Beyond the limit, which was reported, nothing more is inherited.
        guard size <= reporter.limits.inherited, !hasLongChain, let member = self.extendsMember(of: raw)
        else { return nil }
        let mark = member.value.mark
        links += 1
        defer { links -= 1 }
        // Groups within groups may add to what is under way, as deep as they may nest.
        let limits = reporter.limits
        guard links <= limits.chain, path.count + open.count <= 2 * (limits.chain + limits.depth) else {
            hasLongChain = true
            reporter.report(
                .tooMany(noun: "groups in a chain of `$extends`", count: links, limit: limits.chain), at: mark
            )
            return nil
        }
        guard let target = target(member) else { return nil }
        if place.starts(with: target) {
            reporter.report(.circularGroups(chain: [place, target].map(Self.name)), at: mark)
            return nil
        }
        guard let found = node(at: target) else {
            let name = target.joined(separator: ".")
            // In a chain that is too long, groups are not looked for to the end.
            if !hasLongChain {
                reporter.report(
                    .unknownGroup(name, known: reporter.known(near: name, groups)), at: mark)
            }
            return nil
        }
        guard TokenTree.isGroup(found) else {
            if found.members != nil {
                reporter.report(.tokenIsNotAGroup(target.joined(separator: ".")), at: mark)
            }
            return nil
        }
        let count = found.size
        size += count
        guard size <= reporter.limits.inherited else {
            reporter.report(
                .tooMany(noun: "inherited values", count: size, limit: reporter.limits.inherited), at: mark)
            return nil
        }
        // Inherited tokens keep the type that they have in their own group.
        return TokenTree.typed(found, inherited: inheritedType(of: target))
    }

    private func target(_ member: LocatedJSON.Member) -> [String]? {
        // The same forms as for an alias: a text in braces, or a pointer, which may also be in an object.
        guard let text = member.value.string ?? member.value["$ref"]?.string else {
            reporter.report(
                .wrongType(expected: "a group such as \"{group}\"", found: member.value.kindName),
                at: member.value.mark)
            return nil
        }
        if text.hasPrefix("#") {
            do throws(JSONPointerError) {
                return try JSONPointer(fragment: text).segments
            } catch {
                reporter.report(.invalidPointer(text, reason: error.reason), at: member.value.mark)
                return nil
            }
        }
        switch TokenReference.alias(text) {
        case .alias(let path)?: return path
        case .invalid(let problem)?: reporter.report(problem, at: member.value.mark)
        default:
            reporter.report(
                .invalidReference(text, reason: "a group is named in braces: `{group}`"),
                at: member.value.mark)
        }
        return nil
    }

    // MARK: Look-up

    /// Returns `true` for a token, as far as inheritance is concerned: an object whose `$ref` leads to a
    /// group is a group.
    private func isToken(_ json: LocatedJSON) -> Bool {
        json.member("$value") != nil || (json.member("$ref") != nil && self.extendsMember(of: json) == nil)
    }

    /// Returns the member that names the group to extend.
    private func extendsMember(of json: LocatedJSON) -> LocatedJSON.Member? {
        if json.member("$value") != nil { return nil }
        if let member = json.member("$extends") { return member }
        guard let member = json.member("$ref"), let text = member.value.string,
            let pointer = try? JSONPointer(fragment: text), let target = raw(at: pointer.segments),
            target.members != nil, target.member("$value") == nil, target.member("$ref") == nil,
            pointer.segments.allSatisfy(TokenTree.isChild)
        else { return nil }
        return member
    }

    /// Returns the value at a place as it is written, without inherited members.
    private func raw(at place: [String]) -> LocatedJSON? {
        var current: LocatedJSON? = root
        for (depth, key) in place.enumerated() {
            guard let json = current else { return nil }
            current = written.member(key, of: json, at: Array(place.prefix(depth)))?.value
        }
        return current
    }

    /// Returns the value at a place, with inherited members.
    private func node(at place: [String]) -> LocatedJSON? {
        var current: LocatedJSON = root
        for (depth, key) in place.enumerated() {
            let here = Array(place.prefix(depth))
            if let child = written.member(key, of: current, at: here)?.value {
                current = child
            } else {
                var found = base(of: here, current)
                for key in place[depth...] { found = found?[key] }
                return found
            }
        }
        return expand(place, current)
    }

    private func inheritedType(of place: [String]) -> LocatedJSON.Member? {
        for depth in stride(from: place.count - 1, through: 0, by: -1) {
            let here = Array(place.prefix(depth))
            let raw = raw(at: here)
            if let member = raw.flatMap({ written.member("$type", of: $0, at: here) }) { return member }
            let base = base(of: here, raw)
            if let member = base.flatMap({ inherited.member("$type", of: $0, at: here) }) { return member }
        }
        return nil
    }

    /// The names of all groups in the document, for suggestions.
    private lazy var groups: [String] = {
        var names: [String] = []
        func walk(_ json: LocatedJSON, _ place: [String]) {
            guard names.count < 5000 else { return }
            for member in json.members ?? [] where TokenTree.isChild(member.key) {
                guard TokenTree.isGroup(member.value) else { continue }
                names.append((place + [member.key]).joined(separator: "."))
                walk(member.value, place + [member.key])
            }
        }
        walk(root, [])
        return names
    }()
}
