import VitrineJSON
import VitrineSceneFormat
import VitrineSource

/// The modifiers of a node that act in the order in which they are written.
package enum ModifierList {
    /// The keys of its entries: those that act on what others have made.
    package static let keys = [
        "padding", "aspectRatio", "frame", "fixedSize", "safeAreaInset", "cornerRadius", "clip", "background",
        "material", "glass", "stroke", "overlay", "shadow", "filter", "blur", "mask", "rotation3D", "opacity",
        "blendMode", "isolated", "scale", "skew", "rotation", "offset", "position",
    ]

    private static let count = 1...100

    static let schema = JSONSchema.array(
        .object(keys.map { .init($0, .reference("modifier.\($0)")) }), minimum: count.lowerBound,
        maximum: count.upperBound)

    private static let codec = Codec<[Modifiers]>.list(
        of: .record(
            .listedModifier, from: Modifiers(),
            Modifiers.fields.filter { keys.contains($0.name) }), count: count,
        example: "[{ offset: { x: 20 } }, { rotation: 45 }]")

    /// Returns the modifiers of a list, the innermost first, and reports keys that the node has as well:
    /// which of both acts first would not be seen.
    static func read(
        _ source: SceneValue, beside entries: [SceneValue.Entry], _ reader: SceneReader
    ) -> [Modifiers] {
        guard let listed = codec.read(source, reader) else { return [] }
        let inList = Set(reader.nodes(in: source).compactMap(reader.resolveIfPresent).flatMap(\.keys))
        for entry in entries where inList.contains(entry.key) {
            reader.report(
                .notAllowed(
                    noun: entry.key, on: "a node whose `modifiers` have it, too",
                    instead: "write it in the list alone, at its place"), at: entry.keyMark)
        }
        return listed
    }
}

extension Noun {
    package static let listedModifier: Noun = "a modifier of a list"
}
