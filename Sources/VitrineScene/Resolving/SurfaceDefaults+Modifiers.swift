import VitrineStyle

extension SurfaceDefaults {
    /// What floats before other content and is told nothing of its surface is glass, or a material where the system has
    /// no glass.
    package static func applySurface(to modifiers: inout Modifiers, in environment: SceneEnvironment) {
        if isGlass(in: environment) {
            modifiers.glass = GlassSpec()
        } else {
            modifiers.material = Materials.material("thin", in: environment)
            applyMaterialEdge(&modifiers, environment.appearance)
        }
    }

    /// The border and the shadow of a material.
    package static func applyMaterialEdge(_ modifiers: inout Modifiers, _ appearance: Appearance) {
        if modifiers.strokes.isEmpty { modifiers.strokes = [glassRim(appearance)] }
        modifiers.shadows = modifiers.shadows ?? shadows(appearance)
    }
}
