/// The label of a button that is a text, an icon or both.
struct ButtonLabel {
    let title: SceneLiteral?
    let icon: SceneLiteral?
    /// The modifiers of the label, which are those of the button.
    let modifiers: [(key: String, value: SceneLiteral)]

    /// Creates the parts of a label; `nil` if it is made of other views.
    init?(_ views: ViewList) {
        guard views.literals.count == 1, let entries = views.literals[0].entries, let first = entries.first
        else { return nil }
        modifiers = entries.dropFirst().filter { $0.key != "spacing" }
        switch first.key {
        case "text":
            guard case .string = first.value.content else { return nil }
            (title, icon) = (first.value, nil)
        case "icon": (title, icon) = (nil, first.value)
        case "label":
            let label = first.value.record(scalar: "title")
            func part(_ key: String) -> SceneLiteral? { label.first { $0.key == key }?.value }
            guard case .string? = part("title")?.content, part("style") == nil, part("tint") == nil else {
                return nil
            }
            (title, icon) = (part("title"), part("icon"))
        case "hstack":
            guard case .styles = views.literals[0].note, case .sequence(let parts) = first.value.content,
                parts.map(\.kind) == ["icon", "text"]
            else { return nil }
            (title, icon) = (parts[1].entries?[0].value, parts[0].entries?[0].value)
        default: return nil
        }
    }

    /// Returns the node of a button whose label is any views, with its forms in other styles.
    static func node(of views: ViewList, at place: SourceLocation) -> SceneLiteral {
        let own: [(key: String, value: SceneLiteral)] = [("hstack", views.sceneLiteral)]
        func form(_ modifiers: [(key: String, value: SceneLiteral)]) -> SceneLiteral {
            SceneLiteral(.mapping(own + modifiers))
        }
        let room = SceneLiteral.record([("horizontal", 16), ("vertical", 8)])
        let accent = ("foreground", SceneLiteral(stringLiteral: "accent").standard)
        let filled = form([
            ("foreground", "white"), ("padding", room), ("background", "accent"), ("cornerRadius", "capsule"),
        ])
        let forms = [
            "buttonStyle.plain": form([]),
            "buttonStyle.glass": form([("padding", room), ("glass", "regular")]),
            "buttonStyle.glassProminent": form([
                ("foreground", "white"), ("padding", room), ("glass", "prominent"),
            ]),
            "buttonStyle.bordered": form([
                accent, ("padding", room), ("background", "tertiaryFill"), ("cornerRadius", "capsule"),
            ]),
            "buttonStyle.borderedProminent": filled, "buttonStyle.prominent": filled,
        ]
        var node = form([accent])
        node.location = place
        return node.withStyles(forms)
    }
}
