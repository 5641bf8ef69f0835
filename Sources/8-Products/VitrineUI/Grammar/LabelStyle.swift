/// The parts of a label that show.
public struct LabelStyle: Sendable {
    let name: String

    /// The icon and the title.
    public static let automatic = LabelStyle(name: "titleAndIcon")

    /// The icon and the title.
    public static let titleAndIcon = LabelStyle(name: "titleAndIcon")

    /// The icon alone.
    public static let iconOnly = LabelStyle(name: "iconOnly")

    /// The title alone.
    public static let titleOnly = LabelStyle(name: "titleOnly")
}

extension View {
    /// Sets the parts that show of labels in the view.
    public func labelStyle(_ style: LabelStyle) -> ModifiedView {
        mapMappings { $0.inStyle("labelStyle.\(style.name)") }
    }
}
