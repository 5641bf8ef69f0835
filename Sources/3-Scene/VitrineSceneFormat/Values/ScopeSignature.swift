import VitrineSource

/// What a scope says: two with equal signatures give the same meaning to what is written in them.
struct ScopeSignature: Hashable {
    let names: [Name]
    let pieceName: String?
    let component: String?
    let use: [SourceMark]
    let parent: Int

    struct Name: Hashable {
        let name: String
        let value: Value
    }

    /// A value as it is written.
    struct Value: Hashable {
        let mark: SourceMark
        let scope: Int
        let isResolved: Bool
        let content: Content
    }

    indirect enum Content: Hashable {
        case null
        case bool(Bool)
        case number(Double, literal: String)
        case string(String)
        case sequence([Value])
        case mapping([Name])
    }

    /// The number of values in a scope beyond which it has no signature: comparing would take longer than
    /// reading.
    static let capacity = 128
}

extension ScopeSignature.Value {
    /// Creates the signature of a value, or returns `nil` if there is too much in it.
    ///
    /// - Parameters:
    ///   - left: The number of values that there may still be.
    ///   - number: A function that returns the number that stands for a scope.
    init?(_ value: SceneValue, left: inout Int, numbering number: (Scope?) -> Int?) {
        left -= 1
        guard left >= 0, let scope = number(value.scope) else { return nil }
        let content: ScopeSignature.Content
        switch value.content {
        case .null: content = .null
        case .bool(let flag): content = .bool(flag)
        case .number(let number, let literal): content = .number(number, literal: literal)
        case .string(let text): content = .string(text)
        case .sequence(let values):
            var parts: [Self] = []
            for value in values {
                guard let part = Self(value, left: &left, numbering: number) else { return nil }
                parts.append(part)
            }
            content = .sequence(parts)
        case .mapping(let entries):
            var parts: [ScopeSignature.Name] = []
            for entry in entries {
                guard let part = Self(entry.value, left: &left, numbering: number) else { return nil }
                parts.append(ScopeSignature.Name(name: entry.key, value: part))
            }
            content = .mapping(parts)
        }
        self.init(mark: value.mark, scope: scope, isResolved: value.isResolved, content: content)
    }
}
