import VitrineGraphics

/// What a swipe over a row reveals.
struct SwipeAction: Sendable {
    var title: String?
    var icon: Symbol?
    var tint: Color?
    var role = ControlRole.normal

    private static let record = Codec<SwipeAction>.record(
        "a swipe action", from: SwipeAction(),
        [
            Field("title", .text, "a word") { $0.title = $1 },
            Field("icon", .icon, "a symbol") { $0.icon = $1 },
            Field("tint", .color, "what it stands on; grey unless told, red where it is destructive") {
                $0.tint = $1
            },
            Field("role", .cases("a button role"), "normal or destructive") { $0.role = $1 },
        ])

    static let list = Codec<[SwipeAction]>.list(
        of: Codec(record.schema, expected: record.expected) { value, reader in
            if value.isMapping, value.entry("title") == nil, value.entry("icon") == nil {
                reader.report(.missingKey("icon", on: "a swipe action without `title`"), at: value.mark)
            }
            return record.read(value, reader)
        }, count: 1...4)
}

/// The actions of one side: tiles as high as the row before the release 26, capsules since.
struct SwipeActions {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }

    /// Of one action. Known: UIKit gives an action with a short title 74 points. Of our own: the capsules' 64.
    private var tile: Double { parts.hasGlass ? 64 : 74 }
    private var gap: Double { parts.hasGlass ? 8 : 0 }

    /// What all actions take when they show whole.
    func width(_ actions: [SwipeAction]) -> Double { (tile + gap) * Double(actions.count) }

    /// The row of actions; `isTall` where there is room for a title below a symbol.
    func element(_ actions: [SwipeAction], isTall: Bool) -> any Element {
        let tiles = actions.map { action -> any Element in
            let color = action.tint ?? parts.color(action.role == .destructive ? "red" : "gray")
            let content = parts.filling(contents(action, isTall: isTall), along: [.horizontal, .vertical])
            let figure = parts.hasGlass ? Figure.capsule : .rectangle
            let surface = parts.surface(content, figure, Decoration(fills: [.color(color)]))
            guard parts.hasGlass else { return surface }
            return parts.padded(surface, horizontal: gap / 2, vertical: 5)
        }
        return parts.row(0, tiles)
    }

    private func contents(_ action: SwipeAction, isTall: Bool) -> any Element {
        var lines: [any Element] = []
        if let icon = action.icon {
            lines.append(
                parts.context.icon(icon, font: FontSpec(size: 20, weight: 500), paint: .color(.white)))
        }
        if let title = action.title, isTall && !parts.hasGlass || action.icon == nil {
            lines.append(
                parts.context.text(
                    title, font: FontSpec(size: action.icon == nil ? 15 : 13, weight: 500),
                    paint: .color(.white), lineLimit: 1))
        }
        return parts.column(2, .center, lines)
    }
}

/// A row moved aside, and the actions in the room that it leaves.
struct SwipeElement: ModifierElement {
    let content: any Element
    let actions: any Element
    /// What the actions take when they show whole, in points.
    let width: Double
    /// From -1, the trailing ones, to 1, the leading ones.
    let amount: Double

    var label: String { "swipe" }
    var attributes: [Attribute] { [Attribute("amount", amount)] }
    var children: [any Element] { [content, actions] }
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let size = children[0].size(for: proposal)
        let shown = width * abs(amount)
        let isLeading = amount > 0
        return Arrangement(
            size,
            [
                .init(Point(isLeading ? shown : -shown, 0), proposal),
                .init(Point(isLeading ? 0 : size.width - shown, 0), Proposal(shown, size.height)),
            ])
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let items = builder.items { inner in
            for child in placed.children { inner.paint(child) }
        }
        builder.append(.group(Group(clip: .fill(.rectangle(placed.frame)), items: items)), from: source)
    }
}
