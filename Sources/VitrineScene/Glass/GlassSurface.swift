import VitrineGraphics

/// A node's glass in its environment, before its shape is known.
struct GlassSurface: Hashable, Sendable {
    let spec: GlassSpec
    let environment: SceneEnvironment
    /// Whether it casts the preset's shadow.
    let castsOwnShadow: Bool

    func body(_ shape: Shape) -> Glass.Body {
        Glass.Body(shape, spec.optics(in: shape.bounds, environment))
    }

    /// The preset's shadow, where the scene does not replace it.
    func ownShadow(_ shape: Shape) -> Shadow? {
        castsOwnShadow ? spec.shadow(in: shape.bounds, environment) : nil
    }

    /// The outer ones of the node's shadows.
    func cast(_ shadows: [ShadowSpec]) -> [Shadow] {
        shadows.filter { !$0.isInner }.map { $0.resolved(showsThrough: true) }
    }

    /// The glass of one shape alone, with the outer ones of the node's shadows or its own.
    func item(_ shape: Shape, shadows: [ShadowSpec]) -> Glass {
        let own = ownShadow(shape).map { [$0] } ?? []
        return Glass([body(shape)], light: spec.light, shadows: own + cast(shadows), edge: spec.edge)
    }
}

extension Decoration {
    /// What a node says of its surface, taken out of its modifiers; `fills` lie over glass and material.
    init(taking modifiers: inout Modifiers, fills: [PaintSpec], in environment: SceneEnvironment) {
        self.init(modifiers, fills: fills, in: environment)
        modifiers.shadows = nil
        modifiers.material = nil
        modifiers.glass = nil
        modifiers.strokes = []
    }

    /// What a node says of its surface.
    init(_ modifiers: Modifiers, fills: [PaintSpec], in environment: SceneEnvironment) {
        self.init(
            shadows: modifiers.shadows ?? [], material: modifiers.material, fills: fills,
            strokes: modifiers.strokes)
        guard let spec = modifiers.glass, spec.style != .identity else { return }
        let shadows = modifiers.shadows ?? spec.shadows
        self.shadows = shadows ?? []
        if environment.showsGlass || spec.isLoupe {
            glass = GlassSurface(spec: spec, environment: environment, castsOwnShadow: shadows == nil)
            if strokes.isEmpty, environment.contrast == .increased {
                strokes = [GlassFallback.border(environment)]
            }
        } else {
            let recipe =
                environment.os.hasGlass
                ? GlassFallback.opaque(spec, environment) : GlassFallback.material(spec, environment)
            material = recipe.material
            self.fills = recipe.fills + fills
            if strokes.isEmpty { strokes = recipe.strokes }
            if shadows == nil { self.shadows = recipe.shadows }
        }
        if spec.state == .focused { strokes.append(GlassFallback.ring(environment)) }
    }
}

extension SceneEnvironment {
    /// Whether surfaces of glass are glass, and not what stands for it.
    var showsGlass: Bool { os.hasGlass && transparency == .normal }
}
