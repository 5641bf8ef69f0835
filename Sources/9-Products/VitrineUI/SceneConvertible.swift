/// A Swift value that can be part of a scene.
public protocol SceneConvertible: Sendable {
    /// The value in the scene language.
    var sceneLiteral: SceneLiteral { get }
}
