import VitrineDisplayList
import VitrineSceneFormat
import VitrineStyle

extension SceneHeader {
    /// The environment that the rest of the scene is read in: every colour and condition depends on it.
    ///
    /// - Parameter options: What the caller sets over the scene's own canvas.
    func environment(with options: SceneOptions) -> SceneEnvironment {
        let canvas = value(of: .canvas)
        let space = canvas?.colorSpace ?? .sRGB
        var environment = SceneEnvironment(colorSpace: space)
        environment.enter([options, canvas?.options ?? SceneOptions()])
        // Colours at the top know nothing of the environment but what they are drawn with.
        var plain = SceneEnvironment(colorSpace: space, scale: environment.scale)
        (plain.os, plain.contrast) = (environment.os, environment.contrast)
        for appearance in Appearance.allCases {
            plain.appearance = appearance
            if let accent = value(of: .accent, in: plain) { plain.accents[appearance] = accent }
            if let foreground = value(of: .foreground, in: plain) {
                plain.foregrounds[appearance] = foreground
            }
        }
        environment.accents = plain.accents
        environment.foregrounds = plain.foregrounds
        environment.alignments = value(of: .alignments) ?? [:]
        let extent = canvas?.extent(with: options)
        environment.size = extent?.size
        environment.device = extent?.device?.name
        return environment
    }
}
