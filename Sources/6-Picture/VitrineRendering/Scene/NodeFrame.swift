import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// The place of a node on the canvas, in points from the top left.
public struct NodeFrame: Hashable, Sendable, Codable {
    /// The node's id; `nil` if it has none. Within a component it follows the id of the use: `card.title`.
    public let id: String?
    /// The node's id after a number sign, or else its position in the scene, such as `body[0].card[1].text`,
    /// or in the nearest node that has an id: `#card[1].text`.
    public let path: String
    /// The kind of the node: the key that it is written with, such as `text`, `vstack`, or the name of a
    /// component; for a part of a node, the name of the part. `nil` if neither is known.
    public let kind: String?
    /// The left edge.
    public let x: Double
    /// The top edge.
    public let y: Double
    /// The width.
    public let width: Double
    /// The height.
    public let height: Double
    /// The text that the node shows; `nil` if it shows none.
    public let text: String?
    /// The file of the node, as it was named.
    public let file: String
    /// The line of the node in its file, counted from 1.
    public let line: Int

    private init(_ node: NodeSummary, in files: SourceFiles) {
        path = node.path
        (id, kind) = (node.id, node.kind)
        (x, y) = (node.frame.minX, node.frame.minY)
        (width, height) = (node.frame.width, node.frame.height)
        // The summary has the text in quotes.
        text = node.properties["text.text"].map { String($0.dropFirst().dropLast()) }
        file = files[node.mark].name
        line = node.mark.line
    }

    /// Returns the frames of the nodes of a scene, in its order.
    ///
    /// - Parameters:
    ///   - scene: The laid-out scene.
    ///   - files: The files that it was made from.
    static func all(of scene: LaidOutScene, in files: SourceFiles) -> [NodeFrame] {
        scene.nodeSummaries().map { NodeFrame($0, in: files) }
    }
}
