/// `true` or `false` in a scene, or an expression that is either.
public protocol BooleanConvertible: SceneConvertible {}

extension Bool: BooleanConvertible {
    public var sceneLiteral: SceneLiteral { SceneLiteral(.bool(self)) }
}
