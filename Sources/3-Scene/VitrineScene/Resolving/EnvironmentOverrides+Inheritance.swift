import VitrineSceneFormat
import VitrineStyle
import VitrineText

extension EnvironmentOverrides {
    /// Returns the changed environment, and updates the inherited style accordingly: the colour and size of
    /// text, which the scene's own choices then override.
    func applied(to environment: SceneEnvironment, _ inherited: inout InheritedStyle) -> SceneEnvironment {
        var changed = environment
        changed.apply([options])
        if options.appearance != nil, inherited.foreground == .color(environment.foreground) {
            inherited.foreground = .color(changed.foreground)
        }
        // A size in points stays as it is.
        if let type = options.dynamicType, let size = inherited.fontSizing.size(at: type) {
            inherited.ownFont.size = size
        }
        return changed
    }
}
