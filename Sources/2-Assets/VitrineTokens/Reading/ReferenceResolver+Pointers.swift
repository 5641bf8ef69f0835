import VitrineSource

/// Following of pointers, on whose way there may be references of either form.
extension ReferenceResolver {
    /// Returns the value at a pointer, or `nil` after reporting an error.
    ///
    /// A part of a token's value is that of the value which the token has in the end: with `a` being `{b}`
    /// with an opacity of its own, `#/a/$value/alpha` is that opacity. Only where the token's value is just
    /// being read is the way walked along what is written.
    ///
    /// - Parameters:
    ///   - pointer: The pointer.
    ///   - mark: The place of the pointer in the file; `nil` to report nothing.
    func place(at pointer: JSONPointer, from mark: SourceMark?) -> LocatedJSON? {
        var way = way(of: pointer)
        // The ways that were taken so far, each with the place of the reference that led there.
        var taken: [(way: [String], mark: SourceMark?)] = [(way, mark)]
        while true {
            if let owner = owner(ofPartAt: way) {
                switch readPart(owner, at: way, mark: mark ?? entries[owner].mark) {
                case .found(let json): return json
                case .failed: return nil
                case .missing(let depth, let known):
                    if let mark { reportMissing(pointer, way: way, depth: depth, known: known, at: mark) }
                    return nil
                case .written: break
                }
            }
            switch step(along: way) {
            case .found(let json):
                guard isGroup(json, at: way) else { return json }
                if let mark {
                    let root = self.root(ofGroupAt: way.joined(separator: "."))
                    reporter.report(.groupIsNotAToken(pointer.text, root: root), at: mark)
                }
                return nil
            case .missing(let depth, let json):
                if let mark {
                    reportMissing(pointer, way: way, depth: depth, known: Self.keys(of: json), at: mark)
                }
                return nil
            case .reference(let depth, let json):
                guard let target = segments(of: json, reports: mark != nil) else { return nil }
                // The reference of a token is its value.
                let rest = TokenEntry.isOwnReference(json, key: way[depth]) ? depth + 1 : depth
                way = target + way[rest...]
                if let first = taken.firstIndex(where: { $0.way == way }) {
                    if let mark { reportCircle(taken[first...].map(\.way), at: taken[first].mark ?? mark) }
                    return nil
                }
                guard taken.count <= reporter.limits.chain else {
                    if let mark {
                        reporter.report(
                            .tooMany(
                                noun: "references in a chain", count: taken.count,
                                limit: reporter.limits.chain), at: mark)
                    }
                    return nil
                }
                taken.append((way, json.mark))
            }
        }
    }

    private func reportMissing(
        _ pointer: JSONPointer, way: [String], depth: Int, known: [String], at mark: SourceMark
    ) {
        reporter.report(
            .unresolvedPointer(
                pointer.text, at: JSONPointer(Array(way.prefix(depth))).text, key: way[depth],
                known: reporter.known(near: way[depth], known)), at: mark)
    }

    /// Returns `true` for a group, rather than data in a remark about one.
    private func isGroup(_ json: LocatedJSON, at way: [String]) -> Bool {
        guard TokenTree.isGroup(json), way.allSatisfy(TokenTree.isChild) else { return false }
        return !way.contains(where: TokenTree.isRemark) || TokenTree.holdsTokens(json)
    }

    // MARK: Parts of tokens

    private enum Part {
        case found(LocatedJSON)
        /// The value has no part for the segment at a depth.
        case missing(depth: Int, known: [String])
        /// The token has no value, for a reason that was reported.
        case failed
        /// The way leads along what is written.
        case written
    }

    /// Returns the token whose value a way leads into.
    private func owner(ofPartAt way: [String]) -> Int? {
        guard let depth = way.firstIndex(of: "$value"), depth + 1 < way.count,
            depth <= reporter.limits.depth
        else { return nil }
        return token(at: Array(way[..<depth]))
    }

