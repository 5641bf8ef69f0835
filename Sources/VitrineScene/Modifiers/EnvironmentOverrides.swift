import VitrineSceneFormat
import VitrineStyle
import VitrineText

/// Changes that a node makes to the environment, for itself and its descendants.
struct EnvironmentOverrides: Sendable {
    /// Values of the axes that a node may change.
    var options = SceneOptions()

    static let codec = Codec<EnvironmentOverrides>.record(
        "an environment", from: EnvironmentOverrides(),
        EnvironmentAxes.all.compactMap { $0.overrideField(\EnvironmentOverrides.options) })

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
