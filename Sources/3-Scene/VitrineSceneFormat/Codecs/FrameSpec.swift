import VitrineLayout

/// The frame that a scene gives a node.
package struct FrameSpec: Sendable {
    package var width = FrameLength()
    package var height = FrameLength()
    package var alignment: Alignment?

    package init(
        width: FrameLength = FrameLength(), height: FrameLength = FrameLength(), alignment: Alignment? = nil
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }
}
