import VitrineGeometry

package enum UnionNode: CombinationNodeKind, Sendable {
    package static let name = "union"
    package static let summary = "Shapes joined into one."
    static let operation = Area.Operation.union
}
