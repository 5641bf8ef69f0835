/// What an element is to a zoom.
package enum ZoomRole: Hashable, Sendable {
    /// What something grows out of.
    case source(MatchedGeometry.Group)
    /// What grows out of it, on its way or at its place.
    case destination(MatchedGeometry.Group)
}
