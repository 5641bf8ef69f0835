/// Whether a part of a view shows.
public enum Visibility: Sendable {
    /// As the view has it by itself.
    case automatic

    /// It shows.
    case visible

    /// It does not show.
    case hidden

    /// It does not show.
    public static var never: Visibility { .hidden }
}
