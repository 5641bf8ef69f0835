import VitrineLayout
import VitrineSceneFormat
import VitrineSource

/// Glass in transition from one arrangement to another.
package enum GlassMorphNode: NodeKind, Sendable {
    package struct Properties: Sendable {
        var from: [SceneValue] = []
        var to: [SceneValue] = []
        var fraction = 0.0
        var spec = GlassContainerSpec()
    }

    package static let name = "glassMorph"
    package static let summary =
        "A container of glass between two arrangements; glass of the same `id` is one on its way."
    package static let accepts: Set<RestrictedModifier> = [.spacing]
    package static let alignsChildren = true
    package static let payload = Codec<Properties>.record(
        .glassMorph, from: Properties(),
        [
            Field("from", .oneOrMore(of: .node), required: true, "the nodes at 0") { $0.from = $1 },
            Field("to", .oneOrMore(of: .node), required: true, "the nodes at 1") { $0.to = $1 },
            Field("at", .opacity, required: true, "the progress of the morph, from 0 to 1") {
                $0.fraction = $1
            },
        ] + GlassContainerKeys.fields { record, change in change(&record.spec) })

    package static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let alignment = modifiers.alignment?.value ?? .center
        func arrangement(_ values: [SceneValue], _ name: String) -> any Element {
            var inner = context
            inner.isInGlassContainer = true
            inner.source.path += ".\(name)"
            return ZStackElement(
                source: context.source, alignment: alignment, children: inner.children(values))
        }
        // Both show the same content, so they share their ids.
        let (from, to) = context.reader.alternatives(
            { arrangement(payload.from, "from") }, { arrangement(payload.to, "to") })
        return GlassMorphElement(
            source: context.source, spec: GlassContainerKeys.resolved(payload.spec, modifiers, context),
            alignment: alignment, fraction: payload.fraction, from: from, to: to)
    }
}

extension Noun {
    package static let glassMorph: Noun = "a morph of glass"
}
