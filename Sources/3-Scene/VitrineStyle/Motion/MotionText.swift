import VitrineColor
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

extension PointSpec: MotionText {
    package var motionText: String { value.motionText }
}

extension Size: MotionText {
    package var motionText: String { "\(PrintedText.number(width)) x \(PrintedText.number(height))" }
}

extension Insets: MotionText {
    package var motionText: String { [top, left, bottom, right].map(\.motionText).joined(separator: " ") }
}

extension Color: MotionText {
    package var motionText: String { summary }
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

extension SkewSpec: MotionText {
    package var motionText: String { "\(x.motionText) \(y.motionText)" }
}

extension Rotation3DSpec: MotionText {
    package var motionText: String {
        "\(degrees.motionText)° about \([axis.x, axis.y, axis.z].map(\.motionText).joined(separator: " "))"
    }
}

extension Material: MotionText {
    package var motionText: String { name }
}

extension GlassSpec: MotionText {
    package var motionText: String { summary }
}

extension GlassTint: MotionText {
    package var motionText: String { color.summary }
}

extension GlassLight: MotionText {
    package var motionText: String { "\(angle.motionText)° \(first.motionText) \(second.motionText)" }
}

extension FontSpec: MotionText {
    package var motionText: String {
        let numbers = [
            ("size", size), ("weight", weight), ("tracking", tracking), ("lineHeight", lineHeight),
        ]
        let flags = [("italic", italic), ("monospacedDigits", monospacedDigits), ("ligatures", ligatures)]
        let parts =
            [family?.name].compactMap { $0 }
            + numbers.compactMap { name, value in value.map { "\(name) \($0.motionText)" } }
            + flags.compactMap { name, value in value.map { $0 ? name : "no \(name)" } }
            + features.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        return parts.isEmpty ? "inherited" : parts.joined(separator: " ")
    }
}
