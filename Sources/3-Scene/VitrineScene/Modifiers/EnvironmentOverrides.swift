import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// Changes that a node makes to the environment, for itself and its descendants.
struct EnvironmentOverrides: Sendable {
    /// Values of the axes that a node may change.
    var options = SceneOptions()

    static let codec = Codec<EnvironmentOverrides>.record(
        .environment, from: EnvironmentOverrides(),
        EnvironmentAxes.all.compactMap { $0.overrideField(\EnvironmentOverrides.options) })
}

extension Noun {
    package static let environment: Noun = "an environment"
}
