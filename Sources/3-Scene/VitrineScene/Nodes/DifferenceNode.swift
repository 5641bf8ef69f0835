import VitrineGeometry

package enum DifferenceNode: BooleanShapeNodeKind, Sendable {
    package static let name = "difference"
    package static let summary = "The first shape minus the others."
    static let operation = Area.Operation.subtract
}
