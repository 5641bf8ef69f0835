import VitrineSource
import VitrineYAML

/// A list that a value without brackets may stand for, for suggestions.
package struct BareList: Sendable {
    /// The number of bytes beyond which a text or a mapping is not taken for a list.
    private static let lengthLimit = 200
    /// The keys of numbers that lists have without keys, in the order of the lists.
    private static let orders = [
        ["x", "y", "width", "height"], ["x", "y", "w", "h"], ["from", "to"], ["start", "end"],
        ["min", "max"],
        ["minimum", "maximum"], ["least", "most"], ["lower", "upper"], ["on", "off"], ["dash", "gap"],
    ]

    let elements: [SceneValue]

    /// The list as it is written in scenes.
    var code: String { Self.code(.sequence(elements)) }

    /// Returns the lists that a value may stand for, the likeliest first.
    ///
    /// - Parameter count: The numbers of elements that the list may have.
    static func candidates(for value: SceneValue, count: ClosedRange<Int>) -> [BareList] {
        guard !value.hasReferences, value.origin == nil else { return [] }
        switch value.content {
        case .bool: return [BareList(elements: [value])]
        case .number(let number, let literal):
            return numbers([literal[...]], only: number, count: count, at: value.mark)
        case .string(let text) where text.utf8.count <= lengthLimit && !text.contains("\n"):
            return candidates(text[...], count, value.mark)
        case .mapping(let entries) where !entries.isEmpty:
            let element = BareList(elements: [value])
            // A mapping may be the only element.
            guard element.code.utf8.count <= lengthLimit else { return [] }
            return [numbers(of: entries), element].compactMap { $0 }
        default: return []
        }
    }

    private static func candidates(
        _ text: Substring, _ count: ClosedRange<Int>, _ mark: SourceMark
    ) -> [BareList] {
        let parts = split(text) { " ,".contains($0) }
        guard !parts.isEmpty else { return [] }
        if let ends = ends(of: text) {
            return numbers(["\(ends.first)", "\(ends.last)"], only: nil, count: count, at: mark)
        }
        if parts.allSatisfy({ SceneValue.Content.isNumber(String($0)) }) {
            let only = parts.count == 1 ? Double(parts[0]) : nil
            return numbers(parts, only: only, count: count, at: mark)
        }
        // Lengths as CSS has them.
        let lengths = parts.map { $0.hasSuffix("px") || $0.hasSuffix("pt") ? $0.dropLast(2) : $0 }
        if lengths.allSatisfy({ SceneValue.Content.isNumber(String($0)) }) {
            return [words(lengths, at: mark), words(parts, at: mark)]
        }
        let whole = words([text], at: mark)
        let all = words(parts, at: mark)
        if text.contains(",") { return [words(split(text) { $0 == "," }, at: mark), all, whole] }
        // Names of several words begin with capital letters.
        let isName = parts.contains { $0.first?.isUppercase == true }
        return isName ? [whole, all] : [all, whole]
    }

    /// Returns the lists of some numbers: of themselves, of pairs of them and of one list of them.
    ///
    /// - Parameter only: The number if it is the only one, which may be the upper of two ends.
    private static func numbers(
        _ literals: [Substring], only: Double?, count: ClosedRange<Int>, at mark: SourceMark
    ) -> [BareList] {
        let all = words(literals, at: mark)
        func list(_ elements: some Sequence<SceneValue>) -> SceneValue {
            SceneValue(.sequence(Array(elements)), at: mark, in: nil, isResolved: true)
        }
        var lists = [all]
        if literals.count.isMultiple(of: 2) {
            let pairs = stride(from: 0, to: literals.count, by: 2).map { list(all.elements[$0..<$0 + 2]) }
            lists.append(BareList(elements: pairs))
        }
        lists.append(BareList(elements: [list(all.elements)]))
        if count == 2...2, let only, only > 0, let literal = literals.first {
            lists += ["0", "1"].filter { Double($0) ?? 0 <= only }.map {
                words([$0[...], literal], at: mark)
            }
        }
        return lists
    }

    /// Returns the list of the numbers in a mapping whose keys say their order; `nil` for another mapping.
    private static func numbers(of entries: [SceneValue.Entry]) -> BareList? {
        guard entries.allSatisfy(\.value.isNumber) else { return nil }
        let values = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        guard let order = orders.first(where: { Set($0).isSuperset(of: values.keys) }) else { return nil }
        // A rectangle without an origin begins at 0.
        guard order.count == 4, order[2...].contains(where: { values[$0] != nil }),
            let mark = entries.first?.value.mark
        else { return BareList(elements: order.compactMap { values[$0] }) }
        guard order[2...].allSatisfy({ values[$0] != nil }) else { return nil }
        let zero = SceneValue(.number(0, literal: "0"), at: mark, in: nil, isResolved: true)
        return BareList(elements: order.map { values[$0] ?? zero })
    }

    /// Returns a list of words and numbers.
    static func words(_ words: [Substring], at mark: SourceMark) -> BareList {
        BareList(
            elements: words.map { word in
                let text = String(word)
                let number = SceneValue.Content.isNumber(text) ? Double(text) : nil
                return SceneValue(
                    number.map { .number($0, literal: text) } ?? .string(text), at: mark, in: nil,
                    isResolved: true)
            })
    }

    /// Returns both ends of a range as other languages write it: `0...100`, `1-3`.
    package static func ends(of text: Substring) -> (first: Int, last: Int, isClosed: Bool)? {
        for (sign, isClosed) in [("..<", false), ("...", true), ("..", true), ("-", true), (" to ", true)] {
            guard let range = text.firstRange(of: sign),
                let first = Int(text[..<range.lowerBound].filter { $0 != " " }),
                let last = Int(text[range.upperBound...].filter { $0 != " " })
            else { continue }
            return (first, last, isClosed)
        }
        return nil
    }

    /// Returns the parts of a text between separators, which within parentheses separate nothing.
    private static func split(_ text: Substring, _ isSeparator: (Character) -> Bool) -> [Substring] {
        var depth = 0
        let parts = text.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth <= 0 && isSeparator(character)
        }
        return parts.map { part in
            let start = part.drop { $0 == " " }
            return start.lastIndex { $0 != " " }.map { start[...$0] } ?? start
        }.filter { !$0.isEmpty }
    }

    private static func code(_ content: SceneValue.Content) -> String {
        switch content {
        case .sequence(let values): "[\(values.map { code($0.content) }.joined(separator: ", "))]"
        case .number(_, let literal): literal
        case .string(let text): YAMLScalar.text(text)
        case .bool(let flag): "\(flag)"
        case .mapping(let entries):
            "{ \(entries.map { "\($0.key): \(code($0.value.content))" }.joined(separator: ", ")) }"
        case .null: "null"
        }
    }
}
