// SwiftUI's ways to make buttons. A still never calls their actions.

extension Button {
    /// Creates a button with a title, in the style of the `buttonStyle` around it. Default: only the title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - role: The role. Default: normal.
    ///   - action: What the button does, which a still never shows.
    public init(
        _ title: any TextConvertible, role: ButtonRole = .unset, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, action: () -> Void
    ) {
        self.init(title, icon: nil, role: role, at: SourceLocation(file, line, column))
    }

    /// Creates a button with an icon and a title, in the `buttonStyle` around it. Default: both alone.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the icon.
    ///   - role: The role. Default: normal.
    ///   - action: What the button does, which a still never shows.
    public init(
        _ title: any TextConvertible, systemImage: any TextConvertible, role: ButtonRole = .unset,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, action: () -> Void
    ) {
        self.init(title, icon: systemImage, role: role, at: SourceLocation(file, line, column))
    }

    /// Creates a button with a label, in the style of the `buttonStyle` around it. Default: the label alone.
    ///
    /// - Parameters:
    ///   - role: The role. Default: normal.
    ///   - action: What the button does, which a still never shows.
    ///   - label: The label: a text, an icon, both, or any views.
    public init(
        role: ButtonRole = .unset, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, action: () -> Void, @ViewBuilder label: () -> ViewList
    ) {
        let place = SourceLocation(file, line, column)
        let views = label()
        if let parts = ButtonLabel(views) {
            self.init(parts.title, icon: parts.icon, role: role, at: place, modifiers: parts.modifiers)
        } else {
            self.init(node: ButtonLabel.node(of: views, at: place))
        }
    }

    private init(
        _ title: (any SceneConvertible)?, icon: (any SceneConvertible)?, role: ButtonRole,
        at place: SourceLocation, modifiers: [(key: String, value: SceneLiteral)] = []
    ) {
        let payload = SceneLiteral.record([
            ("title", title), ("icon", icon), ("style", ButtonStyle.plain.sceneLiteral.standard),
            ("role", role),
        ])
        self.init(node: SceneLiteral(.mapping([("button", payload)] + modifiers), at: place))
    }

    private init(node: SceneLiteral) { literals = [node] }
}

extension ButtonStyle {
    /// The style of buttons that have no surface.
    public static var automatic: ButtonStyle { plain }

    /// The style of buttons that have no surface.
    public static var borderless: ButtonStyle { plain }

    /// Returns the style of buttons of a kind of glass.
    public static func glass(_ glass: Glass) -> ButtonStyle { .glass }
}

extension ButtonRole {
    /// The role of a button that confirms.
    public static var confirm: ButtonRole { normal }

    /// The role of a button that closes.
    public static var close: ButtonRole { cancel }
}

extension View {
    /// Sets the style of buttons in the view that do not have their own.
    public func buttonStyle(_ style: ButtonStyle) -> ModifiedView {
        settingStyle("buttonStyle", style.sceneLiteral, of: ControlKinds.buttons)
    }

    /// Sets the shape of buttons in the view.
    public func buttonBorderShape(
        _ shape: ButtonBorderShape, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        guard let radius = shape.radius else { return ModifiedView(literals: nodes) }
        return mapMappings { node in
            guard let entries = node.entries, let kind = entries.first?.key,
                ControlKinds.buttons[kind] != nil, !entries.contains(where: { $0.key == "cornerRadius" })
            else { return node }
            return node.adding("cornerRadius", radius.sceneLiteral)
        }
    }

    /// Sets the size of buttons in the view that do not have their own.
    public func controlSize(_ size: ControlSize) -> ModifiedView {
        settingControls("size", size.sceneLiteral, of: ControlKinds.buttons)
    }

    /// Shows controls in the view as disabled.
    public func disabled(_ isDisabled: Bool = true) -> ModifiedView {
        settingControls("state", isDisabled ? "disabled" : .unset, of: ControlKinds.disabled)
    }

    /// Sets the color of controls in the view that do not have their own.
    public func tint(_ color: Color) -> ModifiedView {
        let literal = color.sceneLiteral
        if literal.isUnset { return ModifiedView(literals: nodes) }
        return mapMappings { node in
            guard let entries = node.entries else { return node }
            var copy = node
            copy.content = .mapping(
                entries.map { entry in
                    let isStandard = entry.key == "foreground" && entry.value.isStandard
                    return isStandard ? (entry.key, literal.standard) : entry
                })
            return copy.settingDefault("tint", literal, of: ControlKinds.tinted)
        }
    }

    /// Sets the color of controls in the view that do not have their own.
    public func accentColor(_ color: Color) -> ModifiedView { tint(color) }
}
