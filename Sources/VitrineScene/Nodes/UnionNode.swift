import VitrineGraphics

enum UnionNode: CombinationNodeKind {
    static let name = "union"
    static let summary = "Shapes joined into one."
    static let operation = Area.Operation.union
}
