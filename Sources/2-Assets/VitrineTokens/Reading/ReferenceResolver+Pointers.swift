import VitrineSource

/// Following of pointers, on whose way there may be references of either form.
extension ReferenceResolver {
    /// Returns the value at a pointer, or `nil` after reporting an error.
    ///
    /// Where a segment leads into a reference, the way goes on from what that refers to: with `a` being
    /// `{b}`, `#/a/$value/alpha` is `#/b/$value/alpha`.
    ///
    /// - Parameters:
    ///   - pointer: The pointer.
    ///   - mark: The place of the pointer in the file; `nil` to report nothing.
    func place(at pointer: JSONPointer, from mark: SourceMark?) -> LocatedJSON? {
        var way = pointer.segments
        // The ways that were taken so far, each with the place of the reference that led there.
        var taken: [(way: [String], mark: SourceMark?)] = [(way, mark)]
        while true {
            switch step(along: way) {
            case .found(let json): return json
            case .missing(let depth, let json):
                guard let mark else { return nil }
                let key = way[depth]
                reporter.report(
                    .unresolvedPointer(
                        pointer.text, at: JSONPointer(Array(way.prefix(depth))).text, key: key,
                        known: reporter.known(near: key, Self.keys(of: json))), at: mark)
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
            let path = pointer.segments
            return isToken(path) ? path + ["$value"] : path
        }
    }

    private func isToken(_ path: [String]) -> Bool {
        entry(at: path).map { entries[$0].path == path } ?? false
    }

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
