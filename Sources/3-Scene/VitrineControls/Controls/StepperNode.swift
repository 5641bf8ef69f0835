import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum StepperNode: NodeKind {
    enum Half: String, Sendable, CaseIterable { case decrement, increment }

    struct Properties: Sendable {
        var label: String?
        var icon: Symbol?
        var value: (value: Double, mark: SourceMark)?
        var range: ValueRange?
        var showsValue = true
        var pressed: Half?
        var state = InteractionState.rest
    }

    static let name = "stepper"
    static let valueKey: String? = "label"
    static let summary = "Minus and plus, alone or at the end of a row with its label; a text is its label."

    static let unusedKeys = [
        UnusedKey("range", without: "value", because: "it has no `value`"),
        UnusedKey("showsValue", without: "value", because: "it has no `value`"),
    ]
    static let payload = Codec<Properties?>.optional(
        .either(
            .record(
                .stepper, from: Properties(),
                [
                    Field("label", .text, "its label") { $0.label = $1 },
                    Field("icon", .icon, "a symbol before the label") { $0.icon = $1 },
                    Field("value", ValueRange.figure, "shown before the halves") { $0.value = $1 },
                    Field("range", .range, "`[least, most]`; the half that would leave it is dimmed") {
                        $0.range = $1
                    },
                    Field("showsValue", .bool, "shows the value. Default: true") {
                        $0.showsValue = $1
                    },
                    Field("pressed", .cases("a half of a stepper"), "decrement or increment") {
                        $0.pressed = $1
                    },
                    Field("state", .cases("a stepper's state"), InteractionState.doc) { $0.state = $1 },
                ]), when: \.isMapping, or: Codec<String>.text.map { Properties(label: $0) }))

    /// The size of UIStepper, in points.
    static let size = Size(94, 32)

    static func accessibility(of payload: Properties?) -> AccessibilityProperties {
        AccessibilityProperties(
            label: payload?.label, value: payload?.value.map { PrintedText.number($0.value) },
            traits: .isAdjustable, children: .ignore)
    }

    static func build(_ payload: Properties?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let payload = payload ?? Properties()
        payload.state.apply(to: &modifiers)
        if let value = payload.value, let range = payload.range {
            _ = range.fraction(value.value, at: value.mark, context)
        }
        var control = halves(payload, context)
        if let value = payload.value, payload.showsValue {
            let text = context.text(
                PrintedText.number(value.value), paint: context.kit.label(.secondary), lineLimit: 1)
            control = context.stack(.horizontal, spacing: 10, [text, control])
        }
        return context.kit.labeledRow(control, payload.label, icon: payload.icon)
    }

    private static func isAtEnd(_ half: Half, _ stepper: Properties) -> Bool {
        guard let value = stepper.value?.value, let range = stepper.range else { return false }
        return half == .increment ? value >= range.maximum : value <= range.minimum
    }

    private static func halves(_ stepper: Properties, _ context: BuildContext) -> any Element {
        let environment = context.reader.environment
        let kit = context.kit
        let shape: Shape =
            environment.os.hasGlass ? .capsule : .rounded(CornerLengths(8), .continuous)
        func half(_ half: Half) -> any Element {
            let isAtEnd = isAtEnd(half, stepper)
            let paint = isAtEnd ? kit.label(.tertiary) : kit.label(.primary)
            let context = isAtEnd ? context.part(AccessibilityProperties(traits: .isDisabled)) : context
            let icon = context.icon(
                kit.symbol(half == .increment ? "plus" : "minus"), font: FontSpec(size: 15, weight: 500),
                paint: paint)
            let isPressed = stepper.pressed == half || stepper.state == .pressed
            let wash: [PaintSpec] = isPressed ? [.color(kit.fill("fill"))] : []
            return kit.layers([
                kit.framed(kit.shape(.rectangle, wash), width: size.width / 2, height: size.height),
                icon,
            ])
        }
        var layers = [context.stack(.horizontal, spacing: 0, [half(.decrement), half(.increment)])]
        // The shade of a pressed half ends where the line between both would be.
        if stepper.pressed == nil, stepper.state != .pressed {
            layers.append(
                kit.framed(
                    kit.shape(.rectangle, [.color(kit.systemColor("separator"))]), width: 1, height: 18))
        }
        let row = kit.layers(layers)
        let clipped = EffectElement(content: row, clip: shape)
        var rings = kit.contrastBorder
        if stepper.state == .focused { rings += [GlassFallback.ring(environment)] }
        let fill = kit.shape(shape, [.color(kit.fill("tertiaryFill"))], strokes: rings)
        return kit.framed(
            BackgroundOverlayElement(content: clipped, background: [fill], overlay: []), width: size.width,
            height: size.height)
    }
}

extension Noun {
    package static let stepper: Noun = "a stepper"
}
