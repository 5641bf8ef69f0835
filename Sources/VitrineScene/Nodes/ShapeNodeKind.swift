import VitrineLayout
import VitrineStyle

/// What all shapes have in common: they take fill, stroke, shadow and material for themselves.
protocol ShapeNodeKind: NodeKind {}

extension ShapeNodeKind {
    package static var accepts: Set<RestrictedModifier> { [.fill, .trim] }

    static func shape(_ figure: Shape, _ modifiers: inout Modifiers, _ context: BuildContext) -> any Element {
        let shadows = modifiers.shadows
        var (decoration, isPlain) = Decoration.shape(&modifiers, context)
        let figure = modifiers.trim.map { .trimmed(figure, $0) } ?? figure
        // A paint of its own is mixed with what lies behind only where the shape itself says so.
        let vibrancy = isPlain ? context.inherited.vibrancy : modifiers.vibrancy
        func element(_ decoration: Decoration) -> any Element {
            let shape = ShapeElement(
                source: context.source, name: name, shape: figure, decoration: decoration)
            return context.vibrant(shape, vibrancy, decoration.paints)
        }
        let clip = modifiers.clip
        modifiers.clip = nil
        // A shape holds its fill, which its own outline cuts anyway.
        guard let clip, clip.isOther else { return element(decoration) }
        // Another one cuts the fill alone; all that is left casts the shadow.
        modifiers.shadows = shadows
        let cut = clip.clipping(element(Decoration(fills: decoration.fills)), nodeShape: figure, context)
        decoration.fills = []
        decoration.shadows = []
        return decoration.isEmpty ? cut : SurfaceElement(content: cut, shape: figure, decoration: decoration)
    }
}

extension ClipSpec {
    fileprivate var isOther: Bool {
        if case .nodeShape = self { return false }
        return true
    }
}
