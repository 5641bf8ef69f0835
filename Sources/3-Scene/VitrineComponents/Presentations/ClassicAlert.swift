import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// An alert before release 26. Known: 270 wide, corners of 14, buttons 44 high, a title of 17 and a message
/// of 13 points (UIKit; Flutter's `CupertinoAlertDialog` has the same measures).
struct ClassicAlert {
    let alert: AlertNode.Properties
    let kit: ComponentKit

    init(_ alert: AlertNode.Properties, _ kit: ComponentKit) { (self.alert, self.kit) = (alert, kit) }

    var element: any Element {
        var texts = [kit.centered(alert.title, .headline)]
        if let message = alert.message { texts.append(kit.centered(message, .footnote)) }
        var column: [any Element] = [
            kit.padded(
                kit.filling(kit.column(3, .center, texts)),
                Insets(top: 19, left: 16, bottom: alert.fields.isEmpty ? 20 : 14, right: 16))
        ]
        for field in alert.fields {
            column.append(ClassicAlert(alert, kit.part(field.accessibility)).entry(field))
        }
        if !alert.fields.isEmpty { column.append(kit.gap(height: 16)) }
        column.append(contentsOf: buttons)
        let width = kit.type.isAccessibility ? min(kit.width - 40, 330) : 270
        let panel = kit.fixedVertically(kit.framed(kit.column(0, .center, column), width: width))
        // White or dark grey over the blurred screen.
        var decoration = kit.material("thick")
        decoration.shadows = []
        return kit.surface(
            EffectElement(content: panel, clip: kit.rounded(14)), kit.rounded(14), decoration)
    }

    private func entry(_ field: AlertNode.TextEntry) -> any Element {
        let paint = field.value == nil ? PaintSpec.color(kit.color("placeholder")) : kit.label(.primary)
        let text = kit.text(field.value ?? field.placeholder, .footnote, paint)
        let box = kit.filling(
            kit.padded(text, horizontal: 7), minHeight: kit.scaled(26, .footnote), .leadingEdge)
        var decoration = Decoration(fills: [.color(kit.color(kit.isDark ? "gray6" : "white"))])
        decoration.strokes = [
            StrokeSpec(
                paint: .color(kit.color("separator")),
                style: StrokeStyle(width: kit.hairline, position: .inside))
        ]
        return kit.padded(kit.surface(box, kit.rounded(5), decoration), horizontal: 16)
    }

    private var buttons: [any Element] {
        let stacked = alert.ordered(sideBySide: false).flatMap {
            [kit.separator(), part($0).button($0, alone: alert.actions.count == 1)]
        }
        guard alert.mayBeSideBySide(kit) else { return stacked }
        let cells = alert.ordered(sideBySide: true).map { part($0).button($0, alone: false) }
        let line = FrameElement(
            content: kit.separator(.horizontal), width: FrameLength(), height: FrameLength(fixed: 44),
            alignment: .center)
        let row = kit.row(0, [cells[0], line, cells[1]])
        if alert.isShort { return [kit.separator(), row] }
        // The first separator is that of the row as well.
        return [
            kit.separator(),
            kit.equalParts(1, row, of: cells, else: kit.column(0, .center, Array(stacked.dropFirst()))),
        ]
    }

    private func part(_ action: AlertNode.Action) -> ClassicAlert {
        ClassicAlert(alert, kit.button(isDisabled: action.state == .disabled))
    }

    private func button(_ action: AlertNode.Action, alone: Bool) -> any Element {
        var paint: PaintSpec =
            action.role == .destructive ? .color(kit.color("red")) : .color(kit.environment.accent)
        if action.state == .disabled { paint = kit.label(.tertiary) }
        // A preferred action is bold in place of the one that cancels.
        let hasPreferred = alert.actions.contains { $0.role == .preferred }
        let isBold = action.role == (hasPreferred ? .preferred : .cancel)
        let text = kit.padded(
            kit.text(action.title, .body, weight: isBold ? 600 : 400, paint), horizontal: 8)
        let cell = kit.filling(text, minHeight: 44)
        guard action.state == .pressed else { return cell }
        return kit.surface(cell, .rectangle, Decoration(fills: [.color(kit.color("secondaryFill"))]))
    }
}
