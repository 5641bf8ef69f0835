/// How the two ends of an arc are joined.
public enum ArcClosing: String, Hashable, Sendable, CaseIterable {
    /// Not at all; filled, it is closed by its chord.
    case open
    /// By a straight line.
    case chord
    /// By two straight lines through the centre.
    case pie
}
