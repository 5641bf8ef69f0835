/// What a blur sees beyond the edge of a picture.
public enum BlurEdge: String, Sendable, CaseIterable {
    /// The picture mirrored, the edge pixel repeated: `... b a | a b ...`.
    case mirror
    /// The edge pixel for ever.
    case clamp
    /// Nothing: zeros.
    case transparent
}