    /// Returns a part of the value that a token has in the end.
    ///
    /// - Parameters:
    ///   - owner: The token.
    ///   - way: The way to the part, from the root.
    ///   - mark: The place of the part for messages, which is that of the reference to it.
    private func readPart(_ owner: Int, at way: [String], mark: SourceMark) -> Part {
        let start = entries[owner].path.count + 1
        // Parts of a changed value are not written anywhere.
        guard !isBeingRead(owner) || (isModified(owner) && !isOpen(owner)) else {
            return writtenPart(owner, at: way, from: start)
        }
        guard let value = value(ofEntry: owner) else { return hasFault(owner) ? .failed : .written }
        var part = TokenPart(value)
        for depth in start..<way.count {
            if let next = part.part(way[depth]) {
                part = next
                continue
            }
            let missing = Part.missing(depth: depth, known: part.keys)
            // A key of an older dialect may be there, of this value or of one that it refers to.
            switch step(along: way) {
            case .missing: return missing
            case .found:
                guard let next = part.part(older: way[depth]) else {
                    return isModified(owner) ? missing : .written
                }
                part = next
            case .reference:
                return isModified(owner) || entries[owner].json.member("alpha") != nil ? missing : .written
            }
        }
        return .found(part.json(at: mark))
    }

    /// Returns the colour that a pointer leads to within the value of a token; `nil` for other pointers.
    ///
    /// Unlike a colour that is written, it may have components outside of the format's ranges, where a
    /// change has put them.
    func color(at pointer: JSONPointer) -> TokenColor? {
        let way = way(of: pointer)
        guard let owner = owner(ofPartAt: way), !isBeingRead(owner), let value = value(ofEntry: owner) else {
            return nil
        }
        var part: TokenPart? = TokenPart(value)
        for key in way.dropFirst(entries[owner].path.count + 1) { part = part?.part(key) }
        if case .color(let color)? = part { return color }
        return nil
    }

    /// Returns how a part is read of a value that is just being read, which may refer to its own parts.
    private func writtenPart(_ owner: Int, at way: [String], from start: Int) -> Part {
        if isModified(owner) {
            let chain = [JSONPointer(way).text]
            reporter.report(.circular(chain: chain + [entries[owner].name] + chain), at: entries[owner].mark)
            return .failed
        }
        // An opacity beside the value is the colour's.
        if way[start...] == ["alpha"], let alpha = entries[owner].json.member("alpha"),
            TokenTree.isAlpha(alpha), !alpha.value.isNull
        {
            return .found(alpha.value)
        }
        // So it is beside a colour in the value.
        for depth in start..<way.count where way[depth] == "color" {
            guard case .found(let whole) = step(along: Array(way[..<depth])), let alpha = whole["alpha"],
                !alpha.isNull
            else { continue }
            if way.count == depth + 2, way[depth + 1] == "alpha" { return .found(alpha) }
            guard way.count == depth + 1, let color = whole["color"] else { continue }
            let step = JSONPointer(way).text
            guard enter(step, at: color.mark) else { return .failed }
            defer { leave() }
            let reader = ValueReader(resolution: self, entry: entries[owner])
            guard let faded = reader.color(color).flatMap({ reader.faded($0, by: alpha) }) else {
                return .failed
            }
            return .found(TokenPart.color(faded).json(at: color.mark))
        }
        return .written
    }

    private func isModified(_ owner: Int) -> Bool { entries[owner].modification != nil }

    /// Returns what a reference leads to in the end, as it is written, without reporting anything; the last
    /// reference where that leads nowhere.
    func written(_ json: LocatedJSON) -> LocatedJSON {
        var json = json
        for _ in 0..<reporter.limits.chain {
            guard let way = segments(of: json, reports: false),
                let next = place(at: JSONPointer(way), from: nil)
            else { break }
            json = next
        }
        return json
    }

    /// Returns the pointer to a part of a token that fits where the token as a whole does not; `nil` if there
    /// is none.
    ///
    /// - Parameters:
    ///   - path: The path of the token.
    ///   - keys: The keys from the token's value to the part.
    ///   - fits: A function that returns `true` for a value that fits.
    func pointer(
        toPart keys: [String], of path: [String], where fits: (LocatedJSON) -> Bool
    ) -> String? {
        guard let index = entry(at: path) else { return nil }
        let whole = entries[index].path + ["$value"]
        let candidates = [whole, whole + keys].map { JSONPointer($0) }
        return candidates.first { place(at: $0, from: nil).map { fits(written($0)) } ?? false }?.text
    }

