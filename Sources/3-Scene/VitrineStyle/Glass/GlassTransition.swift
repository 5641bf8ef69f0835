/// How glass appears and disappears within a container: SwiftUI's `glassEffectTransition(_:)`.
package enum GlassTransition: String, Hashable, Sendable, CaseIterable {
    /// Out of the nearest glass and into it, or into glass of the same id.
    case matchedGeometry
    /// Where it is, together with what stands on it.
    case materialize
    /// At once, and as long as anything of it is there.
    case identity
}
