import VitrineDisplayList
import VitrineLayout
import VitrineScene
import VitrineStyle

/// The red dot with a number that stands at the corner of bar items and tabs.
struct BarBadge {
    let parts: ComponentKit

    init(_ parts: ComponentKit) { self.parts = parts }

    /// A capsule 18 points high as UIKit's tab bars have it; an empty text makes a dot.
    func element(_ text: String, tint: Color? = nil) -> any Element {
        let red = PaintSpec.color(tint ?? parts.color("red"))
        guard !text.isEmpty else { return parts.framed(parts.shape(.circle, red), width: 9, height: 9) }
        let label = parts.context.text(
            text, font: FontSpec(size: 13, weight: 500, monospacedDigits: true), paint: .color(.white),
            lineLimit: 1)
        let framed = parts.framed(parts.padded(label, horizontal: 5), height: 18, minWidth: 18)
        return parts.surface(framed, .capsule, Decoration(fills: [red]))
    }
}
