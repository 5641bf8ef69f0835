/// A name or an expression of the scene language, evaluated when the scene is rendered: a design token, a
/// parameter of a component, or a calculation with them.
///
///     Text("Title").padding(Expression("space.m * 2"))
public struct Expression: NumberConvertible, BooleanConvertible, TextConvertible, ExpressibleByStringLiteral {
    /// The expression, without braces.
    public let text: String

    /// Creates an expression from its text, without braces.
    public init(_ text: String) { self.text = text }

    /// Creates an expression from a literal, without braces.
    public init(stringLiteral value: String) { text = value }

    /// The expression in braces.
    public var sceneLiteral: SceneLiteral { SceneLiteral(.string("{\(text)}")) }
}
