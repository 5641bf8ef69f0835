import VitrineSource

/// A modifier of a resolver, such as a theme, for which a context can be chosen.
public struct TokenModifier: Hashable, Sendable {
    public let name: String
    /// The names of the contexts, in file order.
    public let contexts: [String]
    /// The context that applies if none is chosen; `nil` if one must be chosen.
    public let defaultContext: String?
    public let description: String?
    public let mark: SourceMark

    /// Returns the name of a context as the file spells it. Case matters only where two names differ by it
    /// alone.
    public func context(_ name: String) -> String? {
        contexts.first { $0 == name } ?? contexts.first { $0.lowercased() == name.lowercased() }
    }
}
