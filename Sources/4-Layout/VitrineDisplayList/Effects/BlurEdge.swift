/// The continuation of a picture beyond its edge, for blurs.
public enum BlurEdge: String, Sendable, CaseIterable {
    /// The picture mirrored, with the edge pixel repeated: `... b a | a b ...`.
    case mirror
    /// The edge pixel, repeated without end.
    case clamp
    /// Transparent pixels: zeros.
    case transparent
}
