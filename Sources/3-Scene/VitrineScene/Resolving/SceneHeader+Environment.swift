import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineSceneFormat
import VitrineStyle

extension SceneHeader {
    /// Returns the environment in which the rest of the scene is read, as every colour and condition depends
    /// on it.
    ///
    /// - Parameter options: The caller's options, which override the scene's own canvas. What the scene keeps
    ///   for itself overrides both.
    func environment(with options: SceneOptions) -> SceneEnvironment {
        let canvas = value(of: .canvas)
        let space = canvas?.colorSpace ?? .sRGB
        var environment = SceneEnvironment(colorSpace: space)
        environment.apply([options, canvas?.options ?? SceneOptions()])
        if let fixed = value(of: .environment, in: environment) { environment.apply([fixed.options]) }
        // Colours at the top know nothing of the environment but what they are drawn with.
        var plain = SceneEnvironment(colorSpace: space, scale: environment.scale)
        (plain.os, plain.contrast, plain.time) = (environment.os, environment.contrast, environment.time)
        for appearance in Appearance.allCases {
            plain.appearance = appearance
            if let accent = value(of: .accent, in: plain) { plain.accentColors[appearance] = accent }
            if let foreground = value(of: .foreground, in: plain) {
                plain.foregroundColors[appearance] = foreground
            }
        }
        environment.accentColors = plain.accentColors
        environment.foregroundColors = plain.foregroundColors
        environment.alignments = value(of: .alignments) ?? [:]
        let extent = canvas?.extent(with: options)
        environment.canvasSize = extent?.size
        environment.device = extent?.device?.name
        environment.orientation = extent?.device?.orientation ?? .portrait
        environment.safeArea = canvas?.safeArea(with: options) ?? .zero
        return environment
    }
}
