import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// What a node is the source of: SwiftUI's `matchedTransitionSource(id:in:configuration:)`.
package struct TransitionSourceSpec: Sendable {
    package var id = ""
    package var namespace = ""
    /// Its corners; `nil` for those that it has.
    package var corners: Shape?

    package static let codec = Codec<TransitionSourceSpec>(
        parts.schema, expected: parts.expected
    ) { value, reader in
        let spec = parts.read(value, reader)
        if let spec { reader.motion?.note(zoomSource: spec.id, in: spec.namespace) }
        return spec
    }

    private static let parts = Codec<TransitionSourceSpec>.either(
        Codec<String>.word("an id").map { TransitionSourceSpec(id: $0) }, when: { !$0.isMapping },
        or: .record(
            .transitionSource, from: TransitionSourceSpec(),
            [
                Field("id", .word("an id"), required: true, "the id by which a `zoom` names it") {
                    $0.id = $1
                },
                Field("in", .word("a namespace"), "the namespace of the id. Default: that of the scene") {
                    $0.namespace = $1
                },
                Field("cornerRadius", .corners, "the corners that a zoom begins with. Default: its own") {
                    $0.corners = $1
                },
            ]))
}
