import VitrineDisplayList

/// The remaining work of a prepared item, once everything is done that does not depend on the pixels below.
enum PaintStep: Sendable {
    case nothing
    /// Reads no pixels but those that it paints.
    case rows(RowPainter)
    /// First filters what is behind, which all previous steps must have painted.
    case surface(SurfaceStep)
    /// Makes pictures, for which it may first read other pixels. They are large, and no two steps keep theirs
    /// at the same time, unless the next picture is to be made of them.
    case pictures(@Sendable (Painter) -> [RowPainter])
    /// Paints one of two lists, by the pixels behind.
    case adaptive(AdaptiveContent)
    /// Paints a group on a picture of its own.
    indirect case layer(Group, GroupPlan)
}
