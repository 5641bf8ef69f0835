/// The distances of the first and last text baselines from an element's top, in points.
package struct Baselines: Hashable, Sendable {
    var first: Double
    var last: Double
}
