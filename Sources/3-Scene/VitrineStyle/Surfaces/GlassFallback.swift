import VitrineColor
import VitrineDisplayList
import VitrineGeometry

/// The replacement for glass: a material before release 26, and an opaque surface under reduced transparency.
package enum GlassFallback: Sendable {
    private static let materials: [GlassStyle: String] = [
        .regular: "regular", .clear: "ultraThin", .prominent: "regular", .thin: "thin",
    ]

    /// Returns the replacement for glass, and for other glass that shows in it.
    package static func decoration(_ spec: GlassSpec, _ environment: SceneEnvironment) -> Decoration {
        spec.blended { spec in
            if spec.style == .identity { return Decoration() }
            return environment.os.hasGlass ? opaque(spec, environment) : material(spec, environment)
        }
    }

    /// The opacity of a tint on a material. The accent colour of prominent glass keeps its full opacity.
    private static let tint = 0.1

    /// Returns the material surface in the form widely hand-built before release 26: a thick material, light
    /// from the top to the middle, a border of light, and a tight and a diffuse shadow. Shadow radii are
    /// twice the standard deviation.
    static func material(_ spec: GlassSpec, _ environment: SceneEnvironment) -> Decoration {
        let appearance = environment.appearance
        var decoration = Decoration(
            shadows: [(0.08, 1, 1), (0.12, 8, 4)].map { opacity, radius, y in
                ShadowSpec(
                    Shadow(color: Color(white: 0, alpha: opacity), sigma: radius / 2, offset: Point(0, y)))
            })
        // Under reduced transparency the surface is opaque in any release.
        guard environment.transparency == .normal else {
            let opaque = opaque(spec, environment)
            (decoration.fills, decoration.strokes) = (opaque.fills, opaque.strokes)
            return decoration
        }
        let name = environment.contrast == .increased ? "ultraThick" : materials[spec.shownStyle] ?? "regular"
        decoration.material = Materials.material(name, in: environment)
        let tint = shownTint(spec, environment)
        decoration.fills = tint.map { [.color($0)] } ?? []
        decoration.fills.append(highlight(appearance, over: tint))
        decoration.fills += glow(spec)
        decoration.strokes = [
            environment.contrast == .increased ? border(environment) : rim(environment)
        ]
        return decoration
    }

    /// Returns the opaque surface of the appearance, with its tint and a border.
    static func opaque(_ spec: GlassSpec, _ environment: SceneEnvironment) -> Decoration {
        var decoration = Decoration(shadows: SurfaceDefaults.shadows(environment.appearance))
        let tint = shownTint(spec, environment)
        // Grey below it would make a light tint murky.
        let ground =
            tint != nil && environment.appearance == .light ? "systemBackground" : "secondarySystemBackground"
        decoration.fills = [.color(environment.systemColor(ground) ?? .white)]
        decoration.fills += tint.map { [.color($0)] } ?? []
        decoration.fills += glow(spec)
        decoration.strokes = [border(environment)]
        return decoration
    }

    /// Returns the tint as displayed, including its opacity; `nil` if there is none.
    static func shownTint(_ spec: GlassSpec, _ environment: SceneEnvironment) -> Color? {
        guard let color = spec.tint(in: environment)?.color else { return nil }
        let isThin = !environment.os.hasGlass && environment.transparency == .normal
        return isThin && spec.style != .prominent ? color.opacity(tint) : color
    }

    /// Returns the border for increased contrast or reduced transparency.
    package static func border(_ environment: SceneEnvironment) -> StrokeSpec {
        let name = environment.contrast == .increased ? "primary" : "opaqueSeparator"
        return StrokeSpec(
            paint: .color(environment.systemColor(name) ?? .black),
            style: StrokeStyle(width: 1, position: .inside))
    }

    /// Returns the keyboard focus ring.
    ///
    /// - Parameters:
    ///   - opacity: Its opacity, while the focus comes or goes.
    ///   - gap: The distance from the control, in points. Without it the ring could not be seen
    ///   around a control of its own colour.
    package static func ring(
        _ environment: SceneEnvironment, opacity: Double = 1, gap: Double = 2
    ) -> StrokeSpec {
        StrokeSpec(
            paint: .color(environment.accent.opacity(opacity)),
            style: StrokeStyle(width: 3, position: .outside), gap: gap)
    }

    /// Returns white light that fades from the top to the middle. It is fainter the more a tint covers: on a
    /// colour of its own it would look like enamel.
    private static func highlight(_ appearance: Appearance, over tint: Color?) -> PaintSpec {
        let share = 1 - 0.7 * min(max(tint?.alpha ?? 0, 0), 1)
        let levels = appearance == .light ? [0.6, 0.2, 0] : [0.15, 0.05, 0]
        return .linear(stops(levels.map { $0 * share }), from: Point(0.5, 0), to: Point(0.5, 0.5))
    }

    private static func rim(_ environment: SceneEnvironment) -> StrokeSpec {
        let levels = environment.appearance == .light ? [0.7, 0.3, 0] : [0.3, 0.1, 0]
        var stops = stops(levels)
        stops[2].color = (environment.systemColor("primary") ?? .black).opacity(0.1)
        return StrokeSpec(
            paint: .linear(stops, from: Point(0.5, 0), to: Point(0.5, 1)),
            style: StrokeStyle(width: 1, position: .inside))
    }

    private static func stops(_ levels: [Double]) -> [GradientStop] {
        levels.enumerated().map { index, level in
            GradientStop(Double(index) / Double(levels.count - 1), Color(white: 1, alpha: level))
        }
    }

    /// Returns the white that a touch or a pointer adds to the whole surface.
    private static func glow(_ spec: GlassSpec) -> [PaintSpec] {
        guard spec.isInteractive else { return [] }
        switch spec.state {
        case .pressed?: return [.color(Color(white: 1, alpha: GlassStateEffects.pressed.ambient))]
        case .hovered?: return [.color(Color(white: 1, alpha: GlassStateEffects.hovered))]
        default: return []
        }
    }
}
