/// The edges at which a node of the body reaches into the safe area.
package enum IgnoredEdges: ElementTrait { package typealias Value = Set<Edge> }
