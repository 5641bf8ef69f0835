import VitrineStyle

extension Decoration {
    /// Creates the decoration of a node's surface, removing its keys from the modifiers.
    ///
    /// - Parameter fills: Fills that are painted over glass and material.
    package init(taking modifiers: inout Modifiers, fills: [PaintSpec], in environment: SceneEnvironment) {
        self.init(modifiers, fills: fills, in: environment)
        modifiers.shadows = nil
        modifiers.material = nil
        modifiers.glass = nil
        modifiers.strokes = []
    }

    /// Creates the decoration of a node's surface.
    package init(_ modifiers: Modifiers, fills: [PaintSpec], in environment: SceneEnvironment) {
        self.init(
            shadows: modifiers.shadows ?? [], material: modifiers.material, fills: fills,
            strokes: modifiers.strokes)
        guard let spec = modifiers.glass, spec.style != .identity else { return }
        let shadows = modifiers.shadows ?? spec.shadows
        self.shadows = shadows ?? []
        if environment.showsGlass || spec.isLoupe {
            glass = GlassSurface(spec: spec, environment: environment, castsPresetShadow: shadows == nil)
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
