import VitrineDisplayList
import VitrineText

/// What says how much of a node shows: a paint over its frame, or nodes.
package struct MaskSpec: Sendable {
    package var kind = GroupMask.Kind.alpha
    package var content: BackgroundSpec
}
