import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The keys shared by all kinds of buttons, and their effect on a node.
package struct ButtonConfiguration: Sendable {
    package var style = ButtonStyle.prominent
    package var state = ButtonState.rest
    package var role = ButtonRole.normal
    package var tint: Color?
    /// `true` if the scene gives the button's glass a tint, which its label must stand out from.
    private(set) var isOnTintedGlass = false

    package static func fields<Record>(
        _ update: @escaping @Sendable (inout Record, (inout ButtonConfiguration) -> Void) -> Void
    ) -> [Field<Record>] {
        [
            Field(
                "style", .choice(.buttonStyle, ButtonStyle.named),
                "prominent (or borderedProminent), bordered, plain, material, glass or glassProminent"
            ) {
                record, value in
                update(&record) { $0.style = value }
            },
            Field("state", .cases("a button state"), "rest, pressed, hovered, focused, disabled or loading") {
                record, value in
                update(&record) { $0.state = value }
            },
            Field("role", .cases("a button role"), "normal, cancel or destructive") { record, value in
                update(&record) { $0.role = value }
            },
            Field("tint", .color, "the button's own colour. Default: `accent`") { record, value in
                update(&record) { $0.tint = value }
            },
        ]
    }

    private func color(_ environment: SceneEnvironment) -> Color {
        if let tint { return tint }
        if role == .destructive, let red = environment.systemColor("red") { return red }
        return environment.accent
    }

    /// Returns the configuration, with a glass style if the node has glass of its own behind the label.
    package func resolved(with modifiers: Modifiers, in environment: SceneEnvironment) -> ButtonConfiguration
    {
        var control = self
        if let glass = modifiers.glass {
            control.isOnTintedGlass = glass.tint != nil
            control.style = glass.style == .prominent ? .glassProminent : .glass
            if control.style == .glassProminent { control.tint = glass.tint?.color ?? tint }
        } else if style == .material, modifiers.background == nil, modifiers.material == nil,
            SurfaceDefaults.isGlass(in: environment)
        {
            control.style = .glass
        }
        return control
    }

    /// `true` for a cancel button without a tint: a grey surface and the text's own colour, unless it is a
    /// plain label. Our own choice; SwiftUI distinguishes the role in alerts only.
    private var isQuiet: Bool { role == .cancel && tint == nil && style != .plain }

    /// Returns the paint of the label.
    package func labelPaint(_ context: BuildContext) -> PaintSpec {
        let paint = restingLabelPaint(context)
        let isGlass = style == .glass || style == .glassProminent
        if isGreyWhenDisabled(context.reader.environment) { return context.kit.label(.tertiary) }
        if isGlass, state == .disabled { return paint.opacity(0.4) }
        return isBlended(context) ? context.kit.restingOnGlass : paint
    }

    /// Returns the label, blended with the glass below it if it has no colour of its own.
    ///
    /// On tinted glass it is white: #FEFEFE on #0079FE, as measured on iOS 26 on a title and on a symbol.
    package func onGlass(_ label: any Element, _ context: BuildContext) -> any Element {
        isBlended(context) ? context.kit.resting(label) : label
    }

    /// `true` for the label of a button of the system's glass in the system's own colour.
    private func isBlended(_ context: BuildContext) -> Bool {
        style == .glass && !isOnTintedGlass && state != .disabled && context.kit.blendsLabelsWithGlass
            && restingLabelPaint(context) == context.inherited.foreground
    }

    /// `true` for a disabled button that shows it by a grey fill and a grey title, as measured on iOS 26
    /// (#EDEDEE on white), rather than by fading.
    private func isGreyWhenDisabled(_ environment: SceneEnvironment) -> Bool {
        state == .disabled && environment.os.hasGlass && (style == .bordered || style == .prominent)
    }

    /// Returns the weight of the title of a button of a size. Since release 26 all titles are regular:
    /// measured on UIKit's configurations of iOS 26.
    func titleWeight(_ size: ControlSize, _ environment: SceneEnvironment) -> Double {
        if environment.os.hasGlass { return 400 }
        return size <= .small ? 500 : 600
    }

    /// The opacity of the tint of prominent glass. Measured on iOS 26: the face is the tint itself.
    package static func prominentOpacity(_ environment: SceneEnvironment) -> Double {
        environment.os.hasGlass ? 1 : GlassPresets.prominentOpacity
    }

    private func restingLabelPaint(_ context: BuildContext) -> PaintSpec {
        let environment = context.reader.environment
        // A quiet button should not attract attention, so it has no colour of its own.
        if isQuiet { return context.inherited.foreground }
        switch style {
        case .prominent, .glassProminent: return .color(LabelColor.on(color(environment)))
        case .bordered, .plain: return .color(color(environment))
        case .material, .glass:
            return role == .destructive || tint != nil
                ? .color(color(environment)) : context.inherited.foreground
        }
    }

    /// Gives the node the surface and the state of the control, unless the scene specifies them.
    package func applySurface(_ modifiers: inout Modifiers, _ context: BuildContext) {
        let environment = context.reader.environment
        let color = color(environment)
        let grey = context.kit.fill(
            style == .prominent && !isGreyWhenDisabled(environment) ? "secondaryFill" : "tertiaryFill")
        // Since release 26 the default fill of a bordered button is grey. Measured there: 0.18 of the tint.
        let wash =
            isQuiet || isGreyWhenDisabled(environment)
            ? grey
            : environment.os.hasGlass && tint == nil
                ? context.kit.fill("secondaryFill") : color.opacity(environment.os.hasGlass ? 0.18 : 0.16)
        let hasSurface =
            modifiers.background != nil || modifiers.material != nil || modifiers.glass != nil
        switch style {
        case .prominent:
            if !hasSurface {
                modifiers.background = .paint(
                    .color(isQuiet || isGreyWhenDisabled(environment) ? grey : color))
            }
        case .bordered:
            if !hasSurface { modifiers.background = .paint(.color(wash)) }
            if environment.contrast == .increased, modifiers.strokes.isEmpty {
                modifiers.strokes = [
                    StrokeSpec(
                        paint: isQuiet ? context.inherited.foreground : .color(color),
                        style: StrokeStyle(width: 1, position: .inside))
                ]
            }
        case .plain: break
        case .material:
            if !hasSurface {
                SurfaceDefaults.applySurface(to: &modifiers, in: environment)
            } else if modifiers.glass == nil {
                SurfaceDefaults.applyMaterialEdge(&modifiers, environment.appearance)
            }
        case .glass: if !hasSurface { modifiers.glass = GlassSpec() }
        case .glassProminent:
            if !hasSurface { modifiers.glass = GlassSpec(style: .prominent) }
            if isQuiet { modifiers.glass?.style = .regular }
            if modifiers.glass?.tint == nil, !isQuiet {
                modifiers.glass?.tint = GlassTint(color.opacity(Self.prominentOpacity(environment)))
            }
        }
        if modifiers.glass != nil { applyGlassState(&modifiers) } else { applyState(&modifiers, environment) }
    }

    /// Shows the state of a button without glass.
    private func applyState(_ modifiers: inout Modifiers, _ environment: SceneEnvironment) {
        switch state {
        case .rest, .loading: break
        case .pressed:
            modifiers.opacity = (modifiers.opacity ?? 1) * 0.82
            modifiers.scale = modifiers.scale ?? ScaleSpec(factors: Point(0.97, 0.97))
        case .hovered: modifiers.filters.append(.layer(.matrix(.brightness(GlassStateEffects.hovered))))
        case .focused:
            modifiers.strokes.append(GlassFallback.ring(environment))
            // The ring around a plain label has rounded corners and inner space as well.
            if style == .plain {
                modifiers.corners = modifiers.corners ?? .rounded(CornerLengths(8), .continuous)
            }
        case .disabled:
            if !isGreyWhenDisabled(environment) { modifiers.opacity = (modifiers.opacity ?? 1) * 0.4 }
        }
    }

    /// Shows the state of a glass button in the glass itself; a pressed button grows slightly.
    private func applyGlassState(_ modifiers: inout Modifiers) {
        if modifiers.glass?.state == nil { modifiers.glass?.state = GlassState(rawValue: state.rawValue) }
        if state == .pressed, modifiers.glass?.isInteractive == true {
            modifiers.scale = modifiers.scale ?? ScaleSpec(factors: Point(1.04, 1.04))
        }
    }
}

extension Noun {
    package static let buttonStyle: Noun = "a button style"
}
