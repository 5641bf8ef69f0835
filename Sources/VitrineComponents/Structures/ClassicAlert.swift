import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// Before the release 26. Known: 270 wide, corners of 14, buttons 44 high, a title of 17 and a message of 13 points (UIKit;
/// Flutter's `CupertinoAlertDialog` measures the same).
struct ClassicAlert {
    let alert: AlertNode.Properties
    let parts: ComponentKit

    init(_ alert: AlertNode.Properties, _ parts: ComponentKit) { (self.alert, self.parts) = (alert, parts) }

    var element: any Element {
        var texts = [parts.centered(alert.title, .headline)]
        if let message = alert.message { texts.append(parts.centered(message, .footnote)) }
        var column: [any Element] = [
            parts.padded(
                parts.filling(parts.column(3, .center, texts)),
                Insets(top: 19, left: 16, bottom: alert.fields.isEmpty ? 20 : 14, right: 16))
        ]
        for field in alert.fields { column.append(entry(field)) }
        if !alert.fields.isEmpty { column.append(parts.gap(height: 16)) }
        column.append(contentsOf: buttons)
        let width = parts.type.isAccessibility ? min(parts.width - 40, 330) : 270
        let panel = parts.fixedVertically(parts.framed(parts.column(0, .center, column), width: width))
        // White or dark grey over the blurred screen.
        var decoration = parts.material("thick")
        decoration.shadows = []
        return parts.surface(
            EffectElement(content: panel, clip: parts.rounded(14)), parts.rounded(14), decoration)
    }

    private func entry(_ field: AlertNode.TextEntry) -> any Element {
        let paint = field.value == nil ? PaintSpec.color(parts.color("placeholder")) : parts.label(.primary)
        let text = parts.text(field.value ?? field.placeholder, .footnote, paint)
        let box = parts.filling(
            parts.padded(text, horizontal: 7), minHeight: parts.scaled(26, .footnote), .leadingEdge)
        var decoration = Decoration(fills: [.color(parts.color(parts.isDark ? "gray6" : "white"))])
        decoration.strokes = [
            StrokeSpec(
                paint: .color(parts.color("separator")),
                style: StrokeStyle(width: parts.hairline, position: .inside))
        ]
        return parts.padded(parts.surface(box, parts.rounded(5), decoration), horizontal: 16)
    }

    private var buttons: [any Element] {
        let ordered = alert.ordered(parts)
        if alert.isSideBySide(parts) {
            let cells = ordered.map { button($0, alone: false) }
            let line = FrameElement(
                content: parts.separator(.horizontal), width: FrameLength(), height: FrameLength(fixed: 44),
                alignment: .center)
            return [parts.separator(), parts.row(0, [cells[0], line, cells[1]])]
        }
        return ordered.flatMap { [parts.separator(), button($0, alone: ordered.count == 1)] }
    }

    private func button(_ action: AlertNode.Action, alone: Bool) -> any Element {
        var paint: PaintSpec =
            action.role == .destructive ? .color(parts.color("red")) : .color(parts.environment.accent)
        if action.state == .disabled { paint = parts.label(.tertiary) }
        let isBold = action.role == .cancel || action.role == .preferred
        let text = parts.padded(
            parts.text(action.title, .body, weight: isBold ? 600 : 400, paint), horizontal: 8)
        let cell = parts.filling(text, minHeight: 44)
        guard action.state == .pressed else { return cell }
        return parts.surface(cell, .rectangle, Decoration(fills: [.color(parts.color("secondaryFill"))]))
    }
}
