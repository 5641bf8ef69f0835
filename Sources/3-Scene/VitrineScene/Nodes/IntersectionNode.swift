import VitrineGeometry

package enum IntersectionNode: BooleanShapeNodeKind, Sendable {
    package static let name = "intersection"
    package static let summary = "The area common to all of the shapes."
    static let operation = Area.Operation.intersect
}
