import VitrineSceneFormat
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
    package init(_ modifiers: borrowing Modifiers, fills: [PaintSpec], in environment: SceneEnvironment) {
        self.init(
            shadows: modifiers.shadows ?? [], material: modifiers.material, fills: fills,
            strokes: modifiers.strokes)
        guard let spec = modifiers.glass, !spec.isIdentity else { return }
        let shadows = modifiers.shadows ?? spec.shadows
        self.shadows = shadows ?? []
        if environment.showsGlass || spec.isLoupe {
            glass = GlassSurface(spec: spec, environment: environment, castsPresetShadow: shadows == nil)
            if strokes.isEmpty, environment.contrast == .increased {
                strokes = [GlassFallback.border(environment)]
            }
        } else {
            let recipe = GlassFallback.decoration(spec, environment)
            material = recipe.material
            self.fills = recipe.fills + fills
            if strokes.isEmpty { strokes = recipe.strokes }
            if shadows == nil { self.shadows = recipe.shadows }
        }
        let focus = spec.focusShare
        if focus > 0 { strokes.append(GlassFallback.ring(environment, opacity: focus)) }
    }
}

extension Decoration {
    /// Returns the decoration of a shape, removing its keys from the modifiers. As in SwiftUI, a shape
    /// without any is filled with the foreground.
    static func shape(_ modifiers: inout Modifiers, _ context: BuildContext) -> (Decoration, isPlain: Bool) {
        let isPlain =
            modifiers.fill.isEmpty && modifiers.glass == nil && modifiers.material == nil
            && modifiers.strokes.isEmpty
        let fills = isPlain ? [context.inherited.foreground] : modifiers.fill
        return (Decoration(taking: &modifiers, fills: fills, in: context.reader.environment), isPlain)
    }
}

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
