import VitrineScene

/// The pictures that a suite has of a scene: a name each, and what is set over the scene's own canvas.
enum SceneVariants {
    struct Variant: Sendable, Hashable {
        var name: String
        var options: SceneOptions
    }

    /// Light and dark.
    static func of(_ scene: SceneValue) -> [Variant] {
        Appearance.allCases.map { Variant(name: $0.rawValue, options: SceneOptions(appearance: $0)) }
    }

    /// Of a scene that cannot be read.
    static let unknown = [Variant(name: "light", options: SceneOptions(appearance: .light))]
}

extension SceneOptions {
    /// These options, with the other's where these say nothing.
    func over(_ other: SceneOptions) -> SceneOptions {
        SceneOptions(
            device: device ?? other.device, scale: scale ?? other.scale,
            appearance: appearance ?? other.appearance, dynamicType: dynamicType ?? other.dynamicType,
            layoutDirection: layoutDirection ?? other.layoutDirection, os: os ?? other.os,
            contrast: contrast ?? other.contrast, transparency: transparency ?? other.transparency)
    }
}
