import VitrineColor
import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A list of commands that opens from a button.
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
        var tint: Color?
    }

    static let name = "menu"
    static let summary = "Commands in sections, as they open from a button or a long press."
    static let isVibrant = false

    private static let item = Codec<Part>.either(
        Codec<Item>.record(
            "a command", from: Item(),
            [
                Field("title", .text, required: true, "the title of the command") { $0.title = $1 },
                Field("subtitle", .text, "a smaller line below") { $0.subtitle = $1 },
                Field("icon", .icon, "a symbol") { $0.icon = $1 },
                Field("role", .cases("a button role"), "normal or destructive") { $0.role = $1 },
                Field("state", .cases("a button state"), "rest, pressed, hovered or disabled") {
                    $0.state = $1
                },
                Field("checked", .bool, "shows a checkmark before the title") { $0.isChecked = $1 },
                Field("submenu", .bool, "shows that it opens a submenu") { $0.hasSubmenu = $1 },
            ]
        ).map { .item($0) }, when: { $0.isMapping },
        or: .either(
            .choice("a command", [("divider", .divider)]), when: \.isDivider,
            or: title))

    /// The title of a command, which is not a word for a line.
    private static let title = Codec<Part>(Codec<String>.text.schema, expected: Codec<String>.text.expected) {
        value, reader in
        Codec<String>.text.read(value, reader).map { text in
            if ["separator", "line", "hr", "-", "--", "---"].contains(text.lowercased()) {
                reader.warn(
                    .textSyntax,
                    .odd(text, because: "is shown as a command", instead: "a line is `divider`"),
                    at: value.mark)
            }
            return .item(Item(title: text))
        }
    }

    private static let fields: [Field<Properties>] = [
        Field("title", .text, "a small line above the commands") { $0.title = $1 },
        Field(
            "items", .list(of: item, count: 1...40), required: true,
            "commands, and `divider` between sections; a text is a command's title"
        ) { $0.items = $1 },
        Field("width", .number(80...1000), "points. Default: 250") { $0.width = $1 },
        Field("tint", .color, "the colour of symbols. Default: that of their titles") { $0.tint = $1 },
    ]

    static let payload = Codec<Properties>.either(
        .record("a menu", from: Properties(), fields), when: \.isMapping,
        or: Codec<[Part]>.list(of: item, count: 1...40).map { Properties(items: $0) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(label: payload.title, children: .contain)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let kit = context.kit
        let menu = MenuList(payload, kit)
        modifiers.corners = modifiers.corners ?? .rounded(CornerLengths(menu.radius), .continuous)
        if modifiers.glass == nil, modifiers.material == nil, modifiers.background == nil {
            menu.applySurface(&modifiers)
        }
        if modifiers.clip == nil, !kit.hasGlass { modifiers.clip = .nodeShape }
        return menu.element
    }
}

extension SceneValue {
    fileprivate var isDivider: Bool {
        if case .string("divider") = content { true } else { false }
    }
}
