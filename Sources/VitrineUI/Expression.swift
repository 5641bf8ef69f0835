/// A name or an expression of the scene language, which has its value when the scene is rendered: a design
/// token, a parameter of a component, or a calculation with them.
///
///     Text("Title").padding(Expression("space.m * 2"))
public struct Expression: NumberConvertible, BooleanConvertible, TextConvertible, ExpressibleByStringLiteral {
    /// The expression, without braces.
    public let text: String

    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }

    public var sceneLiteral: SceneLiteral { SceneLiteral(.string("{\(text)}")) }
}
