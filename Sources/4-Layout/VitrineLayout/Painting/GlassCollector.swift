import VitrineGeometry

/// The pieces that a glass container collects while its children are painted.
struct GlassCollector {
    var pieces: [GlassPiece] = []
    /// The map from the coordinates of the current content to the container's.
    var map = Affine.identity
    /// `true` if the contents on glass stay with each piece because they move with it.
    let keepsContents: Bool
    /// How much is there of the current content, if it is appearing or disappearing; `nil` for all of it.
    var presence: Presence.Value?
}
