/// A text of a scene.
///
/// Braces hold names and expressions of the scene language: `"{user.name}"` is a parameter of a component or
/// a design token.
public protocol TextConvertible: SceneConvertible {}

extension String: TextConvertible {
    public var sceneLiteral: SceneLiteral { SceneLiteral(.string(self)) }
}

extension Substring: TextConvertible {
    public var sceneLiteral: SceneLiteral { String(self).sceneLiteral }
}
