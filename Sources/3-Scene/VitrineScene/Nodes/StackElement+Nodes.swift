import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

extension StackElement {
    init(
        _ axis: Axis, of children: [SceneValue], named name: String, _ modifiers: Modifiers,
        _ context: BuildContext
    ) {
        context.report(modifiers.alignment, isAcross: axis, of: name)
        self.init(
            source: context.source, axis: axis, alignment: modifiers.alignment?.value ?? .center,
            spacing: modifiers.spacing ?? StackDefaults.spacing, equal: modifiers.equal,
            children: context.children(children, axis: axis, equal: modifiers.equal))
    }
}
