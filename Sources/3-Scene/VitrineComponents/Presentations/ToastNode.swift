import VitrineColor
import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A message that appears and disappears on its own.
enum ToastNode: NodeKind {
    enum Style: String, Sendable, CaseIterable { case plain, success, warning, error, loading }

    struct Properties: Sendable {
        var title = ""
        var subtitle: String?
        var icon: Symbol?
        var style = Style.plain
        var action: String?
        var tint: Color?
        var progress: Double?
    }

    static let name = "toast"
    static let valueKey: String? = "title"
    static let summary = "A message that comes and goes by itself; a text is its title."
    static let isVibrant = false

    private static let fields: [Field<Properties>] = [
        Field("title", .text, required: true, "the message") { $0.title = $1 },
        Field("subtitle", .text, "more about it") { $0.subtitle = $1 },
        Field("icon", .icon, "a symbol. Default: that of the style") { $0.icon = $1 },
        Field("style", .cases("a toast style"), "plain, success, warning, error or loading") {
            $0.style = $1
        },
        Field("action", .text, "a button at the trailing side") { $0.action = $1 },
        Field("tint", .color, "of symbol and action. Default: that of the style") { $0.tint = $1 },
        Field("progress", .opacity, "the share of its time that is left, as a line at its bottom") {
            $0.progress = $1
        },
    ]

    static let payload = Codec<Properties>.either(
        .record(.toast, from: Properties(), fields), when: \.isMapping,
        or: Codec<String>.text.map { Properties(title: $0) })

    private static let signs: [Style: (icon: String, color: String)] = [
        .success: ("checkmark.circle.fill", "green"), .warning: ("exclamationmark.triangle.fill", "orange"),
        .error: ("xmark.circle.fill", "red"),
    ]

    /// The measures of toasts, in points. The system has no toasts: they are our own, based on its banners.
    private enum Metrics {
        static let radius = 22.0
        static let height = 52.0
        static let width = 380.0
    }

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        let words = [payload.title, payload.subtitle].compactMap { $0 }
        var properties = AccessibilityProperties(
            label: words.joined(separator: ", "), traits: .isStaticText, children: .ignore)
        properties.actions = payload.action.map { [$0] } ?? []
        return properties
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let kit = context.kit
        let sign = signs[payload.style]
        let accent = payload.tint ?? sign.map { kit.color($0.color) }
        var row: [any Element] = []
        if payload.style == .loading {
            row.append(
                ActivityIndicator.element(diameter: kit.scaled(20), paint: kit.label(.secondary), context)
            )
        } else if let icon = payload.icon {
            row.append(kit.icon(icon, points: 21, weight: 500, accent.map(PaintSpec.color)))
        } else if let sign {
            row.append(kit.icon(sign.icon, points: 21, weight: 500, accent.map(PaintSpec.color)))
        }
        var lines = [kit.title(payload.title, .subheadline, weight: 600, lines: 2)]
        if let subtitle = payload.subtitle {
            lines.append(kit.title(subtitle, .footnote, kit.label(.secondary), lines: 3))
        }
        row.append(kit.column(1, .leading, lines))
        if let action = payload.action {
            row.append(kit.gap(width: 4))
            row.append(
                LayoutPriorityElement(
                    content: kit.title(
                        action, .subheadline, weight: 600, kit.tint(payload.tint)), layoutPriority: 1))
        }
        let side = 16.0
        let content = kit.padded(
            kit.row(11, row),
            modifiers.padding
                ?? Insets(top: 10, left: side, bottom: 10, right: payload.action == nil ? 20 : 18))
        modifiers.padding = nil
        let isCapsule = payload.subtitle == nil && !kit.type.isAccessibility
        modifiers.corners =
            modifiers.corners ?? (isCapsule ? .capsule : .rounded(CornerLengths(Metrics.radius), .continuous))
        if modifiers.glass == nil, modifiers.material == nil, modifiers.background == nil {
            kit.applyPopupSurface(&modifiers)
            if !kit.hasGlass { SurfaceDefaults.applyMaterialEdge(&modifiers, kit.environment.appearance) }
        }
        let framed = FrameElement(
            content: content, width: FrameLength(),
            height: FrameLength(minimum: isCapsule ? 46 : Metrics.height),
            alignment: .center)
        guard let progress = payload.progress else { return framed }
        let line = FrameElement(
            content: kit.shape(.capsule, accent.map(PaintSpec.color) ?? kit.tint()),
            width: FrameLength(fraction: progress), height: FrameLength(fixed: 3), alignment: .center)
        let track = FrameElement(
            content: line, width: FrameLength(maximum: .infinity), height: FrameLength(maximum: .infinity),
            alignment: Alignment(.leading, .bottom))
        return kit.overlaid(
            framed,
            [kit.padded(track, Insets(top: 0, left: Metrics.radius, bottom: 3, right: Metrics.radius))])
    }
}

extension Noun {
    package static let toast: Noun = "a toast"
}
