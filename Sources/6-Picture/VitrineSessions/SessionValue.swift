/// A design token or a component's parameter, with the value that a scene has.
public struct SessionValue: Hashable, Sendable {
    /// The kind of value, which decides how it is edited.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A colour.
        case color
        /// A number, with or without a unit.
        case number
        /// A text.
        case string
        /// `true` or `false`.
        case bool
        /// One of several words.
        case choice
        /// Any other value, as text.
        case other
    }

    /// The key by which the value is tried: `token:brand.accent` or `parameter:card.title`.
    public var key: String
    /// The token's name, or the component's and the parameter's, joined by a dot.
    public var name: String
    /// The kind of value.
    public var kind: Kind
    /// The type as written in the file, such as `dimension` or `length`.
    public var type: String
    /// The value; for a parameter, the default, or an empty text if it has none.
    public var value: String
    /// The smallest number that is valid; `nil` without a bound.
    public var minimum: Double?
    /// The largest number that is valid; `nil` without a bound.
    public var maximum: Double?
    /// The words of a choice.
    public var choices: [String]
    /// The place of the value in its file; `nil` if it is in none.
    public var source: SessionSource?
    /// The value as a line of the file that it is in.
    public var yaml: String
    /// `true` if a value is being tried.
    public var isTried: Bool
}
