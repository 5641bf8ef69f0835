import VitrineColor
import VitrineControls
import VitrineDisplayList
import VitrineLayout
import VitrineScene
import VitrineStyle

/// The swipe actions at one side: tiles of the row's height before release 26, capsules since.
struct SwipeActions {
    let kit: ComponentKit

    init(_ kit: ComponentKit) { self.kit = kit }

    /// The width of one action, in points. Known: UIKit gives an action with a short title 74. Our own: 64
    /// for the capsules.
    private var tile: Double { kit.hasGlass ? 64 : 74 }
    private var gap: Double { kit.hasGlass ? 8 : 0 }

    /// Returns the total width of fully revealed actions, in points.
    func width(_ actions: [SwipeAction]) -> Double { (tile + gap) * Double(actions.count) }

    /// Returns the row of actions.
    ///
    /// - Parameter isTall: `true` if there is space for a title below a symbol.
    func element(_ actions: [SwipeAction], isTall: Bool) -> any Element {
        let tiles = actions.map { action -> any Element in
            let color = action.tint ?? kit.color(action.role == .destructive ? "red" : "gray")
            let content = kit.filling(contents(action, isTall: isTall), along: [.horizontal, .vertical])
            let shape = kit.hasGlass ? Shape.capsule : .rectangle
            let surface = kit.surface(content, shape, Decoration(fills: [.color(color)]))
            guard kit.hasGlass else { return surface }
            return kit.padded(surface, horizontal: gap / 2, vertical: 5)
        }
        return kit.row(0, tiles)
    }

    private func contents(_ action: SwipeAction, isTall: Bool) -> any Element {
        var lines: [any Element] = []
        if let icon = action.icon {
            lines.append(
                kit.context.icon(icon, font: FontSpec(size: 20, weight: 500), paint: .color(.white)))
        }
        if let title = action.title, isTall && !kit.hasGlass || action.icon == nil {
            lines.append(
                kit.context.text(
                    title, font: FontSpec(size: action.icon == nil ? 15 : 13, weight: 500),
                    paint: .color(.white), lineLimit: 1))
        }
        return kit.column(2, .center, lines)
    }
}
