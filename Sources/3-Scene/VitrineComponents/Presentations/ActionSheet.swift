import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// A confirmation dialog before release 26. Known: 8 from the sides, corners of 13, buttons 57 high with
/// titles of 20 points, and a title of 13 (UIKit; Flutter's `CupertinoActionSheet` has the same measures).
struct ActionSheet {
    let dialog: ConfirmationDialogNode.Properties
    let kit: ComponentKit
    let width: Double

    /// The distance from the sides of the screen, in points.
    static let margin = 8.0
    private static let radius = 13.0
    private static let button = 57.0

    init(_ dialog: ConfirmationDialogNode.Properties, _ kit: ComponentKit, width: Double) {
        (self.dialog, self.kit, self.width) = (dialog, kit, width)
    }

    var element: any Element {
        let others = dialog.actions.filter { $0.role != .cancel }
        let cancel = dialog.actions.filter { $0.role == .cancel }
        var column: [any Element] = []
        if let head { column.append(head) }
        for action in others {
            if !column.isEmpty { column.append(kit.separator()) }
            column.append(part(action).button(action))
        }
        let groups = (column.isEmpty ? [] : [panel(column)]) + cancel.map { panel([part($0).button($0)]) }
        return kit.fixedVertically(kit.framed(kit.column(Self.margin, .center, groups), width: width))
    }

    private var head: (any Element)? {
        let texts = [
            dialog.title.map { kit.centered($0, .footnote, weight: 600, kit.label(.secondary)) },
            dialog.message.map { kit.centered($0, .footnote, kit.label(.secondary)) },
        ].compactMap { $0 }
        guard !texts.isEmpty else { return nil }
        return kit.padded(kit.filling(kit.column(3, .center, texts)), horizontal: 16, vertical: 14)
    }

    private func panel(_ rows: [any Element]) -> any Element {
        let shape = kit.rounded(Self.radius)
        return kit.surface(
            EffectElement(content: kit.column(0, .center, rows), clip: shape), shape, kit.material("thick"))
    }

    private func part(_ action: AlertNode.Action) -> ActionSheet {
        ActionSheet(dialog, kit.button(isDisabled: action.state == .disabled), width: width)
    }

    private func button(_ action: AlertNode.Action) -> any Element {
        var paint: PaintSpec =
            action.role == .destructive ? .color(kit.color("red")) : .color(kit.environment.accent)
        if action.state == .disabled { paint = kit.label(.tertiary) }
        let isBold = action.role == .cancel || action.role == .preferred
        let text = kit.padded(
            kit.text(action.title, .title3, points: 20, weight: isBold ? 600 : 400, paint), horizontal: 12)
        let cell = kit.filling(text, minHeight: Self.button)
        guard action.state == .pressed else { return cell }
        return kit.surface(cell, .rectangle, Decoration(fills: [.color(kit.color("secondaryFill"))]))
    }
}
