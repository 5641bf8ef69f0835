import VitrineSource

/// A value of the parsed scene with its location: the first stage of the data flow.
package struct SceneValue: Sendable {
    /// The content of a value, by its YAML type.
    package indirect enum Content: Sendable {
        case null
        case bool(Bool)
        /// A number and its literal. `NaN` and the infinities are allowed here; codecs reject them.
        case number(Double, literal: String)
        case string(String)
        case sequence([SceneValue])
        case mapping([Entry])
    }

    /// A key of a mapping with its value.
    package struct Entry: Sendable {
        package let key: String
        package let keyMark: SourceMark
        package let value: SceneValue

        package init(key: String, keyMark: SourceMark, value: SceneValue) {
            self.key = key
            self.keyMark = keyMark
            self.value = value
        }

        func inheriting(_ scope: Scope) -> Self {
            Self(key: key, keyMark: keyMark, value: value.inheriting(scope))
        }
    }

    package let content: Content
    package let mark: SourceMark
    /// The scope of the names in its braces; `nil` outside of components and data.
    package let scope: Scope?
    /// `true` if the value itself is resolved. Nested values may still contain references.
    let isResolved: Bool
    /// The design token from which the value comes; `nil` for values written in the scene.
    package var origin: TokenOrigin?

    package init(_ content: Content, at mark: SourceMark) {
        self.init(content, at: mark, in: nil)
    }

    package init(_ content: Content, at mark: SourceMark, in scope: Scope?, isResolved: Bool = false) {
        self.content = content
        self.mark = mark
        self.scope = scope
        self.isResolved = isResolved
    }

    /// Returns the value bound to another scope.
    package func bound(to scope: Scope?) -> SceneValue {
        SceneValue(content, at: mark, in: scope)
    }

    /// Returns the value bound to a scope within the given one if that is its own, and else as it is.
    package func entering(_ inner: Scope, from outer: Scope?) -> SceneValue {
        scope === outer && !isResolved ? bound(to: inner) : self
    }

    /// The keys of a mapping; empty for any other value.
    package var keys: Set<String> {
        if case .mapping(let entries) = content { Set(entries.map(\.key)) } else { [] }
    }

    /// Returns the entry of a mapping with the given key.
    package func entry(_ key: String) -> Entry? {
        if case .mapping(let entries) = content { entries.first { $0.key == key } } else { nil }
    }

    /// `false` if the text is the notation of a colour that comes from a token.
    var isText: Bool { origin.map { !$0.isColor } ?? true }

    /// The kind of value in words, for messages.
    package var kindName: FoundValue {
        if let origin { return .other("the \(origin.typeName) token `\(origin.name)`") }
        return switch content {
        case .null: .nothing
        case .bool(let value): .boolean(value)
        case .number(_, let literal): .number(literal)
        case .string(let text): FoundValue(text: text)
        case .sequence: .list
        case .mapping: .mapping
        }
    }
}

extension SceneValue {
    package var isMapping: Bool {
        if case .mapping = content { true } else { false }
    }
    package var isSequence: Bool {
        if case .sequence = content { true } else { false }
    }
    package var isNumber: Bool {
        if case .number = content { true } else { false }
    }
    package var isNull: Bool {
        if case .null = content { true } else { false }
    }
}

extension SceneValue {
    /// Returns the value bound to the containing scope, unless it has its own.
    func inheriting(_ scope: Scope) -> SceneValue {
        self.scope == nil && !isResolved ? bound(to: scope) : self
    }

    /// `true` if a text in the value contains braces.
    package var hasReferences: Bool {
        switch content {
        case .null, .bool, .number: false
        case .string(var text): text.withUTF8 { unsafe $0.contains(UInt8(ascii: "{")) }
        case .sequence(let values): values.contains(where: \.hasReferences)
        case .mapping(let entries): entries.contains { $0.value.hasReferences }
        }
    }
}
