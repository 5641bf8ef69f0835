/// The style of a picker.
public struct PickerStyle: Sendable {
    let name: String

    /// A row with the value.
    public static let automatic = PickerStyle(name: "menu")

    /// A row with the value, which opens a menu.
    public static let menu = PickerStyle(name: "menu")

    /// Segments side by side.
    public static let segmented = PickerStyle(name: "segmented")

    /// Segments side by side.
    public static let palette = PickerStyle(name: "segmented")

    /// A wheel, which a scene has no node for.
    @available(*, unavailable, message: "there is no wheel: write .pickerStyle(.segmented) or .menu")
    public static let wheel = PickerStyle(name: "menu")

    /// Rows in the list around it, which a scene has no node for.
    @available(*, unavailable, message: "write Row(\"A\", accessory: .checkmark) and a Row for each option")
    public static let inline = PickerStyle(name: "menu")

    /// A row that leads to the options, which a scene has no node for.
    @available(*, unavailable, message: "write Row(\"Title\", value: \"A\", accessory: .disclosure)")
    public static let navigationLink = PickerStyle(name: "menu")
}
