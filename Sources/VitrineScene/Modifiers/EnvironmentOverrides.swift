import VitrineSceneFormat
import VitrineStyle
import VitrineText

/// What a node changes of the environment for itself and all in it.
struct EnvironmentOverrides: Sendable {
    var appearance: Appearance?
    var dynamicType: DynamicTypeSize?
    var layoutDirection: LayoutDirection?
    var os: OSVersion?
    var contrast: Contrast?
    var transparency: Transparency?
    var time: Double?

    static let codec = Codec<EnvironmentOverrides>.record(
        "an environment", from: EnvironmentOverrides(),
        [
            Field("appearance", .cases("an appearance"), "light or dark") { $0.appearance = $1 },
            Field("dynamicType", .cases("a text size"), "xSmall to xxxLarge, AX1 to AX5") {
                $0.dynamicType = $1
            },
            Field("layoutDirection", .cases("a layout direction"), "ltr or rtl") { $0.layoutDirection = $1 },
            Field("os", .osVersion, "18, 26 or 27") { $0.os = $1 },
            Field("contrast", .cases("a contrast"), "normal or increased") { $0.contrast = $1 },
            Field("transparency", .cases("a transparency"), "normal or reduced") { $0.transparency = $1 },
            Field("time", .time, "seconds that motion has gone on for") { $0.time = $1 },
        ])

    /// The environment with the changes, and what is inherited with what follows from them: the colour and the size
    /// of text, which a scene's own choices then replace.
    func applied(to environment: SceneEnvironment, _ inherited: inout InheritedStyle) -> SceneEnvironment {
        var changed = environment
        if let appearance {
            changed.appearance = appearance
            if inherited.foreground == .color(environment.foreground) {
                inherited.foreground = .color(changed.foreground)
            }
        }
        if let dynamicType {
            changed.dynamicType = dynamicType
            // A size in points stays as it is.
            if let size = inherited.fontSizing.size(at: dynamicType) { inherited.font.size = size }
        }
        if let layoutDirection { changed.layoutDirection = layoutDirection }
        changed.os = os ?? changed.os
        changed.contrast = contrast ?? changed.contrast
        changed.transparency = transparency ?? changed.transparency
        changed.time = time ?? changed.time
        return changed
    }
}
