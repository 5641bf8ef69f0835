/// A limit on the drift of a window's mean colour, in addition to the limits of a tolerant metric.
package enum DriftLimit: Hashable, Sendable {
    /// A limit in 255ths of a component. Default: 0.5.
    case levels(Double)
    /// Any drift passes.
    case unlimited

    package static let standard = DriftLimit.levels(0.5)
}
