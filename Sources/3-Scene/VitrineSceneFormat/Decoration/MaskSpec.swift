import VitrineDisplayList

/// The mask of a node: a paint over its frame, or nodes.
package struct MaskSpec: Sendable {
    package var kind = GroupMask.Kind.alpha
    /// Indicates whether the node shows where the mask does not.
    package var isInverted = false
    package var content: BackgroundSpec
}
