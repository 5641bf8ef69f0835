import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

extension Codec where Value == TransitionZoom {
    /// The source of a zoom: its id, or `{ sourceID, in, anchor }`. One that the scene nowhere has is
    /// reported once all of it has been read.
    static let zoom = Codec(parts.schema, expected: parts.expected) { value, reader in
        guard let zoom = parts.read(value, reader) else { return nil }
        guard let motion = reader.motion else { return zoom }
        let (scope, mark) = (reader.auditScope, value.mark)
        motion.checkAtEnd(at: "\(mark.file):\(mark.line):\(mark.column):\(zoom)") {
            let known = motion.zoomSources[zoom.namespace] ?? []
            if known.contains(zoom.sourceID) { return }
            reader.withAudit(scope) {
                reader.warn(
                    .unusedModifier,
                    .unknownValue(zoom.sourceID, noun: .transitionSource, known: known.sorted()), at: mark)
            }
        }
        return zoom
    }

    private static let parts = Codec.either(
        Codec<String>.word("an id").map(TransitionZoom.init(sourceID:)), when: { !$0.isMapping },
        or: .record(
            .zoom, from: TransitionZoom(),
            [
                Field("sourceID", .word("an id"), required: true, "the id of a `matchedTransitionSource`") {
                    $0.sourceID = $1
                },
                Field("in", .word("a namespace"), "the namespace of the id. Default: that of the scene") {
                    $0.namespace = $1
                },
                Field("anchor", .anchor, "the point of both that is in one place. Default: `top`") {
                    $0.anchor = $1
                },
            ]))
}

extension Noun {
    static let zoom = Noun("a zoom", example: "`cover` or `{ sourceID: cover, in: hero }`")
    static let transitionSource = Noun(
        "matchedTransitionSource", example: "`cover` or `{ id: cover, in: hero }`")
}
