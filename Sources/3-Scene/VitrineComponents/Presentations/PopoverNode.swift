import VitrineColor
import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A surface with an arrow that points at its source.
enum PopoverNode: NodeKind {
    struct Properties: Sendable {
        var content: [SceneValue] = []
        var arrow: Edge? = .top
        var position = 0.5
        var anchor: PointSpec?
    }

    static let name = "popover"
    static let summary = "A surface with an arrow to what it belongs to; a list of nodes is its content."
    static let accepts: Set<RestrictedModifier> = [.spacing]
    static let alignsChildren = true

    private static let arrow = Codec<Edge?>.choice(
        .edge, [("none", nil)] + Edge.allCases.map { ($0.rawValue, $0) })

    private static let fields: [Field<Properties>] = [
        Field("content", .oneOrMore(of: .node), required: true, "the content, in a column") {
            $0.content = $1
        },
        Field("arrow", arrow, "the edge from which the arrow points, or none. Default: top") {
            $0.arrow = $1
        },
        Field(
            "position", .opacity, "the position along that edge, from its start 0 to its end 1. Default: 0.5"
        ) {
            $0.position = $1
        },
        Field(
            "anchor", .position,
            "the target of the arrow, in the space that the node then fills; instead of `position`"
        ) { $0.anchor = $1 },
    ]

    static let payload = Codec<Properties>.either(
        .record("a popover", from: Properties(), fields), when: \.isMapping,
        or: Codec<[SceneValue]>.nodes.map { Properties(content: $0) })

    /// Measures in points. Known: corners of 13 and an arrow of 37 by 13 (UIKit). Our own: corners of 26 for
    /// release 26.
    private enum Metrics {
        static let arrow = Size(37, 13)
        static let radius = 13.0
        static let glassRadius = 26.0
    }

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(children: .contain)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        var inner = context
        inner.surroundings.hugsContent = true
        inner.surroundings.column = nil
        let kit = inner.kit
        let column = StackElement(
            source: context.source, axis: .vertical, alignment: modifiers.alignment?.value ?? .center,
            spacing: modifiers.spacing ?? StackDefaults.spacing,
            children: kit.nodes(payload.content, of: "content", axis: .vertical))
        var fills: [PaintSpec] = []
        if case .paint(let paint)? = modifiers.background {
            fills = [paint]
            modifiers.background = nil
        }
        if fills.isEmpty, modifiers.glass == nil, modifiers.material == nil {
            kit.applyPopupSurface(
                &modifiers,
                shadow: Shadow(color: Color(white: 0, alpha: 0.2), sigma: 20, offset: Point(0, 6)))
        }
        let decoration = Decoration(taking: &modifiers, fills: fills, in: kit.environment)
        let standard = kit.hasGlass ? Metrics.glassRadius : Metrics.radius
        var radius = standard
        if case .rounded(let corners, _)? = modifiers.corners, let radii = corners.circular {
            radius = radii.topLeft.width
        }
        modifiers.corners = nil
        let padding = modifiers.padding ?? Insets(16)
        modifiers.padding = nil
        return PopoverElement(
            content: kit.padded(column, padding), arrow: payload.arrow, position: payload.position,
            size: Metrics.arrow, radius: radius, decoration: decoration,
            anchor: payload.anchor)
    }
}
