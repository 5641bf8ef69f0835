import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

enum ChipNode: NodeKind {
    enum Style: String, Sendable, CaseIterable {
        /// Grey, or the accent colour if selected.
        case filled
        /// Outlined, with a translucent fill of the accent colour if selected.
        case outlined
        /// Glass, or a material if there is none.
        case glass
    }

    enum Size: String, Sendable, CaseIterable { case small, regular, large }

    struct Properties: Sendable {
        var title: String?
        var icon: Symbol?
        var count: Int?
        var isSelected = false
        var isRemovable = false
        var style = Style.filled
        var size = Size.regular
        var state = InteractionState.rest
        var tint: Color?
    }

    static let name = "chip"
    static let valueKey: String? = "title"
    static let summary = "A small capsule with a label: a filter, a tag or a choice; a text is its label."

    static let payload = Codec<Properties>.either(
        .record(
            .chip, from: Properties(),
            [
                Field("title", .text, "the label") { $0.title = $1 },
                Field("icon", .icon, "a symbol before the label") { $0.icon = $1 },
                Field("count", .integer(0...1_000_000), "a number after the label") { $0.count = $1 },
                Field("selected", .bool, "shows the chip as selected") { $0.isSelected = $1 },
                Field("removable", .bool, "shows a cross that removes the chip") { $0.isRemovable = $1 },
                Field("style", .cases("a chip's style"), "filled, outlined or glass") { $0.style = $1 },
                Field("size", .cases("a chip's size"), "small (26 points high), regular (32) or large (40)") {
                    $0.size = $1
                },
                Field("state", .cases("a chip's state"), InteractionState.doc) { $0.state = $1 },
                Field("tint", .color, "its own colour. Default: `accent`") { $0.tint = $1 },
            ]), when: \.isMapping, or: Codec<String>.text.map { Properties(title: $0) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        var properties = AccessibilityProperties(
            traits: payload.isSelected ? [.isButton, .isSelected] : .isButton, children: .combine)
        if payload.isRemovable { properties.actions = ["Remove"] }
        return properties
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let isLikelyTypo = context.reader.isLikelyTypo("title", on: .chip, from: context.source.mark)
        if payload.title == nil, payload.icon == nil, !isLikelyTypo {
            context.reader.report(
                .missingAnyKey(of: ["title", "icon"], on: .chip), at: context.source.mark)
        }
        payload.state.apply(to: &modifiers)
        if payload.state == .pressed {
            modifiers.scale = modifiers.scale ?? ScaleSpec(factors: Point(0.96, 0.96))
        }
        let row = content(payload, modifiers, context)
        return context.kit.withSurface(row, surface(payload, context), &modifiers)
    }

    /// Returns the height and the horizontal padding in points, and the text style. Our own choice.
    private static func metrics(_ size: Size) -> (height: Double, side: Double, style: TextStyle) {
        switch size {
        case .small: (26, 10, .footnote)
        case .regular: (32, 13, .subheadline)
        case .large: (40, 16, .callout)
        }
    }

    private static func tint(_ chip: Properties, _ context: BuildContext) -> Color {
        chip.tint ?? context.reader.environment.accent
    }

    private static func label(_ chip: Properties, _ modifiers: Modifiers, _ context: BuildContext)
        -> PaintSpec
    {
        if let paint = modifiers.foreground { return paint }
        guard chip.isSelected else { return context.kit.label(.primary) }
        let tint = tint(chip, context)
        return .color(chip.style == .outlined ? tint : LabelColor.on(tint))
    }

    private static func content(_ chip: Properties, _ modifiers: Modifiers, _ context: BuildContext)
        -> any Element
    {
        let (height, side, style) = metrics(chip.size)
        let font = context.kit.font(style, weight: chip.isSelected ? 600 : 500).overridden(
            by: modifiers.font ?? FontSpec())
        let paint = label(chip, modifiers, context)
        var row: [any Element] = []
        if let icon = chip.icon { row.append(context.icon(icon, font: font, paint: paint)) }
        // A label of several lines makes its chip higher.
        let wraps = chip.title != nil && context.inherited.lineLimit?.lines ?? 1 > 1
        if let title = chip.title {
            var inner = context
            if wraps, modifiers.textAlignment == nil { inner.inherited.textAlignment = .center }
            row.append(inner.text(title, font: font, paint: paint, standardLimit: 1))
        }
        if let count = chip.count {
            var digits = font
            digits.monospacedDigits = true
            row.append(context.text("\(count)", font: digits, paint: paint.opacity(0.6), lineLimit: 1))
        }
        if chip.isRemovable {
            var small = context.kit.font(style, weight: 600)
            small.size = (small.size ?? 15) * 0.72
            row.append(context.icon(context.kit.symbol("xmark"), font: small, paint: paint.opacity(0.65)))
        }
        let leading = style.leading(at: context.reader.environment.dynamicType)
        // A symbol on its own is placed in a circle.
        let isBare = chip.title == nil && chip.count == nil && !chip.isRemovable
        let tall = max(height, leading + 8)
        return FrameElement(
            content: context.kit.padded(
                context.stack(.horizontal, spacing: 5, row), horizontal: isBare ? 0 : side,
                vertical: wraps ? (tall - leading) / 2 : 0),
            width: FrameLength(minimum: tall),
            height: wraps ? FrameLength(minimum: tall) : FrameLength(fixed: tall), alignment: .center)
    }

    private static func surface(_ chip: Properties, _ context: BuildContext) -> ControlSurface {
        let kit = context.kit
        let tint = tint(chip, context)
        var surface = ControlSurface(shape: .capsule, strokes: kit.contrastBorder)
        let isPressed = chip.state == .pressed
        switch chip.style {
        case .filled:
            surface.fills = [
                .color(chip.isSelected ? tint : kit.fill(isPressed ? "fill" : "tertiaryFill"))
            ]
            if isPressed, chip.isSelected { surface.fills.append(.color(Color(white: 0, alpha: 0.14))) }
        case .outlined:
            surface.fills =
                chip.isSelected
                ? [.color(tint.opacity(isPressed ? 0.24 : 0.14))]
                : isPressed ? [.color(kit.fill("tertiaryFill"))] : []
            if surface.strokes.isEmpty || chip.isSelected {
                surface.strokes = [
                    StrokeSpec(
                        paint: .color(chip.isSelected ? tint : kit.systemColor("separator").opacity(1.3)),
                        style: StrokeStyle(width: 1, position: .inside))
                ]
            }
        case .glass:
            surface.isGlass = true
            if chip.isSelected { surface.tint = tint }
        }
        if chip.state == .focused { surface.rings = [GlassFallback.ring(context.reader.environment)] }
        return surface
    }
}

extension Noun {
    package static let chip: Noun = "a chip"
}
