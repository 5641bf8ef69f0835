import VitrineJSON
import VitrineLayout
import VitrineSceneFormat
import VitrineSource

/// The keys common to glass containers.
enum GlassContainerKeys {
    static func fields<Record>(
        _ update: @escaping @Sendable (inout Record, (inout GlassContainerSpec) -> Void) -> Void
    ) -> [Field<Record>] {
        [
            Field("light", .light, "two lights that face each other. Default: the first surface's") {
                record, value in update(&record) { $0.light = value }
            },
            Field(
                "shadow", .oneOrMore(of: .shadow),
                "the shadows that all glass casts together, instead of its own; `[]` for none"
            ) { record, value in update(&record) { $0.shadows = value } },
            Field(
                "edge", .cases(.edge),
                "the boundary at which the backdrop ends and mirrors: canvas or region"
            ) { record, value in update(&record) { $0.edge = value } },
        ]
    }

    /// Returns the spec with the node's spacing.
    static func resolved(
        _ spec: GlassContainerSpec, _ modifiers: Modifiers, _ context: BuildContext
    ) -> GlassContainerSpec {
        var spec = spec
        if let spacing = modifiers.spacing {
            if spacing < 0 {
                context.reader.report(
                    .outOfRange(
                        PrintedText.number(spacing),
                        allowed: "0 to \(PrintedText.number(SceneLimits.standard.length)) as spacing of glass"
                    ),
                    at: context.source.mark)
            }
            spec.spacing = max(spacing, 0)
        }
        return spec
    }
}
