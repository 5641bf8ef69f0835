import VitrineText

/// Distances of text baselines from an element's top, in points.
package struct Baselines: Hashable, Sendable {
    var first: Double
    var last: Double
}
