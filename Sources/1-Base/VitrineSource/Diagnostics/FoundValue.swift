/// A value that stands where one of another type is expected.
package enum FoundValue: Hashable, Sendable {
    case nothing
    case boolean(Bool)
    /// A number as it is written.
    case number(String)
    /// A text short enough for a message.
    case text(String)
    case longText
    case list
    case mapping
    /// Anything else, in words.
    case other(String)

    /// Creates the description of a text.
    package init(text: String) { self = text.count <= 40 ? .text(text) : .longText }

    /// The text, if it is a short one.
    package var text: Substring? {
        if case .text(let text) = self { text[...] } else { nil }
    }

    /// The number as it is written, if it is one.
    package var number: Substring? {
        if case .number(let literal) = self { literal[...] } else { nil }
    }
}

extension FoundValue: ExpressibleByStringInterpolation, CustomStringConvertible {
    package init(stringLiteral words: String) { self = .other(words) }

    /// The value, as it stands in messages.
    package var description: String {
        switch self {
        case .nothing: "nothing"
        case .boolean(let value): "\(value)"
        case .number(let literal): "the number \(literal)"
        case .text(let text): "the text \"\(text)\""
        case .longText: "a text"
        case .list: "a list"
        case .mapping: "a mapping"
        case .other(let words): words
        }
    }
}
