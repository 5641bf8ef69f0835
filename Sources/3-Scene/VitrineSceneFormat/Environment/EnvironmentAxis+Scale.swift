import VitrineJSON
import VitrineSource
import VitrineStyle

extension EnvironmentAxis {
    /// The number of device pixels per point.
    package static let scale = EnvironmentAxis(
        "scale", Codec<Double>.number(SceneOptions.scaleRange, expected: .scale), path: \.scale,
        summary: "Device pixels per point, within ``SceneOptions/scaleRange``.",
        help: "Device pixels per point, 0.25 to 8. Default: the device's or the scene's own.",
        canvas: "device pixels per point. Default: 2",
        choice: .numbers("Scale", in: SceneOptions.scaleRange, suggestions: ["1", "2", "3"]),
        implied: \.device?.scale,
        text: PrintedText.number, apply: { $0.scale = $1 })
}

extension Noun {
    package static let scale: Noun = "a scale"
}
