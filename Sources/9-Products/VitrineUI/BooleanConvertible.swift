/// `true` or `false` in a scene, or an expression that is either.
public protocol BooleanConvertible: SceneConvertible {}

extension Bool: BooleanConvertible {
    /// The value as `true` or `false` of the scene language.
    public var sceneLiteral: SceneLiteral { SceneLiteral(.bool(self)) }
}
