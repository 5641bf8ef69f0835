import VitrineSceneFormat
import VitrineStyle
import VitrineText

/// What a node changes of the environment for itself and all in it.
struct EnvironmentOverrides: Sendable {
    /// Values of the axes that a node may change.
    var options = SceneOptions()

    static let codec = Codec<EnvironmentOverrides>.record(
        "an environment", from: EnvironmentOverrides(),
        EnvironmentAxes.all.compactMap { $0.overrideField(\EnvironmentOverrides.options) })

    /// The environment with the changes, and what is inherited with what follows from them: the colour and the size
    /// of text, which a scene's own choices then replace.
    func applied(to environment: SceneEnvironment, _ inherited: inout InheritedStyle) -> SceneEnvironment {
        var changed = environment
        changed.enter([options])
        if options.appearance != nil, inherited.foreground == .color(environment.foreground) {
            inherited.foreground = .color(changed.foreground)
        }
        // A size in points stays as it is.
        if let type = options.dynamicType, let size = inherited.fontSizing.size(at: type) {
            inherited.font.size = size
        }
        return changed
    }
}
