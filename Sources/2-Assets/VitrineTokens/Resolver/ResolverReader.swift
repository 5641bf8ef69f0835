import VitrineSource

/// A reader of the structure of a resolver document.
struct ResolverReader {
    let root: LocatedJSON
    let file: String
    let loader: TokenLoader
    private var used: Set<String> = []

    init(root: LocatedJSON, file: String, loader: TokenLoader) {
        self.root = root
        self.file = file
        self.loader = loader
    }

    private var reporter: TokenReporter { loader.reporter }

    /// Returns the steps of `resolutionOrder` and reports errors.
    mutating func steps() -> [ResolverDocument.Step] {
        guard check(root, "a resolver", known: ResolverDocument.keys) else { return [] }
        checkText(root["name"])
        checkText(root["description"])
        checkVersion()
        let sets = map("sets") { $0.set($1) }
        let modifiers = map("modifiers") { $0.modifier($1) }
        guard let order = root["resolutionOrder"] else {
            reporter.report(.missingKey("resolutionOrder", on: "a resolver"), at: root.mark)
            return []
        }
        guard case .array(let items) = order.content else {
            reporter.report(
                .wrongType(expected: "an array of sets and modifiers", found: order.kindName),
                at: order.mark
            )
            return []
        }
        guard items.count <= reporter.limits.sources else {
            reporter.report(
                .tooMany(
                    noun: "entries in `resolutionOrder`", count: items.count, limit: reporter.limits.sources),
                at: order.mark)
            return []
        }
        if items.isEmpty { reporter.report(.emptyOrder, at: order.mark) }
        var names: Set<String> = []
        let steps = items.compactMap { step($0, sets: sets, modifiers: modifiers, names: &names) }
        for member in root["modifiers"]?.members ?? [] where !used.contains(member.key) {
            reporter.warn(.unusedModifier(member.key), at: member.keyMark)
        }
        return steps
    }

    private func checkVersion() {
        guard let version = root["version"] else {
            return reporter.report(.missingKey("version", on: "a resolver"), at: root.mark)
        }
        if version.string != "2025.10" {
            reporter.report(.wrongVersion(found: version.kindName.description), at: version.mark)
        }
    }

    private mutating func map(
        _ key: String, _ read: (inout ResolverReader, LocatedJSON.Member) -> ResolverDocument.Step?
    ) -> [String: ResolverDocument.Step?] {
        guard let value = root[key] else { return [:] }
        guard let members = value.members else {
            reporter.report(.wrongType(expected: "an object", found: value.kindName), at: value.mark)
            return [:]
        }
        var found: [String: ResolverDocument.Step?] = [:]
        for member in members { found[member.key] = .some(read(&self, member)) }
        return found
    }

    // MARK: The order

    private mutating func step(
        _ json: LocatedJSON, sets: [String: ResolverDocument.Step?],
        modifiers: [String: ResolverDocument.Step?],
        names: inout Set<String>
    ) -> ResolverDocument.Step? {
        if let member = json.member("$ref") {
            return referenced(
                member, besides: json.members ?? [], sets: sets, modifiers: modifiers, names: &names)
        }
        guard json.members != nil else {
            reporter.report(
                .wrongType(expected: "a set, a modifier or a reference to one", found: json.kindName),
                at: json.mark)
            return nil
        }
        for key in ["name", "type"] where json.member(key) == nil {
            reporter.report(.missingKey(key, on: "a set or modifier in `resolutionOrder`"), at: json.mark)
        }
        guard let name = json["name"], let type = json["type"] else { return nil }
        guard let text = name.string else {
            reporter.report(.wrongType(expected: "a name", found: name.kindName), at: name.mark)
            return nil
        }
        if !names.insert(text).inserted { reporter.report(.duplicateName(text), at: name.mark) }
        let member = LocatedJSON.Member(key: text, keyMark: name.mark, value: json)
        switch type.string {
        case "set": return set(member, isInline: true)
        case "modifier": return modifier(member, isInline: true)
        default:
            reporter.report(
                .unknownValue(
                    type.string ?? type.kindName.description, noun: "type", known: ["set", "modifier"]),
                at: type.mark)
            return nil
        }
    }

