/// The style of the progress of a task.
public struct ProgressViewStyle: Sendable {
    let name: String

    /// A bar if the progress is known, otherwise an activity indicator.
    public static let automatic = ProgressViewStyle(name: "linear")

    /// A bar.
    public static let linear = ProgressViewStyle(name: "linear")

    /// A ring if the progress is known, otherwise an activity indicator.
    public static let circular = ProgressViewStyle(name: "circular")
}
