import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// From the release 26 on: text at the leading side, buttons in capsules. Of our own, fitted to pictures: 300 wide, corners of
/// 34 that are concentric with the buttons', which are 48 high.
struct GlassAlert {
    let alert: AlertNode.Properties
    let parts: ComponentKit

    init(_ alert: AlertNode.Properties, _ parts: ComponentKit) { (self.alert, self.parts) = (alert, parts) }

    var element: any Element {
        var texts = [parts.text(alert.title, .headline, lines: nil)]
        if let message = alert.message {
            texts.append(parts.text(message, .callout, parts.label(.secondary), lines: nil))
        }
        var column: [any Element] = [
            parts.padded(
                parts.filling(parts.column(8, .leading, texts), .leadingEdge),
                Insets(top: 8, left: 12, bottom: 6, right: 12))
        ]
        column += alert.fields.map(entry)
        let buttons = alert.ordered(parts).map(button)
        column.append(
            alert.isSideBySide(parts) ? parts.row(8, buttons) : parts.column(8, .center, buttons))
        let padded = parts.padded(parts.column(14, .center, column), horizontal: 14, vertical: 14)
        let width = parts.type.isAccessibility ? min(parts.width - 40, 340) : 300
        return parts.surface(
            parts.fixedVertically(parts.framed(padded, width: width)), parts.rounded(34), parts.glass())
    }

    private func entry(_ field: AlertNode.TextEntry) -> any Element {
        let paint = field.value == nil ? PaintSpec.color(parts.color("placeholder")) : parts.label(.primary)
        let text = parts.text(field.value ?? field.placeholder, .body, paint)
        let box = parts.filling(
            parts.padded(text, horizontal: 14), minHeight: parts.scaled(44), .leadingEdge)
        return parts.surface(box, .capsule, Decoration(fills: [.color(parts.color("tertiaryFill"))]))
    }

    private func button(_ action: AlertNode.Action) -> any Element {
        let isFilled = action.role == .preferred || (alert.actions.count == 1 && action.role == .normal)
        let accent = parts.environment.accent
        var paint = isFilled ? PaintSpec.color(LabelColor.on(accent)) : parts.label(.primary)
        if action.role == .destructive { paint = .color(parts.color("red")) }
        if action.state == .disabled { paint = parts.label(.tertiary) }
        let text = parts.padded(
            parts.text(action.title, .body, weight: isFilled ? 600 : 500, paint), horizontal: 12)
        var fill = isFilled && action.state != .disabled ? accent : parts.color("secondaryFill")
        if action.state == .pressed { fill = isFilled ? fill.opacity(0.8) : parts.color("fill") }
        return parts.surface(
            parts.filling(text, minHeight: 48), parts.type.isAccessibility ? parts.rounded(24) : .capsule,
            Decoration(fills: [.color(fill)]))
    }
}
