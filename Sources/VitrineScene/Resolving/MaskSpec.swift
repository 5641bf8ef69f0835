import VitrineGraphics
import VitrineText

/// What says how much of a node shows: a paint over its frame, or nodes.
struct MaskSpec: Sendable {
    var kind = GroupMask.Kind.alpha
    var content: BackgroundSpec
}