    private mutating func referenced(
        _ member: LocatedJSON.Member, besides members: [LocatedJSON.Member],
        sets: [String: ResolverDocument.Step?],
        modifiers: [String: ResolverDocument.Step?], names: inout Set<String>
    ) -> ResolverDocument.Step? {
        let references = ResolverReferences(root: root, file: file, loader: loader)
        guard let text = member.value.string, let pointer = references.pointer(member.value) else {
            if member.value.string == nil {
                reporter.report(
                    .wrongType(expected: "a reference", found: member.value.kindName),
                    at: member.value.mark)
            }
            return nil
        }
        guard pointer.count == 2, let kind = pointer.first, let name = pointer.last, text.hasPrefix("#"),
            ["sets", "modifiers"].contains(kind)
        else {
            reporter.report(
                .forbiddenReference(
                    text, reason: "the order names sets (`#/sets/...`) and modifiers (`#/modifiers/...`)"),
                at: member.value.mark)
            return nil
        }
        let known = kind == "sets" ? sets : modifiers
        guard let step = known[name] else {
            let names = reporter.known(near: name, known.keys.sorted())
            reporter.report(
                .unknownValue(name, noun: kind == "sets" ? "set" : "modifier", known: names),
                at: member.value.mark)
            return nil
        }
        if kind == "modifiers" {
            // A second modifier with the same name would take the same input.
            if !used.insert(name).inserted || !names.insert(name).inserted {
                reporter.report(.duplicateName(name), at: member.value.mark)
            }
        }
        let overrides = members.filter { $0.key != "$ref" && $0.key != "name" && $0.key != "type" }
        guard !overrides.isEmpty else { return step }
        // Keys beside `$ref` replace those of its target.
        guard let target = root[kind]?.member(name) else { return step }
        var own = target.value.members ?? []
        own.removeAll { member in overrides.contains { $0.key == member.key } }
        let value = LocatedJSON(.object(own + overrides), at: target.value.mark)
        let merged = LocatedJSON.Member(key: name, keyMark: member.keyMark, value: value)
        return kind == "sets" ? set(merged) : modifier(merged)
    }

    // MARK: Sets and modifiers

    private func set(_ member: LocatedJSON.Member, isInline: Bool = false) -> ResolverDocument.Step? {
        guard let member = followed(member, of: "sets") else { return nil }
        let keys = ["description", "sources", "$extensions"] + (isInline ? ["name", "type"] : [])
        guard check(member.value, "a set", known: keys) else { return nil }
        checkText(member.value["description"])
        guard let sources = member.value["sources"] else {
            reporter.report(.missingKey("sources", on: "the set `\(member.key)`"), at: member.value.mark)
            return nil
        }
        var references = ResolverReferences(root: root, file: file, loader: loader)
        return .set(references.sources(sources))
    }

    private func modifier(_ member: LocatedJSON.Member, isInline: Bool = false) -> ResolverDocument.Step? {
        guard let member = followed(member, of: "modifiers") else { return nil }
        let keys =
            ["description", "contexts", "default", "$extensions"] + (isInline ? ["name", "type"] : [])
        let json = member.value
        guard check(json, "a modifier", known: keys) else { return nil }
        checkText(json["description"])
        guard let contexts = json["contexts"] else {
            reporter.report(.missingKey("contexts", on: "the modifier `\(member.key)`"), at: json.mark)
            return nil
        }
        guard let entries = contexts.members else {
            reporter.report(
                .wrongType(
                    expected: "an object with an array of sources for each context", found: contexts.kindName),
                at: contexts.mark)
            return nil
        }
        if entries.count < 2 {
            reporter.report(.fewContexts(modifier: member.key, count: entries.count), at: contexts.mark)
        }
        let names = entries.map(\.key)
        var chosen: String?
        if let value = json["default"] {
            chosen = value.string
            if let text = value.string, !names.contains(text) {
                reporter.report(.unknownContext(text, modifier: member.key, known: names), at: value.mark)
            } else if value.string == nil {
                reporter.report(
                    .wrongType(expected: "the name of a context", found: value.kindName), at: value.mark)
            }
        }
        var sources: [String: [TokenSource]] = [:]
        for entry in entries {
            var references = ResolverReferences(root: root, file: file, loader: loader)
            sources[entry.key] = references.sources(entry.value)
        }
        let modifier = TokenModifier(
            name: member.key, contexts: names, defaultContext: chosen,
            description: json["description"]?.string,
            mark: member.keyMark)
        return .modifier(modifier, sources: sources)
    }

    /// Follows a set or modifier that is itself a reference to one of the same kind, here or in another file.
    private func followed(_ member: LocatedJSON.Member, of kind: String) -> LocatedJSON.Member? {
        guard member.value.member("$ref") != nil else { return member }
        var references = ResolverReferences(root: root, file: file, loader: loader)
        guard let value = references.followed(member.value, allowing: kind) else { return nil }
        return LocatedJSON.Member(key: member.key, keyMark: member.keyMark, value: value)
    }

    // MARK: Checks

    private func check(_ json: LocatedJSON, _ what: Noun, known: [String]) -> Bool {
        guard let members = json.members else {
            reporter.report(.wrongType(expected: "an object", found: json.kindName), at: json.mark)
            return false
        }
        for member in members where !known.contains(member.key) && member.key != "$ref" {
            let problem =
                member.key.hasPrefix("$") && what != "a resolver"
                ? Diagnostic.Problem.token(.unknownProperty(member.key, on: what, known: known))
                : .unknownKey(member.key, on: what, known: known)
            reporter.report(problem, at: member.keyMark)
        }
        if let value = json["$extensions"], value.members == nil {
            reporter.report(.wrongType(expected: "an object", found: value.kindName), at: value.mark)
        }
        return true
    }

    private func checkText(_ json: LocatedJSON?) {
        if let json, json.string == nil {
            reporter.report(.wrongType(expected: "a text", found: json.kindName), at: json.mark)
        }
    }
}
