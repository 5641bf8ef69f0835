import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum ToggleNode: NodeKind {
    struct Properties: Sendable {
        /// The position from off (0) to on (1).
        var position = 0.0
        var label: String?
        var icon: Symbol?
        var state = InteractionState.rest
        var tint: Color?
    }

    static let name = "toggle"
    static let valueKey: String? = "isOn"
    static let summary =
        "A switch, alone or at the end of a row with its label; true or false is its state."

    static let unusedKeys = [UnusedKey("isOn", beside: "at")]
    static let payload = Codec<Properties>.either(
        .record(
            .toggle, from: Properties(),
            [
                Field("isOn", isOn, "`true` if the toggle is on. Default: false") { $0.position = $1 },
                Field("at", .opacity, "the position between off, 0, and on, 1; instead of `isOn`") {
                    $0.position = $1
                },
                Field("label", .text, "the label of the row") { $0.label = $1 },
                Field("icon", .icon, "a symbol before the label") { $0.icon = $1 },
                Field("state", .cases("a toggle's state"), InteractionState.doc) { $0.state = $1 },
                Field("tint", .color, "its colour where it is on. Default: green") { $0.tint = $1 },
            ]), when: \.isMapping, or: isOn.map { Properties(position: $0) })

    /// Whether it is on, as the position; between two states the thumb is on its way.
    private static let isOn = Codec<Double>(Codec<Bool>.bool.schema, expected: Codec<Bool>.bool.expected) {
        value, reader in
        Codec<Bool>.bool.read(value, reader).map { $0 ? 1 : 0 }
    }

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(
            label: payload.label, value: payload.position >= 0.5 ? "on" : "off", traits: .isToggle,
            children: .ignore)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        payload.state.apply(to: &modifiers)
        // Measured on iOS 26: as a row of a list it is as high as its track between the row's insets.
        let isRow = context.surroundings.isInList && context.kit.hasGlass
        return context.kit.labeledRow(
            SwitchElement(content: track(payload, context)), payload.label, icon: payload.icon,
            minHeight: isRow ? size(context.reader.environment).height : TouchTarget.side)
    }

    /// Returns the size of UISwitch in points: 51 by 31, and 63 by 28 since release 26.
    static func size(_ environment: SceneEnvironment) -> Size {
        environment.os.hasGlass ? Size(63, 28) : Size(51, 31)
    }

    /// The inset of the thumb, in points.
    private static let inset = 2.0

    private static func track(_ toggle: Properties, _ context: BuildContext) -> any Element {
        let environment = context.reader.environment
        let kit = context.kit
        let size = size(environment)
        let thumb = ControlThumb.ofToggle(environment)
        let wide = thumb.size(toggle.state, environment).width
        // A glass thumb grows about its centre, others towards the opposite side.
        let swollen = environment.showsGlass ? 0 : wide - thumb.size.width
        let travel = size.width - 2 * inset - thumb.size.width - swollen
        // A spring overshoots, the thumb does not.
        let position = min(max(toggle.position, 0), 1)
        let middle = inset + (thumb.size.width + swollen) / 2 + travel * position
        let on = toggle.tint ?? kit.systemColor("green")
        let fills: [PaintSpec] = [
            .color(off(context, kit)), .color(on.opacity(position)),
        ]
        var rings = kit.contrastBorder
        if toggle.state == .focused { rings += [GlassFallback.ring(environment)] }
        let knob = HorizontalSpanElement(
            content: thumb.element(toggle.state, context),
            from: .init(fraction: 0, offset: middle - wide / 2),
            to: .init(fraction: 0, offset: middle + wide / 2))
        return kit.framed(
            kit.layers([
                kit.framed(
                    kit.shape(.capsule, fills, strokes: rings), width: size.width, height: size.height),
                knob,
            ]), width: size.width, height: size.height)
    }

    /// Returns the track colour when off: UISwitch's own greys before glass. Since then the tertiary
    /// label's colour, which gives the #C5C5C7 on white and the #5A5A5E on dark cards that were measured in
    /// snapshots of iOS 26; another picture, of a canvas within an app, has #BDBDBF. On a sheet of glass in
    /// light it was #99999B on rows of #DBDBDD, the same grey at 0.415.
    private static func off(_ context: BuildContext, _ kit: ComponentKit) -> Color {
        let environment = context.reader.environment
        if environment.os.hasGlass {
            var color = kit.color("tertiary")
            if context.surroundings.isOnGlassSheet, !kit.isDark, !kit.hasIncreasedContrast {
                color.alpha = 0.415
            }
            return color
        }
        let grey = kit.systemColor("gray5")
        return environment.contrast == .increased ? kit.systemColor("gray3") : grey
    }
}

extension Noun {
    package static let toggle: Noun = "a toggle"
}
