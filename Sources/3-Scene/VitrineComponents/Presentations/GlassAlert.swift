import VitrineColor
import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// An alert from release 26 on: text at the leading side, buttons in capsules. Measured on iOS 26: 320
/// wide, with buttons of 288 by 48 that are 8 apart, corners of 28, and in light a face without a rim, so
/// even that only a trace of the colours behind is left, #DDE2E8 to #D6E3F2 over a dimmed page with blue
/// buttons. Other buttons darken it as pills of tab bars do beside a filled one, and by 30 of 255 levels
/// where there is none: #CDD0D3 on #EBECEF. With a line of text and two buttons beside one another it is 152
/// high; text is 30 from its sides, a message of 15 points in black at 0.55, which is #6A6B6C.
struct GlassAlert {
    let alert: AlertNode.Properties
    let kit: ComponentKit
    let width: Double

    /// - Parameter width: The width in points. Default: that of alerts.
    init(_ alert: AlertNode.Properties, _ kit: ComponentKit, width: Double? = nil) {
        (self.alert, self.kit) = (alert, kit)
        self.width = width ?? (kit.type.isAccessibility ? min(kit.width - 40, 340) : 320)
    }

    var element: any Element {
        var texts =
            alert.isStacked && alert.title.isEmpty ? [] : [line(alert.title, .headline, kit.label(.primary))]
        if let message = alert.message {
            texts.append(line(message, .subheadline, messagePaint))
        }
        var column: [any Element] = []
        if !texts.isEmpty {
            column.append(
                kit.padded(
                    kit.filling(kit.column(6.83, .leading, texts), .leadingEdge),
                    Insets(top: 6.83, left: 14, bottom: 6, right: 14)))
        }
        column += alert.fields.map { part(kit.part($0.accessibility)).entry($0) }
        column.append(buttons)
        let padded = kit.padded(kit.column(14, .center, column), horizontal: 16, vertical: 16)
        return kit.surface(
            kit.fixedVertically(kit.framed(padded, width: width)), kit.rounded(28),
            Presentation(kit).glass(glass))
    }

    private var buttons: any Element {
        func all(sideBySide: Bool) -> [any Element] {
            alert.ordered(sideBySide: sideBySide).map { action in
                part(kit.button(isDisabled: action.state == .disabled)).button(action)
            }
        }
        guard alert.mayBeSideBySide(kit) else { return kit.column(8, .center, all(sideBySide: false)) }
        let parts = all(sideBySide: true)
        let row = kit.row(8, parts)
        return alert.isShort
            ? row : kit.equalParts(8, row, of: parts, else: kit.column(8, .center, all(sideBySide: false)))
    }

    private var glass: GlassSpec {
        var spec = GlassSpec()
        spec.overrides.numbers["frost.face"] = 30
        guard !kit.isDark, !kit.hasIncreasedContrast else { return spec }
        // Compensate for dimming, so that the face is as light as on the page itself.
        spec.overrides.numbers.merge(
            [
                "rim.amount": 2.2, "rim.width": 0.33, "bleed.opacity": 0, "face.black": 0.767,
                "face.white": 0.925, "face.lift": 0, "face.chroma": 0.55,
            ]) { $1 }
        return spec
    }

    /// Returns text whose lines are as high in any script.
    private func line(_ text: String, _ style: TextStyle, _ paint: PaintSpec) -> any Element {
        kit.text(text, style, paint, lines: nil, lineHeight: ComponentKit.naturalLine)
    }

    private var messagePaint: PaintSpec {
        kit.hasIncreasedContrast ? kit.label(.secondary) : kit.label(.primary).opacity(0.55)
    }

    /// Returns `true` for the button with the accent colour.
    private func isFilled(_ action: AlertNode.Action) -> Bool {
        action.role == .preferred || (alert.actions.count == 1 && action.role == .normal)
    }

    private func part(_ kit: ComponentKit) -> GlassAlert { GlassAlert(alert, kit, width: width) }

    private func entry(_ field: AlertNode.TextEntry) -> any Element {
        let paint = field.value == nil ? PaintSpec.color(kit.color("placeholder")) : kit.label(.primary)
        let text = kit.text(field.value ?? field.placeholder, .body, paint)
        let box = kit.filling(
            kit.padded(text, horizontal: 14), minHeight: kit.scaled(44), .leadingEdge)
        return kit.surface(box, .capsule, Decoration(fills: [.color(kit.color("tertiaryFill"))]))
    }

    private func button(_ action: AlertNode.Action) -> any Element {
        let isFilled = isFilled(action)
        let accent = kit.environment.accent
        var paint = isFilled ? PaintSpec.color(LabelColor.on(accent)) : kit.label(.primary)
        if action.role == .destructive { paint = .color(kit.color("red")) }
        // Measured on iOS 26.
        if action.role == .cancel, !alert.isStacked { paint = .color(accent) }
        if action.state == .disabled { paint = kit.label(.tertiary) }
        let shape = kit.type.isAccessibility ? kit.rounded(24) : Shape.capsule
        let text = kit.padded(
            kit.text(action.title, .body, weight: isFilled ? 600 : 500, paint), horizontal: 12)
        var fill = isFilled && action.state != .disabled ? accent : kit.color("secondaryFill")
        if action.state == .pressed { fill = isFilled ? fill.opacity(0.8) : kit.color("fill") }
        let label = kit.filling(text, minHeight: 48)
        let isPlain = !isFilled && action.state != .pressed && action.state != .disabled
        if isPlain, !kit.isDark, kit.environment.showsGlass, !kit.hasIncreasedContrast {
            let shade = alert.actions.contains { self.isFilled($0) } ? -0.0725 : -0.114
            return BackgroundOverlayElement(
                content: label, background: [kit.shade(shape, shade)], overlay: [])
        }
        // Measured on iOS 26: #007AF5 of #0088FF, the colour of a selected tab.
        if isFilled, action.state == .rest, !kit.isDark, kit.environment.showsGlass,
            !kit.hasIncreasedContrast
        {
            return BackgroundOverlayElement(
                content: label,
                background: [GlassLabelElement(kit.shape(shape, .color(accent)), .selectedOnLight)],
                overlay: [])
        }
        return kit.surface(label, shape, Decoration(fills: [.color(fill)]))
    }
}
