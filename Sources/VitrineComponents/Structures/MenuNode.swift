import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// Commands in a list that opens from a button.
enum MenuNode: NodeKind {
    struct Item: Sendable {
        var title = ""
        var subtitle: String?
        var icon: Symbol?
        var role = ButtonRole.normal
        var state = ButtonState.rest
        var isChecked = false
        var hasSubmenu = false
    }

    enum Part: Sendable {
        case item(Item)
        case divider
    }

    struct Properties: Sendable {
        var title: String?
        var items: [Part] = []
        var width: Double?
    }

    static let name = "menu"
    static let summary = "Commands in sections, as they open from a button or a long press."
    static let isVibrant = false

    private static let item = Codec<Part>.either(
        Codec<Item>.record(
            "a command", from: Item(),
            [
                Field("title", .text, required: true, "what it does") { $0.title = $1 },
                Field("subtitle", .text, "a smaller line below") { $0.subtitle = $1 },
                Field("icon", .icon, "a symbol") { $0.icon = $1 },
                Field("role", .cases("a button role"), "normal or destructive") { $0.role = $1 },
                Field("state", .cases("a button state"), "rest, pressed, hovered or disabled") {
                    $0.state = $1
                },
                Field("checked", .bool, "whether a checkmark stands before it") { $0.isChecked = $1 },
                Field("submenu", .bool, "whether it opens another menu") { $0.hasSubmenu = $1 },
            ]
        ).map { .item($0) }, when: { $0.isMapping },
        or: .either(
            .choice("a command", [("divider", .divider)]), when: \.isDivider,
            or: Codec<String>.text.map { .item(Item(title: $0)) }))

    private static let fields: [Field<Properties>] = [
        Field("title", .text, "a small line above the commands") { $0.title = $1 },
        Field(
            "items", .list(of: item, count: 1...40), required: true,
            "commands, and `divider` between sections; a text is a command's title"
        ) { $0.items = $1 },
        Field("width", .number(80...1000), "points; 250 unless told") { $0.width = $1 },
    ]

    static let payload = Codec<Properties>.either(
        .record("a menu", from: Properties(), fields), when: \.isMapping,
        or: Codec<[Part]>.list(of: item, count: 1...40).map { Properties(items: $0) })

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let parts = ComponentKit(context)
        let menu = MenuList(payload, parts)
        modifiers.corners = modifiers.corners ?? .radii(CornerRadii(menu.radius), .continuous)
        if modifiers.glass == nil, modifiers.material == nil, modifiers.background == nil {
            menu.applySurface(&modifiers)
        }
        if modifiers.clip == nil, !parts.hasGlass { modifiers.clip = .nodeShape }
        return menu.element
    }
}

/// Measures in points.
///
/// - Known: 250 wide, rows of 44, corners of 13 and 8 between sections before the release 26 (UIKit; Flutter's
///   `CupertinoContextMenu` measures width and corners).
/// - Of our own, fitted to pictures of the release 26: corners of 30, rows of 42 with symbols before their titles.
private struct MenuList {
    let menu: MenuNode.Properties
    let parts: ComponentKit

    init(_ menu: MenuNode.Properties, _ parts: ComponentKit) { (self.menu, self.parts) = (menu, parts) }

    var radius: Double { parts.hasGlass ? 30 : 13 }
    private var height: Double { parts.hasGlass ? 42 : 44 }
    private var width: Double {
        menu.width ?? (parts.type.isAccessibility ? min(parts.width - 32, 350) : 250)
    }

    private var items: [MenuNode.Item] {
        menu.items.compactMap { if case .item(let item) = $0 { item } else { nil } }
    }
    /// Titles begin at one line where any command has a checkmark.
    private var hasChecks: Bool { items.contains { $0.isChecked } }
    private var hasIcons: Bool { items.contains { $0.icon != nil } }

    func applySurface(_ modifiers: inout Modifiers) {
        if parts.hasGlass {
            modifiers.glass = GlassSpec()
        } else {
            modifiers.material = Materials.material("thick", in: parts.environment)
            modifiers.shadows =
                modifiers.shadows ?? [
                    ShadowSpec(Shadow(color: Color(white: 0, alpha: 0.2), sigma: 16, offset: Point(0, 4)))
                ]
            if parts.isStrong, modifiers.strokes.isEmpty {
                modifiers.strokes = [GlassFallback.border(parts.environment)]
            }
        }
    }

