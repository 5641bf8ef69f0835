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
        _ range: ClosedRange<Double>, expected: Noun = .number, allowed: String? = nil
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
        -SceneLimits.standard.length...SceneLimits.standard.length, expected: .length)
    /// A length in points, zero or more.
    package static let size = number(0...SceneLimits.standard.length, expected: .length)
    /// A fraction, 0...1.
    package static let fraction = number(0...1, expected: .fraction)
    /// A time in seconds, within `SceneOptions.timeRange`.
    package static let time = number(SceneOptions.timeRange, expected: "a time in seconds")
    package static let degrees = number(-36_000...36_000, expected: .angle)

    private static let thinning = number(
        0...1, expected: .fraction, allowed: "0 to 1, or a percentage")

    /// A fraction 0...1, or a percentage such as `40%`.
    package static let opacity = Codec(
        .anyOf([fraction.schema, share(0...100).schema]), expected: .opacity
    ) { value, reader in
        guard case .string(let text) = value.content, text.hasSuffix("%") else {
            return thinning.read(value, reader)
        }
        return share(0...100).read(value, reader)
    }

    /// A length in points, or the word `infinity`.
    package static let lengthOrInfinity = Codec(
        .anyOf([size.schema, .constant("infinity")]), expected: .lengthOrInfinity
    ) { value, reader in
        if case .string("infinity") = value.content { return .infinity }
        guard value.isNumber else {
            return reader.mismatch(value, expected: .lengthOrInfinity)
        }
        return size.read(value, reader)
    }
}

extension Codec where Value == Int {
    package static func integer(_ range: ClosedRange<Int>) -> Codec {
        Codec(.integer(minimum: range.lowerBound, maximum: range.upperBound), expected: .wholeNumber) {
            value, reader in
            guard case .number(let number, let literal) = value.content else {
                return reader.mismatch(value, expected: .wholeNumber)
            }
            guard number.isFinite else {
                reader.report(.notFinite(literal), at: value.mark)
                return nil
            }
            guard let integer = Int(exactly: number) else {
                return reader.mismatch(value, expected: .wholeNumber)
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
    package static let bool = Codec(.boolean, expected: .flag) { value, reader in
        guard case .bool(let flag) = value.content else {
            return reader.mismatch(value, expected: .flag)
        }
        return flag
    }
}

extension Codec where Value == String {
    /// Text. Numbers and words such as `true` are read as they are written.
    package static let text = Codec(
        .anyOf([.string, .number(), .boolean]), expected: .text
    ) { value, reader in
        switch value.content {
        case .string(let text) where value.isText: reader.shown(text, at: value.mark)
        case .number(_, let literal): literal
        case .bool(let flag): flag ? "true" : "false"
        default: reader.mismatch(value, expected: .text)
        }
    }

    /// Text that is shown as it is given, signs and all, such as a word that a keyboard offers in quotes.
    package static let literal = Codec(text.schema, expected: .text) { value, reader in
        if case .string(let string) = value.content, value.isText { return string }
        return text.read(value, reader)
    }

    /// Text on something that people also take for a switch, so that `true` is no text.
    package static let label = Codec(.anyOf([.string, .number()]), expected: .label) { value, reader in
        if case .bool = value.content { return reader.mismatch(value, expected: .label) }
        return text.read(value, reader)
    }

    /// Returns a codec for a non-empty word: an id, a family name, a path.
    package static func word(_ expected: Noun) -> Codec {
        Codec(.pattern(#"\S"#), expected: expected) { value, reader in
            guard case .string(let text) = value.content, value.isText, !text.allSatisfy(\.isWhitespace)
            else {
                return reader.mismatch(value, expected: expected)
            }
            return text
        }
    }
}

extension Codec where Value == EmptyPayload {
    package static let empty = Codec(.anyOf([.null, .object([])]), expected: .emptyPayload) {
        value, reader in
        switch value.content {
        case .null: EmptyPayload()
        case .mapping(let entries) where entries.isEmpty: EmptyPayload()
        default: reader.mismatch(value, expected: .emptyPayload)
        }
    }
}

extension Codec where Value == FileReference {
    package static let path = Codec(Codec<String>.word(.path).schema, expected: .path) {
        value, reader in
        Codec<String>.word(.path).read(value, reader).map { FileReference(path: $0, mark: value.mark) }
    }

    /// The path of a picture, or `{ light, dark }` with one for each appearance.
    package static let picture = Codec(.anyOf([path.schema, pictures.schema]), expected: .path) {
        value, reader in
        guard value.isMapping else { return path.read(value, reader) }
        return pictures.read(value, reader).flatMap { reader.environment.appearance == .light ? $0.0 : $0.1 }
    }

    private static let pictures = Codec<(light: FileReference?, dark: FileReference?)>.record(
        "a picture", from: (nil, nil),
        [
            Field("light", .path, required: true, "the picture in light appearance") { $0.light = $1 },
            Field("dark", .path, required: true, "the picture in dark appearance") { $0.dark = $1 },
        ])
}

extension Codec where Value == Symbol {
    /// A symbol from the scene's own folders or the built-in set, or the path of an SVG file.
    package static let icon = Codec(
        .anyOf([.enumeration(SymbolLibrary.names), .pattern(#"\S"#)]), expected: .iconName
    ) { value, reader in
        guard case .string(let name) = value.content else {
            return reader.mismatch(value, expected: .iconName)
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

extension Noun {
    package static let text = Noun("text", .text)
    package static let label: Noun = "a label"
    package static let iconName: Noun = "the name of an icon"
    package static let number = Noun("a number", .number)
    package static let emptyPayload: Noun = "nothing after the colon"
    package static let flag: Noun = "true or false"
    package static let wholeNumber = Noun("a whole number", .number)
    package static let lengthOrInfinity = Noun(
        "a length in points or `infinity`", [.number, .length, .infinity])
    package static let path: Noun = "a path"
    package static let fraction = Noun("a number from 0 to 1", .number)
    package static let angle = Noun("an angle in degrees", .number)
    package static let opacity = Noun("an opacity from 0 to 1", .opacity)
}
