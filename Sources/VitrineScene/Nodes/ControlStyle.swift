import VitrineGraphics

/// How buttons of all kinds look.
enum ControlStyle: String, Sendable, CaseIterable {
    /// Filled with the tint.
    case prominent
    /// A wash of the tint.
    case bordered
    /// The label alone.
    case plain
    /// A glass surface.
    case material
}

enum ControlState: String, Sendable, CaseIterable {
    case rest, pressed, disabled, loading
}

enum ControlRole: String, Sendable, CaseIterable {
    case normal, destructive
}

/// The keys that buttons of all kinds share, and what they do to a node.
struct Control: Sendable {
    var style = ControlStyle.prominent
    var state = ControlState.rest
    var role = ControlRole.normal
    var tint: Color?

    static func fields<Record>(
        _ update: @escaping @Sendable (inout Record, (inout Control) -> Void) -> Void
    ) -> [Field<Record>] {
        [
            Field("style", .cases("a button style"), "prominent, bordered, plain or material") {
                record, value in
                update(&record) { $0.style = value }
            },
            Field("state", .cases("a button state"), "rest, pressed, disabled or loading") { record, value in
                update(&record) { $0.state = value }
            },
            Field("role", .cases("a button role"), "normal or destructive") { record, value in
                update(&record) { $0.role = value }
            },
            Field("tint", .color, "the button's own colour; `accent` unless told") { record, value in
                update(&record) { $0.tint = value }
            },
        ]
    }

    private func color(_ environment: SceneEnvironment) -> Color {
        if let tint { return tint }
        if role == .destructive, let red = environment.systemColor("red") { return red }
        return environment.accent
    }

    /// The paint of the label.
    func labelPaint(_ context: BuildContext) -> PaintSpec {
        let environment = context.reader.environment
        switch style {
        case .prominent: return .color(Self.label(on: color(environment)))
        case .bordered, .plain: return .color(color(environment))
        case .material:
            return role == .destructive || tint != nil
                ? .color(color(environment)) : context.inherited.foreground
        }
    }

    /// White, unless the fill is so light that black reads better.
    private static func label(on fill: Color) -> Color {
        // BT.709 luma of the encoded colour.
        let luma = 0.2126 * fill.red + 0.7152 * fill.green + 0.0722 * fill.blue
        return luma > 0.75 ? Color(white: 0, alpha: 0.85) : .white
    }

    /// Gives the node the surface and the state of the control, where the scene gives none.
    func dress(_ modifiers: inout Modifiers, _ context: BuildContext) {
        let environment = context.reader.environment
        let color = color(environment)
        let hasSurface = modifiers.background != nil || modifiers.material != nil
        switch style {
        case .prominent: if !hasSurface { modifiers.background = .paint(.color(color)) }
        case .bordered: if !hasSurface { modifiers.background = .paint(.color(color.opacity(0.16))) }
        case .plain: break
        case .material:
            if !hasSurface { modifiers.material = Materials.material("thin", environment.appearance) }
            if modifiers.strokes.isEmpty {
                modifiers.strokes = [SurfaceDefaults.glassRim(environment.appearance)]
            }
            if modifiers.shadows.isEmpty {
                modifiers.shadows = SurfaceDefaults.shadows(environment.appearance)
            }
        }
        switch state {
        case .rest, .loading: break
        case .pressed:
            modifiers.opacity = (modifiers.opacity ?? 1) * 0.82
            modifiers.scale = modifiers.scale ?? ScaleSpec(factors: Point(0.97, 0.97))
        case .disabled: modifiers.opacity = (modifiers.opacity ?? 1) * 0.4
        }
    }
}
