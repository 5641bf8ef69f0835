import VitrineStyle

extension SurfaceDefaults {
    /// Gives a floating node without a surface of its own the default one: glass, or a material on releases
    /// without glass.
    package static func applySurface(to modifiers: inout Modifiers, in environment: SceneEnvironment) {
        if isGlass(in: environment) {
            modifiers.glass = GlassSpec()
        } else {
            modifiers.material = Materials.material("thin", in: environment)
            applyMaterialEdge(&modifiers, environment.appearance)
        }
    }

    /// Adds the border and the shadow of a material.
    package static func applyMaterialEdge(_ modifiers: inout Modifiers, _ appearance: Appearance) {
        if modifiers.strokes.isEmpty { modifiers.strokes = [glassRim(appearance)] }
        modifiers.shadows = modifiers.shadows ?? shadows(appearance)
    }
}
