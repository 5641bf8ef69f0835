import VitrineGraphics

/// What the containers of glass have in common.
struct GlassContainerKeys: Sendable {
    var spec = GlassContainerSpec()

    static func fields<Record>(
        _ update: @escaping @Sendable (inout Record, (inout GlassContainerSpec) -> Void) -> Void
    ) -> [Field<Record>] {
        [
            Field("light", .light, "two lights that face each other; the first surface's unless told") {
                record, value in update(&record) { $0.light = value }
            },
            Field(
                "shadow", .oneOrMore(of: .shadow),
                "what all glass casts together, instead of its own; `[]` for none"
            ) { record, value in update(&record) { $0.shadows = value } },
            Field("edge", .cases("an edge"), "where the backdrop ends and mirrors: canvas or region") {
                record, value in update(&record) { $0.edge = value }
            },
        ]
    }

    /// With the distance that the node says.
    static func settled(
        _ spec: GlassContainerSpec, _ modifiers: Modifiers, _ context: BuildContext
    ) -> GlassContainerSpec {
        var spec = spec
        if let spacing = modifiers.spacing {
            if spacing < 0 {
                context.reader.report(
                    .outOfRange(
                        Format.number(spacing),
                        allowed: "0 to \(Format.number(SceneLimits.standard.length)) as spacing of glass"),
                    at: context.source.mark)
            }
            spec.spacing = max(spacing, 0)
        }
        return spec
    }
}

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

/// Glass on its way from one arrangement to another.
enum GlassMorphNode: NodeKind {
    struct Properties: Sendable {
        var from: [SceneValue] = []
        var to: [SceneValue] = []
        var fraction = 0.0
        var spec = GlassContainerSpec()
    }

    static let name = "glassMorph"
    static let summary =
        "A container of glass between two arrangements; glass of the same `id` is one on its way."
    static let accepts: Set<RestrictedModifier> = [.spacing]
    static let alignsChildren = true
    static let payload = Codec<Properties>.record(
        "a morph of glass", from: Properties(),
        [
            Field("from", .oneOrMore(of: .node), required: true, "the nodes at 0") { $0.from = $1 },
            Field("to", .oneOrMore(of: .node), required: true, "the nodes at 1") { $0.to = $1 },
            Field("at", .opacity, required: true, "how far it is on its way, from 0 to 1") {
                $0.fraction = $1
            },
        ] + GlassContainerKeys.fields { record, change in change(&record.spec) })

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
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
        // Both show the same things: they share their ids.
        let (from, to) = context.reader.alternatives(
            { arrangement(payload.from, "from") }, { arrangement(payload.to, "to") })
        return GlassMorphElement(
            source: context.source, spec: GlassContainerKeys.settled(payload.spec, modifiers, context),
            alignment: alignment, fraction: payload.fraction, from: from, to: to)
    }
}
