/// An edge of a frame. `leading` and `trailing` follow the layout direction.
package enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing
}
