import VitrineSceneFormat
import VitrineSource

extension SceneReader {
    /// The modifiers that change no outline.
    private static let withoutOutline = [
        "fill", "stroke", "opacity", "shadow", "blur", "filter", "blendMode", "isolated", "clip", "mask",
        "background", "overlay", "material", "glass",
    ]

    /// Warns of modifiers of a shape of which nothing but its outline counts.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - owner: The place of the shape, for the message: "a clip".
    ///   - reason: The reason.
    func warnOfMoreThanOutline(of shape: SceneValue, on owner: Noun, because reason: String) {
        for key in Self.withoutOutline {
            guard let entry = shape.entry(key), !isAbsent(entry.value) else { continue }
            warn(
                .unusedModifier, .noEffect(noun: key, on: owner, because: reason), at: entry.keyMark)
        }
    }
}
