import VitrineJSON
import VitrineSource

/// A JSON value and its location.
struct LocatedJSON: Sendable {
    indirect enum Content: Sendable {
        case null
        case bool(Bool)
        /// A finite number and its source text.
        case number(Double, literal: String)
        case string(String)
        case array([LocatedJSON])
        case object([Member])
    }

    struct Member: Sendable {
        var key: String
        var keyMark: SourceMark
        var value: LocatedJSON
    }

    var content: Content
    var mark: SourceMark

    init(_ content: Content, at place: SourceMark) {
        self.content = content
        self.mark = place
    }

    /// The members of an object; `nil` for other values.
    var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// Returns the member of an object with a key.
    func member(_ key: String) -> Member? {
        if case .object(let members) = content { members.first { $0.key == key } } else { nil }
    }

    subscript(key: String) -> LocatedJSON? { member(key)?.value }

    var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    var isNull: Bool { if case .null = content { true } else { false } }

    /// A description of the kind of value, for messages.
    var kindName: FoundValue {
        switch content {
        case .null: "null"
        case .bool(let value): .boolean(value)
        case .number(_, let literal): .number(literal)
        case .string(let text): FoundValue(text: text)
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// The number of values in this one, including itself.
    var size: Int {
        switch content {
        case .array(let values): values.reduce(1) { $0 + $1.size }
        case .object(let members): members.reduce(1) { $0 + $1.value.size }
        default: 1
        }
    }
}

extension LocatedJSON {
    /// The value on one line.
    var compactText: String {
        switch content {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(_, let literal): literal
        case .string(let text): PrintedText.quoted(text)
        case .array(let values): "[" + values.map(\.compactText).joined(separator: ", ") + "]"
        case .object(let members) where members.isEmpty: "{}"
        case .object(let members):
            "{ "
                + members.map { "\(PrintedText.quoted($0.key)): \($0.value.compactText)" }.joined(
                    separator: ", ")
                + " }"
        }
    }
}
