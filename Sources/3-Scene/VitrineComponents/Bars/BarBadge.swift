import VitrineColor
import VitrineControls
import VitrineDisplayList
import VitrineLayout
import VitrineScene
import VitrineStyle

/// The red badge with a number at the corner of bar items and tabs.
struct BarBadge {
    let kit: ComponentKit

    init(_ kit: ComponentKit) { self.kit = kit }

    /// The height of a badge with a text, and the length by which one wider than that grows beyond its
    /// place, in points: neither to the edge of the screen nor over the next item.
    private static let (height, growth) = (18.0, 7.0)

    /// Returns a capsule 18 points high, like that of UIKit's tab bars; an empty text makes a dot. Texts are
    /// never truncated.
    ///
    /// - Parameters:
    ///   - text: The number or word.
    ///   - room: The room at its leading edge, in points, up to what would cut it. Default: infinite.
    func element(_ text: String, room: Double = .infinity) -> any Element {
        let red = PaintSpec.color(kit.color("red"))
        guard !text.isEmpty else { return kit.framed(kit.shape(.circle, red), width: 9, height: 9) }
        let label = kit.context.text(
            text, font: FontSpec(size: 13, weight: 500), paint: .color(.white),
            lineLimit: 1)
        let framed = kit.framed(kit.padded(label, horizontal: 5), height: Self.height, minWidth: Self.height)
        return BadgeOverhangElement(
            kit.surface(framed, .capsule, Decoration(fills: [red])), inside: Self.height,
            beyond: Self.growth, before: room)
    }
}
