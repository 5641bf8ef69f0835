import VitrineColor
import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The bar at the bottom of a screen.
enum ToolbarNode: NodeKind {
    struct Properties: Sendable {
        var items: [BarItem.Part] = []
        var scrolled = 1.0
        var tint: Color?
    }

    static let name = "toolbar"
    static let summary =
        "The bar at the bottom of a screen: items in groups, with `spacer` and `gap` between them."
    static let isVibrant = false

    private static let fields: [Field<Properties>] = [
        Field(
            "items", BarItem.list, required: true, "items, `spacer` for room that grows, `gap` between groups"
        ) {
            $0.items = $1
        },
        Field("scrolled", .opacity, "the amount of content under the bar, 0 to 1. Default: 1") {
            $0.scrolled = $1
        },
        Field("tint", .color, "the colour of all items. Default: `accent` before release 26") {
            $0.tint = $1
        },
    ]

    static let payload = Codec<Properties>.either(
        .record("a toolbar", from: Properties(), fields), when: \.isMapping,
        or: BarItem.list.map { Properties(items: $0) })

    /// Measures in points. Known: UIKit's bottom bar is 44 high on phones before release 26, as is the glass
    /// since. Our own: the distance of the glass from the sides and the safe area.
    private enum Metrics {
        static let height = 44.0
        static let glassSide = 24.0
        static let glassBelow = 8.0
    }

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        var properties = AccessibilityProperties(children: .contain)
        properties.sortPriority = -1
        return properties
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        if modifiers.alignment == nil, context.inherited.axis == nil {
            modifiers.alignment = (Alignment(.center, .bottom), context.source.mark)
        }
        return AdaptiveElement.makeBar(&modifiers, context) { element(payload, &$0, $1) }
    }

    private static func element(
        _ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext
    ) -> any Element {
        let kit = context.kit
        var items = payload.items.tinted(payload.tint)
        // Without spacers, plain items and groups of glass are spread apart, as in SwiftUI's bottom bars.
        let isSpread = !items.contains(where: \.isSpacer)
        if isSpread, !kit.hasGlass {
            items = Array(items.filter(\.isItem).map { [$0] }.joined(separator: [.spacer]))
        }
        var row = BarItemRow(kit).elements(items, name: "items", in: .all)
        if isSpread, kit.hasGlass, row.count > 1 {
            row = Array(row.map { [$0] }.joined(separator: [kit.spacer()]))
        }
        let edges: Set<Edge> = [.bottom, .leading, .trailing]
        var fills: [PaintSpec] = []
        if case .paint(let paint)? = modifiers.background {
            fills = [paint]
            modifiers.background = nil
        }
        let hasOwn = !fills.isEmpty || modifiers.material != nil || modifiers.glass != nil
        let side = kit.hasGlass ? Metrics.glassSide : kit.margin
        let content = kit.padded(
            kit.filling(
                kit.framed(kit.row(kit.hasGlass ? 10 : 18, row), minHeight: Metrics.height)),
            Insets(top: 0, left: side, bottom: kit.hasGlass ? Metrics.glassBelow : 0, right: side))
        if hasOwn {
            return kit.surface(
                content, .rectangle, Decoration(taking: &modifiers, fills: fills, in: kit.environment),
                bleeds: edges)
        }
        if kit.hasGlass {
            return kit.context.fadingContent(
                under: content, at: .bottom, over: kit.color("systemBackground"), amount: payload.scrolled)
        }
        guard payload.scrolled > 0 else { return content }
        let line = FrameElement(
            content: kit.separator(), width: FrameLength(), height: FrameLength(maximum: .infinity),
            alignment: .topEdge)
        var decoration = kit.material("bar")
        decoration.strokes = []
        return kit.overlaid(kit.surface(content, .rectangle, decoration, bleeds: edges), [line])
    }
}

extension BarItem.Part {
    fileprivate var isSpacer: Bool {
        if case .spacer = self { true } else { false }
    }

    fileprivate var isItem: Bool {
        if case .item = self { true } else { false }
    }
}
