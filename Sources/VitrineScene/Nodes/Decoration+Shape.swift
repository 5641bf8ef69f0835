import VitrineSceneFormat
import VitrineStyle

extension Decoration {
    /// What a shape is painted with, taken out of its modifiers. As in SwiftUI a shape that is told nothing is
    /// filled with the foreground.
    static func shape(_ modifiers: inout Modifiers, _ context: BuildContext) -> (Decoration, isPlain: Bool) {
        let isPlain =
            modifiers.fill.isEmpty && modifiers.glass == nil && modifiers.material == nil
            && modifiers.strokes.isEmpty
        let fills = isPlain ? [context.inherited.foreground] : modifiers.fill
        return (Decoration(taking: &modifiers, fills: fills, in: context.reader.environment), isPlain)
    }
}
