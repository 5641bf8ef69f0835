import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle
import VitrineText

/// A builder of text fields: the surface, its contents, and the elements around it.
struct TextFieldBuilder {
    let keys: TextFieldProperties
    let context: BuildContext
    /// An element in place of the text, such as dots.
    var typed: (any Element)?
    /// The number of lines; text wraps if it can be more than one.
    var lines = 1...1
    /// Elements before the text, such as tokens.
    var tokens: [any Element] = []
    /// Elements at the end, before a symbol of the scene.
    var actions: [any Element] = []

    private var environment: SceneEnvironment { context.reader.environment }
    private var kit: ComponentKit { context.kit }
    private var isFocused: Bool { keys.state == .focused }
    private var isMultiline: Bool { lines.upperBound > 1 }

    func element(_ modifiers: inout Modifiers) -> any Element {
        if keys.state == .disabled {
            modifiers.opacity = (modifiers.opacity ?? 1) * InteractionState.dimmed
        }
        let field = applySurface(row, &modifiers)
        var column: [any Element] = []
        if let label = keys.label {
            column.append(
                context.text(
                    label, font: kit.font(.footnote, weight: 500),
                    paint: isFocused && keys.error == nil ? .color(environment.accent) : kit.label(.secondary)
                ))
        }
        column.append(field)
        if let error = keys.error {
            column.append(note(error, .color(kit.systemColor("red")), icon: "exclamationmark.circle.fill"))
        } else if let help = keys.help {
            column.append(note(help, kit.label(.secondary), icon: nil))
        }
        guard column.count > 1 else { return field }
        return context.stack(.vertical, spacing: 6, alignment: Alignment(.leading, .center), column)
    }

    private func note(_ text: String, _ paint: PaintSpec, icon: String?) -> any Element {
        let font = kit.font(.footnote)
        var row: [any Element] = []
        if let icon { row.append(context.icon(kit.symbol(icon), font: font, paint: paint)) }
        row.append(context.text(text, font: font, paint: paint))
        return context.stack(
            .horizontal, spacing: 4, alignment: Alignment(.center, .firstTextBaseline), row)
    }

    // MARK: - Contents

    private var row: any Element {
        var row: [any Element] = []
        if let icon = keys.icon {
            row.append(context.icon(icon, paint: isFocused ? kit.label(.primary) : kit.label(.secondary)))
        }
        row += tokens
        let line = isMultiline ? line : kit.framed(line, minHeight: 0)
        row.append(
            FrameElement(
                content: line, width: FrameLength(maximum: .infinity), height: FrameLength(),
                alignment: Alignment(.leading, .center)))
        if keys.clearButton ?? isFocused, !keys.text.isEmpty {
            row.append(
                context.icon(kit.symbol("xmark.circle.fill"), font: small, paint: kit.label(.tertiary)))
        }
        row += actions
        if let icon = keys.trailingIcon { row.append(context.icon(icon, paint: kit.label(.secondary))) }
        return context.stack(
            .horizontal, spacing: 8,
            alignment: Alignment(.center, isMultiline ? .firstTextBaseline : .center), row)
    }

    var small: FontSpec { FontSpec(size: context.inherited.font.size * 0.94) }

    private var line: any Element {
        if let typed, !keys.text.isEmpty { return typed }
        let isEmpty = keys.text.isEmpty
        var inner = context
        // If the text does not fit, its end is shown, where typing continues.
        inner.inherited.truncation = isFocused && !isMultiline && !isEmpty ? .head : .tail
        inner.inherited.lineLimit = LineLimitSpec(lines: lines.upperBound)
        let text = inner.text(
            isEmpty ? keys.placeholder : keys.text,
            paint: isEmpty ? kit.label(.placeholder) : kit.label(.primary))
        guard isFocused, keys.showsCaret, let text = text as? TextElement else { return text }
        let caret = CaretElement(text: text, paint: caretPaint, isAtStart: isEmpty)
        // Without room beside the text, the caret would begin before the line under it.
        guard isEmpty, keys.style == .underlined else { return caret }
        return kit.padded(caret, Insets(top: 0, left: CaretElement.width, bottom: 0, right: 0))
    }

    var caretPaint: PaintSpec { .color(environment.accent) }

    // MARK: - Surface

    /// The shape of the surface. Corners of 10 points are those of search fields before glass; 12 and more
    /// are our own choice.
    private var shape: Shape {
        switch keys.style {
        case .glass: isMultiline ? .rounded(CornerLengths(22), .continuous) : .capsule
        case .plain, .underlined: .rectangle
        case .filled, .bordered:
            .rounded(CornerLengths(environment.os.hasGlass ? 12 : 10), .continuous)
        }
    }

    private func applySurface(_ row: any Element, _ modifiers: inout Modifiers) -> any Element {
        let side = keys.style == .plain || keys.style == .underlined ? 0 : keys.style == .glass ? 16.0 : 12
        let leading = TextStyle.body.leading(at: environment.dynamicType)
        let above = max((TouchTarget.side - leading) / 2, 6)
        let reserved = Double(lines.lowerBound - 1) * leading
        let content = FrameElement(
            content: kit.padded(row, horizontal: side, vertical: above),
            width: FrameLength(maximum: .infinity),
            height: FrameLength(minimum: leading + 2 * above + reserved),
            alignment: Alignment(.leading, isMultiline ? .top : .center))
        if keys.style == .underlined { return underlined(content, &modifiers) }
        var surface = ControlSurface(shape: shape, strokes: border, isGlass: keys.style == .glass)
        if keys.style == .filled { surface.fills = [.color(kit.fill("tertiaryFill"))] }
        if keys.style == .bordered {
            surface.fills = [.color(kit.systemColor("systemBackground").opacity(0.6))]
        }
        if isFocused, keys.style != .plain {
            surface.rings = kit.focus(keys.error == nil ? environment.accent : kit.systemColor("red"))
        }
        return kit.withSurface(content, surface, &modifiers)
    }

    private var border: [StrokeSpec] {
        if keys.error != nil, keys.style != .plain {
            return [
                StrokeSpec(
                    paint: .color(kit.systemColor("red")), style: StrokeStyle(width: 1.5, position: .inside))
            ]
        }
        if !kit.contrastBorder.isEmpty { return keys.style == .plain ? [] : kit.contrastBorder }
        return keys.style == .bordered ? [kit.hairlineStroke(kit.systemColor("separator").opacity(1.4))] : []
    }

    private func underlined(_ content: any Element, _ modifiers: inout Modifiers) -> any Element {
        let color =
            keys.error != nil
            ? kit.systemColor("red")
            : isFocused ? environment.accent : kit.systemColor("separator").opacity(1.4)
        let isThick = keys.error != nil || isFocused
        let line = FrameElement(
            content: kit.framed(
                kit.shape(.rectangle, [.color(color)]),
                height: isThick ? 1.5 : max(1 / environment.scale, 1.0 / 3)),
            width: FrameLength(), height: FrameLength(maximum: .infinity),
            alignment: Alignment(.center, .bottom))
        return BackgroundOverlayElement(content: content, background: [], overlay: [line])
    }
}
