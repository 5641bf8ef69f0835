import VitrineDisplayList

/// The mask of a node: a paint over its frame, or nodes.
package struct MaskSpec: Sendable {
    package var kind = GroupMask.Kind.alpha
    package var content: BackgroundSpec
}