    // MARK: Steps

    private enum Step {
        case found(LocatedJSON)
        /// A value that is not a reference, and has no member for the segment at a depth.
        case missing(depth: Int, LocatedJSON)
        /// A reference that the segment at a depth leads through.
        case reference(depth: Int, LocatedJSON)
    }

    /// Walks from the root as far as there are members.
    private func step(along way: [String]) -> Step {
        var current = root
        for (depth, key) in way.enumerated() {
            let next =
                current.members != nil
                ? members.member(key, of: current, at: Array(way.prefix(depth)))?.value
                : Self.child(of: current, key)
            if let next {
                current = next
            } else if TokenReference(current) != nil {
                return .reference(depth: depth, current)
            } else if way[..<depth].contains("$value"), let implied = Self.implied(key, in: current) {
                current = implied
            } else {
                return .missing(depth: depth, current)
            }
        }
        return .found(current)
    }

    /// Returns the way to what a reference stands for, which for a token is its value; `nil` for what is not
    /// a reference, or refers to no token.
    private func segments(of json: LocatedJSON, reports: Bool) -> [String]? {
        switch TokenReference(json) {
        case nil: return nil
        case .invalid(let problem)?:
            if reports { reporter.report(problem, at: json.mark) }
            return nil
        case .alias(let path)?:
            guard let index = entry(at: path) else {
                if reports { reportUnknown(path, at: json.mark) }
                return nil
            }
            return entries[index].path + ["$value"]
        case .pointer(let pointer)?:
            let path = way(of: pointer)
            return isToken(path) ? path + ["$value"] : path
        }
    }

    private func isToken(_ path: [String]) -> Bool { token(at: path) != nil }

    /// Reports references that lead back to themselves: as the circle of the tokens that it leads through
    /// where they make one, which they report themselves.
    private func reportCircle(_ ways: [[String]], at mark: SourceMark) {
        for way in ways {
            guard let last = way.lastIndex(of: "$value"), let index = entry(at: Array(way[..<last])) else {
                continue
            }
            if value(ofEntry: index) == nil { return }
        }
        let chain = (ways + ways.prefix(1)).map { JSONPointer($0).text }
        reporter.report(.circular(chain: chain), at: mark)
    }

    /// Returns a part of a value that is not written out: an opacity or an inset that is left out, or the
    /// part of a text.
    private static func implied(_ key: String, in json: LocatedJSON) -> LocatedJSON? {
        let part: TokenPart?
        if let text = json.string {
            part =
                LegacyValues.color(text).map(TokenPart.color)?.part(key)
                ?? LegacyValues.dimension(text).map(TokenPart.init)?.part(key)
                ?? LegacyValues.duration(text).map(TokenPart.init)?.part(key)
        } else if key == "alpha", json["components"] != nil {
            let alpha = json["hex"]?.string.flatMap(LegacyValues.color)?.alpha
            part = .number(alpha ?? 1)
        } else if key == "inset", json["offsetX"] != nil || json["x"] != nil {
            part = .flag(false)
        } else {
            part = nil
        }
        return part?.json(at: json.mark)
    }

    private static func keys(of json: LocatedJSON) -> [String] {
        switch json.content {
        case .object(let members): members.map(\.key)
        case .array(let values): values.indices.map(String.init)
        default: []
        }
    }

    private static func child(of json: LocatedJSON, _ key: String) -> LocatedJSON? {
        guard case .array(let values) = json.content, let index = Int(key), values.indices.contains(index),
            key == "\(index)"
        else { return nil }
        return values[index]
    }
}

extension TokenEntry {
    /// Returns `true` for a token that refers to another by a `$ref` of its own, and the key of its value.
    fileprivate static func isOwnReference(_ json: LocatedJSON, key: String) -> Bool {
        key == "$value" && json.member("$ref") != nil
    }
}
