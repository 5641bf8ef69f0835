import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// Shapes, lines, glass and materials.
extension ComponentKit {
    /// Returns the element on a surface of its own size.
    package func surface(
        _ element: any Element, _ shape: Shape, _ decoration: Decoration, bleeds: Set<Edge> = [],
        overshoot: Double = 0
    ) -> any Element {
        SurfaceElement(
            content: element, shape: shown(shape), decoration: decoration, bleeds: bleeds,
            overshoot: overshoot)
    }

    /// Returns the shape for the release: before release 26, UIKit's controls end in half circles.
    private func shown(_ shape: Shape) -> Shape {
        shape == .capsule && !environment.os.hasGlass ? .stadium(.circular) : shape
    }

    /// Returns a shape that fills the space it is offered.
    package func shape(
        _ shape: Shape, _ fills: [PaintSpec], strokes: [StrokeSpec] = [], shadows: [ShadowSpec] = []
    ) -> any Element {
        ShapeElement(
            source: source, name: "shape", shape: shown(shape),
            decoration: Decoration(shadows: shadows, fills: fills, strokes: strokes))
    }

    /// Returns a shape with a single fill that fills the space it is offered.
    package func shape(_ shape: Shape, _ paint: PaintSpec) -> any Element { self.shape(shape, [paint]) }

    /// Returns a shape that darkens or lightens the glass below it, and makes it slightly more vivid.
    ///
    /// Measured on iOS 26: plain buttons of alerts are 18 to 19 of 255 levels darker in luma and 1.15 times
    /// as colourful, #C2CFDD on #D7E1EC, and pills of dark tab bars 34 lighter, #494339 on #272219.
    package func shade(_ shape: Shape, _ amount: Double) -> any Element {
        // With nothing below it, the shape has the colour that it would have on white or black glass.
        let own = Color(white: amount < 0 ? 1 + amount : 0.1 + amount)
        return EffectElement(
            content: self.shape(shape, .color(own)), backdropMatrix: .saturation(1.15, plus: amount))
    }

    /// Returns the pill of a tab on light glass.
    ///
    /// Measured on iOS 26, each component to the level: #E9E9ED on #FBFBFF, #C7DAEE on #DEEEFF and #EDEBE8
    /// on #FFFCF9.
    package func lightPill() -> any Element {
        EffectElement(
            content: shape(.capsule, .color(Color(white: 0.934))),
            backdropMatrix: .contrast(1.2075, plus: -0.1696))
    }

    /// Returns glass, or its fallback, that fills the space it is offered.
    package func glassShape(_ shape: Shape, _ spec: GlassSpec) -> any Element {
        ShapeElement(source: source, name: "glass", shape: shape, decoration: glass(spec))
    }

    /// Gives a popup that has no surface of its own glass, or a thick material before release 26.
    ///
    /// - Parameters:
    ///   - modifiers: The modifiers of the popup, changed in place.
    ///   - shadow: The shadow of the material; `nil` for none.
    package func applyPopupSurface(_ modifiers: inout Modifiers, shadow: Shadow? = nil) {
        if hasGlass {
            modifiers.glass = GlassSpec()
            return
        }
        modifiers.material = Materials.material("thick", in: environment)
        if let shadow { modifiers.shadows = modifiers.shadows ?? [ShadowSpec(shadow)] }
    }

    /// A line of one pixel across a column, or along a row.
    package func separator(_ axis: Axis = .vertical) -> any Element {
        DividerElement(source: source, axis: axis, color: color("separator"))
    }

    /// A line between rows of lists and menus: a hairline before release 26, a point thick since.
    ///
    /// - Parameter shade: The opacity of the black line on light surfaces: 0.09 gives the #E8E8E8 that was
    ///   measured on white cards of iOS 26. Dark lines, #38383B on cards and #404043 on raised ones, are
    ///   those of `separator` at half opacity.
    package func rowSeparator(shade: Double = 0.09) -> any Element {
        guard hasGlass else { return separator() }
        var line = isDark ? systemColor("separator") : Color(white: 0, alpha: shade)
        if isDark { line.alpha = 0.5 }
        return DividerElement(
            source: source, axis: .vertical, color: hasIncreasedContrast ? color("separator") : line,
            thickness: 1)
    }

