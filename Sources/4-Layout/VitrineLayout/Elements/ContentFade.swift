/// What an element paints over content that leaves.
package enum ContentFade: Hashable, Sendable {
    /// A blur, as far beyond its frame as a length in points.
    case blur(reach: Double)
    /// A fill, which is the first of its node, as far beyond its frame as a length in points.
    case fill(reach: Double)
}
