import VitrineGraphics
import VitrineText

struct FrameSpec: Sendable {
    var width = FrameLength()
    var height = FrameLength()
    var alignment: Alignment?
}