    /// Returns glass or its fallback. Default shadow: the preset's.
    package func glass(_ spec: GlassSpec = GlassSpec(), shadows: [ShadowSpec]? = nil) -> Decoration {
        var modifiers = Modifiers()
        modifiers.glass = spec
        modifiers.shadows = shadows
        return Decoration(modifiers, fills: [], in: environment)
    }

    /// Returns a material as used before release 26; opaque under reduced transparency.
    package func material(_ name: String, shadows: [ShadowSpec] = [], fills: [PaintSpec] = []) -> Decoration {
        var decoration = Decoration(
            shadows: shadows, material: Materials.material(name, in: environment), fills: fills)
        if hasIncreasedContrast { decoration.strokes = [GlassFallback.border(environment)] }
        return decoration
    }

    /// A rectangle with continuous corners.
    package func rounded(_ radius: Double) -> Shape { .rounded(CornerLengths(radius), .continuous) }

    /// The thin line around or between things; of the separators' colour by default.
    package func hairlineStroke(_ color: Color? = nil) -> StrokeSpec {
        StrokeSpec(
            paint: .color(color ?? systemColor("separator")),
            style: StrokeStyle(width: hairline, position: .inside))
    }

    /// The border of surfaces under increased contrast; otherwise empty.
    package var contrastBorder: [StrokeSpec] {
        guard hasIncreasedContrast else { return [] }
        return [
            StrokeSpec(
                paint: .color(systemColor("primary").opacity(0.55)),
                style: StrokeStyle(width: 1, position: .inside))
        ]
    }

    /// The line and the halo around what has the keyboard's focus, in a colour.
    package func focus(_ color: Color) -> [StrokeSpec] {
        [
            StrokeSpec(
                paint: .color(color.opacity(hasIncreasedContrast ? 0.5 : 0.22)),
                style: StrokeStyle(width: 3, position: .outside)),
            StrokeSpec(
                paint: .color(color),
                style: StrokeStyle(width: hasIncreasedContrast ? 2 : 1.5, position: .inside)),
        ]
    }

    /// Returns a label without a surface with a focus ring around it, which takes up no space.
    func ringed(_ label: any Element) -> any Element {
        let ring = shape(
            .rounded(CornerLengths(6), .continuous), [], strokes: [GlassFallback.ring(environment)])
        return overlaid(label, [padded(ring, Insets(top: 0, left: -4, bottom: 0, right: -4))])
    }

    /// The content on a surface: what the node says of its own, or else the control's.
    func withSurface(
        _ content: any Element, _ surface: ControlSurface, _ modifiers: inout Modifiers
    ) -> any Element {
        var fills = surface.fills
        if modifiers.strokes.isEmpty { modifiers.strokes = surface.strokes }
        if case .paint(let paint)? = modifiers.background {
            fills = [paint]
            modifiers.background = nil
        } else if modifiers.material != nil || modifiers.glass != nil {
            fills = []
        } else if surface.isGlass {
            fills = []
            SurfaceDefaults.applySurface(to: &modifiers, in: environment)
            if let tint = surface.tint {
                modifiers.glass?.tint = GlassTint(tint.opacity(GlassPresets.prominentOpacity))
                if modifiers.glass == nil { fills = [.color(tint)] }
            }
        }
        let shape = modifiers.corners ?? surface.shape
        modifiers.corners = nil
        var decoration = Decoration(taking: &modifiers, fills: fills, in: environment)
        decoration.strokes += surface.rings
        return self.surface(content, shape, decoration)
    }
}
