import VitrineDisplayList
import VitrineLayout
import VitrineScene
import VitrineStyle

/// The actions of one side: tiles as high as the row before the release 26, capsules since.
struct SwipeActions {
    let kit: ComponentKit

    init(_ kit: ComponentKit) { self.kit = kit }

    /// Of one action. Known: UIKit gives an action with a short title 74 points. Of our own: the capsules' 64.
    private var tile: Double { kit.hasGlass ? 64 : 74 }
    private var gap: Double { kit.hasGlass ? 8 : 0 }

    /// What all actions take when they show whole.
    func width(_ actions: [SwipeAction]) -> Double { (tile + gap) * Double(actions.count) }

    /// The row of actions; `isTall` where there is room for a title below a symbol.
    func element(_ actions: [SwipeAction], isTall: Bool) -> any Element {
        let tiles = actions.map { action -> any Element in
            let color = action.tint ?? kit.color(action.role == .destructive ? "red" : "gray")
            let content = kit.filling(contents(action, isTall: isTall), along: [.horizontal, .vertical])
            let figure = kit.hasGlass ? Shape.capsule : .rectangle
            let surface = kit.surface(content, figure, Decoration(fills: [.color(color)]))
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
