import VitrineIcons
import VitrineJSON
import VitrineSource
import VitrineStyle

extension Codec where Value == Double {
    /// Returns a codec for a finite number within a range.
    ///
    /// - Parameters:
    ///   - expected: The description of the number for messages, including its unit.
    ///   - allowed: The description of the range for messages. Default: both ends.
    package static func number(
        _ range: ClosedRange<Double>, expected: String = "a number", allowed: String? = nil
    ) -> Codec {
        Codec(.number(minimum: range.lowerBound, maximum: range.upperBound), expected: expected) {
            value, reader in
            guard case .number(let number, let literal) = value.content else {
                return reader.mismatch(value, expected: expected)
            }
            guard number.isFinite else {
                reader.report(.notFinite(literal), at: value.mark)
                return nil
            }
            guard range.contains(number) else {
                let ends =
                    "\(PrintedText.number(range.lowerBound)) to \(PrintedText.number(range.upperBound))"
                reader.report(.outOfRange(literal, allowed: allowed ?? ends), at: value.mark)
                return nil
            }
            return number
        }
    }

    /// A length in points, positive or negative.
    package static let length = number(
        -SceneLimits.standard.length...SceneLimits.standard.length, expected: "a length in points")
    /// A length in points, zero or more.
    package static let size = number(0...SceneLimits.standard.length, expected: "a length in points")
    /// A fraction, 0...1.
    package static let fraction = number(0...1, expected: "a number from 0 to 1")
    /// A time in seconds, within `SceneOptions.timeRange`.
    package static let time = number(SceneOptions.timeRange, expected: "a time in seconds")
    package static let degrees = number(-36_000...36_000, expected: "an angle in degrees")

    private static let thinning = number(
        0...1, expected: "a number from 0 to 1", allowed: "0 to 1, or a percentage")

    /// A fraction 0...1, or a percentage such as `40%`.
    package static let opacity = Codec(
        .anyOf([fraction.schema, share(0...100).schema]), expected: "an opacity from 0 to 1"
    ) { value, reader in
        guard case .string(let text) = value.content, text.hasSuffix("%") else {
            return thinning.read(value, reader)
        }
        return share(0...100).read(value, reader)
    }

    /// A length in points, or the word `infinity`.
    package static let lengthOrInfinity = Codec(
        .anyOf([size.schema, .constant("infinity")]), expected: "a length in points or `infinity`"
    ) { value, reader in
        if case .string("infinity") = value.content { return .infinity }
        guard value.isNumber else {
            return reader.mismatch(value, expected: "a length in points or `infinity`")
        }
        return size.read(value, reader)
    }
}

extension Codec where Value == Int {
    package static func integer(_ range: ClosedRange<Int>) -> Codec {
        Codec(.integer(minimum: range.lowerBound, maximum: range.upperBound), expected: "a whole number") {
            value, reader in
            guard case .number(let number, let literal) = value.content else {
                return reader.mismatch(value, expected: "a whole number")
            }
            guard number.isFinite else {
                reader.report(.notFinite(literal), at: value.mark)
                return nil
            }
            guard let integer = Int(exactly: number) else {
                return reader.mismatch(value, expected: "a whole number")
            }
            guard range.contains(integer) else {
                reader.report(
                    .outOfRange(literal, allowed: "\(range.lowerBound) to \(range.upperBound)"),
                    at: value.mark)
                return nil
            }
            return integer
        }
    }
}

extension Codec where Value == Bool {
    package static let bool = Codec(.boolean, expected: "true or false") { value, reader in
        guard case .bool(let flag) = value.content else {
            return reader.mismatch(value, expected: "true or false")
        }
        return flag
    }
}

extension Codec where Value == String {
    /// Text. Numbers and words such as `true` are read as they are written.
    package static let text = Codec(
        .anyOf([.string, .number(), .boolean]), expected: "text"
    ) { value, reader in
        switch value.content {
        case .string(let text) where value.isText: reader.shown(text, at: value.mark)
        case .number(_, let literal): literal
        case .bool(let flag): flag ? "true" : "false"
        default: reader.mismatch(value, expected: "text")
        }
    }

    /// Text that is shown as it is given, signs and all, such as a word that a keyboard offers in quotes.
    package static let literal = Codec(text.schema, expected: "text") { value, reader in
        if case .string(let string) = value.content, value.isText { return string }
        return text.read(value, reader)
    }

    /// Text on something that people also take for a switch, so that `true` is no text.
    package static let label = Codec(.anyOf([.string, .number()]), expected: "a label") { value, reader in
        if case .bool = value.content { return reader.mismatch(value, expected: "a label") }
        return text.read(value, reader)
    }

    /// Returns a codec for a non-empty word: an id, a family name, a path.
    package static func word(_ expected: String) -> Codec {
        Codec(.pattern(#"\S"#), expected: expected) { value, reader in
            guard case .string(let text) = value.content, value.isText, !text.allSatisfy(\.isWhitespace)
            else {
                return reader.mismatch(value, expected: expected)
            }
            return text
        }
    }
}

extension Codec where Value == SceneValue {
    /// Any value, unread, for later reading.
    package static let raw = raw(.any)

    package static func raw(_ schema: JSONSchema) -> Codec {
        Codec(unresolved: schema, expected: "a value", resolvesReferences: false) { value, _ in value }
    }
}

extension Codec where Value == EmptyPayload {
    package static let empty = Codec(.anyOf([.null, .object([])]), expected: "nothing after the colon") {
        value, reader in
        switch value.content {
        case .null: EmptyPayload()
        case .mapping(let entries) where entries.isEmpty: EmptyPayload()
        default: reader.mismatch(value, expected: "nothing after the colon")
        }
    }
}

extension Codec where Value == FileReference {
    package static let path = Codec(Codec<String>.word("a path").schema, expected: "a path") {
        value, reader in
        Codec<String>.word("a path").read(value, reader).map { FileReference(path: $0, mark: value.mark) }
    }
}

extension Codec where Value == Symbol {
    /// A symbol from the scene's own folders or the built-in set, or the path of an SVG file.
    package static let icon = Codec(
        .anyOf([.enumeration(IconSet.names), .pattern(#"\S"#)]), expected: "the name of an icon"
    ) { value, reader in
        guard case .string(let name) = value.content else {
            return reader.mismatch(value, expected: "the name of an icon")
        }
        do throws(SymbolError) {
            return try reader.symbols.symbol(
                name.hasSuffix(".svg") ? reader.path(name, from: value.mark) : name)
        } catch {
            let problem = error.diagnostic(name) {
                reader.files.lookAlike(of: name) { reader.path($0, from: value.mark) }
            }
            reader.report(problem, at: value.mark)
            return nil
        }
    }
}
