import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The common implementation of shapes, which apply fill, stroke, shadow and material themselves.
protocol ShapeNodeKind: NodeKind {
    /// `true` if `cornerRadius` rounds the shape itself.
    static var takesCorners: Bool { get }
}

extension ShapeNodeKind {
    package static var accepts: Set<RestrictedModifier> { [.fill, .trim] }
    static var takesCorners: Bool { false }

    static func shape(_ shape: Shape, _ modifiers: inout Modifiers, _ context: BuildContext) -> any Element {
        let hasSurface = modifiers.background != nil || modifiers.glass != nil || modifiers.material != nil
        if modifiers.corners != nil, !takesCorners, !hasSurface, modifiers.clip == nil {
            context.reader.warn(
                .unusedModifier,
                .noEffect(
                    noun: "cornerRadius", on: Noun(name),
                    because: "it rounds rectangles, and the surface behind a node"),
                at: context.source.mark)
        }
        let shadows = modifiers.shadows
        var (decoration, isPlain) = Decoration.shape(&modifiers, context)
        let shape = modifiers.trim.map { .trimmed(shape, $0) } ?? shape
        // A paint of its own is blended with the backdrop only if the shape itself has a vibrancy.
        let vibrancy = isPlain ? context.inherited.vibrancy : modifiers.vibrancy
        func element(_ decoration: Decoration) -> any Element {
            let element = ShapeElement(
                source: context.source, name: name, shape: shape, decoration: decoration)
            return context.vibrant(element, vibrancy, decoration.paints)
        }
        let clip = modifiers.clip
        modifiers.clip = nil
        // The content of a shape is its fill, which its own outline clips anyway.
        guard let clip, clip.isOther else { return element(decoration) }
        // Another clip applies to the fill alone; all that remains casts the shadow.
        modifiers.shadows = shadows
        let cut = clip.clipping(element(Decoration(fills: decoration.fills)), nodeShape: shape, context)
        decoration.fills = []
        decoration.shadows = []
        return decoration.isEmpty ? cut : SurfaceElement(content: cut, shape: shape, decoration: decoration)
    }
}

extension ClipSpec {
    fileprivate var isOther: Bool {
        if case .nodeShape = self { return false }
        return true
    }
}
