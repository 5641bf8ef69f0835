/// A type of values of the scene language, such as ``Color`` and ``Font``.
public protocol SceneValueType: SceneConvertible, ExpressibleByNilLiteral {
    /// Creates a value from one of the scene language, which is checked when the scene is rendered.
    init(_ literal: SceneLiteral)
}

extension SceneValueType {
    /// A value that is left out: the default applies.
    public static var unset: Self { Self(.unset) }

    /// Creates a value that is left out.
    public init(nilLiteral: ()) { self = .unset }

    /// Returns the value of a design token, a parameter of a component or an expression.
    ///
    /// - Parameter text: The name or the expression, without braces.
    public static func expression(_ text: String) -> Self { Self(SceneLiteral(.string("{\(text)}"))) }

    /// Returns the value of a design token.
    ///
    /// - Parameter name: The path of the token, such as `color.brand.primary`.
    public static func token(_ name: String) -> Self { expression(name) }

    /// Returns a value that depends on a condition, which is checked when the scene is rendered.
    ///
    /// - Parameters:
    ///   - condition: The condition for the first value.
    ///   - then: The value where it holds.
    ///   - otherwise: The value where it does not. Default: as if nothing were given.
    public static func when(_ condition: Condition, then: Self, else otherwise: Self = .unset) -> Self {
        Self(.choice(condition, then, otherwise))
    }
}
