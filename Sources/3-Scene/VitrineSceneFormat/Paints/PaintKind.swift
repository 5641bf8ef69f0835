import VitrineStyle

/// A kind of paint, written as a mapping with its name as the only key. To add one, add a file and a line in
/// `PaintKinds.all`.
struct PaintKind: Sendable {
    let name: String
    let codec: Codec<PaintSpec>
}
