import VitrineSource

/// The context read as YAML. It looks at the text alone, and finds nothing where that is unusual.
extension SourceContext {
    /// The value of the key that begins at the place, as it is written on the line; `nil` if no key begins
    /// there.
    var value: Substring? {
        let rest = rest
        guard let colon = rest.firstIndex(of: ":"), rest[..<colon].allSatisfy(YAMLFragment.isOfWord) else {
            return nil
        }
        let value = rest[rest.index(after: colon)...].drop { $0 == " " }
        return YAMLFragment.trimmed(
            value.prefix(YAMLFragment.length(of: value, isWithinBrackets: isWithinBrackets)))
    }

    /// The value that begins at the place, as it is written on the line.
    var written: Substring {
        YAMLFragment.trimmed(rest.prefix(YAMLFragment.length(of: rest, isWithinBrackets: isWithinBrackets)))
    }

    /// The key whose value, or an element of whose value, begins at the place; `nil` if none is found.
    var owner: (name: Substring, place: SourceContext)? {
        var text = YAMLFragment.trimmed(before)
        if YAMLFragment.isBlankOrDashes(text) { return ownerAbove(hasDash: !text.isEmpty) }
        if text.last == "\"" || text.last == "'" { text = YAMLFragment.trimmed(text.dropLast()) }
        if text.last != ":" {
            // An element or an entry of what is in brackets.
            guard let open = YAMLFragment.openBracket(of: text) else { return nil }
            text = YAMLFragment.trimmed(text[..<open])
            guard !text.isEmpty, text.last != "-" else {
                return ownerAbove(hasDash: text.last == "-")
            }
        }
        return key(before: text)
    }

    /// `true` if the lines after the place are a list that belongs to the key there.
    var holdsList: Bool {
        if value?.first == "[" { return true }
        for number in (number + 1)...(number + Self.reach) {
            guard let line = lines[number] else { break }
            let text = line.drop { $0 == " " }
            if text.isEmpty { continue }
            return text.hasPrefix("- ") && line.count - text.count >= column - 1
        }
        return false
    }

    /// The keys of the mapping that the key at the place is one of, in their order, with what stands on their
    /// lines.
    var siblings: [(key: Substring, value: Substring)] {
        guard let value else { return [] }
        let own = (rest.prefix { $0 != ":" }, value)
        if let open = YAMLFragment.openBracket(of: before) {
            return YAMLFragment.parts(line[open...]).compactMap(YAMLFragment.entry)
        }
        guard YAMLFragment.isBlankOrDashes(before) else { return [own] }
        var found = [own]
        if !before.contains("-") {
            for number in stride(from: number - 1, to: max(number - Self.reach, 0), by: -1) {
                guard let entry = sibling(number) else { break }
                if let key = entry.key { found.insert(key, at: 0) }
                if entry.isFirst { break }
            }
        }
        for number in (number + 1)...(number + Self.reach) {
            guard let entry = sibling(number), !entry.isFirst else { break }
            if let key = entry.key { found.append(key) }
        }
        return found
    }

    /// Returns the key at the place's column on another line; `nil` beyond the mapping. Lines that are
    /// indented deeper have none.
    private func sibling(_ number: Int) -> (key: (key: Substring, value: Substring)?, isFirst: Bool)? {
        let other = SourceContext(line: number, column: column, in: lines)
        let line = other.line
        let blanks = line.prefix { $0 == " " }.count
        if blanks >= column || line.count == blanks { return lines[number] == nil ? nil : (nil, false) }
        guard YAMLFragment.isBlankOrDashes(other.before), let value = other.value else { return nil }
        return ((other.rest.prefix { $0 != ":" }, value), other.before.contains("-"))
    }

    /// Returns what stands on the line of a key beside the one at the place.
    func value(of key: String) -> Substring? { siblings.first { $0.key == key }?.value }

    /// The entries of the mapping that begins at the place, on one line or on several.
    var entries: [(key: Substring, value: Substring)] {
        rest.first == "{" ? YAMLFragment.parts(written).compactMap(YAMLFragment.entry) : siblings
    }

    /// `true` if a node may begin at the place: it follows a dash.
    var isNode: Bool { YAMLFragment.isBlankOrDashes(before) && before.contains("-") }

    /// The key and the text before the place, where a comma within brackets separates them from it.
    var textBefore: (key: Substring, text: Substring)? {
        let before = YAMLFragment.trimmed(before)
        guard before.last == ",", let open = YAMLFragment.openBracket(of: before), before[open] == "{",
            let last = YAMLFragment.parts(before[open...].dropLast()).last,
            let entry = YAMLFragment.entry(last), entry.value.first?.isLetter == true
        else { return nil }
        return (entry.key, entry.value)
    }

    /// The elements of the list that a key near the place has, on its line.
    func elements(of key: String) -> [Substring] {
        for line in nearby {
            guard line.utf8.count <= Self.lineLimit, let range = line.firstRange(of: "\(key): [") else {
                continue
            }
            let list = line[range.upperBound...].prefix { $0 != "]" }
            return YAMLFragment.parts("[" + list + "]")
        }
        return []
    }

    /// The values of a key near the place, in their order.
    func values(of key: String) -> [Substring] {
        nearby.flatMap { line -> [Substring] in
            guard line.utf8.count <= Self.lineLimit else { return [] }
            return line.ranges(of: "\(key): ").map { range in
                let rest = line[range.upperBound...]
                return YAMLFragment.trimmed(rest.prefix { !",}]#".contains($0) })
            }
        }
    }

    // MARK: Parts of lines

    /// `true` if the place is within brackets that begin on its line.
    private var isWithinBrackets: Bool { YAMLFragment.openBracket(of: before) != nil }

    private func ownerAbove(hasDash: Bool) -> (name: Substring, place: SourceContext)? {
        let own = line.prefix { $0 == " " }.count
        for other in stride(from: number - 1, to: max(number - Self.reach, 0), by: -1) {
            guard let line = lines[other] else { return nil }
            let text = line.drop { $0 == " " || $0 == "-" }
            let indent = line.prefix { $0 == " " }.count
            guard !text.isEmpty, !text.hasPrefix("#"), line.utf8.count <= Self.lineLimit else { continue }
            let isItem = line.dropFirst(indent).hasPrefix("- ")
            let column = line.count - text.count
            guard column < own || (hasDash && column == own && !isItem) else { continue }
            let trimmed = YAMLFragment.trimmed(text)
            guard trimmed.last == ":" else { return nil }
            let name = trimmed.dropLast()
            guard name.allSatisfy(YAMLFragment.isOfWord) else { return nil }
            return (name, SourceContext(line: other, column: column + 1, in: lines))
        }
        return nil
    }

    private func key(before text: Substring) -> (name: Substring, place: SourceContext)? {
        guard text.last == ":" else { return nil }
        let head = text.dropLast()
        let name = Substring(head.reversed().prefix(while: YAMLFragment.isOfWord).reversed())
        guard !name.isEmpty else { return nil }
        // The text is a part of the line, and begins behind its blanks.
        let start = head.index(head.endIndex, offsetBy: -name.count)
        let column = line[..<start].unicodeScalars.count + 1
        return (name, SourceContext(line: number, column: column, in: lines))
    }
}
