import VitrineSource

/// What a resolver offers a choice of, such as a theme.
public struct TokenModifier: Hashable, Sendable {
    public let name: String
    /// The names of its contexts, in the order of the file.
    public let contexts: [String]
    /// The context without a choice; where there is none, one must be chosen.
    public let defaultContext: String?
    public let description: String?
    public let mark: SourceMark

    /// The context of a name, which may differ in case.
    public func context(_ name: String) -> String? {
        contexts.first { $0 == name } ?? contexts.first { $0.lowercased() == name.lowercased() }
    }
}
