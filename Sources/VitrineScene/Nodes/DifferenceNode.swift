import VitrineGraphics

enum DifferenceNode: CombinationNodeKind {
    static let name = "difference"
    static let summary = "The first shape without the others."
    static let operation = Area.Operation.subtract
}
