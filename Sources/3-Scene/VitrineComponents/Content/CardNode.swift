import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A column on a surface of its own.
enum CardNode: NodeKind {
    enum Style: String, Sendable, CaseIterable {
        /// With a soft shadow.
        case elevated
        /// Without a shadow.
        case plain
        /// With a hairline border instead of a shadow.
        case outlined
        /// Glass, or a material on releases without glass.
        case glass
    }

    enum State: String, Sendable, CaseIterable { case rest, pressed, hovered, selected, disabled }

    struct Properties: Sendable {
        var content: [SceneValue] = []
        var header: SectionContent?
        var footer: SectionContent?
        var style = Style.elevated
        var state = State.rest
        var separators = true
    }

    /// The header or footer of the content.
    enum SectionContent: Sendable {
        case text(String)
        case nodes([SceneValue])
    }

    static let name = "card"
    static let hasOwnPadding = true
    static let summary =
        "A column of nodes on a rounded surface with a soft shadow; of glass with `glass` or `material`."
    static let accepts: Set<RestrictedModifier> = [.spacing]
    static let alignsChildren = true

    private static let part = Codec<SectionContent>.either(
        Codec<[SceneValue]>.oneOrMore(of: .node).map { .nodes($0) }, when: { $0.isMapping || $0.isSequence },
        or: Codec<String>.text.map { .text($0) })

    static let payload = Codec<Properties>.either(
        .record(
            "a card", from: Properties(),
            [
                Field("content", .nodes, required: true, "the nodes of its column") { $0.content = $1 },
                Field("header", part, "a title, or nodes, above a line") { $0.header = $1 },
                Field("footer", part, "a note, or nodes, below a line") { $0.footer = $1 },
                Field(
                    "style", .cases("a card style"), "elevated, plain, outlined or glass. Default: elevated"
                ) {
                    $0.style = $1
                },
                Field("state", .cases("a card's state"), "rest, pressed, hovered, selected or disabled") {
                    $0.state = $1
                },
                Field("separators", .bool, "shows lines that separate header and footer from the rest") {
                    $0.separators = $1
                },
            ]), when: \.isMapping, or: Codec<[SceneValue]>.nodes.map { Properties(content: $0) })

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        modifiers.padding = modifiers.padding ?? Insets(16)
        modifiers.corners = modifiers.corners ?? .rounded(CornerLengths(20), .continuous)
        if modifiers.alignment == nil {
            modifiers.alignment = (Alignment(.leading, .center), context.source.mark)
        }
        applySurface(&modifiers, payload.style, context)
        show(payload.state, &modifiers, context)
        let column = StackElement(
            source: context.source, axis: .vertical, alignment: modifiers.alignment?.value ?? .center,
            spacing: modifiers.spacing ?? 12, children: context.children(payload.content, axis: .vertical))
        if payload.header == nil, payload.footer == nil { return column }
        return withHeaderAndFooter(column, card: payload, modifiers: &modifiers, with: context.kit)
    }

    private static func applySurface(_ modifiers: inout Modifiers, _ style: Style, _ context: BuildContext) {
        let environment = context.reader.environment
        let kit = context.kit
        let isOwn = modifiers.material != nil || modifiers.background != nil
        if style == .glass, modifiers.glass == nil, !isOwn { modifiers.glass = GlassSpec() }
        if modifiers.glass != nil {
            // The preset has its own light and shadow.
            return
        }
        if modifiers.material != nil {
            if modifiers.strokes.isEmpty {
                modifiers.strokes = [SurfaceDefaults.glassRim(environment.appearance)]
            }
        } else if modifiers.background == nil {
            let name = "secondarySystemGroupedBackground"
            modifiers.background = .paint(.color(kit.color(name)))
        }
        // Under increased contrast, every card has a border.
        if style == .outlined || (kit.hasIncreasedContrast && modifiers.strokes.isEmpty),
            modifiers.strokes.isEmpty
        {
            modifiers.strokes = [
                StrokeSpec(
                    paint: .color(kit.color("separator")), style: StrokeStyle(width: 1, position: .inside))
            ]
        }
        let shadows = style == .elevated ? SurfaceDefaults.shadows(environment.appearance) : []
        modifiers.shadows = modifiers.shadows ?? shadows
    }

    /// Shows the state of the card in the same way as buttons.
    private static func show(_ state: State, _ modifiers: inout Modifiers, _ context: BuildContext) {
        let environment = context.reader.environment
        switch state {
        case .rest: break
        case .pressed, .hovered:
            if modifiers.glass != nil {
                if modifiers.glass?.state == nil {
                    modifiers.glass?.state = GlassState(rawValue: state.rawValue)
                }
            } else {
                let change = environment.appearance == .light ? -0.04 : 0.06
                modifiers.filters.append(
                    .layer(.matrix(.brightness(state == .pressed ? change : change / 2))))
            }
            if state == .pressed {
                modifiers.scale = modifiers.scale ?? ScaleSpec(factors: Point(0.97, 0.97))
            }
        case .selected:
            modifiers.strokes.append(
                StrokeSpec(
                    paint: .color(environment.accent), style: StrokeStyle(width: 2, position: .inside)))
        case .disabled: modifiers.opacity = (modifiers.opacity ?? 1) * 0.45
        }
    }

    /// Returns the header, content and footer, with full-width lines between them.
    private static func withHeaderAndFooter(
        _ column: any Element, card: Properties, modifiers: inout Modifiers, with kit: ComponentKit
    ) -> any Element {
        let insets = modifiers.padding ?? .zero
        modifiers.padding = .zero
        let alignment = Alignment(modifiers.alignment?.value.horizontal ?? .leading, .center)
        func part(_ part: SectionContent, _ name: String) -> any Element {
            switch part {
            case .nodes(let nodes):
                kit.row(8, kit.nodes(nodes, of: name, axis: .horizontal))
            case .text(let text):
                name == "header"
                    ? kit.title(text, .headline, lines: 2)
                    : kit.title(text, .footnote, kit.label(.secondary), lines: nil)
            }
        }
        func padded(_ element: any Element, _ top: Double, _ bottom: Double) -> any Element {
            kit.padded(
                kit.filling(element, alignment),
                Insets(top: top, left: insets.left, bottom: bottom, right: insets.right))
        }
        // Separators need more space around them than the sections need without.
        let between = card.separators ? 12.0 : 5
        var rows: [any Element] = []
        if let header = card.header {
            rows.append(padded(part(header, "header"), insets.top * 0.8, between))
            if card.separators { rows.append(kit.separator()) }
        }
        rows.append(
            padded(
                column, card.header == nil ? insets.top : between,
                card.footer == nil ? insets.bottom : between))
        if let footer = card.footer {
            if card.separators { rows.append(kit.separator()) }
            rows.append(padded(part(footer, "footer"), between, insets.bottom * 0.8))
        }
        return kit.column(0, .leading, rows)
    }
}
