import VitrineControls
import VitrineDisplayList
import VitrineLayout
import VitrineScene
import VitrineStyle

/// The red badge with a number at the corner of bar items and tabs.
struct BarBadge {
    let kit: ComponentKit

    init(_ kit: ComponentKit) { self.kit = kit }

    /// Returns a capsule 18 points high, like that of UIKit's tab bars; an empty text makes a dot.
    func element(_ text: String, tint: Color? = nil) -> any Element {
        let red = PaintSpec.color(tint ?? kit.color("red"))
        guard !text.isEmpty else { return kit.framed(kit.shape(.circle, red), width: 9, height: 9) }
        let label = kit.context.text(
            text, font: FontSpec(size: 13, weight: 500), paint: .color(.white),
            lineLimit: 1)
        let framed = kit.framed(kit.padded(label, horizontal: 5), height: 18, minWidth: 18)
        return kit.surface(framed, .capsule, Decoration(fills: [red]))
    }
}
