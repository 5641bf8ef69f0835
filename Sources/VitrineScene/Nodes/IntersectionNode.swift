import VitrineGraphics

enum IntersectionNode: CombinationNodeKind {
    static let name = "intersection"
    static let summary = "What lies in all of the shapes."
    static let operation = Area.Operation.intersect
}
