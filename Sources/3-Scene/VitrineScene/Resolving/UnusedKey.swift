import VitrineSceneFormat
import VitrineSource

/// A key of a node's value that changes nothing as long as others are missing, or because of them.
package struct UnusedKey: Sendable {
    private enum Cause: Sendable {
        case without([String])
        case beside(String)
        case value(of: String, isOneOf: [String], byDefault: Bool)
    }

    private let key: String
    private let cause: Cause
    private let reason: String

    /// A key that needs one of several others.
    package init(_ key: String, without others: String..., because reason: String) {
        (self.key, cause, self.reason) = (key, .without(others), reason)
    }

    /// A key in whose place another one counts.
    package init(_ key: String, beside other: String) {
        (self.key, cause, reason) = (key, .beside(other), "`\(other)` counts in its place")
    }

    /// A key that has no meaning where another one has one of some values.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - other: The other key.
    ///   - values: Its values.
    ///   - byDefault: `true` if it has one of them where it is not given.
    ///   - reason: The reason, for the message.
    package init(
        _ key: String, where other: String, isOneOf values: [String], byDefault: Bool = false,
        because reason: String
    ) {
        (self.key, self.reason) = (key, reason)
        cause = .value(of: other, isOneOf: values, byDefault: byDefault)
    }

    /// Returns what is wrong if a node's value has the key in vain, and where.
    func finding(
        in value: SceneValue, of name: String, _ reader: SceneReader
    ) -> (problem: Diagnostic.Problem, mark: SourceMark)? {
        guard let value = reader.resolveIfPresent(value), let entry = value.entry(key),
            !reader.isAbsent(entry.value)
        else { return nil }
        func given(_ key: String) -> SceneValue? {
            value.entry(key).flatMap { reader.resolveIfPresent($0.value) }
        }
        let isUnused =
            switch cause {
            case .without(let others): others.allSatisfy { value.entry($0) == nil }
            case .beside(let other): given(other) != nil
            case .value(let other, let values, let byDefault):
                switch given(other)?.content {
                case .string(let word)?: values.contains(word)
                case nil: byDefault && value.entry(other) == nil
                default: false
                }
            }
        return isUnused ? (.noEffect(noun: key, on: Noun(name), because: reason), entry.keyMark) : nil
    }
}
