import VitrineGraphics

/// Glass that melts into one, as in SwiftUI's `GlassEffectContainer`.
enum GlassContainerNode: NodeKind {
    struct Properties: Sendable {
        var content: [SceneValue] = []
        var spec = GlassContainerSpec()
    }

    static let name = "glassContainer"
    static let summary =
        "Nodes over one another whose glass is one; `spacing` says from which distance it melts together."
    static let accepts: Set<RestrictedModifier> = [.spacing]
    static let alignsChildren = true
    static let payload = Codec<Properties>.either(
        .record(
            "a container of glass", from: Properties(),
            [Field("content", .nodes, required: true, "the nodes") { $0.content = $1 }]
                + GlassContainerKeys.fields { record, change in change(&record.spec) }),
        when: \.isMapping, or: Codec<[SceneValue]>.nodes.map { Properties(content: $0) })

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        var inner = context
        inner.isInGlassContainer = true
        return GlassContainerElement(
            source: context.source, spec: GlassContainerKeys.settled(payload.spec, modifiers, context),
            alignment: modifiers.alignment?.value ?? .center, children: inner.children(payload.content))
    }
}
