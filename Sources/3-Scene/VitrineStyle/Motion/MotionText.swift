import VitrineDisplayList
import VitrineGeometry
import VitrineJSON

/// A value that lists of what moves show in a few words.
package protocol MotionText {
    /// The value in a few words, as the scene language has it where it can.
    var motionText: String { get }
}

extension Double: MotionText {
    package var motionText: String { PrintedText.number(self) }
}

extension Point: MotionText {
    package var motionText: String { "\(PrintedText.number(x)) \(PrintedText.number(y))" }
}

extension PaintSpec: MotionText {
    package var motionText: String { summary }
}

extension ShadowSpec: MotionText {
    package var motionText: String { summary }
}

extension StrokeSpec: MotionText {
    package var motionText: String { summary }
}

extension ScaleSpec: MotionText {
    package var motionText: String { factors.x == factors.y ? factors.x.motionText : factors.motionText }
}

extension TrimSpec: MotionText {
    package var motionText: String { "\(PrintedText.number(from)) to \(PrintedText.number(to))" }
}
