/// The layout of a scene, without its picture: the size of its canvas, and where its nodes are.
public struct SceneLayout: Hashable, Sendable, Codable {
    /// The width of the canvas, in points.
    public let width: Double
    /// The height of the canvas, in points.
    public let height: Double
    /// Device pixels per point.
    public let scale: Double
    /// The frames of the nodes, in the order of the scene.
    public let frames: [NodeFrame]
    /// The warnings and notes about the scene.
    public let warnings: [SceneDiagnostic]

    /// Returns the frame of the node with an id; `nil` if there is none.
    public func frame(of id: String) -> NodeFrame? { frames.first { $0.id == id } }
}
