/// The visibility of a part of a view.
public enum Visibility: Sendable {
    /// The default of the view.
    case automatic

    /// It shows.
    case visible

    /// It does not show.
    case hidden

    /// It does not show.
    public static var never: Visibility { .hidden }
}
