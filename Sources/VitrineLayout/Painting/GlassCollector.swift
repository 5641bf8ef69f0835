import VitrineGeometry

/// The pieces that a container gathers while its children are painted.
struct GlassCollector {
    var pieces: [GlassPiece] = []
    /// From the points of what is painted to the container's.
    var map = Affine.identity
    /// Whether what stands on glass is kept with it, because it moves with it.
    let keepsContents: Bool
}
