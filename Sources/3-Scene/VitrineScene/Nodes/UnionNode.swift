import VitrineGeometry

package enum UnionNode: BooleanShapeNodeKind, Sendable {
    package static let name = "union"
    package static let summary = "Shapes joined into one."
    static let operation = Area.Operation.union
}
