/// The style of a toggle, which a still has one of.
public struct ToggleStyle: Sendable {
    private init() {}

    /// A switch.
    public static let automatic = ToggleStyle()

    /// A switch.
    public static let `switch` = ToggleStyle()

    /// A button, which a scene has no node for.
    @available(*, unavailable, message: "write Chip(\"Title\", selected: true) for a button that is on")
    public static let button = ToggleStyle()
}

extension View {
    /// Returns the view: toggles are switches.
    public func toggleStyle(_ style: ToggleStyle) -> Self { self }
}
