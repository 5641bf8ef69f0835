import VitrineSource

/// A resolver of reference objects: within the document, to other files, and into them.
struct ResolverReferences {
    let root: LocatedJSON
    let file: String
    let loader: TokenLoader
    /// The references being followed, outermost first.
    private var path: [String] = []

    init(root: LocatedJSON, file: String, loader: TokenLoader) {
        self.root = root
        self.file = file
        self.loader = loader
    }

    private var reporter: TokenReporter { loader.reporter }

    /// Returns the tokens of an array of sources.
    mutating func sources(_ json: LocatedJSON) -> [TokenSource] {
        sources(json, in: file, root)
    }

    private mutating func sources(_ json: LocatedJSON, in file: String, _ root: LocatedJSON) -> [TokenSource]
    {
        guard case .array(let items) = json.content else {
            reporter.report(
                .wrongType(expected: "an array of sources", found: json.kindName), at: json.mark)
            return []
        }
        var found: [TokenSource] = []
        for item in items { found += source(item, in: file, root) }
        return found
    }

    private mutating func source(_ item: LocatedJSON, in file: String, _ root: LocatedJSON) -> [TokenSource] {
        guard loader.consumeSource(at: item.mark) else { return [] }
        guard item.members != nil else {
            reporter.report(
                .wrongType(expected: "tokens or a reference", found: item.kindName), at: item.mark)
            return []
        }
        guard item.member("$ref") != nil else {
            return loader.consumeValues(of: item, at: item.mark) ? [loader.source(item)] : []
        }
        let depth = path.count
        defer { path.removeLast(path.count - depth) }
        guard let target = follow(item, in: file, root, allowing: "sets") else { return [] }
        // A set stands for its sources.
        if let inner = target.json["sources"], case .array = inner.content {
            return sources(inner, in: target.file, target.root)
        }
        if ResolverDocument.isResolver(target.json, target.file), target.isWhole {
            reporter.report(
                .forbiddenReference(
                    item["$ref"]?.string ?? "", reason: "it is a resolver, and sources are files of tokens"),
                at: item.mark)
            return []
        }
        return loader.consumeValues(of: target.json, at: item.mark) ? [loader.source(target.json)] : []
    }

    /// Returns the target of a set or modifier that is a reference object.
    mutating func followed(_ json: LocatedJSON, allowing kind: String) -> LocatedJSON? {
        defer { path = [] }
        return follow(json, in: file, root, allowing: kind)?.json
    }

    private struct Target {
        let json: LocatedJSON
        let file: String
        let root: LocatedJSON
        let isWhole: Bool
    }

    private mutating func follow(
        _ json: LocatedJSON, in file: String, _ root: LocatedJSON, allowing kind: String
    ) -> Target? {
        guard let member = json.member("$ref") else {
            return Target(json: json, file: file, root: root, isWhole: false)
        }
        let mark = member.value.mark
        guard let text = member.value.string else {
            reporter.report(.wrongType(expected: "a reference", found: member.value.kindName), at: mark)
            return nil
        }
        guard let (name, pointer) = parts(text, at: mark) else { return nil }
        if name.isEmpty, let first = pointer.first, first == "modifiers", kind != "modifiers" {
            reporter.report(
                .forbiddenReference(text, reason: "only `resolutionOrder` may name a modifier"), at: mark)
            return nil
        }
        let targetFile = name.isEmpty ? file : TokenPath.joined(name, from: file)
        let step = targetFile + JSONPointer(pointer).text
        guard !path.contains(step) else {
            reporter.report(.circular(chain: path.drop { $0 != step } + [step]), at: mark)
            return nil
        }
        guard path.count < reporter.limits.depth else {
            reporter.report(
                .tooMany(noun: "references in a chain", count: path.count, limit: reporter.limits.depth),
                at: mark)
            return nil
        }
        path.append(step)
        guard let targetRoot = name.isEmpty ? root : loader.file(at: targetFile, from: mark) else {
            return nil
        }
        var current = targetRoot
        for key in pointer {
            guard let next = child(current, key) else {
                let known = reporter.known(near: key, current.members?.map(\.key) ?? [])
                reporter.report(.unresolvedPointer(text, at: "#/", key: key, known: known), at: mark)
                return nil
            }
            current = next
        }
        guard let found = follow(current, in: targetFile, targetRoot, allowing: kind) else { return nil }
        // Keys beside `$ref` replace those of its target as a whole.
        let overrides = (json.members ?? []).filter {
            $0.key != "$ref" && $0.key != "name" && $0.key != "type"
        }
        guard !overrides.isEmpty, let members = found.json.members else {
            return Target(
                json: found.json, file: found.file, root: found.root,
                isWhole: found.isWhole || pointer.isEmpty)
        }
        let kept = members.filter { member in !overrides.contains { $0.key == member.key } }
        return Target(
            json: LocatedJSON(.object(kept + overrides), at: found.json.mark), file: found.file,
            root: found.root,
            isWhole: pointer.isEmpty)
    }

    private func child(_ json: LocatedJSON, _ key: String) -> LocatedJSON? {
        if case .array(let values) = json.content {
            guard let index = Int(key), values.indices.contains(index) else { return nil }
            return values[index]
        }
        return json[key]
    }

    /// Returns the segments of a pointer within the document.
    func pointer(_ json: LocatedJSON) -> [String]? {
        json.string.flatMap { parts($0, at: json.mark)?.pointer }
    }

    /// Splits a reference into a file and a pointer.
    private func parts(_ text: String, at mark: SourceMark) -> (file: String, pointer: [String])? {
        if text.contains("://") || text.hasPrefix("//") {
            reporter.report(
                .forbiddenReference(text, reason: "nothing is fetched from the network"), at: mark)
            return nil
        }
        let split = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let name = split.first.map(String.init) ?? ""
        var pointer: [String] = []
        if split.count == 2, !split[1].isEmpty {
            // The module's own example omits the first slash: `example.json#sets/MySet`.
            let fragment = split[1].hasPrefix("/") ? "#" + split[1] : "#/" + split[1]
            do throws(JSONPointerError) {
                pointer = try JSONPointer(fragment: fragment).segments
            } catch {
                reporter.report(.invalidPointer(text, reason: error.reason), at: mark)
                return nil
            }
        }
        if name.isEmpty, pointer.isEmpty {
            reporter.report(.forbiddenReference(text, reason: "the resolver cannot hold itself"), at: mark)
            return nil
        }
        if name.isEmpty, pointer.first == "resolutionOrder" {
            reporter.report(
                .forbiddenReference(text, reason: "entries of the order have no other use"),
                at: mark)
            return nil
        }
        return (name, pointer)
    }
}
