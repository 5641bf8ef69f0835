import Foundation

/// A JSON value to write. Equal values give the same text on every platform.
package indirect enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// Creates a string, or null from `nil`.
    package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

    /// Returns an array of numbers.
    package static func numbers(_ values: [Double]) -> JSONValue { .array(values.map { .number($0) }) }

    /// Returns a document: indented text with sorted keys that ends with a newline.
    ///
    /// - Throws: An `EncodingError` if a number is not finite.
    package func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

extension JSONValue: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value):
            if let integer = Int(exactly: value) {
                try container.encode(integer)
            } else {
                try container.encode(value)
            }
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}

extension JSONValue: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let values = try? container.decode([JSONValue].self) {
            self = .array(values)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension JSONValue {
    /// Returns the value as compact text for dumps: arrays without nested arrays or objects on one line,
    /// numbers with at most six decimals, and numbers that are not finite as strings.
    ///
    /// - Parameter indent: The number of arrays and objects that the value is nested in.
    /// - Returns: Text of several lines with sorted keys, without a newline at the end.
    package func dumped(indent: Int = 0) -> String {
        let margin = String(repeating: "  ", count: indent + 1)
        let end = "\n" + String(repeating: "  ", count: indent)
        switch self {
        case .null: return "null"
        case .bool(let flag): return flag ? "true" : "false"
        case .string(let text): return PrintedText.quoted(text)
        case .number(let value):
            let text = PrintedText.number(value, decimals: 6)
            return value.isFinite ? text : "\"\(text)\""
        case .array(let elements):
            let texts = elements.map { $0.dumped(indent: indent + 1) }
            if elements.allSatisfy(\.isLeaf) { return "[" + texts.joined(separator: ", ") + "]" }
            return "[\n" + texts.map { margin + $0 }.joined(separator: ",\n") + end + "]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            // Scalars compare the same everywhere, whatever the Unicode tables at hand.
            let keys = members.keys.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
            let lines = keys.compactMap { key in
                members[key].map { "\(margin)\(PrintedText.quoted(key)): \($0.dumped(indent: indent + 1))" }
            }
            return "{\n" + lines.joined(separator: ",\n") + end + "}"
        }
    }

    private var isLeaf: Bool {
        switch self {
        case .null, .bool, .number, .string: true
        case .array, .object: false
        }
    }
}
