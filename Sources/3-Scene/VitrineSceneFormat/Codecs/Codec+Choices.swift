import VitrineJSON
import VitrineSource

// Codecs are made once, and what they read is small. Specialized for each of their types, these functions and
// those of `RecordFields` took a third of this module's build, and saved one instruction in a hundred.

extension Codec where Value: Sendable {
    /// Returns a codec for one of several words.
    ///
    /// - Parameter what: The name of the choice for messages, with its article, as in "a device".
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package static func choice(_ what: Noun, _ table: [(String, Value)]) -> Codec {
        let names = table.map { $0.0 }
        let noun = what.bare
        return Codec(.enumeration(names), expected: what) { value, reader in
            reader.choice(value, of: names, what, noun: noun).map { table[$0].1 }
        }
    }

    /// Returns a codec for the raw values of an enumeration.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package static func cases(_ what: Noun) -> Codec
    where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
        choice(what, Value.allCases.map { ($0.rawValue, $0) })
    }

    /// Returns a codec that reads with one of two codecs, so that errors refer to what was meant.
    ///
    /// - Parameters:
    ///   - first: The codec for values for which `fits` returns `true`.
    ///   - second: The codec for all other values.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package static func either(
        _ first: Codec, when fits: @escaping @Sendable (SceneValue) -> Bool, or second: Codec
    ) -> Codec {
        Codec(.anyOf([first.schema, second.schema]), expected: .either(first.expected, second.expected)) {
            value, reader in
            fits(value) ? first.read(value, reader) : second.read(value, reader)
        }
    }
}

extension Codec {
    /// Returns a codec for a list of values.
    ///
    /// - Parameters:
    ///   - element: The codec of each value.
    ///   - count: The number of values.
    ///   - name: The description of a list whose brackets are not all that a single value lacks.
    ///   - example: A list that can be read, as code, where words such as `[A, B]` cannot.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package static func list<Element>(
        of element: Codec<Element>, count: ClosedRange<Int> = 0...10_000, expected name: Noun? = nil,
        example: String? = nil
    ) -> Codec
    where Value == [Element] {
        let expected = name ?? .list
        return Codec(
            .array(
                element.schema, minimum: count.lowerBound > 0 ? count.lowerBound : nil,
                maximum: count.upperBound < 10_000 ? count.upperBound : nil),
            expected: expected
        ) { value, reader in
            guard
                let values = reader.elements(
                    of: value, element.expected, count: count,
                    resolvesReferences: element.resolvesReferences)
            else {
                if !value.isSequence {
                    let form = reader.form(of: value, count, element.expected, example) {
                        element.read($0, reader) != nil
                    }
                    reader.reportMismatch(value, expected: expected.written(as: form))
                }
                return nil
            }
            var present: [Element] = []
            present.reserveCapacity(values.count)
            reader.reportingOnce(values) { value in
                if let read = element.read(value, reader) { present.append(read) }
            }
            return present.count == values.count ? present : nil
        }
    }

    /// Returns a codec for a list, or for a single value that stands for a list of one.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package static func oneOrMore<Element>(of element: Codec<Element>) -> Codec where Value == [Element] {
        let several = list(of: element)
        return Codec(
            .anyOf([element.schema, several.schema]),
            expected: element.expected.followed(by: ", or a list of them")
        ) { value, reader in
            if case .sequence = value.content { return several.read(value, reader) }
            return element.read(value, reader).map { [$0] }
        }
    }
}

// Codecs of all types share these.
extension SceneReader {
    /// Returns the position of a value among words, or reports what it is and returns `nil`.
    fileprivate func choice(_ value: SceneValue, of names: [String], _ what: Noun, noun: Noun) -> Int? {
        let text: String
        switch value.content {
        case .string(let string): text = string
        // A number such as the weight 600 or a word such as `true` may name a choice as well.
        case .number(_, let literal): text = literal
        case .bool(let flag): text = "\(flag)"
        default: return mismatch(value, expected: "\(what): \(names.joined(separator: ", "))")
        }
        if let match = names.firstIndex(of: text) { return match }
        report(.unknownValue(text, noun: noun, known: names), at: value.mark)
        return nil
    }

    /// Returns the elements of a list without absent ones, or reports that their number is wrong and returns
    /// `nil`, as for other values.
    fileprivate func elements(
        of value: SceneValue, _ element: Noun, count: ClosedRange<Int>, resolvesReferences: Bool
    ) -> [SceneValue]? {
        guard case .sequence(let all) = value.content else { return nil }
        // A node that is absent at the moment may still be leaving, or come.
        let values =
            resolvesReferences ? all.filter { !isAbsent($0) || element == .node && isAlternating($0) } : all
        if count.contains(values.count) { return values }
        let allowed =
            count.lowerBound == count.upperBound
            ? "exactly \(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
        report(.outOfRange("a list of \(values.count)", allowed: allowed), at: value.mark)
        return nil
    }

    /// Returns how a list is written that another value stands in place of.
    ///
    /// - Parameters:
    ///   - count: The number of its elements.
    ///   - element: What messages call an element.
    ///   - example: A list that can be read; `nil` if words can.
    ///   - read: A closure that returns `true` for what it reads as an element.
    @inline(never)
    fileprivate func form(
        of value: SceneValue, _ count: ClosedRange<Int>, _ element: Noun, _ example: String?,
        _ read: (SceneValue) -> Bool
    ) -> ListForm {
        // What a node is shows when it is built.
        if element == .node { return ListForm(meant: nil, example: example, holdsNodes: true) }
        func isRead(_ list: BareList) -> Bool {
            count.contains(list.elements.count) && accepts { list.elements.allSatisfy(read) }
        }
        let words = BareList.words(["A", "B"], at: value.mark)
        return ListForm(
            meant: BareList.candidates(for: value, count: count).first(where: isRead)?.code,
            example: example ?? (isRead(words) ? words.code : nil), holdsNodes: false)
    }
}

extension Codec {
    /// Returns a codec for a value or null.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package static func optional<Wrapped: Sendable>(_ codec: Codec<Wrapped>) -> Codec
    where Value == Wrapped? {
        Codec(.anyOf([.null, codec.schema]), expected: codec.expected.followed(by: ", or nothing")) {
            value, reader in
            if value.isNull { return .some(nil) }
            return codec.read(value, reader).map { .some($0) } ?? nil
        }
    }
}

extension Noun {
    package static let list: Noun = "a list"
}
