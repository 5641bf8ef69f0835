import VitrineStyle

/// A kind of paint that is a mapping with its name as the one key. A new one is one file, and one line
/// in `PaintKinds.all`.
struct PaintKind: Sendable {
    let name: String
    let codec: Codec<PaintSpec>
}
