import VitrineLayout
import VitrineSceneFormat
import VitrineSource

/// A container that merges its glass, like SwiftUI's `GlassEffectContainer`.
package enum GlassContainerNode: NodeKind, Sendable {
    package struct Properties: Sendable {
        var content: [SceneValue] = []
        var spec = GlassContainerSpec()
    }

    package static let name = "glassContainer"
    package static let summary =
        "Nodes over one another whose glass is one; `spacing` says from which distance it melts together."
    package static let accepts: Set<RestrictedModifier> = [.spacing]
    package static let alignsChildren = true
    package static let payload = Codec<Properties>.either(
        .record(
            "a container of glass", from: Properties(),
            [Field("content", .nodes, required: true, "the nodes") { $0.content = $1 }]
                + GlassContainerKeys.fields { record, change in change(&record.spec) }),
        when: \.isMapping, or: Codec<[SceneValue]>.nodes.map { Properties(content: $0) })

    package static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        var inner = context
        inner.isInGlassContainer = true
        return GlassContainerElement(
            source: context.source, spec: GlassContainerKeys.resolved(payload.spec, modifiers, context),
            alignment: modifiers.alignment?.value ?? .center, children: inner.children(payload.content))
    }
}
