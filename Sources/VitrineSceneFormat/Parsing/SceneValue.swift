import VitrineSource

/// A value of the parsed scene, and where it stands: the first stage of the data flow.
public struct SceneValue: Sendable {
    public indirect enum Content: Sendable {
        case null
        case bool(Bool)
        /// A number and its text. `NaN` and the infinities are numbers here; readers refuse them.
        case number(Double, literal: String)
        case string(String)
        case sequence([SceneValue])
        case mapping([Entry])
    }

    public struct Entry: Sendable {
        public let key: String
        public let keyMark: SourceMark
        public let value: SceneValue

        package init(key: String, keyMark: SourceMark, value: SceneValue) {
            self.key = key
            self.keyMark = keyMark
            self.value = value
        }
    }

    public let content: Content
    public let mark: SourceMark
    /// What names in its braces stand for; nil where it stands in no component and no data.
    package let scope: Scope?
    /// Whether nothing is left to look up in the value itself; what it holds may still have references.
    let isResolved: Bool
    /// The design token that it comes from; nil for what a scene writes itself.
    var origin: TokenOrigin?

    public init(_ content: Content, at mark: SourceMark) {
        self.init(content, at: mark, in: nil)
    }

    package init(_ content: Content, at mark: SourceMark, in scope: Scope?, isResolved: Bool = false) {
        self.content = content
        self.mark = mark
        self.scope = scope
        self.isResolved = isResolved
    }

    /// The same value where other names hold.
    package func bound(to scope: Scope?) -> SceneValue {
        SceneValue(content, at: mark, in: scope)
    }

    /// The keys of a mapping; none for anything else.
    public var keys: Set<String> {
        if case .mapping(let entries) = content { Set(entries.map(\.key)) } else { [] }
    }

    /// The entry of a mapping with this key.
    package func entry(_ key: String) -> Entry? {
        if case .mapping(let entries) = content { entries.first { $0.key == key } } else { nil }
    }

    /// Whether a text is one to people, too: a token's colour is written as text, and is none.
    var isText: Bool { origin.map { !$0.isColor } ?? true }

    /// What the value is, in words, for messages.
    package var kindName: String {
        if let origin { return "the \(origin.typeName) token `\(origin.name)`" }
        return switch content {
        case .null: "nothing"
        case .bool(let value): "\(value)"
        case .number(_, let literal): "the number \(literal)"
        case .string(let text): text.count <= 40 ? "the text \"\(text)\"" : "a text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}
