import VitrineSceneFormat
import VitrineStyle

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
