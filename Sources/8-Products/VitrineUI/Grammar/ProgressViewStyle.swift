/// The style of the progress of a task.
public struct ProgressViewStyle: Sendable {
    let name: String

    /// A bar where the progress is known, otherwise spokes.
    public static let automatic = ProgressViewStyle(name: "linear")

    /// A bar.
    public static let linear = ProgressViewStyle(name: "linear")

    /// A ring where the progress is known, otherwise spokes.
    public static let circular = ProgressViewStyle(name: "circular")
}
