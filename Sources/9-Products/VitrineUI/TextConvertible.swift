/// A text of a scene.
///
/// Braces hold names and expressions of the scene language: `"{user.name}"` is a parameter of a component or
/// a design token.
public protocol TextConvertible: SceneConvertible {}

extension String: TextConvertible {
    /// The text in the scene language.
    public var sceneLiteral: SceneLiteral { SceneLiteral(.string(self)) }
}

extension Substring: TextConvertible {
    /// The text in the scene language.
    public var sceneLiteral: SceneLiteral { String(self).sceneLiteral }
}