    var element: any Element {
        var column: [any Element] = []
        if let title = menu.title {
            let line = parts.padded(
                parts.filling(
                    parts.text(title, .footnote, parts.label(.secondary), lines: 2),
                    parts.hasGlass ? .leadingEdge : .center),
                Insets(
                    top: parts.hasGlass ? 8 : 11, left: parts.hasGlass ? 20 : 16,
                    bottom: parts.hasGlass ? 4 : 11, right: 16))
            column.append(line)
            if !parts.hasGlass { column.append(parts.separator()) }
        }
        for (index, part) in menu.items.enumerated() {
            switch part {
            case .divider: column.append(divider)
            case .item(let item):
                column.append(row(item))
                // Hairlines between commands of a section went with the release 26.
                if !parts.hasGlass, index + 1 < menu.items.count, case .item = menu.items[index + 1] {
                    column.append(parts.separator())
                }
            }
        }
        let content = parts.fixedVertically(parts.framed(parts.column(0, .leading, column), width: width))
        return parts.hasGlass ? parts.padded(content, vertical: 10) : content
    }

    private var divider: any Element {
        guard parts.hasGlass else {
            let wash = Color(white: 0, alpha: parts.isDark ? 0.16 : 0.08)
            return parts.framed(parts.shape(.rectangle, .color(wash)), height: 8)
        }
        return parts.padded(parts.separator(), horizontal: 20, vertical: 8)
    }

    private func row(_ item: MenuNode.Item) -> any Element {
        var paint = item.role == .destructive ? PaintSpec.color(parts.color("red")) : parts.label(.primary)
        if item.state == .disabled { paint = parts.label(.tertiary) }
        var lines = [parts.text(item.title, .body, paint, lines: 2)]
        if let subtitle = item.subtitle {
            lines.append(parts.text(subtitle, .footnote, parts.label(.secondary), lines: 2))
        }
        let texts = parts.filling(parts.column(1, .leading, lines), .leadingEdge)
        var row: [any Element] = []
        if hasChecks {
            let mark = item.isChecked ? parts.icon("checkmark", points: 14, weight: 600, paint) : parts.empty
            row.append(parts.framed(mark, width: parts.scaled(18)))
        }
        if parts.hasGlass, hasIcons {
            row.append(parts.framed(symbol(item, paint), width: parts.scaled(26)))
        }
        row.append(texts)
        if !parts.hasGlass, item.icon != nil { row.append(symbol(item, paint)) }
        if item.hasSubmenu {
            let forward =
                parts.environment.layoutDirection == .leftToRight ? "chevron.right" : "chevron.left"
            row.append(parts.icon(forward, points: 13, weight: 600, parts.label(.secondary)))
        }
        let side = parts.hasGlass ? 20.0 : (hasChecks ? 10 : 16)
        let line = parts.padded(
            parts.row(parts.hasGlass ? 10 : 8, row),
            Insets(top: 8, left: side, bottom: 8, right: parts.hasGlass ? 20 : 16))
        let cell = parts.filling(line, minHeight: parts.scaled(height), .leadingEdge)
        guard item.state == .pressed || item.state == .hovered else { return cell }
        let wash = Decoration(fills: [.color(parts.color("secondaryFill"))])
        guard parts.hasGlass else { return parts.surface(cell, .rectangle, wash) }
        // Concentric with the menu, 10 within its edge.
        return BackgroundOverlayElement(
            content: cell,
            background: [
                parts.padded(
                    ShapeElement(
                        source: parts.source, name: "shape", shape: parts.rounded(radius - 10),
                        decoration: wash), horizontal: 10)
            ], overlay: [])
    }

    private func symbol(_ item: MenuNode.Item, _ paint: PaintSpec) -> any Element {
        item.icon.map { parts.icon($0, points: 17, weight: parts.hasGlass ? 500 : 400, paint) } ?? parts.empty
    }
}

extension SceneValue {
    fileprivate var isDivider: Bool {
        if case .string("divider") = content { true } else { false }
    }
}
